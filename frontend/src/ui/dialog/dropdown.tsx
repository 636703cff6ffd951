import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';

interface DropdownProps {
  label: ReactNode;
  /** The edge of the button at which the panel is placed. */
  align?: 'start' | 'end';
  /** Links and buttons, as the items of a list (`li`). A click on one closes the panel. */
  children: ReactNode;
}

const Wrapper = styled('div', { base: { position: 'relative' } });

const Trigger = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '& > svg:last-child': { transition: 'rotate 120ms' },
    '&[aria-expanded=true] > svg:last-child': { rotate: '180deg' },
  },
});

const Panel = styled('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    zIndex: 'dropdown',
    minWidth: '12rem',
    maxHeight: '70dvh',
    overflowY: 'auto',
    padding: '1',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: 'raised',
  },
  variants: { align: { start: { left: '0' }, end: { right: '0' } } },
});

/**
 * A button that opens a list of links. It is a disclosure, not a menu: links stay links, and Tab goes through them.
 * Escape, a click outside and leaving it by Tab close it.
 */
export function Dropdown({ label, align = 'start', children }: DropdownProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wrapper = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      trigger.current?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!wrapper.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    let closed: (() => void) | null | undefined;
    // every page has these menus, and few readers open one
    import('../../lib/back-layers').then(
      ({ openLayer }) => {
        if (closed === undefined) closed = openLayer(() => setIsOpen(false));
      },
      () => undefined,
    );
    return () => {
      closed?.();
      closed = null;
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen]);

  // the clicked item is hidden now, and the page of a link takes the focus from here
  const onPress = () => {
    setIsOpen(false);
    trigger.current?.focus({ preventScroll: true });
  };

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !wrapper.current?.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <Wrapper ref={wrapper} data-open={isOpen} onBlur={onBlur}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((before) => !before)}
      >
        {label}
        <ChevronDown aria-hidden size={16} />
      </Trigger>
      <Panel id={id} align={align} hidden={!isOpen} onClick={onPress}>
        {children}
      </Panel>
    </Wrapper>
  );
}
