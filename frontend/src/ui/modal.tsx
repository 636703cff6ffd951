import { chakra, Heading } from '@chakra-ui/react';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom. */
  actions: ReactNode;
}

const Dialog = chakra('dialog', {
  base: {
    margin: 'auto',
    width: 'min(28rem, calc(100vw - 2rem))',
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
});

/** A dialog over the page. The browser's own element keeps focus inside, closes on Escape and gives focus back. */
export function Modal({ title, onClose, children, actions }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // before the browser draws, and while the dialog still stands in the page: only then does it give the focus back
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <Dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Heading as="h2" size="sm" id={titleId} marginBottom="3">
        {title}
      </Heading>
      {children}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3" marginTop="6">
        {actions}
      </chakra.div>
    </Dialog>
  );
}
