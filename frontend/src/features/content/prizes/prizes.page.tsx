import { useTranslation } from 'react-i18next';
import { Text } from '../../../ui/text';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { LazyMarkdown, loadMarkdown } from '../../../ui/markdown/lazy-markdown';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { usePrizesPageQuery } from './prizes-page.generated';

loadMarkdown();

/** The prizes, in staff's own words. */
export default function PrizesPage() {
  const { t } = useTranslation('content-prizes');
  const language = useLanguage();
  const times = useTimes();
  const { data, error, refetch } = usePrizesPageQuery();
  const own = data && (language === 'en' ? data.managedPage.contentEn : data.managedPage.contentSv);
  // without an English text, the Swedish one is shown
  const isInSwedish = language === 'en' && own?.trim() === '' && data?.managedPage.contentSv.trim() !== '';
  const text = isInSwedish ? data?.managedPage.contentSv : own;
  const updatedAt = data?.managedPage.updatedAt;
  return (
    <Page title={t('title')} description={t('description')} width="prose">
      <PageHeading>{t('title')}</PageHeading>
      {isInSwedish && (
        <Text color="fg.muted" marginBottom="4">
          {t('in-swedish')}
        </Text>
      )}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={12} rowHeight={28} />}
      {text !== undefined &&
        (text.trim() === '' ? (
          <EmptyState>{t('empty')}</EmptyState>
        ) : (
          <div lang={isInSwedish ? 'sv' : undefined}>
            <LazyMarkdown
              text={text}
              rows={12}
              after={
                updatedAt && (
                  <Text color="fg.muted" fontSize="sm" marginTop="8" lang={language === 'en' ? 'en' : 'sv'}>
                    {t('updated', { date: times.date(updatedAt) })}
                  </Text>
                )
              }
            />
          </div>
        ))}
    </Page>
  );
}
