import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { pageCount, shownPages } from './page-numbers';

interface NewsPagerProps {
  page: number;
  total: number;
  category: string | undefined;
}

const Row = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: '2', marginTop: '6' },
});

/** Links to the other pages of the list; nothing when there is only one. */
export function NewsPager({ page, total, category }: NewsPagerProps) {
  const { t } = useTranslation('news');
  const count = pageCount(total);
  if (count === 1) return null;
  return (
    <nav aria-label={t('pages.label')}>
      <Row>
        {page > 1 && (
          <li>
            <ButtonLink to={paths.news(page - 1, category)} size="icon" aria-label={t('pages.previous')} rel="prev">
              <ChevronLeft aria-hidden />
            </ButtonLink>
          </li>
        )}
        {shownPages(page, count).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <ButtonLink
                to={paths.news(number, category)}
                variant={number === page ? 'solid' : 'outline'}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('pages.page', { number })}
              >
                {number}
              </ButtonLink>
            )}
          </li>
        ))}
        {page < count && (
          <li>
            <ButtonLink to={paths.news(page + 1, category)} size="icon" aria-label={t('pages.next')} rel="next">
              <ChevronRight aria-hidden />
            </ButtonLink>
          </li>
        )}
      </Row>
    </nav>
  );
}
