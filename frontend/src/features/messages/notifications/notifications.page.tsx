import { skipToken } from '@apollo/client/react';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { apiPaths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { useNews } from '../../../lib/use-news';
import { Button, ButtonAnchor } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Spinner } from '../../../ui/page/spinner';
import { NoticeList, type GoOn } from './notice-list';
import { type NotificationsPageQuery, useNotificationsPageQuery } from './notifications-page.generated';
import { useMarkRead } from './use-mark-read';

/** The height of a notification with one line. */
const ROW_HEIGHT = 76;

type Notices = NotificationsPageQuery;

/** The list with what has come since it was read. */
function withNew({ notifications: before }: Notices, { fetchMoreResult }: { fetchMoreResult: Notices }): Notices {
  const { items, unread } = fetchMoreResult.notifications;
  const isKnown = ({ id }: { id: number }) => before.items.some((one) => one.id === id);
  return { notifications: { ...before, unread, items: [...items.filter((one) => !isKnown(one)), ...before.items] } };
}

/** The viewer's notifications, and the invites that wait for an answer. */
export default function NotificationsPage() {
  const { t } = useTranslation('messages-notifications');
  const { viewer, isLoading } = useSession();
  const { data, error, loading, refetch, fetchMore } = useNotificationsPageQuery(
    viewer ? { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const [goOn, setGoOn] = useState<GoOn | null>(null);
  const page = data?.notifications;
  useMarkRead(page && !loading ? page : null);

  // one that comes while the list is open stands first in it; what was loaded stays
  useNews(() => {
    if (page && !loading) void fetchMore({ variables: { before: null }, updateQuery: withNew }).catch(() => undefined);
  });

  const showMore = async () => {
    if (!page) return;
    setGoOn({ at: page.items.length });
    await fetchMore({
      variables: { before: page.nextBefore },
      updateQuery: (before, { fetchMoreResult: { notifications: more } }) => ({
        notifications: { ...more, items: [...before.notifications.items, ...more.items] },
      }),
    }).catch(() => undefined);
  };
  const refresh = () => {
    setGoOn(null);
    return refetch().catch(() => undefined);
  };
  const onAnswered = async (afterId: number) => {
    await refresh();
    setGoOn({ afterId });
  };

  return (
    <Page title={t('title')} isPrivate width="prose">
      <PageHeading
        aside={
          viewer && (
            <Button onClick={() => void refresh()} isWaiting={loading}>
              {loading ? <Spinner /> : <RefreshCw aria-hidden />}
              {t('refresh')}
            </Button>
          )
        }
      >
        {t('title')}
      </PageHeading>
      {!viewer && !isLoading && (
        <EmptyState action={<ButtonAnchor href={apiPaths.login}>{t('login')}</ButtonAnchor>}>
          {t('signed-out')}
        </EmptyState>
      )}
      {!page && !error && (viewer || isLoading) && <SkeletonRows rows={6} rowHeight={ROW_HEIGHT} />}
      {!page && error && <ErrorState onRetry={() => void refresh()} />}
      {page?.items.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {page && page.items.length > 0 && <NoticeList notices={page.items} goOn={goOn} onAnswered={onAnswered} />}
      {page && page.nextBefore !== null && (
        <Flex justify="center" marginTop="4">
          <Button onClick={() => void showMore()} isWaiting={loading}>
            {t('more')}
          </Button>
        </Flex>
      )}
    </Page>
  );
}
