import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { seasonName } from '../../../../league/season-name';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { idOf, paths } from '../../../../lib/paths';
import { ButtonLink } from '../../../../ui/button';
import { EmptyState } from '../../../../ui/page/empty-state';
import { ErrorState } from '../../../../ui/page/error-state';
import { Link } from '../../../../ui/link';
import { PageHeading } from '../../../../ui/page/page-heading';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { AdminPage } from '../../shell/admin-page';
import { useSeasonDraftQuery } from './season-divisions.generated';
import { SeasonForm } from './season-form';

/** Makes all divisions of a season at once, from those of the season before. */
export default function SeasonDivisionsPage() {
  const { t } = useTranslation('admin-divisions-season');
  const language = useLanguage();
  const seasonId = idOf(useParams().id);
  const { data, error, loading, refetch } = useSeasonDraftQuery(
    seasonId === null ? skipToken : { variables: { seasonId }, fetchPolicy: 'network-only' },
  );
  const draft = data?.seasonDraft;
  const title = draft ? t('title', { season: seasonName(draft.season.name, language) }) : t('waiting-title');

  return (
    <AdminPage tab="seasons" title={title} trail={[{ name: title }]}>
      <PageHeading aside={<Link to={paths.admin('seasons')}>{t('to-seasons')}</Link>}>{title}</PageHeading>
      {loading && !draft && <SkeletonRows rows={10} />}
      {error && !draft && <ErrorState onRetry={() => void refetch()} />}
      {seasonId === null && <EmptyState>{t('no-season')}</EmptyState>}
      {draft?.hasDivisions && (
        <EmptyState action={<ButtonLink to={paths.adminDivisions()}>{t('to-divisions')}</ButtonLink>}>
          {t('has-divisions')}
        </EmptyState>
      )}
      {draft && !draft.hasDivisions && !draft.from && (
        <EmptyState action={<ButtonLink to={paths.adminDivisionAdd()}>{t('add-one')}</ButtonLink>}>
          {t('no-former')}
        </EmptyState>
      )}
      {draft && !draft.hasDivisions && draft.from && (
        <SeasonForm draft={draft} former={seasonName(draft.from.name, language)} />
      )}
    </AdminPage>
  );
}
