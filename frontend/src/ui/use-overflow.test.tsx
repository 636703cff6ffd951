import { renderToString } from 'react-dom/server';
import { DataTable } from './table/data-table';
import { renderPart } from '../test/render';

const TABLE = (
  <DataTable
    caption="Tabell"
    columns={[{ id: 'name', header: 'Lag', cell: (name: string) => name, isRowHeader: true }]}
    rows={['Blixt']}
    rowKey={(name) => name}
  />
);

test('a table can be reached as the server draws it, and in the browser only when it does not fit', async () => {
  expect(renderToString(TABLE)).toMatch(/class="scroller" role="group" aria-labelledby="[^"]+" tabindex="0"/i);
  const { container } = await renderPart(TABLE);
  expect(container.querySelector('.scroller')).not.toHaveAttribute('tabindex');
});
