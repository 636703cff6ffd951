import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import type { PartnerPartsFragment } from './access-page.generated';
import { useWithdrawPartnerApplicationMutation } from './application.generated';

/** An application that waits, or access that staff have stopped. */
export function ApplicationState({ partner }: { partner: PartnerPartsFragment }) {
  const { t } = useTranslation('partners-access');
  const times = useTimes();
  const [dialog, ask] = useConfirm();
  const withdraw = useAction(useWithdrawPartnerApplicationMutation(), { refetch: ['PartnerAccess'] });
  const { name, status, reason, appliedAt, version } = partner;
  if (status === 'STOPPED') {
    return (
      <MessageBox kind="error" title={t('stopped', { name })}>
        {reason}
      </MessageBox>
    );
  }
  return (
    <>
      <MessageBox
        kind="info"
        title={t('waiting.title', { name })}
        action={
          <Button
            isWaiting={withdraw.busy}
            onClick={() => ask({ children: t('waiting.will-withdraw'), onConfirm: () => withdraw.run({ version }) })}
          >
            {t('waiting.withdraw')}
          </Button>
        }
      >
        {t('waiting.text', { at: times.dateTime(appliedAt) })}
      </MessageBox>
      {dialog}
    </>
  );
}
