import { styled } from '../../styled-system/jsx';
import { SeriesRow } from './series-row';
import type { SeriesRowFragment } from './series-row.generated';

interface SeriesListProps {
  series: readonly SeriesRowFragment[];
  /** Shows each row's division, when series of several divisions are listed together. */
  isDivisionShown?: boolean;
}

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li:first-of-type > div > a': { borderTopWidth: '0' },
  },
});

/** Series under each other, in the given order. */
export function SeriesList({ series, isDivisionShown }: SeriesListProps) {
  return (
    <List>
      {series.map((one) => (
        <li key={one.id}>
          <SeriesRow series={one} isDivisionShown={isDivisionShown} />
        </li>
      ))}
    </List>
  );
}
