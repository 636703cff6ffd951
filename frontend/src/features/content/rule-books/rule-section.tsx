import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { styled } from '../../../styled-system/jsx';
import { Link } from '../../../ui/link';
import { partsOf } from '../../../ui/markdown/mark-words';
import Markdown from '../../../ui/markdown/markdown';
import type { Section } from './find-clauses';

interface RuleSectionProps {
  section: Section;
  /** The searched words; empty for none. */
  words: string;
  /** The numbers of the clauses with the words. */
  hits: readonly string[];
  /** The number in the address. */
  wanted: string;
}

const Frame = styled('section', {
  base: {
    marginTop: '8',
    '& > h2': { fontFamily: 'heading', fontSize: 'xl', fontWeight: 'bold', scrollMarginTop: '20', marginBottom: '2' },
  },
});

const Clause = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '3.5rem minmax(0, 1fr)',
    columnGap: '2',
    paddingBlock: '1',
    // space for the ring and the background of the wanted clause
    marginInline: '-2',
    paddingInline: '2',
    scrollMarginTop: '20',
    borderRadius: 'md',
    '&[data-wanted]': { bg: 'bg.raised' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'start',
      minHeight: 'touch',
      paddingTop: '2',
      fontWeight: 'semibold',
    },
    '& > div': { paddingTop: '2' },
  },
});

/** A section with its clauses. Each has a number that can be linked to. */
export function RuleSection({ section, words, hits, wanted }: RuleSectionProps) {
  const { t } = useTranslation('content-rule-books');
  const { search } = useLocation();
  const number = String(section.number);
  return (
    <Frame aria-labelledby={number}>
      <h2 id={number} tabIndex={-1}>
        {number}. <Marked text={section.title} words={hits.includes(number) ? words : ''} />
      </h2>
      {section.clauses.map((clause) => (
        <Clause
          key={clause.number}
          id={clause.number}
          tabIndex={-1}
          data-wanted={clause.number === wanted ? '' : undefined}
        >
          <Link to={{ hash: `#${clause.number}`, search }} aria-label={t('link-to', { number: clause.number })}>
            § {clause.number}
          </Link>
          <ClauseText text={clause.text} words={hits.includes(clause.number) ? words : ''} />
        </Clause>
      ))}
    </Frame>
  );
}

/** A clause without a match is not drawn again while typing. */
const ClauseText = memo(function ClauseText({ text, words }: { text: string; words: string }) {
  return <Markdown text={text} topLevel={3} words={words} />;
});

function Marked({ text, words }: { text: string; words: string }) {
  return partsOf(text, words).map((part, at) =>
    part.isHit ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
  );
}
