import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import type { RuleBookName } from '../../../lib/schema.generated';
import { Text } from '../../../ui/text';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { useTimes } from '../../../lib/i18n/use-times';
import { ButtonAnchor } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { contentPart, lazyPart } from '../../../ui/page/lazy-part';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { UrlTabs } from '../../../ui/page/url-tabs';
import { type RuleBookPageQuery, useRuleBookPageQuery } from './rule-book-page.generated';

const RuleBookText = contentPart('rule-book-text', () => import('./rule-book-text').then((module) => module.default));
const PdfView = lazyPart(() => import('./pdf-view').then((module) => module.default));

const waiting = (hasFailed: boolean) => (hasFailed ? <ErrorState isTryingAgain /> : <SkeletonRows rows={20} />);

type ShownBook = Exclude<RuleBookName, 'SIX_MANS'>;

const PATHS: Record<ShownBook, string> = {
  RULES: paths.rules(),
  CODE_OF_CONDUCT: paths.codeOfConduct(),
  STATUTES: paths.statutes(),
};

/** The books have the same page with different addresses. */
const bookAt = (pathname: string): ShownBook =>
  (Object.keys(PATHS) as ShownBook[]).find((name) => matchPath(PATHS[name], pathname)) ?? 'RULES';

/** Rules, code of conduct or statutes: as text that can be searched and cited, and as PDF. */
export default function RuleBookPage() {
  const { t } = useTranslation('content-rule-books');
  const language = useLanguage();
  const times = useTimes();
  const name = bookAt(useLocation().pathname);
  const { data, error, refetch } = useRuleBookPageQuery({ variables: { name, language } });
  const book = data?.ruleBook;
  const title = t(`title.${name}`);
  return (
    <Page title={title} {...(book && { description: book.description })}>
      <PageHeading aside={book && <Download book={book} />}>{title}</PageHeading>
      {!book && error && <ErrorState onRetry={() => void refetch()} />}
      {!book && !error && <SkeletonRows rows={20} />}
      {book && (
        <>
          <Text color="fg.muted" marginBottom="4">
            {t('updated', { date: times.date(book.updated) })}
          </Text>
          <UrlTabs
            label={t('tabs')}
            tabs={[
              {
                id: 'text',
                label: t('tab.text'),
                content: <RuleBookText book={book} fallback={waiting} />,
              },
              {
                id: 'pdf',
                label: t('tab.pdf'),
                content: <PdfView url={book.pdfUrl} title={title} fallback={waiting} />,
              },
            ]}
          />
        </>
      )}
    </Page>
  );
}

function Download({ book }: { book: RuleBookPageQuery['ruleBook'] }) {
  const { t } = useTranslation('content-rule-books');
  return (
    <ButtonAnchor href={book.pdfUrl} download>
      {t('download', { kilobytes: Math.ceil(book.pdfBytes / 1000) })}
    </ButtonAnchor>
  );
}
