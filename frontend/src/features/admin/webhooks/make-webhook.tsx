import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { NewSecret } from '../new-secret';
import { useFormDraft } from '../use-form-draft';
import { WebhookFields } from './webhook-fields';
import { NEW_WEBHOOK, toWebhookInput, webhookSchema, type WebhookForm } from '../../../league/webhooks/webhook-form';
import { useMakeWebhookMutation } from './webhooks.generated';

/** A new webhook: the form, and then its secret. */
export function MakeWebhook({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-webhooks');
  const formId = useId();
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const form = useSchemaForm(webhookSchema, NEW_WEBHOOK);
  const draft = useFormDraft(form, { form: 'webhook', thing: 'new' });
  const make = useAction(useMakeWebhookMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['Webhooks'],
  });

  async function send(values: WebhookForm) {
    const outcome = await make.run({ input: toWebhookInput(values) });
    if (outcome.status === 'done') {
      draft.clear();
      setMade({ name: outcome.result.webhook.name, secret: outcome.result.secret });
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  if (made) return <NewSecret {...made} of="webhook" onClose={onClose} />;
  return (
    <StaffDialog
      title={t('make')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={make.busy}>
            {t('make-do')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <WebhookFields />
      </FormFrame>
    </StaffDialog>
  );
}
