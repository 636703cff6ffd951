import type { ComponentProps, ReactNode } from 'react';
import { ErrorState } from '../page/error-state';
import { contentPart } from '../page/lazy-part';
import type Markdown from './markdown';
import { SkeletonRows } from '../page/skeleton-rows';

interface TextProps extends ComponentProps<typeof Markdown> {
  /** Content after the text. It appears together with the text, so that the text does not push it down. */
  after?: ReactNode;
}

const LaterMarkdown = contentPart('markdown', async () => {
  const { default: Text } = await import('./markdown');
  return ({ after, ...text }: TextProps) => (
    <>
      <Text {...text} />
      {after}
    </>
  );
});

/** Loads the code before the text, for a page that certainly has one. */
export const loadMarkdown = LaterMarkdown.ahead;

interface LazyMarkdownProps extends TextProps {
  /** The number of rows to reserve until it is drawn. */
  rows?: number;
}

/** `Markdown`, whose code loads when there is a text to draw. */
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
