import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { controlStyle } from '../../ui/form/form-control';
import { Link } from '../../ui/link';

const SearchBox = chakra('input', controlStyle);

interface RuleSearchProps {
  typed: string;
  /** What is searched for; empty while too little is typed. */
  words: string;
  /** The numbers of the clauses in which it stands. */
  hits: readonly string[];
  onType: (text: string) => void;
}

/** Looks for words in the book, and says which clauses have them. */
export function RuleSearch({ typed, words, hits, onType }: RuleSearchProps) {
  const { t } = useTranslation('rule-books');
  const { search } = useLocation();
  const id = useId();
  return (
    <chakra.div role="search" marginBottom="6">
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" marginBottom="1">
        {t('search.label')}
      </chakra.label>
      <SearchBox id={id} type="search" value={typed} maxLength={60} onChange={(event) => onType(event.target.value)} />
      <chakra.p role="status" color="fg.muted" minHeight="6" marginTop="1">
        {words && (hits.length > 0 ? t('search.found', { count: hits.length }) : t('search.nothing', { words }))}
      </chakra.p>
      {hits.length > 0 && (
        <Flex as="ul" wrap="wrap" columnGap="4">
          {hits.map((number) => (
            <li key={number}>
              <Link to={{ hash: `#${number}`, search }} display="inline-flex" alignItems="center" minHeight="touch">
                § {number}
              </Link>
            </li>
          ))}
        </Flex>
      )}
    </chakra.div>
  );
}
