import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Flex, styled } from '../../../styled-system/jsx';
import { Input } from '../../../ui/form/form-control';
import { Link } from '../../../ui/link';

interface RuleSearchProps {
  typed: string;
  /** The searched words; empty while the text is too short. */
  words: string;
  /** The numbers of the clauses with the words. */
  hits: readonly string[];
  onType: (text: string) => void;
}

/** Searches for words in the book, and links to the clauses with them. */
export function RuleSearch({ typed, words, hits, onType }: RuleSearchProps) {
  const { t } = useTranslation('content-rule-books');
  const { search } = useLocation();
  const id = useId();
  return (
    <styled.div role="search" aria-label={t('search.label')} marginBottom="6">
      <styled.label htmlFor={id} display="block" fontWeight="semibold" marginBottom="1">
        {t('search.label')}
      </styled.label>
      <Input id={id} type="search" value={typed} maxLength={60} onChange={(event) => onType(event.target.value)} />
      <styled.p role="status" color="fg.muted" minHeight="6" marginTop="1">
        {words && (hits.length > 0 ? t('search.found', { count: hits.length }) : t('search.nothing', { words }))}
      </styled.p>
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
    </styled.div>
  );
}
