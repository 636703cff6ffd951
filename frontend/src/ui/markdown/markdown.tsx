import { useId, useMemo, type ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { prose } from '../../styled-system/recipes';
import { styled } from '../../styled-system/jsx';
import { fitHeadings, type Anchors } from './markdown-headings';
import { markWords } from './mark-words';
import { MarkdownCode, MarkdownLink, MarkdownPicture, MarkdownTable, MarkdownTick } from './markdown-parts';
import { pictureAfterTable } from './picture-after-table';
import { wholeScores } from './whole-scores';
import '../trusted-types';

interface MarkdownProps {
  /** A text from a user. Nothing in it is trusted. */
  text: string;
  /** The level of its highest heading; 2 directly under a page's own. */
  topLevel?: 2 | 3 | 4;
  anchors?: Anchors;
  /** Searched words to mark. */
  words?: string | undefined;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The elements and attributes that Markdown can make. All others are removed. */
const SCHEMA: ComponentProps<typeof ReactMarkdown>['rehypePlugins'] = [
  [
    rehypeSanitize,
    {
      tagNames: [
        ...['p', 'br', 'hr', 'em', 'strong', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'img', 'input'],
        ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'section', 'sup', ...HEADINGS],
      ],
      attributes: {
        a: ['href', 'id', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
        img: ['src', 'alt', 'title'],
        input: ['checked', ['type', 'checkbox']],
        li: ['id', ['className', 'task-list-item']],
        ul: [['className', 'contains-task-list']],
        ol: ['start', ['className', 'contains-task-list']],
        h2: ['id', ['className', 'sr-only']],
        th: ['align'],
        td: ['align'],
      },
      protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
      clobber: [],
      strip: ['script', 'style'],
    },
  ],
];

const REMARK: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [remarkGfm, pictureAfterTable];

const PARTS: Components = {
  a: ({ href, id, children, 'aria-label': label }) => (
    <MarkdownLink href={href} id={id} aria-label={label}>
      {children}
    </MarkdownLink>
  ),
  img: ({ src, alt, title }) => <MarkdownPicture src={src} alt={alt} title={title} />,
  table: ({ children }) => <MarkdownTable>{children}</MarkdownTable>,
  pre: ({ children }) => <MarkdownCode>{children}</MarkdownCode>,
  input: ({ checked }) => <MarkdownTick checked={checked} />,
};

/** Addresses are checked where they are used, with the browser's own parser. */
const asWritten = (address: string): string => address;

/**
 * A user's Markdown, the same on the page and in the preview: tables, autolinks, strikethrough and task lists, no HTML,
 * and only safe links. Its code is large, so pages draw it through `lazy-markdown`.
 */
export default function Markdown({ text, topLevel = 2, anchors, words = '' }: MarkdownProps) {
  const { t } = useTranslation('ui');
  const written = withoutDisguise(text);
  const id = useId();
  const rehypePlugins = useMemo(
    () => [
      ...(SCHEMA ?? []),
      [fitHeadings, { topLevel, anchors }] as [typeof fitHeadings, object],
      [markWords, { words }] as [typeof markWords, object],
      // after the marks, which look for the words as they are written
      wholeScores,
    ],
    [topLevel, anchors, words],
  );
  return (
    <div className={prose()}>
      <ErrorBoundary key={written} fallback={<styled.p whiteSpace="pre-line">{written}</styled.p>}>
        <ReactMarkdown
          remarkPlugins={REMARK}
          rehypePlugins={rehypePlugins}
          remarkRehypeOptions={{
            clobberPrefix: `${id}-`,
            footnoteLabel: t('markdown.notes'),
            footnoteBackLabel: t('markdown.back'),
          }}
          urlTransform={asWritten}
          components={PARTS}
        >
          {written}
        </ReactMarkdown>
      </ErrorBoundary>
    </div>
  );
}

/** Removes characters that change the direction of text, because they can make a text look like another one. */
const withoutDisguise = (text: string): string => text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
