import { useTranslation } from 'react-i18next';
import { styled } from '../styled-system/jsx';
import { Heading } from '../ui/text';
import { useLanguage } from '../lib/i18n/i18n';
import { paths } from '../lib/paths';
import { Link } from '../ui/link';
import { pictureSource } from '../ui/picture-source';
import { DrawnBanner } from './drawn-banner';
import type { NewsCardFragment } from './news-card.generated';
import { HiddenPost, useIsPostHidden, usePostMark } from './spoilers/hidden-post';
import { Instant } from '../ui/time/instant';

interface NewsCardProps {
  post: NewsCardFragment;
  /**
   * `featured` is the newest post on its page, `row` is low. Both have the picture beside the text when there is space.
   */
  layout?: 'card' | 'featured' | 'row';
  headingLevel?: 'h2' | 'h3';
}

const Card = styled('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    overflow: 'hidden',
    bg: 'bg.surface',
    borderRadius: 'md',
    // the whole card links to the post
    '& h2 a::after, & h3 a::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'action', outlineOffset: '2px' },
    '& h2 a:focus-visible, & h3 a:focus-visible': { outline: 'none' },
  },
  variants: {
    layout: {
      // on a phone the picture is small and beside the words: above them, each post would be a screen
      card: { flexDirection: { base: 'row', sm: 'column' } },
      featured: { flexDirection: { base: 'column', md: 'row' } },
      row: { flexDirection: { base: 'row', sm: 'column', lg: 'row' } },
    },
  },
});

const Frame = styled('div', {
  base: {
    flexShrink: '0',
    aspectRatio: '10 / 7',
    overflow: 'hidden',
    bg: 'bg.raised',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: {
    layout: {
      card: { width: { smDown: '34%' }, aspectRatio: { smDown: 'auto' } },
      featured: { width: { md: '55%' }, aspectRatio: { base: '2', md: '10 / 7' } },
      row: {
        width: { smDown: '34%', lg: '40%' },
        aspectRatio: { smDown: 'auto' },
        alignSelf: { lg: 'flex-start' },
      },
    },
  },
});

const Words = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    flexGrow: '1',
    padding: '4',
    overflowWrap: 'anywhere',
  },
  variants: {
    layout: {
      card: { padding: { base: '3', sm: '4' }, gap: { smDown: '1' } },
      featured: {},
      // enough space for all its content, so that its height does not change when the text is loaded
      row: {
        padding: { base: '3', sm: '4' },
        gap: { smDown: '1' },
        // on a phone no card is beside it, so a title of one line leaves nothing empty
        minHeight: { base: '8.5rem', sm: '12.5rem' },
        '& :is(h3, .lead)': { lineClamp: '2' },
        '& > p:last-child': { lineClamp: '2' },
      },
    },
  },
});

const Facts = styled('p', { base: { marginTop: 'auto', color: 'fg.muted', fontSize: 'sm' } });
const Lead = styled('p', { base: { marginTop: '2', whiteSpace: 'pre-line', lineClamp: '3' } });

/** A post in a list: its picture, title, summary, writer and date. The league writes in Swedish. */
export function NewsCard({ post, layout = 'card', headingLevel = 'h2' }: NewsCardProps) {
  const { t } = useTranslation('league');
  const language = useLanguage();
  const isHidden = useIsPostHidden(post);
  return (
    <Card layout={layout}>
      <Frame layout={layout} data-spoiler={usePostMark(post)}>
        {post.thumbnail && !isHidden ? (
          <img
            src={pictureSource(post.thumbnail, 1000)}
            alt=""
            width="1000"
            height="700"
            loading={layout === 'featured' ? 'eager' : 'lazy'}
            decoding="async"
            data-score=""
          />
        ) : (
          <DrawnBanner seed={post.id} />
        )}
      </Frame>
      <Words layout={layout}>
        <HiddenPost post={post}>
          <Heading as={headingLevel} lang="sv" size={layout === 'featured' ? 'lg' : 'sm'}>
            <Link to={paths.post(post.slug)} variant="quiet">
              {post.title}
            </Link>
          </Heading>
          {post.description && (
            <Lead lang="sv" className="lead">
              {post.description}
            </Lead>
          )}
        </HiddenPost>
        <Facts>
          <Instant isCompact at={post.publishedAt} as="date" />
          {post.authorName !== null && ` ${t('news.by-word')} ${post.authorName}`}
          {' · '}
          <span lang="sv">{post.category.name}</span>
          {language === 'en' && ` · ${t('news.in-swedish')}`}
        </Facts>
      </Words>
    </Card>
  );
}
