import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../test/render';
import { DataTable, type Column, type DataTableProps } from './data-table';
import { sortRows, useColumnSort } from './use-column-sort';

interface Row {
  name: string;
  points: number;
}

const ROWS: Row[] = [
  { name: 'Blixt', points: 7 },
  { name: 'Rimfrost', points: 12 },
];

const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Lag', cell: (row) => row.name, isRowHeader: true, sortValue: (row) => row.name },
  {
    id: 'points',
    header: 'P',
    fullHeader: 'Poäng',
    cell: (row) => row.points,
    isNumeric: true,
    sortValue: (row) => row.points,
  },
  { id: 'form', header: 'Form', cell: () => '–' },
];

function Table({ details, detailsName }: Pick<DataTableProps<Row>, 'details' | 'detailsName'>) {
  const [sort, onSort] = useColumnSort('sort', { column: 'points', direction: 'desc' });
  const column = COLUMNS.find((one) => one.id === sort.column);
  const rows = sortRows(ROWS, (row) => column?.sortValue?.(row), sort.direction);
  return (
    <DataTable
      caption="Tabell"
      columns={COLUMNS}
      rows={rows}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={onSort}
      {...(details && { details })}
      {...(detailsName && { detailsName })}
    />
  );
}

const headerOf = (button: string) => screen.getByRole('button', { name: button }).closest('th');
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

test('the table is named, and says which column it is sorted by', async () => {
  await renderPart(<Table />);
  expect(screen.getByRole('table', { name: 'Tabell' })).toBeInTheDocument();
  expect(headerOf('P, Poäng')).toHaveAttribute('aria-sort', 'descending');
  expect(headerOf('Lag')).not.toHaveAttribute('aria-sort');
  expect(names()).toEqual(['Rimfrost', 'Blixt']);
});

test('pressing a header sorts by it and the address remembers', async () => {
  await renderPart(<Table />);
  await userEvent.click(screen.getByRole('button', { name: 'Lag' }));
  expect(names()).toEqual(['Blixt', 'Rimfrost']);
  expect(screen.getByTestId('address')).toHaveTextContent('/?sort=name-asc');

  await userEvent.click(screen.getByRole('button', { name: 'Lag' }));
  expect(names()).toEqual(['Rimfrost', 'Blixt']);
  expect(screen.getByTestId('address')).toHaveTextContent('/?sort=name-desc');
});

test('a linked sort is taken up, and a nonsense one is not', async () => {
  const { unmount } = await renderPart(<Table />, { at: '/?sort=points-asc' });
  expect(names()).toEqual(['Blixt', 'Rimfrost']);
  unmount();
  await renderPart(<Table />, { at: '/?sort=points-sideways' });
  expect(names()).toEqual(['Rimfrost', 'Blixt']);
});

test('a column that cannot be sorted by has no button', async () => {
  await renderPart(<Table />);
  expect(within(screen.getByRole('columnheader', { name: 'Form' })).queryByRole('button')).toBeNull();
});

test('details unfold under their row, and a row without any has no button', async () => {
  await renderPart(<Table details={(row) => (row.name === 'Blixt' ? 'Straff: två poäng' : null)} />);
  const toggle = screen.getByRole('button', { name: 'Visa mer' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Straff: två poäng')).toBeNull();

  await userEvent.click(toggle);
  expect(screen.getByText('Straff: två poäng')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Visa mindre' })).toHaveAttribute('aria-expanded', 'true');
});

test('a row with a named button opens by a press anywhere on it, and closes by the button', async () => {
  await renderPart(<Table details={({ name }) => `Om ${name}`} detailsName={({ name }) => `${name}: varför`} />);
  await userEvent.click(screen.getByRole('rowheader', { name: 'Blixt' }));
  expect(screen.getByText('Om Blixt')).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Blixt: varför' });
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle);
  expect(screen.queryByText('Om Blixt')).toBeNull();
});
