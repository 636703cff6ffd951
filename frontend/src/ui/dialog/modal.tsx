import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { styled } from '../../styled-system/jsx';
import { dialogActions, dialogBox } from '../../theme/recipes/dialog-box';
import { Heading } from '../text';
import { useBackCloses } from './use-back-closes';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions: ReactNode;
}

const Dialog = styled(styled('dialog', dialogBox), {
  base: { '&::backdrop': { background: 'rgb(0 0 0 / 0.6)' } },
});

const Actions = styled('div', dialogActions);

/**
 * A dialog over the page. The browser's own element keeps the focus inside, closes on Escape and returns the focus.
 *
 * It opens in its first control. Another part takes the focus if it has the attribute `data-initial-focus` (and
 * `tabIndex={-1}`, if it is no control). React's `autoFocus` has no effect, because it comes before the dialog is open.
 */
export function Modal({ title, onClose, children, actions }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(onClose);

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
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        // a cancelled file dialog, or a question over this dialog, sends the same event
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <Heading as="h2" size="sm" id={titleId} marginBottom="3">
        {title}
      </Heading>
      {children}
      <Actions>{actions}</Actions>
    </Dialog>
  );
}
