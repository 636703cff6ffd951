import type { ComponentProps } from 'react';
import { ErrorState } from './error-state';
import { lazyPart } from './lazy-part';
import type Markdown from './markdown';
import { SkeletonRows } from './skeleton-rows';

const LaterMarkdown = lazyPart(() => import('./markdown').then((module) => module.default));

/** Fetches the code ahead of the text, for a page that is sure to have one. */
export const loadMarkdown = LaterMarkdown.ahead;

interface LazyMarkdownProps extends ComponentProps<typeof Markdown> {
  /** Rows to keep free until it is drawn. */
  rows?: number;
}

/** `Markdown`, whose code comes when there is a text to draw. */
export function LazyMarkdown({ rows = 6, ...text }: LazyMarkdownProps) {
  return (
    <LaterMarkdown
      {...text}
      fallback={(hasFailed) => (hasFailed ? <ErrorState isTryingAgain /> : <SkeletonRows rows={rows} rowHeight={28} />)}
    />
  );
}
