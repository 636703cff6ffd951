import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from '../../styled-system/jsx';
import { Skeleton } from '../../ui/skeleton';
import { useLanguage } from '../../lib/i18n/i18n';
import { ShareButton } from '../../league/share/share-button';
import { HiddenPost, useIsPostHidden } from '../../league/spoilers/hidden-post';
import { paths } from '../../lib/paths';
import { useTimes } from '../../lib/i18n/use-times';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { LazyMarkdown, loadMarkdown } from '../../ui/markdown/lazy-markdown';
import { Link } from '../../ui/link';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { pictureSource } from '../../ui/picture-source';
import { SkeletonRows } from '../../ui/page/skeleton-rows';
import { Instant } from '../../ui/time/instant';
import { type PostPageQuery, usePostPageQuery } from './post-page.generated';

type Post = NonNullable<PostPageQuery['newsPost']>;

// loads together with the page, not after the text
loadMarkdown();

const Banner = styled('div', {
  base: {
    aspectRatio: '4 / 1',
    marginBottom: '5',
    overflow: 'hidden',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});
const Facts = styled('p', { base: { color: 'fg.muted', marginTop: '-3', marginBottom: '5' } });
const Lead = styled('p', {
  base: { fontWeight: 'semibold', whiteSpace: 'pre-line', marginBottom: '5', overflowWrap: 'anywhere' },
});

/** One news post. */
export default function PostPage() {
  const { t } = useTranslation('news');
  const { customUrl = '' } = useParams();
  const { data, error, refetch } = usePostPageQuery({ variables: { slug: customUrl } });
  const post = data?.newsPost;
  // a post that was renamed, or an address in large letters
  if (post && post.slug !== customUrl) return <Navigate to={paths.post(post.slug)} replace />;
  if (post) return <Article post={post} />;
  if (data) return <PostNotFound />;
  return (
    <Page title={t('title')} isWaiting={!error} width="prose">
      {error ? <ErrorState onRetry={() => void refetch()} /> : <PostSkeleton />}
    </Page>
  );
}

function Article({ post }: { post: Post }) {
  const { t } = useTranslation('news');
  const times = useTimes();
  const isHidden = useIsPostHidden(post);
  const title = isHidden ? t('hidden-title', { date: times.write(post.publishedAt, 'date').swedish }) : post.title;
  const description = isHidden || !post.description ? t('description') : post.description;
  return (
    <Page title={title} description={description} width="prose">
      {isHidden && <PageHeading>{title}</PageHeading>}
      <HiddenPost post={post}>
        <article lang="sv">
          {post.image && (
            <Banner>
              <img src={pictureSource(post.image, 1000)} alt="" width="1000" height="250" decoding="async" />
            </Banner>
          )}
          <PageHeading>{post.title}</PageHeading>
          <PostFacts post={post} />
          {post.description && <Lead>{post.description}</Lead>}
          <LazyMarkdown text={post.content} rows={12} />
        </article>
      </HiddenPost>
      <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="8">
        <ButtonLink to={paths.news()}>{t('to-all')}</ButtonLink>
        <ShareButton title={title} />
      </styled.div>
    </Page>
  );
}

/** "21 november 2026 av nickname", and the category. */
function PostFacts({ post: { publishedAt, authorName, authorPlayerId, category } }: { post: Post }) {
  const { t, i18n } = useTranslation('league');
  const language = useLanguage();
  return (
    <Facts lang={i18n.language}>
      <Instant isCompact at={publishedAt} as="date" />
      {authorName !== null && (
        <>
          {` ${t('news.by-word')} `}
          {authorPlayerId === null ? (
            authorName
          ) : (
            <Link to={paths.player(authorPlayerId)} variant="inline">
              {authorName}
            </Link>
          )}
        </>
      )}
      {' · '}
      <Link to={paths.news(1, String(category.id))} variant="inline" lang="sv">
        {category.name}
      </Link>
      {language === 'en' && ` · ${t('news.in-swedish')}`}
    </Facts>
  );
}

function PostSkeleton() {
  return (
    <>
      <Skeleton aspectRatio="4 / 1" marginBottom="5" />
      <Skeleton height="10" marginBottom="3" />
      <Skeleton height="5" width="16rem" marginBottom="5" />
      <SkeletonRows rows={12} rowHeight={28} />
    </>
  );
}

/** The page for an address without a visible post. */
function PostNotFound() {
  const { t } = useTranslation('news');
  return (
    <Page title={t('not-found.title')} isPrivate>
      <PageHeading>{t('not-found.title')}</PageHeading>
      <EmptyState action={<ButtonLink to={paths.news()}>{t('to-all')}</ButtonLink>}>{t('not-found.text')}</EmptyState>
    </Page>
  );
}
