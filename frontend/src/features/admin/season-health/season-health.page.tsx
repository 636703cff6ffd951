import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { seasonName } from '../../../league/season-name';
import { useLanguage } from '../../../lib/i18n/i18n';
import { idOf, paths } from '../../../lib/paths';
import { Link } from '../../../ui/link';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { DivisionHealth } from './division-health';
import { SeasonFigures } from './season-figures';
import { useAdminSeasonHealthQuery } from './season-health.generated';
import { StaffHealth } from './staff-health';
import { TeamHealth } from './team-health';
import { WeekHealth } from './week-health';

/** What staff look after in a season, each line with the page that ends it. */
export default function SeasonHealthPage() {
  const { t } = useTranslation('admin-season-health');
  const language = useLanguage();
  const seasonId = idOf(useParams().id);
  const { data, error, loading, refetch } = useAdminSeasonHealthQuery(
    seasonId === null ? skipToken : { variables: { seasonId }, fetchPolicy: 'cache-and-network' },
  );
  const health = data?.seasonHealth;
  const title = health ? t('title', { season: seasonName(health.season.name, language) }) : t('waiting-title');

  return (
    <AdminPage tab="seasons" title={title} trail={[{ name: title }]}>
      <PageHeading aside={<Link to={paths.admin('seasons')}>{t('to-seasons')}</Link>}>{title}</PageHeading>
      {loading && !data && <SkeletonRows rows={10} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {(seasonId === null || data?.seasonHealth === null) && <EmptyState>{t('no-season')}</EmptyState>}
      {health && (
        <>
          <SeasonFigures health={health} />
          {health.divisions.length === 0 ? (
            <EmptyState>{t('no-teams')}</EmptyState>
          ) : (
            <DivisionHealth divisions={health.divisions} />
          )}
          {health.weeksLeft > 0 && health.places > 0 && <TeamHealth teams={health.teams} />}
          <WeekHealth weeks={health.weeks} />
          <StaffHealth health={health} />
        </>
      )}
    </AdminPage>
  );
}
