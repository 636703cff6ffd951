import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Grid, styled } from '../../styled-system/jsx';
import { Skeleton } from '../../ui/skeleton';
import { NewsCard } from '../../league/news-card';
import { idOf, paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/page/empty-state';
import { ErrorState } from '../../ui/page/error-state';
import { Page } from '../../ui/page/page';
import { PageHeading } from '../../ui/page/page-heading';
import { CategoryList } from './category-list';
import { type NewsPageQuery, useNewsPageQuery } from './news-page.generated';
import { NewsPager } from './news-pager';
import { pageOf, PAGE_SIZE } from './page-numbers';

/** The news, newest first and largest, nine on a page; all posts or one category's. */
export default function NewsPage() {
  const { t } = useTranslation('news');
  const { page: pageParam, category } = useParams();
  const page = pageOf(pageParam);
  const categoryId = category === undefined ? null : idOf(category);
  const isAddress = page !== null && (category === undefined || categoryId !== null);
  const { data, previousData, error, refetch } = useNewsPageQuery({
    variables: { first: PAGE_SIZE, offset: ((page ?? 1) - 1) * PAGE_SIZE, categoryId },
    skip: !isAddress,
  });
  const categories = (data ?? previousData)?.newsCategories;
  const chosen = categories?.find(({ id }) => id === categoryId);
  const title = chosen ? t('title-of', { category: chosen.name }) : t('title');

  return (
    <Page title={page === null || page === 1 ? title : t('title-page', { title, page })} description={t('description')}>
      <PageHeading>{title}</PageHeading>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 14rem' }}
        gridTemplateAreas={{ base: '"side" "list"', lg: '"list side"' }}
        columnGap="6"
      >
        <styled.div gridArea="side" minHeight={{ base: '68px', lg: '0' }} minWidth="0">
          {categories && <CategoryList categories={categories} chosen={categoryId} />}
        </styled.div>
        <styled.div gridArea="list" minWidth="0">
          {!isAddress && <NothingHere />}
          {isAddress && !data && error && <ErrorState onRetry={() => void refetch()} />}
          {isAddress && !data && !error && <CardSkeletons />}
          {isAddress && data && <NewsList news={data.news} page={page} category={category} />}
        </styled.div>
      </Grid>
    </Page>
  );
}

const Cards = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > li[data-featured]': { gridColumn: '1 / -1' },
  },
});

interface NewsListProps {
  news: NewsPageQuery['news'];
  page: number;
  category: string | undefined;
}

function NewsList({ news, page, category }: NewsListProps) {
  const { t } = useTranslation('news');
  if (news.items.length === 0 && news.total === 0 && category === undefined)
    return <EmptyState>{t('empty')}</EmptyState>;
  if (news.items.length === 0) return <NothingHere isOfCategory={news.total === 0} />;
  return (
    <>
      <Cards>
        {news.items.map((post, at) => (
          <li key={post.id} data-featured={at === 0 ? '' : undefined}>
            <NewsCard post={post} layout={at === 0 ? 'featured' : 'card'} />
          </li>
        ))}
      </Cards>
      <NewsPager page={page} total={news.total} category={category} />
    </>
  );
}

/** The page for an address after the end of the list, and for a category without posts. */
function NothingHere({ isOfCategory = false }: { isOfCategory?: boolean }) {
  const { t } = useTranslation('news');
  return (
    <EmptyState action={<ButtonLink to={paths.news()}>{t('to-all')}</ButtonLink>}>
      {t(isOfCategory ? 'empty-category' : 'no-page')}
    </EmptyState>
  );
}

function CardSkeletons() {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-label={t('loading')}>
      <Cards aria-hidden>
        {Array.from({ length: PAGE_SIZE }, (_, at) => (
          <li key={at} data-featured={at === 0 ? '' : undefined}>
            <Skeleton height={at === 0 ? '20rem' : '24rem'} />
          </li>
        ))}
      </Cards>
    </div>
  );
}
