import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Outcome } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { useFormDraft } from '../use-form-draft';
import { useUnsavedGuard } from '../use-unsaved-guard';

export const NAME_MAX = 40;

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NAME_MAX, tooLong(NAME_MAX))),
});

interface CategoryFormProps {
  label: string;
  name: string;
  save: (name: string) => Promise<Outcome<unknown>>;
  isBusy: boolean;
  submit: string;
  /** Called after a save and on cancel. Without it there is no cancel button. */
  onDone?: () => void;
}

/** The form of a category's name. */
export function CategoryForm({ label, name, save, isBusy, submit, onDone }: CategoryFormProps) {
  const { t } = useTranslation('admin-news');
  const form = useSchemaForm(schema, { name });
  const draft = useFormDraft(form, { form: 'category', thing: name || 'new' });
  const guard = useUnsavedGuard(form.formState.isDirty);

  async function send({ name: typed }: z.infer<typeof schema>) {
    const outcome = await save(typed);
    if (outcome.status === 'done') {
      form.reset();
      draft.clear();
      onDone?.();
    }
    if (outcome.status === 'failed') refuse(form, null, outcome.text);
    if (outcome.status === 'refused') {
      refuse(form, outcome.problem.field ?? null, outcome.text);
    }
  }

  return (
    <Box maxWidth="prose">
      <FormFrame form={form} onSubmit={send}>
        {draft.notice}
        <TextField {...form.register('name')} label={label} autoComplete="off" />
        <Flex gap="3">
          <BusyButton type="submit" variant="solid" isBusy={isBusy}>
            {submit}
          </BusyButton>
          {onDone && (
            <Button variant="ghost" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </Flex>
      </FormFrame>
      {guard}
    </Box>
  );
}
