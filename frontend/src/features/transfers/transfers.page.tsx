import { NetworkStatus } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import type { TransfersPageQuery } from '../../gql/graphql';
import { useTransfersPageQuery } from '../../gql/hooks';
import { PlayerLink } from '../../league/player-link';
import { TeamLink } from '../../league/team-logo';
import { formatDate } from '../../lib/format';
import { useLanguage } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { DataTable, type Column } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { SkeletonRows } from '../../ui/skeleton-rows';

type Transfer = TransfersPageQuery['transfers']['items'][number];

/** Who has come to which team, the latest first. */
export default function TransfersPage() {
  const { t } = useTranslation('transfers');
  const { data, error, networkStatus, refetch, fetchMore } = useTransfersPageQuery({
    notifyOnNetworkStatusChange: true,
  });
  const transfers = data?.transfers;

  const showMore = () =>
    fetchMore({
      variables: { after: transfers?.nextAfter },
      updateQuery: (before, { fetchMoreResult: { transfers: more } }) => ({
        transfers: { ...more, items: [...before.transfers.items, ...more.items] },
      }),
    }).catch(() => undefined);

  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('title')}</PageHeading>
      {!transfers && error && <ErrorState onRetry={() => void refetch()} />}
      {!transfers && !error && <SkeletonRows rows={12} />}
      {transfers?.items.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {transfers && transfers.items.length > 0 && <TransferTable transfers={transfers.items} />}
      {transfers?.nextAfter != null && (
        <Button marginTop="4" disabled={networkStatus === NetworkStatus.fetchMore} onClick={() => void showMore()}>
          {t('more')}
        </Button>
      )}
    </Page>
  );
}

function TransferTable({ transfers }: { transfers: readonly Transfer[] }) {
  const { t } = useTranslation('transfers');
  const language = useLanguage();
  const columns: Column<Transfer>[] = [
    {
      id: 'player',
      header: t('column.player'),
      isRowHeader: true,
      cell: ({ player }) => <PlayerLink player={player} />,
    },
    {
      id: 'previous',
      header: t('column.previous'),
      cell: ({ previousTeam }) => (previousTeam ? <TeamLink team={previousTeam} /> : t('no-team')),
    },
    { id: 'team', header: t('column.team'), cell: ({ team }) => <TeamLink team={team} /> },
    {
      id: 'date',
      header: t('column.date'),
      cell: ({ validFrom }) => <time dateTime={validFrom}>{formatDate(validFrom, language)}</time>,
    },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={transfers} rowKey={({ id }) => id} />;
}
