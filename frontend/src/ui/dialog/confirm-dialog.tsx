import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Text } from '../text';
import { Button } from '../button';
import { BusyButton } from '../form/busy-button';
import { MessageBox } from './message-box';
import { Modal } from './modal';
import { useConfirming } from './use-confirming';

export interface ConfirmDialogProps {
  /** Default: "Är du säker?" */
  title?: string;
  /** What will happen. For an act that deletes something, what is lost. */
  children?: ReactNode;
  /** What the button does ("Nollställ serien"). Default: "Ja". */
  confirmLabel?: string;
  isDestructive?: boolean;
  /**
   * Runs while the button shows it. The dialog closes when it is done. A result that says that it was not done, with a
   * reason (`Outcome` of `lib/use-action`), keeps the dialog open and is shown in it.
   */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before an act that is hard to undo. Load it with `React.lazy` through useConfirm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDestructive = false, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  const { isBusy, reason, confirm } = useConfirming(onConfirm, onClose);

  return (
    <Modal
      title={title ?? t('confirm.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('confirm.no')}
          </Button>
          <BusyButton isBusy={isBusy} variant={isDestructive ? 'danger' : 'solid'} onClick={() => void confirm()}>
            {confirmLabel ?? t('confirm.yes')}
          </BusyButton>
        </>
      }
    >
      {reason !== null && (
        <Box marginBottom="4">
          <MessageBox kind="error" isResult title={reason} />
        </Box>
      )}
      {children && <Text as="div">{children}</Text>}
    </Modal>
  );
}
