import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { PageHeading } from '../../../ui/page/page-heading';
import { AdminPage } from '../shell/admin-page';
import { useRead } from '../lists/all-rows';
import { PagedTable, TableFilter } from '../lists/paged-table';
import { useTablePage } from '../lists/use-table-page';
import { useIsAdmin } from '../use-is-admin';
import { SignUpDialog } from './sign-up-dialog';
import { SignedUpPlayers } from './signed-up-players';
import { useSignedUpColumns, type SignedUpTeam } from './signed-up-columns';
import { SignedUpTeamsDocument, useSignedUpTeamsQuery } from './signed-up-teams.generated';
import { useRemoveSignupMutation } from './signup-actions.generated';

const SORTS = { name: 'NAME', date: 'DATE', players: 'PLAYERS', mmr: 'MMR' } as const;
/** The filter by eligibility: the address's values and the server's. */
const IS_ELIGIBLE: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The teams that have signed up for the season of sign-up, and whether they have enough players. */
export default function SignedUpTeamsPage() {
  const { t } = useTranslation('admin-signed-up');
  const language = useLanguage();
  const table = useTablePage(SORTS, { column: 'date', direction: 'asc' });
  const isAdmin = useIsAdmin();
  const [isAdding, setIsAdding] = useState(false);
  const [dialog, ask] = useStaffConfirm();
  const remove = useAction(useRemoveSignupMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['SignedUpTeams'],
  });
  const askToRemove = ({ team: { id, name } }: SignedUpTeam) =>
    ask({
      title: t('remove.title', { name }),
      children: t('remove.means'),
      confirmLabel: t('remove.short'),
      isDestructive: true,
      onConfirm: () => remove.run({ teamId: id }),
    });
  const columns = useSignedUpColumns(isAdmin ? askToRemove : null);
  const filter = { ...table.filter, isEligible: IS_ELIGIBLE[table.chosen('ready')] ?? null };
  const found = useSignedUpTeamsQuery({ variables: { filter }, fetchPolicy: 'cache-and-network' });
  const read = useRead(SignedUpTeamsDocument);
  const data = found.data ?? found.previousData;
  const season = data?.signup.season && seasonName(data.signup.season.name, language);
  const isNarrowed = table.text !== '' || table.chosen('ready') !== '';

  return (
    <AdminPage tab="signedupTeams" title={t('title')}>
      <PageHeading>{season ? t('title-season', { season }) : t('title')}</PageHeading>
      {isAdmin && (
        <Box marginBottom="4">
          <Button disabled={!season} onClick={() => setIsAdding(true)}>
            {t('add.open')}
          </Button>
        </Box>
      )}
      <PagedTable
        table={table}
        found={found}
        page={data?.signedUpTeams}
        search={t('search')}
        filters={
          <TableFilter
            table={table}
            param="ready"
            label={t('column.ready')}
            options={[
              { value: '', label: t('all') },
              { value: 'yes', label: t('ready') },
              { value: 'no', label: t('not-ready') },
            ]}
          />
        }
        empty={t(isNarrowed ? 'empty.narrowed' : season ? 'empty.none' : 'empty.no-season')}
        caption={t('title')}
        columns={columns}
        rowKey={({ team }) => team.id}
        rowsAt={(slice) => read({ filter: { ...filter, ...slice } }).then(({ signedUpTeams }) => signedUpTeams)}
        details={({ players }) => (players.length > 0 ? <SignedUpPlayers players={players} /> : null)}
      />
      {dialog}
      {isAdding && season && <SignUpDialog season={season} onClose={() => setIsAdding(false)} />}
    </AdminPage>
  );
}
