import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { InboxFilter } from './inbox-filter';
import { groupsOf, RequestGroup } from './request-group';
import { useRequestInboxQuery } from './requests-page.generated';
import { SaveRequests } from './save-requests';
import { SeveralRequests } from './several/several-requests';
import { useChosenRequests } from './several/use-chosen-requests';
import { useGoOn } from './use-go-on';
import { inboxVariables, useInboxFilter } from './use-inbox-filter';

/** The requests of players and teams: waiting ones, oldest first, and the decisions about the others. */
export default function RequestsPage() {
  const { t } = useTranslation('admin-requests');
  const { filter, choose } = useInboxFilter();
  const { data, error, loading, refetch, fetchMore } = useRequestInboxQuery({
    variables: inboxVariables(filter),
    // other people decide too
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.requests;
  const choice = useChosenRequests(page?.items ?? []);
  const goOn = useGoOn(page?.items ?? []);
  const reread = () => refetch().catch(() => undefined);

  const showMore = () =>
    fetchMore({
      variables: { after: page?.nextAfter },
      updateQuery: (before, { fetchMoreResult: { requests: more } }) => ({
        requests: { ...more, items: [...before.requests.items, ...more.items] },
      }),
    }).catch(() => undefined);

  return (
    <AdminPage tab="requests" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <InboxFilter filter={filter} onChoose={choose} />
      {!page && !error && <SkeletonRows rows={4} rowHeight={140} />}
      {!page && error && <ErrorState onRetry={() => void refetch()} />}
      {page?.items.length === 0 && (
        <EmptyState>
          {t(filter.status === 'PENDING' && filter.kind === null ? 'empty.waiting' : 'empty.filtered')}
        </EmptyState>
      )}
      {page && page.items.length > 0 && (
        <>
          <Flex wrap="wrap" align="center" gap="4" marginBottom="2">
            <Text color="fg.muted" fontSize="sm">
              {t('shown', { shown: page.items.length, count: page.total })}
            </Text>
            <SaveRequests filter={filter} />
          </Flex>
          <SeveralRequests choice={choice} onRefused={() => void reread()} />
          <Stack gap="3">
            {groupsOf(page.items).map((requests) => (
              <RequestGroup
                key={requests[0]?.id}
                requests={requests}
                choice={choice}
                onTried={goOn}
                onRefused={(id) => void reread().then(() => goOn(id))}
              />
            ))}
          </Stack>
        </>
      )}
      {page && page.nextAfter !== null && (
        <Flex justify="center" marginTop="4">
          <Button onClick={() => void showMore()} isWaiting={loading}>
            {t('more')}
          </Button>
        </Flex>
      )}
    </AdminPage>
  );
}
