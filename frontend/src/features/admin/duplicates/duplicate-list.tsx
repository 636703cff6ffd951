import { useTranslation } from 'react-i18next';
import { useRead } from '../lists/all-rows';
import { PagedTable } from '../lists/paged-table';
import { useOpened } from '../lists/use-opened';
import { useTablePage } from '../lists/use-table-page';
import { useDuplicateColumns } from './duplicate-columns';
import { DuplicatePlayersDocument, useDuplicatePlayersQuery } from './duplicates-page.generated';
import { MergeDialog } from './merge-dialog';
import { pairKey, pairOf } from './pair-key';

/** The server's order is by strength, and there is no other. */
const SORTS = {} as const;

/** The suggested pairs, and the dialog of the pair in the address. */
export function DuplicateList() {
  const { t } = useTranslation('admin-duplicates');
  const table = useTablePage(SORTS, { column: '', direction: 'asc' });
  const { opened, linkTo, close } = useOpened('merge');
  const columns = useDuplicateColumns(linkTo);
  const { first, offset } = table.filter;
  const read = useRead(DuplicatePlayersDocument);
  const found = useDuplicatePlayersQuery({
    variables: { filter: { first, offset } },
    fetchPolicy: 'cache-and-network',
  });
  const pair = pairOf(opened);

  return (
    <>
      <PagedTable
        table={table}
        found={found}
        page={(found.data ?? found.previousData)?.duplicatePlayers}
        empty={t('empty')}
        caption={t('suggestions')}
        columns={columns}
        isFitted
        rowKey={({ players }) => pairKey(players)}
        rowsAt={(slice) => read({ filter: slice }).then(({ duplicatePlayers }) => duplicatePlayers)}
      />
      {pair && <MergeDialog key={opened} stayingId={pair[0]} leavingId={pair[1]} onClose={close} />}
    </>
  );
}
