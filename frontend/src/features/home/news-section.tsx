import { useTranslation } from 'react-i18next';
import type { NewsCardFragment } from '../../league/news-card.generated';
import { styled } from '../../styled-system/jsx';
import { NewsCard } from '../../league/news-card';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/page/empty-state';
import { Link } from '../../ui/link';
import { Section } from '../../ui/page/section';

const Cards = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** The two latest posts, and a link to the others. */
export function NewsSection({ posts }: { posts: readonly NewsCardFragment[] }) {
  const { t } = useTranslation('home');
  return (
    <Section
      heading={t('news.heading')}
      aside={
        <Link to={paths.news()} variant="inline" display="inline-flex" alignItems="center" minHeight="touch">
          {t('news.all')}
        </Link>
      }
    >
      {posts.length === 0 ? (
        <EmptyState>{t('news.empty')}</EmptyState>
      ) : (
        <Cards>
          {posts.map((post) => (
            <li key={post.id}>
              <NewsCard post={post} layout="row" headingLevel="h3" />
            </li>
          ))}
        </Cards>
      )}
    </Section>
  );
}
