import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLanguage } from '../../../lib/i18n/i18n';
import { paths } from '../../../lib/paths';
import { type PaletteRulesQuery, usePaletteRulesQuery } from './palette-rules.generated';
import { ruleHits, type RuleHit } from './rule-hits';

const BOOKS = { rules: paths.rules(), conduct: paths.codeOfConduct(), statutes: paths.statutes() } as const;

interface FoundRule extends RuleHit {
  /** The address of the clause on its book's page. */
  to: string;
  /** The name of its book. */
  book: string;
}

/** The clauses of all rule books for a search text. The books are read once, at the first search. */
export function useRuleHits(typed: string): { rules: FoundRule[]; isLoading: boolean } {
  const language = useLanguage();
  const { data, loading } = usePaletteRulesQuery(typed === '' ? skipToken : { variables: { language } });
  // three books are searched for each text, but not for each arrow key
  const rules = useMemo(() => (data ? rulesIn(data, typed) : []), [data, typed]);
  return { rules, isLoading: loading && !data };
}

const rulesIn = (books: PaletteRulesQuery, typed: string): FoundRule[] =>
  (Object.keys(BOOKS) as (keyof typeof BOOKS)[]).flatMap((name) =>
    ruleHits(books[name], typed).map((hit) => ({
      ...hit,
      to: `${BOOKS[name]}#${hit.number}`,
      book: books[name].title,
    })),
  );
