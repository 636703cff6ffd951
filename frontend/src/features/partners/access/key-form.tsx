import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useServerText } from '../../../lib/i18n/server-text';
import type { ProblemPartsFragment } from '../../../lib/problem.generated';
import type { MakeMyApiKeyInput } from '../../../lib/schema.generated';
import type { Outcome } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/dialog/modal';
import { BusyButton } from '../../../ui/form/busy-button';
import { CheckboxField, TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../ui/form/form-text';
import type { OwnKeyPartsFragment } from './access-page.generated';

/** As on the server (docs/contracts/limits.json). */
const NAME_MAX = 80;

const schema = z
  .object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NAME_MAX, tooLong(NAME_MAX))),
    readsGraphql: z.boolean(),
    readsRest: z.boolean(),
  })
  .check(
    z.refine(({ readsGraphql, readsRest }) => readsGraphql || readsRest, {
      path: ['readsRest'],
      error: textKey('partners-access', 'keys.opens-nothing'),
    }),
  );

interface KeyFormProps {
  /** The key to change; null for a new one. */
  known: OwnKeyPartsFragment | null;
  isBusy: boolean;
  /** Closes the form by itself when it is done. */
  send: (input: MakeMyApiKeyInput) => Promise<Outcome<unknown, ProblemPartsFragment>>;
  onClose: () => void;
}

/** What a key is called, and which doors it opens. */
export function KeyForm({ known, isBusy, send, onClose }: KeyFormProps) {
  const { t } = useTranslation('partners-access');
  const serverText = useServerText();
  const formId = useId();
  const form = useSchemaForm(schema, {
    name: known?.name ?? '',
    readsGraphql: known?.scopes.includes('GRAPHQL_READ') ?? true,
    readsRest: known?.scopes.includes('REST_READ') ?? true,
  });
  const submit = async ({ name, readsGraphql, readsRest }: z.output<typeof schema>) => {
    const scopes = [
      ...(readsGraphql ? (['GRAPHQL_READ'] as const) : []),
      ...(readsRest ? (['REST_READ'] as const) : []),
    ];
    const outcome = await send({ name, scopes });
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status !== 'refused') return;
    const { field, messageKey, params } = outcome.problem;
    refuseForm(form, field, serverText(messageKey, params));
  };
  return (
    <Modal
      title={known ? t('keys.change-title', { name: known.name }) : t('keys.make')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={isBusy}>
            {t(known ? 'save' : 'keys.make-do')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={submit}>
        <TextField {...form.register('name')} label={t('keys.name')} help={t('keys.name-help')} autoComplete="off" />
        <CheckboxField {...form.register('readsGraphql')} isOptional label={t('keys.graphql')} />
        <CheckboxField {...form.register('readsRest')} isOptional label={t('keys.rest')} />
      </FormFrame>
    </Modal>
  );
}
