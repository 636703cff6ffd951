import { Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { Modal } from './modal';
import { Spinner } from './spinner';

export interface ConfirmDialogProps {
  /** Default: "Är du säker?" */
  title?: string;
  /** What will happen; for an act that destroys, what is lost. */
  children?: ReactNode;
  /** What the button does ("Nollställ serien"). Default: "Ja". */
  confirmLabel?: string;
  isDestructive?: boolean;
  /** Runs while the button shows it; the dialog closes when it is done. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks before an act that is hard to take back. Load it with `React.lazy` through useConfirm. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDestructive = false, onConfirm, onClose } = props;
  const { t } = useTranslation('ui');
  const [isBusy, setIsBusy] = useState(false);

  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      setIsBusy(false);
      onClose();
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
      {children && <Text as="div">{children}</Text>}
    </Modal>
  );
}
