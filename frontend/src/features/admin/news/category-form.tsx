import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Outcome } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { NewsCategoriesDocument } from './news-page.generated';

export const NAME_MAX = 40;

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(NAME_MAX, tooLong(NAME_MAX))),
});

interface CategoryFormProps {
  label: string;
  /** null: a new one. */
  category: { id: number; name: string } | null;
  /** `seen` is the name that the form was filled from. */
  save: (name: string, seen: string) => Promise<Outcome<unknown>>;
  isBusy: boolean;
  submit: string;
  /** Called after a save and on cancel. Without it there is no cancel button. */
  onDone?: () => void;
}

/** The form of a category's name. */
export function CategoryForm({ label, category, save, isBusy, submit, onDone }: CategoryFormProps) {
  const { t } = useTranslation('admin-news');
  const form = useSchemaForm(schema, { name: category?.name ?? '' });
  const read = useRead(NewsCategoriesDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'category', thing: category?.id ?? 'new' },
    version: category?.name ?? '',
    edits: { kind: 'NEWS_CATEGORY', id: category?.id ?? 0 },
    readAgain: async () => {
      const stored = (await read({})).newsCategories.find(({ id }) => id === category?.id);
      return stored ? { values: { name: stored.name }, version: stored.name } : null;
    },
  });
  const guard = useUnsavedGuard(form.formState.isDirty);

  async function send({ name: typed }: z.infer<typeof schema>) {
    const outcome = await save(typed, guarded.version);
    if (outcome.status === 'done') form.reset();
    if (await guarded.settle(outcome)) onDone?.();
  }

  return (
    <Box maxWidth="prose">
      <FormFrame form={form} onSubmit={send}>
        {guarded.notice}
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
