import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { focusLate } from '../page/late-focus';

interface MessageBoxProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  /** More about it. */
  children?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** It came of what the reader just did: it is read out and takes the focus. */
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

/** Something that the reader should know before going on, or what came of an act. */
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
