import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { NewsPageQuery } from '../../gql/information/graphql';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';

interface CategoryListProps {
  categories: NewsPageQuery['newsCategories'];
  /** The one in the address; none for all. */
  chosen: number | null;
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    flexWrap: 'wrap',
    gap: { base: '2', lg: '0' },
    marginBottom: '6',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '3',
      bg: { base: 'bg.surface', lg: 'transparent' },
      color: 'fg',
      borderInlineStart: '3px solid transparent',
      overflowWrap: 'anywhere',
      textDecoration: 'none',
      _hover: { bg: 'bg.raised' },
    },
    '& a[aria-current]': { borderColor: 'action', bg: 'bg.raised', fontWeight: 'semibold' },
  },
});

/** What the news can be narrowed to. */
export function CategoryList({ categories, chosen }: CategoryListProps) {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('categories.label')}>
      <List>
        <li>
          <Link to={paths.news()} aria-current={chosen === null ? 'page' : undefined}>
            {t('categories.all')}
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.news(1, String(id))} aria-current={chosen === id ? 'page' : undefined} lang="sv">
              {name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
