import { useTranslation } from 'react-i18next';
import type { PersonAccountsFragment } from '../../../../gql/admin/graphql';
import { platformName } from '../../../../league/platform-name';
import { formatDate } from '../../../../lib/i18n/format';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { EmptyState } from '../../../../ui/page/empty-state';
import { Section } from '../../../../ui/page/section';
import { DataTable, type Column } from '../../../../ui/table/data-table';
import { Note } from '../../labelled';

type Account = PersonAccountsFragment['gameAccounts'][number];

/** The player's accounts on gaming platforms: what they wrote themself, and the accounts that replays are matched by. */
export function AccountsPart({ person }: { person: PersonAccountsFragment }) {
  const { t } = useTranslation('admin-users-person');
  const language = useLanguage();
  const { platform, platformId, gameAccounts } = person;
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
      cell: ({ addedAt }) => (addedAt ? formatDate(addedAt, language) : t('unknown')),
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
    </Section>
  );
}
