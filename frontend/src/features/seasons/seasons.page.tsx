import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/skeleton';
import { seasonName } from '../../league/season-name';
import { useLanguage } from '../../lib/i18n/i18n';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { UrlTabs } from '../../ui/page/url-tabs';
import { playedSeasons } from './played-seasons';
import { SeasonDivisions } from './season-divisions';
import { type SeasonsPageQuery, useSeasonsPageQuery } from './seasons-page.generated';

/** All seasons with divisions, one tab for each. */
export default function SeasonsPage() {
  const { t } = useTranslation('seasons');
  const { data, error, refetch } = useSeasonsPageQuery();
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading>{t('title')}</PageHeading>
      {data && <SeasonTabs seasons={playedSeasons(data.seasons)} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton height="11" marginBottom="4" borderRadius="none" />
          <SkeletonRows rows={6} rowHeight={56} />
        </>
      )}
    </Page>
  );
}

function SeasonTabs({ seasons }: { seasons: SeasonsPageQuery['seasons'] }) {
  const { t } = useTranslation('seasons');
  const language = useLanguage();
  if (seasons.length === 0) return <EmptyState>{t('empty')}</EmptyState>;
  return (
    <UrlTabs
      label={t('tabs')}
      param="season"
      tabs={seasons.map((season) => ({
        id: String(season.id),
        label: seasonName(season.name, language),
        content: <SeasonDivisions season={season} />,
      }))}
    />
  );
}
