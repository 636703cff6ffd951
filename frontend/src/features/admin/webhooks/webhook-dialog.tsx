import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeWebhookDocument, type WebhookPartsFragment } from '../../../gql/admin/graphql';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Modal } from '../../../ui/dialog/modal';
import { Disclosure } from '../../../ui/disclosure';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Heading } from '../../../ui/text';
import { NewSecret } from '../new-secret';
import { useFormDraft } from '../use-form-draft';
import { Deliveries } from './deliveries';
import { WebhookActs } from './webhook-acts';
import { WebhookFields } from './webhook-fields';
import { toWebhookForm, toWebhookInput, webhookSchema, type WebhookForm } from './webhook-form';

interface WebhookDialogProps {
  webhook: WebhookPartsFragment;
  onClose: () => void;
}

/** A webhook: how it is, what staff do with it, what was sent, and its terms. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('admin-webhooks');
  const language = useLanguage();
  const [secret, setSecret] = useState<string | null>(null);
  const { name, state, backlog, nextAt } = webhook;
  if (secret !== null) return <NewSecret name={name} secret={secret} of="webhook" onClose={onClose} />;
  return (
    <Modal
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
        {nextAt !== null && ` · ${t('next', { at: formatDateTime(nextAt, language) })}`}
      </p>
      <WebhookActs webhook={webhook} onSecret={setSecret} onDeleted={onClose} />
      <Disclosure summary={t('terms')}>
        <Terms webhook={webhook} />
      </Disclosure>
      <Heading as="h3" size="sm" marginTop="6" marginBottom="3">
        {t('sent')}
      </Heading>
      <Deliveries webhookId={webhook.id} />
    </Modal>
  );
}

function Terms({ webhook }: { webhook: WebhookPartsFragment }) {
  const { t } = useTranslation('admin-webhooks');
  const formId = useId();
  const { id, version } = webhook;
  const form = useSchemaForm(webhookSchema, toWebhookForm(webhook));
  const draft = useFormDraft(form, { form: 'webhook', thing: String(id), version });
  const change = useAction(ChangeWebhookDocument, {
    success: t('changed'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['Webhooks'],
  });

  async function send(values: WebhookForm) {
    const outcome = await change.run({ input: { id, version: draft.version ?? version, ...toWebhookInput(values) } });
    if (outcome.status === 'done') draft.clear();
    if (outcome.status === 'failed') refuse(form, null, outcome.text);
    if (outcome.status === 'refused') refuse(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <FormFrame form={form} id={formId} onSubmit={send}>
      {draft.notice}
      <WebhookFields />
      <BusyButton type="submit" variant="solid" form={formId} isBusy={change.busy}>
        {t('save')}
      </BusyButton>
    </FormFrame>
  );
}
