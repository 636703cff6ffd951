import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { useAddress } from '../../../lib/use-address';
import { useHash } from '../../../lib/use-hash';
import { Disclosure } from '../../../ui/disclosure';
import { Link } from '../../../ui/link';
import Markdown from '../../../ui/markdown/markdown';
import { findClauses, wordsOf, type RuleBook } from './find-clauses';
import { RuleSearch } from './rule-search';
import { RuleSection } from './rule-section';

const Columns = styled('div', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
    '& mark': { bg: 'action', color: 'action.contrast', borderRadius: 'sm' },
    '& ol > li > a': { display: 'flex', alignItems: 'center', minHeight: 'touch' },
  },
});

const Contents = styled('nav', {
  base: {
    alignSelf: 'start',
    position: 'sticky',
    top: '20',
    maxHeight: 'calc(100dvh - 6rem)',
    overflowY: 'auto',
    fontSize: 'sm',
    '& h2': { fontWeight: 'semibold', marginBottom: '1' },
  },
});

/** A rule book as text: a table of contents, a search, and its clauses, each with an address. */
export default function RuleBookText({ book }: { book: RuleBook }) {
  const { t } = useTranslation('content-rule-books');
  const { search, set } = useAddress();
  const typed = search.get('q') ?? '';
  const words = useDeferredValue(wordsOf(typed));
  const hits = findClauses(book, words);
  const wanted = useWantedClause();

  const onType = (text: string) => set({ q: text });

  return (
    <Columns>
      <Contents aria-labelledby="contents" hideBelow="lg">
        <h2 id="contents">{t('contents')}</h2>
        <SectionLinks book={book} />
      </Contents>
      <div>
        <RuleSearch typed={typed} words={words} hits={hits} onType={onType} />
        <styled.div hideFrom="lg" marginBottom="6">
          <Disclosure summary={t('contents')}>
            <SectionLinks book={book} />
          </Disclosure>
        </styled.div>
        <Markdown text={book.introduction} />
        {book.sections.map((section) => (
          <RuleSection key={section.number} section={section} words={words} hits={hits} wanted={wanted} />
        ))}
      </div>
    </Columns>
  );
}

function SectionLinks({ book }: { book: RuleBook }) {
  return (
    <ol>
      {book.sections.map(({ number, title }) => (
        <li key={number}>
          <Link to={{ hash: `#${number}` }}>
            {number}. {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** The clause in the address. When the text has loaded, it is scrolled to and takes the focus. */
function useWantedClause(): string {
  const { key } = useLocation();
  const wanted = useHash().slice(1);
  useEffect(() => {
    const clause = wanted ? document.getElementById(wanted) : null;
    // after the router has scrolled the new page to its top
    const timer = setTimeout(() => {
      clause?.scrollIntoView();
      clause?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [wanted, key]);
  return wanted;
}
