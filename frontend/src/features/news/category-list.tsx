import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { rowFrame } from '../../theme/recipes/tab-button';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { useOverflow } from '../../ui/use-overflow';
import type { NewsPageQuery } from './news-page.generated';

interface CategoryListProps {
  categories: NewsPageQuery['newsCategories'];
  /** The category in the address; null for all. */
  chosen: number | null;
}

const Frame = styled('nav', rowFrame);

const List = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '2', lg: '0' },
    // one row that scrolls, with any number of categories, so that the news below do not move when it is loaded
    overflowX: { base: 'auto', lg: 'visible' },
    scrollbarWidth: 'none',
    '& li': { flexShrink: '0' },
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
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& a[aria-current]': { borderColor: 'action', bg: 'bg.raised', fontWeight: 'semibold' },
  },
});

/** The names of categories are always Swedish. */
const Mark = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    color: 'fg.muted',
    fontSize: 'sm',
  },
});

/** Filters the news by category. */
export function CategoryList({ categories, chosen }: CategoryListProps) {
  const { t } = useTranslation(['news', 'league']);
  const language = useLanguage();
  const { ref: list, hasMore } = useOverflow<HTMLUListElement>();

  // scrolls to the chosen one
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    const hidden = link.offsetLeft + link.offsetWidth - list.current.offsetLeft - list.current.clientWidth;
    if (hidden > list.current.scrollLeft) list.current.scrollLeft = hidden;
  }, [list, chosen]);

  return (
    <Frame aria-label={t('categories.label')} data-more={hasMore || undefined}>
      <List ref={list}>
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
        {language === 'en' && <Mark>{t('league:news.in-swedish')}</Mark>}
      </List>
    </Frame>
  );
}
