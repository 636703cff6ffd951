import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';

interface PageProps {
  /** Names the page in the browser's tab and in search results; the league's name is added. */
  title: string;
  /** One sentence for search results and link previews. */
  description?: string;
  /** A page that depends on who looks, or lists nothing of its own, stays out of search engines. */
  isPrivate?: boolean;
  /** What the page is about is not there yet, so its title is only what kind of page it is. */
  isWaiting?: boolean;
  /** Widest the content may be: tables take the page, running text a readable measure. */
  width?: 'page' | 'prose';
  children: ReactNode;
}

/** What the server has written for the address that the visit began with. */
const STATIC_TAGS = '[data-static]';

/** The frame of every page: head tags, width and rhythm. The page's own heading is a `PageHeading` inside it. */
export function Page({
  title,
  description,
  isPrivate = false,
  isWaiting = false,
  width = 'page',
  children,
}: PageProps) {
  const { t } = useTranslation('ui');
  const fullTitle = t('page.title', { title });
  useLayoutEffect(() => {
    if (!isWaiting) document.head.querySelectorAll(STATIC_TAGS).forEach((tag) => tag.remove());
  }, [isWaiting]);
  // the server has written the title that the page will have: it stays until then
  const isTitled = !isWaiting || document.head.querySelector(STATIC_TAGS) === null;
  return (
    <Box
      maxWidth={width === 'prose' ? 'prose' : 'page'}
      width="full"
      marginX="auto"
      paddingX={{ base: '4', md: '6' }}
      paddingY={{ base: '5', md: '8' }}
      aria-busy={isWaiting || undefined}
    >
      {isTitled && <title>{fullTitle}</title>}
      {isTitled && <meta property="og:title" content={fullTitle} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {children}
    </Box>
  );
}
