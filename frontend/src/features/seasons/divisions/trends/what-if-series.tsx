import { useTranslation } from 'react-i18next';
import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';
import type { SeriesFormat } from '../../../../lib/schema.generated';
import { Stack, styled } from '../../../../styled-system/jsx';
import { TeamName } from '../../../../league/team-logo';
import { formatScore } from '../../../../lib/i18n/format';
import { Disclosure } from '../../../../ui/disclosure';
import { PlainLink } from '../../../../ui/link';
import { SCORES, type Score } from '../odds/series-chances';
import { seriesByWeek } from '../series-by-week';
import { WeekSummary } from '../week-summary';
import { MOST_WHAT_IFS, type WhatIfResults } from './what-if';

interface WhatIfSeriesProps {
  format: SeriesFormat;
  /** Those that are still to be played. */
  series: readonly SeriesRowFragment[];
  currentWeek: number | null;
  whatIfs: WhatIfResults;
  /** The series of the latest press, and what its result moves; null while it is asked for. */
  told: { seriesId: number; said: string | null } | null;
  onPress: (seriesId: number, score: Score) => void;
}

/** The id of the table that the results make. */
export const WHAT_IF_TABLE = 'what-if';

const Row = styled('li', {
  // no wider than the phone, whatever the names are
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', paddingBlock: '2' },
});
const Sides = styled('div', {
  // a name of two lines stays beside its crest
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '3',
    '& > :last-child': { justifySelf: 'end', textAlign: 'right' },
  },
});
const Results = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'repeat(6, 1fr)',
    // on the smallest phones six would be too narrow for a finger
    '@media (max-width: 379px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});
const Result = styled('button', {
  base: {
    minHeight: 'touch',
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    '&:hover:not([aria-pressed=true])': { bg: 'bg.raised' },
    '&[aria-pressed=true]': { bg: 'action', color: 'action.contrast', borderColor: 'action' },
    _disabled: { opacity: '0.65', cursor: 'not-allowed' },
  },
});
/** Beside what was pressed, because the table itself may be screens away. Two lines have their place before the answer is here. */
const Told = styled('p', {
  base: {
    minHeight: '10',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'tight',
    '& a': { marginLeft: '2', whiteSpace: 'nowrap', lg: { display: 'none' } },
  },
});
const Weeks = styled('div', { base: { maxWidth: '32rem' } });

/** The series that are still to be played, by week, each with the results that it can have. */
export function WhatIfSeries({ format, series, currentWeek, whatIfs, told, onPress }: WhatIfSeriesProps) {
  const { t } = useTranslation('seasons-divisions-trends');
  const { current, coming, played } = seriesByWeek(series, currentWeek);
  // a series of an earlier week that is still to be played is the next to come
  const weeks = [...played.reverse(), ...(current ? [current] : []), ...coming];
  const isFull = whatIfs.size >= MOST_WHAT_IFS;
  const rows = (ofWeek: readonly SeriesRowFragment[]) => (
    <ul>
      {ofWeek.map(({ id, home, away }) => (
        <Row key={id}>
          <Sides>
            <TeamName team={home} size={20} isWrapping />
            <TeamName team={away} size={20} isWrapping isReversed />
          </Sides>
          <Results role="group" aria-label={t('if.series', { home: home.name, away: away.name })}>
            {SCORES[format].map((score) => (
              <Result
                key={score.join()}
                type="button"
                aria-pressed={whatIfs.get(id) === score}
                disabled={isFull && !whatIfs.has(id)}
                onClick={() => onPress(id, score)}
              >
                {formatScore(...score)}
              </Result>
            ))}
          </Results>
          {told?.seriesId === id && (
            // the page tells it to those who hear it
            <Told aria-hidden>
              {told.said ?? t('if.counting')}
              <PlainLink href={`#${WHAT_IF_TABLE}`} tabIndex={-1}>
                {t('if.to-table')}
              </PlainLink>
            </Told>
          )}
        </Row>
      ))}
    </ul>
  );
  const [next, ...later] = weeks;
  return (
    <Weeks>
      <Stack gap="2">
        {next && (
          <div>
            <strong>{t('race.week', { week: next.week })}</strong>
            {rows(next.series)}
          </div>
        )}
        {later.map(({ week, series: ofWeek }) => (
          <Disclosure key={week} summary={<WeekSummary week={{ week, series: ofWeek }} />}>
            {rows(ofWeek)}
          </Disclosure>
        ))}
      </Stack>
    </Weeks>
  );
}
