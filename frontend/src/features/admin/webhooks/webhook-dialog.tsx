import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { StaffDialog } from '../kit/staff-dialog';
import { Disclosure } from '../../../ui/disclosure';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Heading } from '../../../ui/text';
import { NewSecret } from '../new-secret';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { Deliveries } from './deliveries';
import { WebhookActs } from './webhook-acts';
import { WebhookFields } from './webhook-fields';
import { toWebhookForm, toWebhookInput, webhookSchema, type WebhookForm } from '../../../league/webhooks/webhook-form';
import { useChangeWebhookMutation, type WebhookPartsFragment, WebhooksDocument } from './webhooks.generated';

interface WebhookDialogProps {
  webhook: WebhookPartsFragment;
  onClose: () => void;
}

/** A webhook: how it is, what staff do with it, what was sent, and its terms. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('admin-webhooks');
  const times = useTimes();
  const [secret, setSecret] = useState<string | null>(null);
  const { name, state, backlog, nextAt } = webhook;
  if (secret !== null) return <NewSecret name={name} secret={secret} of="webhook" onClose={onClose} />;
  return (
    <StaffDialog
      title={t('open-name', { name })}
      isWide
      onClose={onClose}
      actions={
        <Button variant="ghost" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {state === 'STOPPED' && (
        <MessageBox kind="error" title={t('state.STOPPED')}>
          {t('stopped-text')}
        </MessageBox>
      )}
      <p style={{ marginBottom: '0.75rem' }}>
        {t(`state.${state}`)} · {t('backlog', { count: backlog })}
        {nextAt !== null && ` · ${t('next', { at: times.dateTime(nextAt) })}`}
      </p>
      <WebhookActs webhook={webhook} onSecret={setSecret} onDeleted={onClose} />
      <Disclosure summary={t('terms')}>
        <Terms webhook={webhook} />
      </Disclosure>
      <Heading as="h3" size="sm" marginTop="6" marginBottom="3">
        {t('sent')}
      </Heading>
      <Deliveries webhookId={webhook.id} />
    </StaffDialog>
  );
}

function Terms({ webhook }: { webhook: WebhookPartsFragment }) {
  const { t } = useTranslation('admin-webhooks');
  const formId = useId();
  const { id, version } = webhook;
  const form = useSchemaForm(webhookSchema, toWebhookForm(webhook));
  const read = useRead(WebhooksDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'webhook', thing: String(id) },
    version,
    edits: { kind: 'WEBHOOK', id },
    readAgain: async () => {
      const stored = (await read({})).webhooks.find((each) => each.id === id);
      return stored ? { values: toWebhookForm(stored), version: stored.version } : null;
    },
  });
  const change = useAction(useChangeWebhookMutation(), {
    success: t('changed'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['Webhooks'],
  });

  async function send(values: WebhookForm) {
    const outcome = await change.run({ input: { id, version: guarded.version, ...toWebhookInput(values) } });
    if (outcome.status === 'done') guarded.follow(outcome.result.version);
    await guarded.settle(outcome);
  }

  return (
    <FormFrame form={form} id={formId} onSubmit={send}>
      {guarded.notice}
      <WebhookFields />
      <BusyButton type="submit" variant="solid" form={formId} isBusy={change.busy}>
        {t('save')}
      </BusyButton>
    </FormFrame>
  );
}
