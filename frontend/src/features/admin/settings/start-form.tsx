import { Box, Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { SelectField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey } from '../../../ui/form/form-text';
import { MarkdownField } from '../markdown/markdown-field';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { useSaveStartPageMutation } from './settings-actions.generated';
import { StartSettingsPageDocument, type StartSettingsPageQuery } from './start-page.generated';

const TYPES = ['matches', 'custom'] as const;

const schema = z.object({
  startType: z.enum(TYPES, textKey('ui', 'form.choose')),
  startContent: z.string(),
  startContentEng: z.string(),
});

type Stored = StartSettingsPageQuery['settings'];

const valuesOf = ({ startType, startContent, startContentEng }: Stored) => ({
  startType,
  startContent,
  startContentEng,
});

/** The kind of the start page's banner, and the texts of the league's own one. */
export function StartForm({ stored }: { stored: Stored }) {
  const { t } = useTranslation('admin-settings');
  const form = useSchemaForm(schema, valuesOf(stored));
  const save = useAction(useSaveStartPageMutation(), {
    success: t('start.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const read = useRead(StartSettingsPageDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'start', thing: 'page' },
    version: stored.startVersion,
    edits: { kind: 'START_PAGE', id: 0 },
    readAgain: async () => {
      const { settings } = await read({});
      return { values: valuesOf(settings), version: settings.startVersion };
    },
  });

  async function send(input: z.infer<typeof schema>) {
    const outcome = await save.run({ input: { ...input, version: guarded.version } });
    if (outcome.status === 'done') {
      guarded.follow(outcome.result.startVersion);
      form.reset(input);
    }
    await guarded.settle(outcome);
  }

  return (
    <FormFrame form={form} onSubmit={send}>
      {guarded.notice}
      <Box maxWidth="prose">
        <SelectField
          {...form.register('startType')}
          label={t('start.type')}
          placeholder={t('start.choose')}
          options={TYPES.map((value) => ({ value, label: t(`start.types.${value}`) }))}
        />
      </Box>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="6">
        <MarkdownField
          {...form.register('startContent')}
          label={t('start.swedish')}
          help={t('start.markdown')}
          rows={12}
          lang="sv"
          isOptional
        />
        <MarkdownField
          {...form.register('startContentEng')}
          label={t('start.english')}
          help={t('start.english-help')}
          rows={12}
          lang="en"
          isOptional
        />
      </Grid>
      <BusyButton type="submit" variant="solid" isBusy={save.busy}>
        {t('save')}
      </BusyButton>
      {guard}
    </FormFrame>
  );
}
