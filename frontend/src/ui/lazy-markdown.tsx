import { lazy, Suspense, type ComponentProps } from 'react';
import { SkeletonRows } from './skeleton-rows';

/** Fetches the code ahead of the text, for a page that is sure to have one. */
export const loadMarkdown = () => import('./markdown');

const Markdown = lazy(loadMarkdown);

interface LazyMarkdownProps extends ComponentProps<typeof Markdown> {
  /** Rows to keep free until it is drawn. */
  rows?: number;
}

/** `Markdown`, whose code comes when there is a text to draw. */
export function LazyMarkdown({ rows = 6, ...text }: LazyMarkdownProps) {
  return (
    <Suspense fallback={<SkeletonRows rows={rows} rowHeight={28} />}>
      <Markdown {...text} />
    </Suspense>
  );
}
