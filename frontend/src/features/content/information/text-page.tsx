import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextPageName } from '../../../lib/schema.generated';
import { Text } from '../../../ui/text';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import { ErrorState } from '../../../ui/page/error-state';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown';
import { Page } from '../../../ui/page/page';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useTextPageQuery } from './text-page.generated';

interface TextPageProps {
  name: TextPageName;
  /** The heading before the page's own text has loaded. */
  title: string;
  /** The approximate number of rows of the text. */
  rows: number;
  /** Its headings have anchors. */
  hasAnchors?: boolean;
  /** The text's date is important, so it is shown. */
  isDated?: boolean;
  /** Content below the text. */
  children?: ReactNode;
}

/** A page with a text of the league. */
export function TextPage({ name, title, rows, hasAnchors = false, isDated = false, children }: TextPageProps) {
  const { t } = useTranslation('content-information');
  const language = useLanguage();
  const times = useTimes();
  const { data, error, refetch } = useTextPageQuery({ variables: { name, language } });
  const page = data?.textPage;
  return (
    <Page title={page?.title ?? title} {...(page && { description: page.description })} width="prose">
      <PageHeading>{page?.title ?? title}</PageHeading>
      {!page && error && <ErrorState onRetry={() => void refetch()} />}
      {page && isDated && (
        <Text color="fg.muted" marginBottom="5">
          {t('updated', { date: times.date(page.updated) })}
        </Text>
      )}
      {error && !page ? children : <LazyText text={page?.text} rows={rows} hasAnchors={hasAnchors} after={children} />}
    </Page>
  );
}

interface LazyTextProps {
  text: string | undefined;
  rows: number;
  hasAnchors: boolean;
  after: ReactNode;
}

function LazyText({ text, rows, hasAnchors, after }: LazyTextProps) {
  return text === undefined ? (
    <SkeletonRows rows={rows} rowHeight={28} />
  ) : (
    <LazyMarkdown text={text} rows={rows} after={after} {...(hasAnchors && { anchors: 'slug' as const })} />
  );
}
