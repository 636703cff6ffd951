import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAction } from '../../../../lib/use-action';
import { BusyButton } from '../../../../ui/form/busy-button';
import { TextAreaField } from '../../kit/form-field';
import { FormFrame } from '../../../../ui/form/form-frame';
import { refuseForm } from '../../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../../ui/form/form-text';
import { useFormDraft } from '../../use-form-draft';
import { useAddPersonNoteMutation } from './notes-part.generated';

/** As on the server (docs/contracts/limits.json). */
export const NOTE_MAX = 2000;

const schema = z.object({
  text: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NOTE_MAX, tooLong(NOTE_MAX))),
});

/** Adds a note about a person. */
export function NoteForm({ userId, playerId }: { userId: number | null; playerId: number | null }) {
  const { t } = useTranslation('admin-users-person');
  const form = useSchemaForm(schema, { text: '' });
  const draft = useFormDraft(form, { form: 'person-note', thing: `${userId ?? '-'}/${playerId ?? '-'}` });
  const add = useAction(useAddPersonNoteMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminPerson', 'LatestAct'],
  });

  async function send({ text }: { text: string }) {
    const outcome = await add.run({ input: { userId, playerId, text } });
    if (outcome.status === 'done') {
      draft.clear();
      form.reset({ text: '' });
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <FormFrame form={form} onSubmit={send}>
      {draft.notice}
      <TextAreaField {...form.register('text')} label={t('notes.new')} rows={3} />
      <BusyButton type="submit" isBusy={add.busy}>
        {t('notes.add')}
      </BusyButton>
    </FormFrame>
  );
}
