import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useIsAdmin } from '../use-is-admin';
import { useStageOfDivisionQuery } from './admin-division.generated';

/**
 * In place of a division that has no table. Searches, lists and the audit name a stage as a division: who follows them comes to where
 * stages are decided, or to the bracket if they may not decide. Otherwise there is no such division.
 */
export function WayToStage({ id }: { id: number | null }) {
  const { t } = useTranslation('admin-divisions');
  const isAdmin = useIsAdmin();
  const { data, error, loading, refetch } = useStageOfDivisionQuery(id === null ? skipToken : { variables: { id } });
  const stage = data?.adminStage;
  if (stage) {
    const { divisionId, discriminator, season } = stage;
    const to = isAdmin ? paths.adminStages(season.id, divisionId) : paths.division(discriminator, season.id);
    return <Navigate to={to} replace />;
  }
  if (loading) return <SkeletonRows rows={10} />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <EmptyState>{t('not-found')}</EmptyState>;
}
