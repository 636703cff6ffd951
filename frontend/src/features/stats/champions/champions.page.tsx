import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../../league/share/share-button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { useChampionsPageQuery } from './champions-page.generated';
import { SeasonChampions } from './season-champions';

/** The champions and the best players of all settled seasons (R46), the latest first. */
export default function ChampionsPage() {
  const { t } = useTranslation('stats-champions');
  const { data, error, refetch } = useChampionsPageQuery();
  const seasons = data?.champions;
  return (
    <Page title={t('title')} description={t('description')}>
      <PageHeading aside={<ShareButton title={t('title')} />}>{t('title')}</PageHeading>
      <Text color="fg.muted" marginBottom="5" maxWidth="prose">
        {t('lead')}
      </Text>
      {!seasons && error && <ErrorState onRetry={() => void refetch()} />}
      {!seasons && !error && <SkeletonRows rows={6} rowHeight={168} />}
      {seasons?.length === 0 && <EmptyState>{t('empty')}</EmptyState>}
      {seasons?.map((honours) => (
        <SeasonChampions key={honours.season.id} honours={honours} />
      ))}
    </Page>
  );
}
