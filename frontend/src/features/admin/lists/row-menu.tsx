import { chakra } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { useBackCloses } from '../../../ui/dialog/use-back-closes';
import { Link } from '../../../ui/link';

interface RowMenuProps {
  /** The purpose with the row's name, so that no two menus of a table have the same label. */
  label: string;
  /** `RowMenuButton` and `RowMenuLink`. */
  children: ReactNode;
}

const Panel = chakra('ul', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    width: '17rem',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.surface',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    boxShadow: 'raised',
    textAlign: 'left',
    whiteSpace: 'normal',
    '& button, & a': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'flex-start',
      width: 'full',
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '1',
      fontSize: 'sm',
      borderRadius: 'md',
      color: 'fg',
      textAlign: 'left',
      textDecoration: 'none',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& [aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
    '& small': { fontSize: 'xs', color: 'fg.muted' },
  },
});

/** The smallest distance between the menu and the edge of the window. */
const EDGE = 8;

/** Places the panel under its button, or above it when there is no space. */
function place(panel: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const below = at.bottom + height + EDGE <= window.innerHeight ? at.bottom : at.top - height;
  const left = Math.min(at.left, window.innerWidth - width - EDGE);
  panel.style.top = `${Math.max(EDGE, below)}px`;
  panel.style.left = `${Math.max(EDGE, left)}px`;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The acts on a row of a table. It lies over the table, which would cut it off. The browser's own popover closes it on
 * Escape and on a click outside. Arrow keys move through it.
 */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  useBackCloses(() => setIsOpen(false), { isOpen });

  useEffect(() => {
    if (!isOpen || !panel.current || !button.current) return;
    panel.current.showPopover();
    place(panel.current, button.current);
    panel.current.querySelector<HTMLElement>('button, a')?.focus();
    const { top } = button.current.getBoundingClientRect();
    const close = () => setIsOpen(false);
    // the end of a scroll that came before the press is told after it, and moves nothing any more
    const closeIfMoved = () => {
      if (button.current?.getBoundingClientRect().top !== top) close();
    };
    window.addEventListener('resize', close);
    document.addEventListener('scroll', closeIfMoved);
    return () => {
      window.removeEventListener('resize', close);
      document.removeEventListener('scroll', closeIfMoved);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
    items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
  };

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((before) => !before)}
      >
        <EllipsisVertical aria-hidden />
      </Button>
      {isOpen && (
        <Panel
          id={id}
          ref={panel}
          popover="auto"
          aria-label={label}
          onToggle={({ newState }) => setIsOpen(newState === 'open')}
          onKeyDown={onKeyDown}
          onClick={({ target }) => {
            if ((target as HTMLElement).closest('[aria-disabled=true]')) return;
            button.current?.focus();
            setIsOpen(false);
          }}
        >
          {children}
        </Panel>
      )}
    </>
  );
}

interface RowMenuItemProps {
  /** Why it is not possible now. The item stays in the menu, so that readers do not search for it. */
  reason?: string | null;
  children: ReactNode;
}

export function RowMenuButton({ reason = null, onClick, children }: RowMenuItemProps & { onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={reason === null ? undefined : true}
        onClick={reason === null ? onClick : undefined}
      >
        {children}
        {reason !== null && <small>{reason}</small>}
      </button>
    </li>
  );
}

export function RowMenuLink({ reason = null, to, children }: RowMenuItemProps & { to: string }) {
  if (reason !== null) {
    return (
      <RowMenuButton reason={reason} onClick={() => undefined}>
        {children}
      </RowMenuButton>
    );
  }
  return (
    <li>
      <Link to={to}>{children}</Link>
    </li>
  );
}
