import { Ellipsis, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { ShareButton } from '../../../league/share/share-button';
import { SpoilerSwitch } from '../../../league/spoilers/spoiler-switch';
import { hasTeamOf } from '../../../league/stars/star-mark';
import { useOwnTeamIds } from '../../../league/stars/stars';
import { paths } from '../../../lib/paths';
import { useAddress } from '../../../lib/use-address';
import { ButtonLink } from '../../../ui/button';
import { PageMenu } from '../../../ui/dialog/page-menu';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { lazyPart } from '../../../ui/page/lazy-part';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { DayStrip } from './day-strip';
import { daysOfWeek } from './days-of-week';
import { MatchFilters } from './match-filters';
import { MatchesPageDocument, type MatchesPageQuery, useMatchesPageQuery } from './matches-page.generated';
import { UntimedSeries, WeekDaySeries } from './week-day-series';
import { inWeek, MINE_ON, variablesOf, weekNumber } from './week-choice';
import { WeekSwitch } from './week-switch';
import { TimesNote } from '../../../ui/time/times-note';
import { divisionName } from '../../../league/division-name';
import { useLanguage } from '../../../lib/i18n/i18n';

const LiveLine = lazyPart(() => import('../../../league/live/live-line').then((module) => module.LiveLine));

const READ = [MatchesPageDocument];

type Week = MatchesPageQuery['calendarWeek'];

/** The series of all divisions by week and day: the present week, or the one that the address names. */
export default function MatchesPage() {
  const { t } = useTranslation('series-matches');
  const language = useLanguage();
  const { search } = useAddress();
  const { data, previousData, error, loading, refetch } = useMatchesPageQuery({ variables: variablesOf(search) });
  // while another week is on its way, the last one stays
  const found = (data ?? (error ? undefined : previousData))?.calendarWeek;
  const own = useOwnTeamIds();
  const week = found && search.get('mine') === MINE_ON ? ofTeams(own, found) : found;

  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading
        aside={
          <Flex wrap="wrap">
            <SpoilerSwitch />
            <PageMenu icon={<Ellipsis aria-hidden size={18} />} label={t('more')} isAside>
              <ButtonLink variant="ghost" to={paths.tonight()}>
                <Moon aria-hidden size={18} />
                {t('tonight')}
              </ButtonLink>
              <ShareButton title={t('title')} />
            </PageMenu>
          </Flex>
        }
      >
        {t('title')}
      </PageHeading>
      <LiveLine queries={READ} variables={variablesOf(search)} />
      {!week && error && <ErrorState onRetry={() => void refetch()} />}
      {!week && !error && <SkeletonRows rows={14} rowHeight={69} />}
      {week && (
        <div aria-busy={loading}>
          <WeekSwitch week={week} />
          <MatchFilters
            divisions={week.divisions.map((one) => ({ id: one.id, name: divisionName(one, language) }))}
            teams={week.teams}
            hasOwn={own.length > 0}
          />
          {week.series.length > 0 ? <WeekSeries week={week} /> : <EmptyWeek week={week} hasOwn={own.length > 0} />}
        </div>
      )}
    </Page>
  );
}

/** The week with the series of these teams only. */
function ofTeams(teamIds: readonly number[], week: Week): Week {
  const series = week.series.filter((one) => hasTeamOf(teamIds, one));
  return { ...week, series, total: series.length };
}

function WeekSeries({ week }: { week: Week }) {
  const { t } = useTranslation('series-matches');
  const { days, untimed } = daysOfWeek(week.monday, week.series);
  return (
    <>
      <DayStrip days={days} />
      <Text role="status" color="fg.muted" fontSize="sm" marginBottom="4">
        {week.total > week.series.length
          ? t('cut', { shown: week.series.length, total: week.total })
          : t('count', { count: week.total })}
      </Text>
      <TimesNote />
      {days.map((day) => day.series.length > 0 && <WeekDaySeries key={day.day} {...day} />)}
      {untimed.length > 0 && <UntimedSeries series={untimed} />}
    </>
  );
}

function EmptyWeek({ week, hasOwn }: { week: Week; hasOwn: boolean }) {
  const { t } = useTranslation('series-matches');
  const { search } = useAddress();
  const { week: _week, day: _day, ...filters } = variablesOf(search);
  const isMine = search.get('mine') === MINE_ON;
  if (isMine || Object.keys(filters).length > 0) {
    const all = inWeek(new URLSearchParams(), week.week);
    return (
      <EmptyState action={<ButtonLink to={all}>{t('filter.clear')}</ButtonLink>}>
        {t(isMine && !hasOwn ? 'empty.no-stars' : 'empty.filtered')}
      </EmptyState>
    );
  }
  const { previousWithSeries: earlier, nextWithSeries: later } = week;
  if (!earlier && !later) return <EmptyState>{t('empty.never')}</EmptyState>;
  return (
    <EmptyState
      action={
        <Flex wrap="wrap" gap="2" justify="center">
          {earlier && (
            <ButtonLink to={inWeek(search, earlier)}>{t('empty.earlier', { week: weekNumber(earlier) })}</ButtonLink>
          )}
          {later && <ButtonLink to={inWeek(search, later)}>{t('empty.later', { week: weekNumber(later) })}</ButtonLink>}
        </Flex>
      }
    >
      {t('empty.week')}
    </EmptyState>
  );
}
