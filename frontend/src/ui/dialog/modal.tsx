import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from '../../styled-system/jsx';
import { Heading } from '../text';
import { useBackCloses } from './use-back-closes';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions: ReactNode;
  /** Wider than for a question, for a form with lists. */
  isWide?: boolean;
  /** Only the dialog's own buttons close it: what it shows is shown once. */
  isHeld?: boolean;
}

const Dialog = styled('dialog', {
  base: {
    margin: 'auto',
    maxHeight: 'calc(100dvh - 2rem)',
    overflowY: 'auto',
    padding: '6',
    bg: 'bg.surface',
    color: 'fg',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'raised',
    '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' },
  },
  variants: {
    isWide: {
      // what gets the focus stands above the buttons
      true: { width: 'min(44rem, calc(100vw - 2rem))', scrollPaddingBottom: '24' },
      false: { width: 'min(28rem, calc(100vw - 2rem))' },
    },
  },
  defaultVariants: { isWide: false },
});

const Actions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3', marginTop: '6' },
  variants: {
    isWide: {
      // a long form can be saved from every scroll position
      true: {
        position: 'sticky',
        bottom: '-6',
        marginInline: '-6',
        marginBottom: '-6',
        paddingInline: '6',
        paddingBlock: '4',
        bg: 'bg.surface',
        borderTopWidth: '1px',
        borderColor: 'border',
        zIndex: '2',
      },
      false: {},
    },
  },
  defaultVariants: { isWide: false },
});

/**
 * A dialog over the page. The browser's own element keeps the focus inside, closes on Escape and returns the focus.
 *
 * It opens in its first control. Another part takes the focus if it has the attribute `data-initial-focus` (and
 * `tabIndex={-1}`, if it is no control). React's `autoFocus` has no effect, because it comes before the dialog is open.
 */
export function Modal({ title, onClose, children, actions, isWide = false, isHeld = false }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(onClose, { isHeld });

  // before the browser paints, and while the dialog is still in the page; only then does it return the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-initial-focus]')?.focus();
    }
    return () => dialog?.close();
  }, []);

  return (
    <Dialog
      ref={ref}
      isWide={isWide}
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        // a cancelled file dialog, or a question over this dialog, sends the same event
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onClose={({ target, currentTarget }: SyntheticEvent) => {
        // a browser lets a second Escape close the dialog without asking
        if (isHeld && target === currentTarget && ref.current?.isConnected) ref.current.showModal();
      }}
    >
      <Heading as="h2" size="sm" id={titleId} marginBottom="3">
        {title}
      </Heading>
      {children}
      <Actions isWide={isWide}>{actions}</Actions>
    </Dialog>
  );
}
