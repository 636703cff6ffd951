import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useSession } from '../../../lib/session/session';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { CounterCards } from './counter-cards';
import { GrowthSection } from './growth-section';
import { useDashboard } from './use-dashboard';
import { ViewsSection } from './views-section';

/** The league in numbers, at this second. */
export default function DashboardPage() {
  const { t } = useTranslation('admin-dashboard');
  return (
    <AdminPage tab="dashboard" title={t('title')}>
      <PageHeading>{t('title')}</PageHeading>
      <Numbers />
    </AdminPage>
  );
}

/** Sends its queries only when the viewer is known to be staff. */
function Numbers() {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const { viewer } = useSession();
  const { counters, growth } = useDashboard();
  const counted = counters.data?.dashboard;
  const grown = growth.data?.dashboardGrowth;
  const season = counted?.season && seasonName(counted.season.name, language);
  // the content below waits until the height above is known, so that it is not pushed down
  const isCounted = Boolean(counted ?? counters.error);

  return (
    <>
      {counted && <CounterCards counters={counted} roles={viewer?.roles ?? []} />}
      {!counted && counters.error && <ErrorState onRetry={() => void counters.refetch()} />}
      {!counted && !counters.error && <SkeletonRows rows={8} rowHeight={60} />}
      {isCounted && grown && (
        <>
          <GrowthSection
            heading={t('players.heading')}
            explanation={t('players.explanation')}
            inAll={t('players.in-all')}
            empty={t('players.empty')}
            days={grown.players}
          />
          <GrowthSection
            heading={season ? t('signups.heading', { season }) : t('signups.heading-no-season')}
            explanation={t('signups.explanation')}
            inAll={t('signups.in-all')}
            empty={season ? t('signups.empty') : t('signups.no-season')}
            days={grown.signedUpTeams}
          />
        </>
      )}
      {isCounted && !grown && growth.error && <ErrorState onRetry={() => void growth.refetch()} />}
      {isCounted && !grown && !growth.error && <SkeletonRows rows={5} rowHeight={44} />}
      {isCounted && (grown ?? growth.error) && <ViewsSection />}
    </>
  );
}
