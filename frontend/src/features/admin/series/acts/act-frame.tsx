import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { StaffDialog } from '../../kit/staff-dialog';
import { Spinner } from '../../../../ui/page/spinner';

interface ActFrameProps {
  title: string;
  confirmLabel: string;
  isDestructive?: boolean;
  isDisabled?: boolean;
  /** Makes the change. */
  onAct: () => Promise<Outcome<unknown>>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that changes a series. It stays open and shows the reason when the server refuses. */
export function ActFrame(props: ActFrameProps) {
  const { title, confirmLabel, isDestructive = false, isDisabled = false, onAct, onClose, children } = props;
  const { t } = useTranslation('admin-series');
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string | null>(null);

  const act = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || isDisabled) return;
    setIsBusy(true);
    setReason(null);
    const outcome = await onAct();
    setIsBusy(false);
    if (outcome.status === 'refused' || outcome.status === 'failed') setReason(outcome.text);
    if (outcome.status === 'refused') {
      // the dialog shows old data; the next try starts from the present one
      void client.refetchQueries({ include: ['AdminSeries', 'MatchNight'] });
    }
    if (outcome.status === 'done') onClose();
  };

  return (
    <StaffDialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} isWaiting={isBusy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="series-act"
            variant={isDestructive ? 'danger' : 'solid'}
            isWaiting={isBusy}
            disabled={isDisabled}
          >
            {isBusy && <Spinner />}
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id="series-act" onSubmit={(event) => void act(event)}>
        {reason !== null && (
          <chakra.div marginBottom="4">
            <MessageBox kind="error" isResult title={reason} />
          </chakra.div>
        )}
        {children}
      </form>
    </StaffDialog>
  );
}
