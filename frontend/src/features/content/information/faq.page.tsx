import { useTranslation } from 'react-i18next';
import { Stack } from '../../../styled-system/jsx';
import { useLanguage } from '../../../lib/i18n/i18n';
import { Disclosure } from '../../../ui/disclosure';
import { ErrorState } from '../../../ui/page/error-state';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { type FaqPageQuery, useFaqPageQuery } from './faq-page.generated';

type Item = FaqPageQuery['faq'][number];

/** The height of a closed question, with the space below it. */
const QUESTION_HEIGHT = 52;

/** Frequently asked questions by category. A click opens an answer. */
export default function FaqPage() {
  const { t } = useTranslation('content-information');
  const { data, error, refetch } = useFaqPageQuery({ variables: { language: useLanguage() } });
  return (
    <Page title={t('faq.title')} description={t('faq.description')} width="prose">
      <PageHeading>{t('faq.title')}</PageHeading>
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={12} rowHeight={QUESTION_HEIGHT} />}
      {data &&
        byCategory(data.faq).map(([category, items]) => (
          <Section key={category} heading={category}>
            <Stack gap="2">
              {items.map(({ question, answer }) => (
                <Disclosure key={question} summary={question}>
                  <LazyMarkdown text={answer} topLevel={3} rows={2} />
                </Disclosure>
              ))}
            </Stack>
          </Section>
        ))}
    </Page>
  );
}

/** The categories, in the order of their first question. */
function byCategory(items: readonly Item[]): [category: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups];
}
