import { useTranslation } from 'react-i18next';
import { MatchNow } from '../../../../league/match-now/part';
import { MatchSkeleton } from '../../../../league/match-now/place';
import { apiPaths } from '../../../../lib/paths';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { ButtonAnchor } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { Page } from '../../../../ui/page/page';
import { PageHeading } from '../../../../ui/page/page-heading';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { MyEvenings } from './my-evenings';
import { Opponent } from './opponent';
import { OwnSeries } from './own-series';
import { ReminderSwitches } from './reminder-switches';
import { useMyWeek } from './use-my-week';

const List = styled('ul', { base: { listStyle: 'none' } });

/** What a player does in the match week: first what is expected now. Without a connection, the last known state. */
export default function MyWeekPage() {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  const { week, oldFrom, isLoading, isFailed, isSignedOut, retry } = useMyWeek();
  const isOld = oldFrom !== null;
  // kept ones have no connection to read it with
  const now = isOld ? undefined : week?.myWeek.find(({ isMatchTime }) => isMatchTime);
  // it stands above the list already
  const listed = week?.myWeek.filter((series) => series !== now) ?? [];
  const toArrange = week?.myWeek.find(({ evenings }) => evenings);
  return (
    <Page title={t('mine.title')} isPrivate width="prose">
      <PageHeading>{t('mine.title')}</PageHeading>
      {isSignedOut && (
        <EmptyState action={<ButtonAnchor href={apiPaths.login}>{t('login')}</ButtonAnchor>}>
          {t('signed-out')}
        </EmptyState>
      )}
      {oldFrom !== null && <MessageBox kind="info" title={t('mine.old', { at: times.dateTime(oldFrom) })} />}
      {isLoading && <SkeletonRows rows={6} />}
      {isFailed && <ErrorState onRetry={retry} />}
      {week?.myWeek.length === 0 && <EmptyState>{t('mine.empty')}</EmptyState>}
      {now && (
        <>
          <MatchNow
            key={now.seriesId}
            seriesId={now.seriesId}
            step={now.step}
            fallback={<MatchSkeleton />}
            // what cannot be read leaves the row of the list
            instead={
              <List>
                <OwnSeries series={{ ...now, opponent: null }} isFirst />
              </List>
            }
          />
          {now.opponent && <Opponent opponent={now.opponent} />}
        </>
      )}
      {listed.length > 0 && (
        <List>
          {listed.map((series, index) => (
            <OwnSeries key={series.seriesId} series={series} isFirst={index === 0 && !now} />
          ))}
        </List>
      )}
      {toArrange?.evenings && <MyEvenings series={toArrange} evenings={toArrange.evenings} isOld={isOld} />}
      {week?.myWeek.some(({ isCaptain }) => isCaptain) && (
        <ReminderSwitches choices={week.myReminders.choices} isOld={isOld} />
      )}
    </Page>
  );
}
