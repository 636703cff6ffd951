import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onNotice } from '../../../lib/notify';
import { savedFiles } from '../../../test/saved-files';
import { renderStaffPart } from '../../../test/render-staff';
import { PagedTable, TableFilter } from './paged-table';
import { useTablePage } from './use-table-page';

const SORTS = { name: 'NAME', players: 'PLAYERS' } as const;
const asked: unknown[] = [];
/** The offsets that were read for the file. */
const read: number[] = [];
beforeEach(() => {
  asked.splice(0);
  read.splice(0);
});
afterEach(() => jest.restoreAllMocks());

interface ListProps {
  total?: number;
  error?: Error;
  refetch?: () => void;
  broken?: Error;
}

/** A list of teams that comes at once, with as many rows as fit on the page. */
function List({ total = 14, error, refetch = () => undefined, broken }: ListProps) {
  const table = useTablePage(SORTS, { column: 'name', direction: 'asc' });
  asked.push(table.filter);
  const { first, offset } = table.filter;
  const count = Math.max(0, Math.min(first ?? total, total - offset));
  const items = Array.from({ length: count }, (_, index) => ({ id: offset + index + 1 }));
  return (
    <PagedTable
      table={table}
      found={{ error, loading: false, refetch }}
      page={error ? undefined : { items, total }}
      search="Sök lag"
      filters={
        <TableFilter
          table={table}
          param="active"
          label="Läge"
          options={[
            { value: '', label: 'Alla' },
            { value: 'yes', label: 'Aktiva' },
          ]}
        />
      }
      empty="Inget lag passar."
      caption="Lag"
      columns={[
        { id: 'name', header: 'Namn', isRowHeader: true, text: ({ id }) => `Lag ${id}` },
        { id: 'players', header: 'Spelare', isNumeric: true, text: () => 5 },
        { id: 'note', header: 'Not', text: null },
      ]}
      rowKey={({ id }) => id}
      rowsAt={({ first: most, offset: from }) => {
        read.push(from);
        const all = Array.from({ length: total }, (_, index) => ({ id: index + 1 }));
        return broken ? Promise.reject(broken) : Promise.resolve({ items: all.slice(from, from + most), total });
      }}
    />
  );
}

const draw = (at: string, props: ListProps = {}) => renderStaffPart(<List {...props} />, { at, namespaces: ['admin'] });
const address = () => screen.getByTestId('address').textContent;

test('the first page has six rows, and the last one what is left', async () => {
  await draw('/admin/teams');
  expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getByText('13–14 av 14')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Nästa' })).toBeDisabled();
  await waitFor(() => expect(address()).toBe('/admin/teams?page=3'));
});

test('all means all, without pages', async () => {
  await draw('/admin/teams?page=2');
  await userEvent.selectOptions(screen.getByLabelText('Per sida'), 'Alla');
  expect(screen.getAllByRole('rowheader')).toHaveLength(14);
  expect(asked.at(-1)).toMatchObject({ first: null, offset: 0 });
  expect(screen.queryByRole('button', { name: 'Nästa' })).toBeNull();
  expect(address()).toBe('/admin/teams?size=all');
});

test('the size that was chosen last is that of the next table, unless its address has another', async () => {
  await draw('/admin/teams');
  await userEvent.selectOptions(screen.getByLabelText('Per sida'), '10');
  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  cleanup();
  await draw('/admin/teams');
  expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  await userEvent.selectOptions(screen.getByLabelText('Per sida'), '6');
  expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  cleanup();
  await draw('/admin/teams?size=all');
  expect(screen.getAllByRole('rowheader')).toHaveLength(14);
});

test('another order, another search and another filter each begin on the first page', async () => {
  await draw('/admin/teams?page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Spelare' }));
  expect(asked.at(-1)).toEqual({ text: '', sort: 'PLAYERS', isDescending: true, first: 6, offset: 0 });
  expect(address()).toBe('/admin/teams?sort=players-desc');
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  await userEvent.selectOptions(screen.getByLabelText('Läge'), 'Aktiva');
  expect(address()).toBe('/admin/teams?sort=players-desc&active=yes');
  await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
  await userEvent.type(screen.getByLabelText('Sök lag'), 'tall');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: 'tall', offset: 0 }));
});

test('only the columns that the server can sort by have a button', async () => {
  await draw('/admin/teams?sort=note-desc');
  expect(screen.queryByRole('button', { name: 'Not' })).toBeNull();
  expect(asked[0]).toMatchObject({ sort: 'NAME', isDescending: false });
});

test('a page that is no longer there leads to the last one', async () => {
  await draw('/admin/teams?page=9');
  await waitFor(() => expect(address()).toBe('/admin/teams?page=3'));
  expect(screen.getByText('13–14 av 14')).toBeInTheDocument();
});

test('nothing that fits is said, with the search still there', async () => {
  await draw('/admin/teams?q=x', { total: 0 });
  expect(screen.getByText('Inget lag passar.')).toBeInTheDocument();
  expect(screen.getByLabelText('Sök lag')).toHaveValue('x');
  expect(screen.queryByRole('navigation', { name: 'Sidor' })).toBeNull();
});

test('what could not be read can be asked for again', async () => {
  const refetch = jest.fn();
  await draw('/admin/teams', { error: new Error('gone'), refetch });
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('all rows are saved as CSV, not those of the page alone, also more than the server gives at once', async () => {
  const saved = savedFiles();
  await draw('/admin/teams?page=2', { total: 1201 });
  await userEvent.click(screen.getByRole('button', { name: 'CSV: spara ”Lag” som fil' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(read).toEqual([0, 500, 1000]);
  expect(saved[0]?.name).toMatch(/^Lag \d{4}-\d\d-\d\d\.csv$/);
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  // the buttons' column has no text
  expect(lines.slice(0, 2)).toEqual(['Namn;Spelare', 'Lag 1;5']);
  expect(lines.slice(-2)).toEqual(['Lag 1201;5', '']);
  expect(lines).toHaveLength(1203);
});

test('a list that could not be read is not saved, and the reader is told', async () => {
  const saved = savedFiles();
  const said: string[] = [];
  const stop = onNotice(({ text }) => said.push(text));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await draw('/admin/teams', { broken: new Error('gone') });
  await userEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(said.at(-1)).toBe('Listan kunde inte läsas. Försök igen.'));
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: /^CSV/ })).toBeEnabled();
  stop();
});
