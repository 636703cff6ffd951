import { useTranslation } from 'react-i18next';
import { SeasonHonours } from '../../../league/honours/season-honours';
import { seasonName } from '../../../league/season-name';
import { ShareButton } from '../../../league/share/share-button';
import { useLanguage } from '../../../lib/i18n/i18n';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { Text } from '../../../ui/text';
import { useChampionsPageQuery } from './champions-page.generated';

/** The champions and the best players of all settled seasons (R46), the latest first. */
export default function ChampionsPage() {
  const { t } = useTranslation('stats-champions');
  const language = useLanguage();
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
        <Section key={honours.season.id} heading={seasonName(honours.season.name, language)}>
          <SeasonHonours honours={honours} />
        </Section>
      ))}
    </Page>
  );
}
