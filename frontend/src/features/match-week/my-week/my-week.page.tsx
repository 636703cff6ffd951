import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMyWeekPageQuery } from '../../../gql/week/hooks';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { apiPaths } from '../../../lib/paths';
import { useSession } from '../../../lib/session/session';
import { styled } from '../../../styled-system/jsx';
import { ButtonAnchor } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { keepWeek, keptWeek } from './kept-week';
import { OwnSeries } from './own-series';
import { ReminderSwitches } from './reminder-switches';

/** How often the page is read while it is visible. */
const REFRESH_MS = 60_000;

const List = styled('ul', { base: { listStyle: 'none' } });

/** What a player does in the match week: first what is expected now. Without a connection, the last known state. */
export default function MyWeekPage() {
  const { t } = useTranslation('match-week');
  const language = useLanguage();
  const { viewer, isLoading } = useSession();
  const userId = viewer?.userId ?? null;
  const { data, error, refetch } = useMyWeekPageQuery(
    viewer
      ? { fetchPolicy: 'cache-and-network', pollInterval: REFRESH_MS, skipPollAttempt: () => document.hidden }
      : skipToken,
  );
  useEffect(() => {
    if (data && userId !== null && !error) keepWeek(userId, data);
  }, [data, error, userId]);
  const [kept] = useState(() => (userId === null ? null : keptWeek(userId)));
  const old = !data && error ? (kept ?? (userId === null ? null : keptWeek(userId))) : null;
  const shown = data ?? old?.data;
  return (
    <Page title={t('mine.title')} isPrivate width="prose">
      <PageHeading>{t('mine.title')}</PageHeading>
      {!viewer && !isLoading && (
        <EmptyState action={<ButtonAnchor href={apiPaths.login}>{t('login')}</ButtonAnchor>}>
          {t('signed-out')}
        </EmptyState>
      )}
      {old && <MessageBox kind="info" title={t('mine.old', { at: formatDateTime(old.at, language) })} />}
      {!shown && !error && (isLoading || viewer) && <SkeletonRows rows={6} />}
      {!shown && error && <ErrorState onRetry={() => void refetch()} />}
      {shown?.myWeek.length === 0 && <EmptyState>{t('mine.empty')}</EmptyState>}
      {shown && shown.myWeek.length > 0 && (
        <List>
          {shown.myWeek.map((series, index) => (
            <OwnSeries key={series.seriesId} series={series} isFirst={index === 0} />
          ))}
        </List>
      )}
      {shown?.myWeek.some(({ isCaptain }) => isCaptain) && <ReminderSwitches choices={shown.myReminders.choices} />}
    </Page>
  );
}
