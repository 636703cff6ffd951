import { Check } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../../styled-system/jsx';

interface Step {
  title: string;
  content: ReactNode;
}

interface StepperProps {
  steps: readonly Step[];
  /** Index of the open step; one more than the last when all are done. */
  current: number;
}

const List = styled('ol', { base: { display: 'grid', gap: '1' } });

const Item = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr)',
    columnGap: '3',
    color: 'fg.muted',
    '&[aria-current=step]': { color: 'fg' },
    '& > .number': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '8',
      height: '8',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'border.control',
      fontFamily: 'display',
      fontWeight: 'bold',
    },
    '&[aria-current=step] > .number': { borderColor: 'action', bg: 'action', color: 'action.contrast' },
    '&[data-done] > .number': { borderColor: 'fg.win', color: 'fg.win' },
    '& > h2': { alignSelf: 'center', fontWeight: 'semibold', fontSize: 'lg', _focusVisible: { outline: 'none' } },
    '& > .body': {
      gridColumn: '1 / -1',
      // along a line from the middle of the number to the next one
      marginLeft: '4',
      paddingLeft: { base: '4', sm: '7' },
      paddingBlock: '2',
      minHeight: '5',
      borderLeftWidth: '2px',
      borderColor: 'border',
    },
    '&:last-child > .body': { borderColor: 'transparent' },
  },
});

/** Steps under each other. The open one shows its content. Its heading takes the focus when it opens. */
export function Stepper({ steps, current }: StepperProps) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) list.current?.querySelector<HTMLElement>('[aria-current=step] > h2')?.focus();
    before.current = current;
  }, [current]);

  return (
    <List ref={list}>
      {steps.map(({ title, content }, index) => {
        const isDone = index < current;
        return (
          <Item key={title} aria-current={index === current ? 'step' : undefined} data-done={isDone || undefined}>
            <span className="number" aria-hidden>
              {isDone ? <Check size={18} /> : index + 1}
            </span>
            <h2 tabIndex={-1}>{title}</h2>
            <div className="body">{index === current && content}</div>
          </Item>
        );
      })}
    </List>
  );
}
