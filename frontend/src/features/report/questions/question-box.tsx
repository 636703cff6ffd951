import type { ReactNode } from 'react';
import { focusCell } from '../grid/focus-cell';
import type { Cell } from '../model/report-input';
import { styled } from '../../../styled-system/jsx';

const Box = styled('section', {
  base: {
    gridColumn: '1 / -1',
    marginBlock: '4',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.loss',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
    '& > ul': { marginBlock: '2', paddingInlineStart: '5', listStyle: 'disc' },
    '& button': { fontWeight: 'bold', textDecoration: 'underline', textUnderlineOffset: '3px', cursor: 'pointer' },
    '& label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'touch', cursor: 'pointer' },
    '& input': { width: '5', height: '5', flexShrink: '0' },
  },
});

interface QuestionBoxProps {
  title: string;
  /** What it is about: each line leads to its cell. */
  lines: readonly { key: string; cell: Cell; name: string; text: string }[];
  /** The words of the answer. */
  accept: string;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** A question before a report is saved. One box to tick answers all its lines. */
export function QuestionBox({ title, lines, accept, isAccepted, onAccept }: QuestionBoxProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ key, cell, name, text }) => (
          <li key={key}>
            <button type="button" onClick={() => focusCell(cell)}>
              {name}
            </button>
            : {text}
          </li>
        ))}
      </ul>
      <label>
        <input type="checkbox" checked={isAccepted} onChange={({ target }) => onAccept(target.checked)} />
        {accept}
      </label>
    </Box>
  );
}
