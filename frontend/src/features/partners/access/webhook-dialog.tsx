import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  KINDS,
  NEW_WEBHOOK,
  toWebhookForm,
  toWebhookInput,
  webhookSchema,
  type WebhookForm,
} from '../../../league/webhooks/webhook-form';
import { useServerText } from '../../../lib/i18n/server-text';
import type { ProblemPartsFragment } from '../../../lib/problem.generated';
import type { MakeWebhookInput } from '../../../lib/schema.generated';
import type { Outcome } from '../../../lib/use-action';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/dialog/modal';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useErrorText } from '../../../ui/form/form-text';
import type { OwnWebhookPartsFragment } from './access-page.generated';

const Kinds = styled('fieldset', {
  base: {
    minWidth: '0',
    '& > legend': { fontWeight: 'medium', marginBottom: '1' },
    '& label': { display: 'flex', gap: '3', alignItems: 'center', minHeight: 'touch', cursor: 'pointer' },
    '& input': { width: '5', height: '5', flexShrink: '0', accentColor: 'action' },
    '& > p': { color: 'fg.loss', fontSize: 'sm' },
  },
});

interface WebhookDialogProps {
  /** The webhook to change; null for a new one. */
  known: OwnWebhookPartsFragment | null;
  isBusy: boolean;
  send: (input: MakeWebhookInput) => Promise<Outcome<unknown, ProblemPartsFragment>>;
  onClose: () => void;
}

/** Where a program listens, and to what. */
export function WebhookDialog({ known, isBusy, send, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('partners-access');
  const serverText = useServerText();
  const formId = useId();
  const form = useSchemaForm(webhookSchema, known ? toWebhookForm(known) : NEW_WEBHOOK);
  const submit = async (values: WebhookForm) => {
    const outcome = await send(toWebhookInput(values));
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status !== 'refused') return;
    const { field, messageKey, params } = outcome.problem;
    refuseForm(form, field, serverText(messageKey, params));
  };
  return (
    <Modal
      title={known ? t('webhooks.change-title', { name: known.name }) : t('webhooks.make')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={isBusy}>
            {t(known ? 'save' : 'webhooks.make-do')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={submit}>
        <TextField
          {...form.register('name')}
          label={t('webhooks.name')}
          help={t('webhooks.name-help')}
          autoComplete="off"
        />
        <TextField
          {...form.register('url')}
          label={t('webhooks.url')}
          help={t('webhooks.url-help')}
          inputMode="url"
          autoComplete="off"
        />
        <KindChoice />
      </FormFrame>
    </Modal>
  );
}

function KindChoice() {
  const { t } = useTranslation('partners-access');
  const { t: kindText } = useTranslation('league-webhooks');
  const { register, formState, getFieldState } = useFormContext<WebhookForm>();
  const errorText = useErrorText();
  const { error } = getFieldState('kinds', formState);
  return (
    <Kinds aria-invalid={error !== undefined}>
      <legend>{t('webhooks.kinds')}</legend>
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="checkbox" value={kind} {...register('kinds')} />
          {kindText(`kind.${kind}`)}
        </label>
      ))}
      {error && <p role="alert">{errorText({ type: error.type ?? '', message: error.message ?? '' })}</p>}
    </Kinds>
  );
}
