import { ExternalLink as ExternalLinkIcon, Square, SquareCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { linkAddress, pictureAddress } from './markdown-address';
import { ExternalLink, Link, PlainLink } from '../link';
import { useOverflow } from '../use-overflow';

interface LinkProps {
  href?: string | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  children?: ReactNode;
}

/** A link in a text. It opens within the site, or in a new tab for other sites. An unsafe one is shown as text only. */
export function MarkdownLink({ href = '', id, children, 'aria-label': label }: LinkProps) {
  const address = linkAddress(href);
  if (address === null) return <>{children}</>;
  if (address.kind === 'page') {
    return (
      <Link to={address.href} variant="inline">
        {children}
      </Link>
    );
  }
  if (address.kind === 'external') return <ForeignLink href={address.href}>{children}</ForeignLink>;
  return (
    <PlainLink href={address.href} id={id} aria-label={label}>
      {children}
    </PlainLink>
  );
}

function ForeignLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <ExternalLink href={href}>
      {children}
      <ExternalLinkIcon aria-hidden size="0.8em" />
      <span className="visually-hidden"> {t('markdown.new-tab')}</span>
    </ExternalLink>
  );
}

interface PictureProps {
  src?: string | undefined;
  alt?: string | undefined;
  title?: string | undefined;
}

const Picture = styled('img', { base: { maxWidth: 'full', height: 'auto', borderRadius: 'md' } });

/** `#800x600` after a picture's address is its size, with which the page keeps its place while it loads. */
function sizeIn(src: string) {
  const [, width, height] = /#(\d+)x(\d+)$/.exec(src) ?? [];
  return width && height ? { htmlWidth: width, htmlHeight: height } : {};
}

/** A picture of this site. A picture of another site becomes a link, because the site's policy does not allow it. */
export function MarkdownPicture({ src = '', alt = '', title }: PictureProps) {
  const own = pictureAddress(src);
  if (own !== null) {
    return <Picture src={own} {...sizeIn(src)} alt={alt} title={title} loading="lazy" decoding="async" />;
  }
  const elsewhere = linkAddress(src);
  if (elsewhere?.kind !== 'external' || alt === '') return <>{alt}</>;
  return <ForeignLink href={elsewhere.href}>{alt}</ForeignLink>;
}

const Scroller = styled('div', {
  base: {
    overflowX: 'auto',
    maxWidth: 'full',
    overscrollBehaviorX: 'contain',
    _focusVisible: { outlineOffset: '-2px' },
  },
});

/** A table that scrolls inside the page, also by keyboard, and never makes the page wider. Its edge fades while there is more. */
export function MarkdownTable({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('ui');
  const { ref, isScrollable, hasMore } = useOverflow<HTMLDivElement>();
  const reachable = isScrollable ? { tabIndex: 0, role: 'group', 'aria-label': t('markdown.table') } : {};
  return (
    <div className="wide" data-more={hasMore || undefined}>
      <Scroller ref={ref} {...reachable}>
        <table>{children}</table>
      </Scroller>
    </div>
  );
}

/** Wide code that scrolls in the same way. */
export function MarkdownCode({ children }: { children?: ReactNode }) {
  return (
    <styled.pre tabIndex={0} overflowX="auto">
      {children}
    </styled.pre>
  );
}

/** The checkbox of a task. It cannot be changed. */
export function MarkdownTick({ checked }: Pick<ComponentProps<'input'>, 'checked'>) {
  const { t } = useTranslation('ui');
  const Box = checked ? SquareCheck : Square;
  return <Box role="img" aria-label={t(checked ? 'markdown.done' : 'markdown.not-done')} size="1.1em" />;
}
