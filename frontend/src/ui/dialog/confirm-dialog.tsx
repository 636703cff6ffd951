import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box } from '../../styled-system/jsx';
import { Text } from '../text';
import { Button } from '../button';
import { MessageBox } from './message-box';
import { Modal } from './modal';
import { Spinner } from '../page/spinner';

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

/** The reason why an act was not done; null when it was done. */
function reasonOf(outcome: unknown): string | null {
  if (typeof outcome !== 'object' || outcome === null || !('status' in outcome) || !('text' in outcome)) return null;
  return outcome.status !== 'done' && typeof outcome.text === 'string' ? outcome.text : null;
}

/** Asks before an act that is hard to undo. Load it with `React.lazy` through useConfirm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDestructive = false, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  const confirm = async () => {
    setIsBusy(true);
    setReason(null);
    let why: string | null = null;
    try {
      why = reasonOf(await onConfirm());
    } finally {
      setIsBusy(false);
      setReason(why);
      if (why === null) onClose();
    }
  };

  return (
    <Modal
      title={title ?? t('confirm.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} disabled={isBusy}>
            {t('confirm.no')}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'solid'} onClick={() => void confirm()} disabled={isBusy}>
            {isBusy && <Spinner />}
            {confirmLabel ?? t('confirm.yes')}
          </Button>
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
