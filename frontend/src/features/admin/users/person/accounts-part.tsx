import { Box, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { platformName } from '../../../../league/platform-name';
import { useAction } from '../../../../lib/use-action';
import { Button, ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Instant } from '../../../../ui/time/instant';
import { Note } from '../../labelled';
import { FROM_LIST, useOpened } from '../../lists/use-opened';
import { AddAccountDialog, MoveAccountDialog } from './account-dialogs';
import { type PersonAccountsFragment, useRemoveGameAccountMutation } from './accounts-part.generated';

type Account = PersonAccountsFragment['gameAccounts'][number];

/** The player's accounts on gaming platforms: what they wrote themself, and the accounts that replays are matched by. */
export function AccountsPart({ person }: { person: PersonAccountsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const { user, platform, platformId, gameAccounts } = person;
  const { opened, linkTo, close } = useOpened('account');
  const remove = useAction(useRemoveGameAccountMutation(), { refetch: ['AdminPerson', 'LatestAct'] });
  const moved = gameAccounts.find(({ id }) => String(id) === opened);
  const columns: Column<Account>[] = [
    {
      id: 'account',
      header: t('accounts.id'),
      isRowHeader: true,
      cell: ({ accountId }) => accountId,
    },
    { id: 'platform', header: t('accounts.platform'), cell: (account) => platformName(account.platform) },
    { id: 'name', header: t('accounts.name'), cell: ({ displayName }) => displayName ?? '–' },
    {
      id: 'source',
      header: t('accounts.source'),
      cell: ({ source }) => t(source === null ? 'accounts.from.unknown' : `accounts.from.${source}`),
    },
    {
      id: 'added',
      header: t('accounts.added'),
      cell: ({ addedAt }) => (addedAt ? <Instant isCompact at={addedAt} as="date" /> : t('unknown')),
    },
    {
      id: 'change',
      header: t('accounts.change'),
      cell: (account) => (
        <HStack gap="2">
          <ButtonLink
            size="sm"
            variant="ghost"
            to={linkTo(account.id)}
            state={FROM_LIST}
            preventScrollReset
            aria-haspopup="dialog"
            aria-label={t('accounts.move-one', { account: nameOf(account) })}
          >
            {t('accounts.move')}
          </ButtonLink>
          <Button
            size="sm"
            variant="ghost"
            isWaiting={remove.busy}
            aria-label={t('accounts.remove-one', { account: nameOf(account) })}
            onClick={() => void remove.run({ id: account.id })}
          >
            {t('accounts.remove')}
          </Button>
        </HStack>
      ),
    },
  ];
  return (
    <Section heading={t('accounts.title')}>
      {platform !== null && (
        <Note>{t('accounts.typed', { platform: platformName(platform), id: platformId ?? t('unknown') })}</Note>
      )}
      {gameAccounts.length === 0 ? (
        <EmptyState>{t('accounts.empty')}</EmptyState>
      ) : (
        <DataTable
          caption={t('accounts.title')}
          columns={columns}
          rows={gameAccounts}
          rowKey={({ id }) => id}
          isDense
        />
      )}
      {user.playerId !== null && (
        <Box marginTop="4">
          <ButtonLink to={linkTo('new')} state={FROM_LIST} preventScrollReset aria-haspopup="dialog">
            {t('accounts.add')}
          </ButtonLink>
        </Box>
      )}
      {opened === 'new' && user.playerId !== null && (
        <AddAccountDialog player={{ id: user.playerId, nickname: user.nickname ?? '' }} onClose={close} />
      )}
      {moved && <MoveAccountDialog account={{ id: moved.id, name: nameOf(moved) }} onClose={close} />}
    </Section>
  );
}

const nameOf = ({ displayName, accountId }: Account): string => displayName ?? accountId;
