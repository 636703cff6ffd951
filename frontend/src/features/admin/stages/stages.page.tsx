import { skipToken } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
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
import { StaffTabs } from '../kit/staff-tabs';
import { AdminPage } from '../shell/admin-page';
import { NewStage } from './new-stage';
import { StageEditor } from './stage-editor';
import { useAdminStagesQuery } from './stages-page.generated';
import { divisionName } from '../../../league/division-name';

/** The play-offs, qualifiers and cups of a season: made, filled with teams and drawn. */
export default function StagesPage() {
  const { t } = useTranslation('admin-stages');
  const language = useLanguage();
  const seasonId = idOf(useParams().id);
  const { data, error, loading, refetch } = useAdminStagesQuery(
    seasonId === null ? skipToken : { variables: { seasonId }, fetchPolicy: 'cache-and-network' },
  );
  const season = data?.seasons.find(({ id }) => id === seasonId);
  const title = season ? t('title', { season: seasonName(season.name, language) }) : t('waiting-title');

  const tabs = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<number | null>(null);
  // who has made one goes on in its form, which stands above, out of sight
  const isMadeHere = data?.adminStages.some(({ divisionId }) => divisionId === made) ?? false;
  useEffect(() => {
    if (!isMadeHere) return;
    const tab = tabs.current?.querySelector<HTMLElement>(`[role=tab][data-value="${made}"]`);
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'center' });
  }, [made, isMadeHere]);

  return (
    <AdminPage tab="seasons" title={title} trail={[{ name: title }]}>
      <PageHeading aside={<Link to={paths.admin('seasons')}>{t('to-seasons')}</Link>}>{title}</PageHeading>
      {loading && !data && <SkeletonRows rows={8} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {(seasonId === null || (data && !season)) && <EmptyState>{t('no-season')}</EmptyState>}
      {data && season && (
        <>
          <Box ref={tabs}>
            {data.adminStages.length === 0 ? (
              <EmptyState>{t('none')}</EmptyState>
            ) : (
              <StaffTabs
                label={t('stages')}
                param="stage"
                tabs={data.adminStages.map((stage) => ({
                  id: String(stage.divisionId),
                  label: divisionName(stage, language),
                  content: <StageEditor stage={stage} choices={data} />,
                }))}
              />
            )}
          </Box>
          <Box marginTop="8">
            <NewStage seasonId={season.id} onMade={setMade} />
          </Box>
        </>
      )}
    </AdminPage>
  );
}
