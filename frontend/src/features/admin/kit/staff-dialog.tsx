import { Dialog, Portal } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { useBackCloses } from '../../../ui/dialog/use-back-closes';
import { Heading } from '../../../ui/text';

interface StaffDialogProps {
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

/** What gets the focus back: the pressed button, or that of the menu whose item was chosen, because the menu is gone by then. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  const menu = focused?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused;
}

/**
 * Chakra's dialog, open as long as it is drawn. A press beside it closes nothing, because it may hold what somebody has typed; Back
 * closes it, as it closes everything that lies over a page.
 *
 * It opens in its first control, or in the part with the attribute `data-initial-focus` (and `tabIndex={-1}`, if that is no control).
 */
export function StaffDialog(props: StaffDialogProps) {
  const { title, onClose, children, actions, isWide = false, isHeld = false } = props;
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(openerNow);
  useBackCloses(onClose, { isHeld });

  return (
    <Dialog.Root
      open
      size={isWide ? 'lg' : 'md'}
      closeOnEscape={!isHeld}
      closeOnInteractOutside={false}
      onRequestDismiss={(event) => {
        // the menu from which it was opened is closed, and would take it along
        if (event.detail.targetLayer) event.preventDefault();
      }}
      initialFocusEl={() => content.current?.querySelector<HTMLElement>('[data-initial-focus]') ?? null}
      finalFocusEl={() => (opener?.isConnected ? opener : null)}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title asChild>
                <Heading as="h2" size="sm">
                  {title}
                </Heading>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            <Dialog.Footer>{actions}</Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
