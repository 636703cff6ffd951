import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { AdminPage } from '../shell/admin-page';
import { useOwnUndo } from '../../../lib/own-undo';
import { useReload } from '../use-reload';
import { useNewsPostFormQuery } from './news-page.generated';
import { PostForm } from './post-form';

/** The page for a new post or an existing one. */
export default function PostEditorPage() {
  const { t } = useTranslation('admin-news');
  const { id: param } = useParams();
  const isEdit = param !== undefined;
  const id = idOf(param);
  // not read again while the form is open, because a typed text must not be replaced
  const { data, error, loading, refetch } = useNewsPostFormQuery({
    variables: { id: id ?? 0, isEdit },
    skip: isEdit && id === null,
    fetchPolicy: 'network-only',
  });
  const { round, reload } = useReload(refetch);
  useOwnUndo('news', reload, id ?? undefined);
  const post = data?.adminNewsPost ?? null;
  const isGone = isEdit && (id === null || (data !== undefined && post === null));

  const title = isEdit ? t('edit-title') : t('add');

  return (
    <AdminPage tab="news" title={title} trail={[{ name: post?.title ?? title }]}>
      <PageHeading>{title}</PageHeading>
      {loading && !data && <SkeletonRows rows={12} />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {isGone && (
        <EmptyState action={<ButtonLink to={paths.adminNews()}>{t('to-all')}</ButtonLink>}>{t('gone')}</EmptyState>
      )}
      {data && !isGone && data.newsCategories.length === 0 && (
        <EmptyState action={<ButtonLink to={paths.adminNewsCategories()}>{t('categories.add')}</ButtonLink>}>
          {t('no-categories')}
        </EmptyState>
      )}
      {data && !isGone && data.newsCategories.length > 0 && (
        <PostForm
          key={`${post?.id ?? 'new'} ${round}`}
          post={post}
          categories={data.newsCategories}
          canAnnounce={data.canAnnounceNews}
        />
      )}
    </AdminPage>
  );
}
