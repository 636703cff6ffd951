import { Menu, Portal } from '@chakra-ui/react';
import { EllipsisVertical } from 'lucide-react';
import { createContext, useContext, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { useBackCloses } from '../../../ui/dialog/use-back-closes';

interface RowMenuProps {
  /** The purpose with the row's name, so that no two menus of a table have the same label. */
  label: string;
  /** `RowMenuButton` and `RowMenuLink`. */
  children: ReactNode;
}

/** Closes the menu, with the focus on its button. */
const CloseMenu = createContext<() => void>(() => undefined);

/** The acts on a row of a table, in Chakra's menu. It lies over the table, which would cut it off. */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useBackCloses(() => setIsOpen(false), { isOpen });
  const close = useMemo(
    () => () => {
      button.current?.focus();
      setIsOpen(false);
    },
    [],
  );

  return (
    <Menu.Root
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={({ open }) => setIsOpen(open)}
      positioning={{ placement: 'bottom-start', overflowPadding: 8 }}
    >
      <Menu.Trigger asChild>
        <Button ref={button} variant="ghost" size="icon" aria-label={label}>
          <EllipsisVertical aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <CloseMenu value={close}>{children}</CloseMenu>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

interface RowMenuItemProps {
  /** Why it is not possible now. The item stays in the menu, so that readers do not search for it, and arrow keys stop at it. */
  reason?: string | null;
  children: ReactNode;
}

export function RowMenuButton({ reason = null, onClick, children }: RowMenuItemProps & { onClick: () => void }) {
  const close = useContext(CloseMenu);
  const isPossible = reason === null;
  // closed in the same moment: a dialog that the act opens takes the menu's place in the history, and gives the button its focus back
  const act = () => {
    close();
    onClick();
  };
  return (
    <Menu.Item
      value={useId()}
      aria-disabled={!isPossible || undefined}
      closeOnSelect={isPossible}
      onClick={isPossible ? act : undefined}
    >
      {children}
      {!isPossible && <small>{reason}</small>}
    </Menu.Item>
  );
}

export function RowMenuLink({ reason = null, to, children }: RowMenuItemProps & { to: string }) {
  const value = useId();
  if (reason !== null) {
    return (
      <RowMenuButton reason={reason} onClick={() => undefined}>
        {children}
      </RowMenuButton>
    );
  }
  return (
    <Menu.Item value={value} asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </Menu.Item>
  );
}
