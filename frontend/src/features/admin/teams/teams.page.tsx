import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { idOf } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page/page-heading';
import { useRead } from '../lists/all-rows';
import { PagedTable, TableFilter } from '../lists/paged-table';
import { useOpened } from '../lists/use-opened';
import { useTablePage } from '../lists/use-table-page';
import { AdminPage } from '../shell/admin-page';
import { useIsAdmin } from '../use-is-admin';
import { MergeTeamsDialog } from './merge-teams-dialog';
import { NewTeamDialog } from './new-team-dialog';
import { useTeamColumns } from './team-columns';
import { TeamDialog } from './team-dialog';
import { AdminTeamsDocument, useAdminTeamsQuery } from './teams-page.generated';

const SORTS = { name: 'NAME', players: 'PLAYERS', division: 'DIVISION' } as const;
/** The filter by active teams: the address's values and the server's. */
const IS_ACTIVE: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** All teams. One opens in a dialog over the list. */
export default function TeamsPage() {
  const { t } = useTranslation('admin-teams');
  const isAdmin = useIsAdmin();
  const [isNew, setIsNew] = useState(false);
  const [isMerging, setIsMerging] = useState(false);
  const table = useTablePage(SORTS, { column: 'name', direction: 'asc' });
  const { opened, linkTo, close } = useOpened('team');
  const teamId = idOf(opened ?? undefined);
  const columns = useTeamColumns(linkTo);
  const filter = { ...table.filter, isActive: IS_ACTIVE[table.chosen('active')] ?? null };
  const found = useAdminTeamsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const read = useRead(AdminTeamsDocument);

  return (
    <AdminPage tab="teams" title={t('title')}>
      <PageHeading
        aside={
          isAdmin && (
            <Flex wrap="wrap" gap="3">
              <Button onClick={() => setIsMerging(true)}>{t('merge.open')}</Button>
              <Button variant="solid" onClick={() => setIsNew(true)}>
                {t('create')}
              </Button>
            </Flex>
          )
        }
      >
        {t('title')}
      </PageHeading>
      <PagedTable
        table={table}
        found={found}
        page={(found.data ?? found.previousData)?.adminTeams}
        search={t('search')}
        filters={
          <TableFilter
            table={table}
            param="active"
            label={t('column.active')}
            options={[
              { value: '', label: t('all') },
              { value: 'yes', label: t('active') },
              { value: 'no', label: t('inactive') },
            ]}
          />
        }
        empty={t('empty')}
        caption={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowsAt={(slice) => read({ filter: { ...filter, ...slice } }).then(({ adminTeams }) => adminTeams)}
      />
      {isMerging && <MergeTeamsDialog onClose={() => setIsMerging(false)} />}
      {isNew && <NewTeamDialog onClose={() => setIsNew(false)} />}
      {teamId !== null && <TeamDialog key={teamId} teamId={teamId} onClose={close} />}
    </AdminPage>
  );
}
