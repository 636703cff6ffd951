import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../page/error-state';
import { lazyPart } from '../page/lazy-part';
import type Markdown from './markdown';
import { SkeletonRows } from '../page/skeleton-rows';

interface TextProps extends ComponentProps<typeof Markdown> {
  /** What follows the text: it comes with it, and so is not pushed down by it. */
  after?: ReactNode;
}

const LaterMarkdown = lazyPart(async () => {
  const { default: Text } = await import('./markdown');
  return ({ after, ...text }: TextProps) => (
    <>
      <Text {...text} />
      {after}
    </>
  );
});

/** Fetches the code ahead of the text, for a page that is sure to have one. */
export const loadMarkdown = LaterMarkdown.ahead;

interface LazyMarkdownProps extends TextProps {
  /** Rows to keep free until it is drawn. */
  rows?: number;
}

/** `Markdown`, whose code comes when there is a text to draw. */
export function LazyMarkdown({ rows = 6, ...text }: LazyMarkdownProps) {
  return (
    <LaterMarkdown
      {...text}
      fallback={(hasFailed) =>
        hasFailed ? (
          <>
            <ErrorState isTryingAgain />
            {text.after}
          </>
        ) : (
          <SkeletonRows rows={rows} rowHeight={28} />
        )
      }
    />
  );
}
