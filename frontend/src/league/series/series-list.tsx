import { styled } from '../../styled-system/jsx';
import { SeriesRow } from './series-row';
import type { SeriesRowFragment } from './series-row.generated';

interface SeriesListProps {
  series: readonly SeriesRowFragment[];
  /** Shows each row's division, when series of several divisions are listed together. */
  isDivisionShown?: boolean;
  /** On a wide screen two beside each other, read downwards, where the list has the whole width. */
  isInColumns?: boolean;
}

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li': { breakInside: 'avoid' },
    '& > li:first-of-type > div > a': { borderTopWidth: '0' },
  },
  variants: { isInColumns: { true: { lg: { columnCount: 2, columnGap: '4' } } } },
});

/** Series under each other, in the given order. */
export function SeriesList({ series, isDivisionShown, isInColumns = false }: SeriesListProps) {
  return (
    <List isInColumns={isInColumns && series.length > 1}>
      {series.map((one) => (
        <li key={one.id}>
          <SeriesRow series={one} isDivisionShown={isDivisionShown} />
        </li>
      ))}
    </List>
  );
}
