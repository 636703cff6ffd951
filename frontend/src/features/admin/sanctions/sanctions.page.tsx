import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { useAddress } from '../../../lib/use-address';
import { AdminPage } from '../shell/admin-page';
import { useRead } from '../lists/all-rows';
import { Note } from '../labelled';
import { PagedTable, TableFilter } from '../lists/paged-table';
import { useOpened } from '../lists/use-opened';
import { useTablePage } from '../lists/use-table-page';
import { AddDialog } from './add-dialog';
import { PointsSection } from './points-section';
import { useSanctionColumns } from './sanction-columns';
import { SanctionDialog } from './sanction-dialog';
import { KINDS } from './sanction-form';
import { AdminSanctionsDocument, useAdminSanctionsQuery } from './sanctions-page.generated';

/** The server sorts by the first day only. */
const SORTS = {} as const;
/** The filter by what is in force: the address's values and the server's. */
const IN_FORCE: Readonly<Record<string, boolean>> = { now: true, not: false };
/** In the address in place of an id: a new sanction. */
const NEW = 'new';

/** Warnings, suspensions and bans. */
export default function SanctionsPage() {
  const { t } = useTranslation('admin-sanctions');
  return (
    <AdminPage tab="sanctions" title={t('title')}>
      <Sanctions />
    </AdminPage>
  );
}

/** The list. One opens in a dialog over it. */
function Sanctions() {
  const { t } = useTranslation('admin-sanctions');
  const { set } = useAddress();
  const table = useTablePage(SORTS, { column: 'term', direction: 'desc' });
  const { opened, linkTo, close } = useOpened('sanction');
  const columns = useSanctionColumns(linkTo);
  const kind = KINDS.find((each) => each === table.chosen('kind')) ?? null;
  const isInForce = IN_FORCE[table.chosen('state')] ?? null;
  const { text, first, offset } = table.filter;
  const filter = { text, first, offset, kind, isInForce };
  const found = useAdminSanctionsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const read = useRead(AdminSanctionsDocument);
  const page = (found.data ?? found.previousData)?.adminSanctions;
  const shown = page?.items.find(({ id }) => String(id) === opened);

  return (
    <>
      <PageHeading
        aside={
          <Button variant="solid" aria-haspopup="dialog" onClick={() => set({ sanction: NEW }, { isStep: true })}>
            {t('add')}
          </Button>
        }
      >
        {t('title')}
      </PageHeading>
      <Note>{t('about')}</Note>
      <PagedTable
        table={table}
        found={found}
        page={page}
        search={t('search')}
        filters={
          <>
            <TableFilter
              table={table}
              param="kind"
              label={t('column.kind')}
              options={[
                { value: '', label: t('all') },
                ...KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
              ]}
            />
            <TableFilter
              table={table}
              param="state"
              label={t('column.state')}
              options={[
                { value: '', label: t('all') },
                { value: 'now', label: t('in-force') },
                { value: 'not', label: t('not-in-force') },
              ]}
            />
          </>
        }
        empty={t('empty')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => read({ filter: { ...filter, ...slice } }).then(({ adminSanctions }) => adminSanctions)}
      />
      {/* after the table, which would move it */}
      {(page || found.error) && <PointsSection text={table.text} />}
      {opened === NEW && <AddDialog onClose={close} />}
      {shown && <SanctionDialog key={`${shown.id}/${shown.version}`} sanction={shown} onClose={close} />}
    </>
  );
}
