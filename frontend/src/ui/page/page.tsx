import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isServer } from '../../lib/here';
import { Box } from '../../styled-system/jsx';

interface PageProps {
  /** The page's title in the browser's tab and in search results. The league's name is added. */
  title: string;
  /** One sentence for search results and link previews. */
  description?: string;
  /** Search engines may not list the page, because it depends on the viewer or lists only other content. */
  isPrivate?: boolean;
  /** The page's content is not loaded yet, so its title is only the kind of page. */
  isWaiting?: boolean;
  /** The largest width of the content: tables use the whole page, running text a readable width, staff the window. */
  width?: 'page' | 'prose' | 'desk';
  children: ReactNode;
}

/** The head elements that the server wrote for the first address of the visit. */
const STATIC_TAGS = '[data-static]';

/** The frame of every page: head tags, width and spacing. The page's own heading is a `PageHeading` inside it. */
export function Page({
  title,
  description,
  isPrivate = false,
  isWaiting = false,
  width = 'page',
  children,
}: PageProps) {
  const { t } = useTranslation('ui');
  useLayoutEffect(() => {
    if (!isWaiting) document.head.querySelectorAll(STATIC_TAGS).forEach((tag) => tag.remove());
  }, [isWaiting]);
  return (
    <Box
      maxWidth={width}
      width="full"
      marginX="auto"
      paddingX={{ base: '4', md: '6' }}
      paddingY={{ base: '5', md: '8' }}
      aria-busy={isWaiting || undefined}
    >
      {!isServer && <HeadTags title={t('page.title', { title })} {...{ description, isPrivate, isWaiting }} />}
      {children}
    </Box>
  );
}

interface HeadTagsProps {
  title: string;
  description: string | undefined;
  isPrivate: boolean;
  isWaiting: boolean;
}

/** Writes the same head tags as the server (head-tags.ts), once the page is drawn in the browser. */
function HeadTags({ title, description, isPrivate, isWaiting }: HeadTagsProps) {
  // the server has written the page's final title, which stays until the content is loaded
  const isTitled = !isWaiting || document.head.querySelector(STATIC_TAGS) === null;
  return (
    <>
      {isTitled && <title>{title}</title>}
      {isTitled && <meta property="og:title" content={title} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
    </>
  );
}
