import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { styled } from '../../styled-system/jsx';
import { ResultLetter } from '../../league/series/result-letter';
import { SeriesRow } from '../../league/series/series-row';
import { outcomeFor } from './series-outcome';

interface TeamSeriesProps {
  teamId: number;
  series: readonly SeriesRowFragment[];
}

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li': { position: 'relative', breakInside: 'avoid' },
    '& > li:first-of-type > div > a': { borderTopWidth: '0' },
    // the outcome has its place at the left, and the score stays in the middle
    '& > li > div > a': { md: { paddingInline: '12' } },
  },
  // a wide screen has two beside each other, read downwards: one alone is words in the middle of much nothing
  variants: { isInColumns: { true: { lg: { columnCount: 2, columnGap: '4' } } } },
});

/** Beside the row's time on a phone, where the names need the width; in the middle of the row when there is space. */
const Outcome = styled('span', {
  base: {
    position: 'absolute',
    left: { base: '2', md: '4' },
    top: { base: 'auto', md: '50%' },
    bottom: { base: '1', md: 'auto' },
    translate: { base: 'none', md: '0 -50%' },
    display: 'flex',
    pointerEvents: 'none',
  },
});

/** A team's series under each other, each with its outcome for the team. */
export function TeamSeries({ teamId, series }: TeamSeriesProps) {
  return (
    <List isInColumns={series.length > 1}>
      {series.map((one) => {
        const outcome = outcomeFor(teamId, one);
        return (
          <li key={one.id}>
            <SeriesRow series={one} />
            {outcome && (
              <Outcome data-score>
                <ResultLetter outcome={outcome} />
              </Outcome>
            )}
          </li>
        );
      })}
    </List>
  );
}
