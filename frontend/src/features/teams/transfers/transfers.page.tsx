import { NetworkStatus } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { PlayerLink } from '../../../league/player-link';
import { TeamLink } from '../../../league/team-logo';
import { Button } from '../../../ui/button';
import { DataTable, type Column } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Instant } from '../../../ui/time/instant';
import { type TransfersPageQuery, useTransfersPageQuery } from './transfers-page.generated';

/**
 * On a phone there is space for three columns of names without crests, so the date is under the player's name and not
 * in the last column. Both are drawn, because the server does not know the screen.
 */
const Narrow = styled('div', {
  base: {
    '& td img, & td [data-initials]': { display: { smDown: 'none' } },
    '& tbody th time': { display: 'none', color: 'fg.muted', fontWeight: 'normal' },
    '@media (max-width: 639px)': {
      // not `:last-child`: while the page is still arriving, each cell is the last one for a moment, and the rows move
      '& tr > :nth-child(4), & col:nth-child(4)': { display: 'none' },
      '& tbody th time': { display: 'block' },
    },
    '& .from-team': { display: 'none', color: 'fg.muted' },
    // the smallest phones have space for two names in a row: the former team is above the new one
    '@media (max-width: 359px)': {
      '& tr > :nth-child(2), & col:nth-child(2)': { display: 'none' },
      '& .from-team': { display: 'block' },
      '& table': { minWidth: '0' },
    },
  },
});

type Transfer = TransfersPageQuery['transfers']['items'][number];

/** All players who have joined a team, newest first. */
export default function TransfersPage() {
  const { t } = useTranslation('teams-transfers');
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
  const { t } = useTranslation('teams-transfers');
  const columns: Column<Transfer>[] = [
    {
      id: 'player',
      header: t('column.player'),
      isRowHeader: true,
      cell: (transfer) => (
        <>
          <PlayerLink player={transfer.player} />
          <Instant isCompact at={transfer.validFrom} as="short-date-year" />
        </>
      ),
    },
    {
      id: 'previous',
      header: t('column.previous'),
      cell: ({ previousTeam }) => (previousTeam ? <TeamLink team={previousTeam} isWrapping /> : t('no-team')),
    },
    {
      id: 'team',
      header: t('column.team'),
      cell: ({ previousTeam, team }) => (
        <>
          <span className="from-team">
            {t('column.previous')}: {previousTeam ? <TeamLink team={previousTeam} isWrapping /> : t('no-team')}
          </span>
          <TeamLink team={team} isWrapping />
        </>
      ),
    },
    {
      id: 'date',
      header: t('column.date'),
      width: '11rem',
      cell: ({ validFrom }) => <Instant isCompact at={validFrom} as="date" />,
    },
  ];
  return (
    <Narrow>
      <DataTable isFitted caption={t('title')} columns={columns} rows={transfers} rowKey={({ id }) => id} />
    </Narrow>
  );
}
