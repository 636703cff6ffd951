import { Box } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import type { ConfirmDialogProps } from '../../../ui/dialog/confirm-dialog';
import { MessageBox } from '../../../ui/dialog/message-box';
import { useConfirming } from '../../../ui/dialog/use-confirming';
import { BusyButton } from '../../../ui/form/busy-button';
import { StaffDialog } from './staff-dialog';

/**
 * The question of the public pages (`ui/dialog/confirm-dialog`), in Chakra's dialog. Drawn by its page itself when it tells what
 * others may change while it is open; otherwise `useStaffConfirm` asks it.
 */
export function StaffConfirm(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDestructive = false, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  const { isBusy, reason, confirm } = useConfirming(onConfirm, onClose);

  return (
    <StaffDialog
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
      {children}
    </StaffDialog>
  );
}

/** `[dialog, ask]`: render `dialog` somewhere, and call `ask` with the question. */
export function useStaffConfirm(): [ReactNode, (question: Omit<ConfirmDialogProps, 'onClose'>) => void] {
  const [question, setQuestion] = useState<Omit<ConfirmDialogProps, 'onClose'> | null>(null);
  const dialog = question && <StaffConfirm {...question} onClose={() => setQuestion(null)} />;
  return [dialog, setQuestion];
}
