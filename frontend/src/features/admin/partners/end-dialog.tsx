import { Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { BusyButton } from '../../../ui/form/busy-button';
import { StaffDialog } from '../kit/staff-dialog';
import { Labelled, Note } from '../labelled';

/** As on the server (docs/contracts/limits.json). */
export const REASON_MAX = 500;

interface EndDialogProps {
  act: 'deny' | 'stop';
  name: string;
  isBusy: boolean;
  /** The reason is never empty. */
  end: (reason: string) => Promise<Outcome<unknown>>;
  onClose: () => void;
}

/** Why an application is denied, or a partner stopped: the partner reads it. */
export function EndDialog({ act, name, isBusy, end, onClose }: EndDialogProps) {
  const { t } = useTranslation('admin-partners');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async () => {
    const outcome = await end(reason.trim());
    if (outcome.status === 'done') onClose();
    if (outcome.status === 'refused' || outcome.status === 'failed') setRefusal(outcome.text);
  };
  return (
    <StaffDialog
      title={t(`partner.${act}-ask`, { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton variant="danger" isBusy={isBusy} disabled={reason.trim() === ''} onClick={() => void send()}>
            {t(`partner.${act}-do`)}
          </BusyButton>
        </>
      }
    >
      {refusal !== null && <MessageBox kind="error" isResult title={refusal} />}
      <Note>{t(`partner.${act}-text`)}</Note>
      <Labelled label={t('partner.reason')}>
        {(id) => (
          <Textarea
            id={id}
            rows={4}
            required
            maxLength={REASON_MAX}
            data-initial-focus
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Labelled>
    </StaffDialog>
  );
}
