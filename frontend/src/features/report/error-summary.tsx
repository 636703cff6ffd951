import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusResult } from './focus-result';
import { focusCell } from './grid/focus-cell';
import type { ReportProblem } from './report-problems';
import { styled } from '../../styled-system/jsx';

const Box = styled('div', {
  base: {
    marginBottom: '6',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.loss',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
    '& button': {
      minHeight: { base: 'touch', md: '8' },
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      cursor: 'pointer',
    },
  },
});

/** The most lines. More would not help. */
const MOST = 8;

const lead = ({ cell, fieldId = '' }: ReportProblem): void =>
  cell ? focusCell(cell) : document.getElementById(fieldId)?.focus();

interface ErrorSummaryProps {
  problems: readonly ReportProblem[];
  /** Grows with every attempt to save, so that the summary takes the focus each time. */
  attempt: number;
}

/** The reasons why the report cannot be saved. It takes the focus, and each line links to its cell or field. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const { t } = useTranslation('report');
  const ref = useRef<HTMLDivElement>(null);
  const isShown = problems.length > 0;
  useEffect(() => {
    if (attempt > 0) focusResult(ref.current);
  }, [attempt]);
  if (!isShown) return null;

  return (
    <Box role="alert" tabIndex={-1} ref={ref}>
      <h2>{t('summary.title', { count: problems.length })}</h2>
      <ul>
        {problems.slice(0, MOST).map((problem) => (
          <li key={problem.text}>
            {problem.cell || problem.fieldId !== undefined ? (
              <button type="button" onClick={() => lead(problem)}>
                {problem.text}
              </button>
            ) : (
              problem.text
            )}
          </li>
        ))}
        {problems.length > MOST && <li>{t('summary.more', { count: problems.length - MOST })}</li>}
      </ul>
    </Box>
  );
}
