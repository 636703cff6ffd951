import { Radio } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Instant } from '../../ui/time/instant';
import { Spoiler } from '../spoilers/spoiler';
import type { SeriesRowFragment } from './series-row.generated';
import { SeriesScore } from './series-score';
import { TeamName } from '../team-logo';
import { useLanguage } from '../../lib/i18n/i18n';
import { divisionName } from '../division-name';

interface SeriesRowProps {
  series: SeriesRowFragment;
  /** Shows the division too, when series of several divisions are listed together. */
  isDivisionShown?: boolean;
  now?: Date;
}

const Row = styled(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 3rem minmax(0, 1fr)', sm: 'minmax(0, 1fr) 4.5rem minmax(0, 1fr)' },
    '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr) 2.75rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: { base: '1', sm: '2' },
    minHeight: '14',
    paddingInline: { base: '1', sm: '3' },
    paddingBlock: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderRadius: 'none',
    color: 'fg',
    textDecoration: 'none',
    _hover: { bg: 'bg.raised' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Side = styled('span', {
  base: {
    display: 'flex',
    minWidth: '0',
    fontSize: { base: 'sm', sm: 'md' },
    fontWeight: 'medium',
    hyphens: 'auto',
    // at 320 px the name is more important than the crest; with both, the name would break inside a word
    '& img, & [data-initials]': { '@media (max-width: 359px)': { display: 'none' } },
  },
  variants: {
    side: { home: { justifyContent: 'flex-end', textAlign: 'right' }, away: {} },
    /** The winner is brighter, not larger. */
    isDimmed: { true: { color: 'fg.muted' } },
  },
});

const Meta = styled('span', {
  base: {
    gridColumn: '1 / -1',
    display: 'flex',
    // rather a line more than "Division" over "1"
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    textAlign: 'center',
    columnGap: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1' },
  },
});

/**
 * One series on a line: both teams, the score or the time, and whether it is streamed. The whole line is a link to it.
 */
export function SeriesRow({ series, isDivisionShown = false, now }: SeriesRowProps) {
  const { t } = useTranslation('league');
  const language = useLanguage();
  const { homeGames, awayGames } = series;
  const isDecided = homeGames !== null && awayGames !== null;
  const isWonBy = (own: number | null, other: number | null) => isDecided && (own ?? 0) > (other ?? 0);

  const [homeLost, awayLost] = [isWonBy(awayGames, homeGames), isWonBy(homeGames, awayGames)];

  return (
    <Spoiler series={series} button="top">
      <Row to={paths.series(series.id)}>
        <Side side="home" isDimmed={homeLost} data-lost={homeLost || undefined}>
          <TeamName team={series.home} isReversed isWrapping />
        </Side>
        <SeriesScore series={series} />
        <Side side="away" isDimmed={awayLost} data-lost={awayLost || undefined}>
          <TeamName team={series.away} isWrapping />
        </Side>
        <Meta className="facts">
          {isDivisionShown && <span>{divisionName(series.division, language)}</span>}
          {series.scheduledAt ? (
            <Instant at={series.scheduledAt} now={now} />
          ) : (
            <span>{t('series.week', { week: series.week })}</span>
          )}
          {series.isStreamed && (
            <span>
              <Radio aria-hidden size={14} />
              {t('series.streamed')}
            </span>
          )}
        </Meta>
      </Row>
    </Spoiler>
  );
}
