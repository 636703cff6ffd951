import { Flex, Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pastedNumber } from '../../../lib/pasted';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { useStaffConfirm } from '../kit/staff-confirm';
import { BusyButton } from '../../../ui/form/busy-button';
import { Labelled } from '../labelled';
import {
  useDeleteWebhookMutation,
  usePauseWebhookMutation,
  useReplayWebhookMutation,
  useResumeWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookPartsFragment,
} from './webhooks.generated';

interface WebhookActsProps {
  webhook: WebhookPartsFragment;
  onSecret: (secret: string) => void;
  onDeleted: () => void;
}

const AGAIN = { refetch: ['Webhooks', 'WebhookDeliveries'] };

/** What staff do with a webhook, beside changing its terms. */
export function WebhookActs({ webhook, onSecret, onDeleted }: WebhookActsProps) {
  const { t } = useTranslation('admin-webhooks');
  const { id, version, name, state, cursor } = webhook;
  const input = { id, version };
  const test = useAction(useTestWebhookMutation(), { success: t('test-sent'), ...AGAIN });
  const pause = useAction(usePauseWebhookMutation(), { success: t('paused'), ...AGAIN });
  const resume = useAction(useResumeWebhookMutation(), { success: t('resumed'), ...AGAIN });
  const rotate = useAction(useRotateWebhookSecretMutation(), { isSuccessSilent: true, ...AGAIN });
  const remove = useAction(useDeleteWebhookMutation(), { success: t('deleted', { name }), refetch: ['Webhooks'] });
  const replay = useAction(useReplayWebhookMutation(), { success: t('replayed'), ...AGAIN });
  const [after, setAfter] = useState(String(cursor));
  const [dialog, ask] = useStaffConfirm();

  const askToRotate = () =>
    ask({
      title: t('rotate-ask', { name }),
      children: t('rotate-text'),
      confirmLabel: t('rotate-do'),
      onConfirm: async () => {
        const outcome = await rotate.run({ input });
        if (outcome.status === 'done') onSecret(outcome.result.secret);
        return outcome;
      },
    });
  const askToDelete = () =>
    ask({
      title: t('delete-ask', { name }),
      children: t('delete-text'),
      confirmLabel: t('delete-do'),
      isDestructive: true,
      onConfirm: async () => {
        const outcome = await remove.run({ input });
        if (outcome.status === 'done') onDeleted();
        return outcome;
      },
    });

  return (
    <>
      <Flex gap="2" wrap="wrap" marginBottom="4">
        {state === 'ACTIVE' && (
          <BusyButton isBusy={test.busy} onClick={() => void test.run({ id })}>
            {t('test')}
          </BusyButton>
        )}
        {(state === 'PAUSED' || state === 'STOPPED') && (
          <BusyButton variant="solid" isBusy={resume.busy} onClick={() => void resume.run({ input })}>
            {t('resume')}
          </BusyButton>
        )}
        {state !== 'PAUSED' && (
          <BusyButton isBusy={pause.busy} onClick={() => void pause.run({ input })}>
            {t('pause')}
          </BusyButton>
        )}
        <Button aria-haspopup="dialog" onClick={askToRotate}>
          {t('rotate')}
        </Button>
        <Button variant="danger" aria-haspopup="dialog" onClick={askToDelete}>
          {t('delete')}
        </Button>
      </Flex>
      <Flex gap="2" wrap="wrap" align="flex-end" marginBottom="4">
        <Labelled label={t('replay-after')}>
          {(field) => (
            <Input id={field} inputMode="numeric" value={after} onChange={({ target }) => setAfter(target.value)} />
          )}
        </Labelled>
        <BusyButton
          isBusy={replay.busy}
          disabled={!/^\d{1,9}$/.test(pastedNumber(after))}
          onClick={() => void replay.run({ input, after: Number(pastedNumber(after)) })}
        >
          {t('replay-all')}
        </BusyButton>
      </Flex>
      {dialog}
    </>
  );
}
