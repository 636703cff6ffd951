import { chakra, Textarea } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { StaffDialog } from '../../kit/staff-dialog';
import { Spinner } from '../../../../ui/page/spinner';
import { ReasonTemplates } from './reason-templates';

interface ReasonDialogProps {
  /** Decides the dialog's texts. */
  about: 'deny' | 'several' | 'aside';
  isBusy: boolean;
  /** The text so far. A dialog that was closed by mistake opens with it again. */
  reason: string;
  onChange: (reason: string) => void;
  /** Why the last attempt failed, in words; null before one. */
  refusal: string | null;
  /** The reason is never empty. */
  onGive: (reason: string) => void;
  onClose: () => void;
}

export const REASON_MAX = 2000;

/** The reason why a request is denied, for its asker, or put aside, for staff. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { about, isBusy, reason, onChange, refusal, onGive, onClose } = props;
  const { t } = useTranslation('admin-requests');
  const id = useId();
  return (
    <StaffDialog
      title={t(`${about}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} isWaiting={isBusy}>
            {t('deny.cancel')}
          </Button>
          <Button
            variant={about === 'aside' ? 'solid' : 'danger'}
            isWaiting={isBusy}
            disabled={reason.trim() === ''}
            onClick={() => onGive(reason.trim())}
          >
            {isBusy && <Spinner />}
            {t(`${about}.action`)}
          </Button>
        </>
      }
    >
      {refusal !== null && (
        <chakra.div marginBottom="4">
          <MessageBox kind="error" isResult title={refusal} />
        </chakra.div>
      )}
      {about !== 'aside' && (
        <ReasonTemplates onChoose={(text) => onChange([reason.trim(), text].filter(Boolean).join('\n\n'))} />
      )}
      <chakra.label htmlFor={id} display="block" fontWeight="medium" marginBottom="1">
        {t(`${about}.reason`)}
      </chakra.label>
      <Textarea
        id={id}
        rows={5}
        // the first control is the list of reasons, in which letters would choose
        data-initial-focus
        required
        maxLength={REASON_MAX}
        value={reason}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.value)}
      />
      <chakra.p id={`${id}-help`} color="fg.muted" fontSize="sm" marginTop="1">
        {t(`${about}.help`)}
      </chakra.p>
    </StaffDialog>
  );
}
