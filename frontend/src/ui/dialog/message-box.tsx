import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { focusLate } from '../page/late-focus';

interface MessageBoxProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  /** More text about it. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactNode;
  /** It is the result of the reader's act: screen readers announce it, and it takes the focus. */
  isResult?: boolean;
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

const Box = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    borderWidth: '1px',
    overflowWrap: 'anywhere',
    '& > svg': { width: '5', height: '5', marginTop: '0.5' },
    '& > div > p:first-of-type': { fontWeight: 'semibold' },
    '& > div > .more': { color: 'fg.muted', marginTop: '1' },
    '& > div > .action': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' },
  },
  variants: {
    kind: {
      info: { borderColor: 'fg.link', '& > svg': { color: 'fg.link' } },
      success: { borderColor: 'fg.win', '& > svg': { color: 'fg.win' } },
      warning: { borderColor: 'fg.draw', '& > svg': { color: 'fg.draw' } },
      error: { borderColor: 'fg.loss', '& > svg': { color: 'fg.loss' } },
    },
  },
});

/** A message that the reader should see before they continue, or the result of an act. */
export function MessageBox({ kind, title, children, action, isResult = false }: MessageBoxProps) {
  const ref = useRef<HTMLDivElement>(null);
  const Icon = ICONS[kind];
  useEffect(() => {
    if (isResult) focusLate(ref.current);
  }, [isResult]);

  return (
    <Box ref={ref} kind={kind} role={isResult ? 'alert' : undefined} tabIndex={isResult ? -1 : undefined}>
      <Icon aria-hidden />
      <div>
        <p>{title}</p>
        {children && <div className="more">{children}</div>}
        {action && <div className="action">{action}</div>}
      </div>
    </Box>
  );
}
