import { Radio, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { SeriesScore } from '../../../league/series/series-score';
import { Spoiler } from '../../../league/spoilers/spoiler';
import { hasTeamOf, StarMark } from '../../../league/stars/star-mark';
import { useOwnTeamIds } from '../../../league/stars/stars';
import { TeamName } from '../../../league/team-logo';
import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import { ExternalLink, Link } from '../../../ui/link';
import { EveningOdds } from './evening-odds';
import { eveningState, minutesUntil, type EveningState } from './evening-state';
import type { EveningSeries } from './top-match';
import { useLanguage } from '../../../lib/i18n/i18n';
import { divisionName } from '../../../league/division-name';

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    // the names need the space
    '& img, & [data-initials]': { '@media (max-width: 359px)': { display: 'none !important' } },
  },
});

const Pair = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 3.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr) 5rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: { base: '1', sm: '3' },
    minHeight: '14',
    paddingInline: { base: '2', sm: '4' },
    paddingTop: '2',
    borderRadius: 'none',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Side = styled('span', {
  base: { display: 'flex', minWidth: '0', fontSize: { base: 'sm', sm: 'md' }, fontWeight: 'medium', hyphens: 'auto' },
  variants: {
    side: { home: { justifyContent: 'flex-end', textAlign: 'right' }, away: {} },
    /** The winner is brighter, not larger. */
    isDimmed: { true: { color: 'fg.muted' } },
  },
});

/** Its height does not depend on what is in it, so nothing moves when a state comes. */
const Facts = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'touch',
    paddingInline: '2',
    paddingBlock: '1.5',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});

const Chip = styled('strong', {
  base: { fontWeight: 'semibold', color: 'fg.muted' },
  variants: {
    state: {
      coming: { color: 'fg' },
      unconfirmed: { color: 'fg.draw' },
      finished: {},
    },
  },
});

const Top = styled('strong', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg', fontWeight: 'semibold' },
});

const Stream = styled(ExternalLink, {
  base: { display: 'inline-flex', alignItems: 'center', gap: '1', minHeight: 'touch' },
});

interface EveningListProps {
  label: string;
  series: readonly EveningSeries[];
  /** The id of the evening's top match. */
  top: number | null;
  unconfirmed: readonly number[];
  /** Null on a page that the server has drawn: only states that no clock changes are shown. */
  now: Date | null;
}

/** Series that start together: both teams with the score, and below what they do now. */
export function EveningList({ label, series, top, unconfirmed, now }: EveningListProps) {
  return (
    <List aria-label={label}>
      {series.map((one) => (
        <li key={one.id}>
          <EveningRow series={one} isTop={one.id === top} unconfirmed={unconfirmed} now={now} />
        </li>
      ))}
    </List>
  );
}

interface EveningRowProps extends Pick<EveningListProps, 'unconfirmed' | 'now'> {
  series: EveningSeries;
  isTop: boolean;
}

function EveningRow({ series, isTop, unconfirmed, now }: EveningRowProps) {
  const { t } = useTranslation('series-tonight');
  const language = useLanguage();
  const place = (count: number) => t('place', { count, ordinal: true });
  const own = useOwnTeamIds();
  const { home, away, homeGames, awayGames, division, isStreamed } = series;
  const lead = (homeGames ?? 0) - (awayGames ?? 0);
  const isReported = series.state === 'REPORTED';
  const state = eveningState(series, unconfirmed, now ?? new Date(0));
  return (
    <>
      <Spoiler series={series} button="middle">
        <Pair to={paths.series(series.id)}>
          <Side side="home" isDimmed={lead < 0} data-lost={lead < 0 || undefined}>
            <TeamName team={home} isReversed isWrapping />
          </Side>
          <SeriesScore series={series} />
          <Side side="away" isDimmed={lead > 0} data-lost={lead > 0 || undefined}>
            <TeamName team={away} isWrapping />
          </Side>
        </Pair>
      </Spoiler>
      <EveningOdds series={series} />
      <Facts>
        {/* that it is played, or waits for its result, is said in the score's place */}
        {(now ?? isReported) && state !== 'on' && state !== 'awaited' && <State {...{ state, series, now }} />}
        {/* places follow from results, so styles hide them from who hides these */}
        {isTop && (
          <Top data-places>
            <Star aria-hidden size={14} />
            {t('top')}
          </Top>
        )}
        {hasTeamOf(own, series) && <StarMark />}
        <span>{divisionName(division, language)}</span>
        {series.places && !isReported && (
          <span data-places>{t('places', { home: place(series.places.home), away: place(series.places.away) })}</span>
        )}
        {isStreamed && (
          <Stream href={LEAGUE.streamUrl}>
            <Radio aria-hidden size={16} />
            {t('stream')}
          </Stream>
        )}
      </Facts>
    </>
  );
}

interface StateProps {
  state: Exclude<EveningState, 'on' | 'awaited'>;
  series: EveningSeries;
  now: Date | null;
}

function State({ state, series, now }: StateProps) {
  const { t } = useTranslation('series-tonight');
  const left = state === 'coming' && now && series.scheduledAt ? minutesUntil(series.scheduledAt, now) : null;
  const [hours, minutes] = [Math.floor((left ?? 0) / 60), (left ?? 0) % 60];
  const words = left === null ? t(`state.${state}`) : t(hours > 0 ? 'in-hours' : 'in-minutes', { hours, minutes });
  return <Chip state={state}>{words}</Chip>;
}
