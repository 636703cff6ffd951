import { Box, Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SaveStartPageDocument, type StartSettingsPageQuery } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { SelectField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey } from '../../../ui/form/form-text';
import { MarkdownField } from '../markdown/markdown-field';
import { useFormDraft } from '../use-form-draft';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { ReloadSettings } from './reload-settings';

const TYPES = ['matches', 'custom'] as const;

const schema = z.object({
  startType: z.enum(TYPES, textKey('ui', 'form.choose')),
  startContent: z.string(),
  startContentEng: z.string(),
});

interface StartFormProps {
  stored: StartSettingsPageQuery['settings'];
  /** Replaces the form with a new one after a save. */
  onReload: () => void;
}

/** The kind of the start page's banner, and the texts of the league's own one. */
export function StartForm({ stored, onReload }: StartFormProps) {
  const { t } = useTranslation('admin-settings');
  const { startType, startContent, startContentEng } = stored;
  const form = useSchemaForm(schema, { startType, startContent, startContentEng });
  const save = useAction(SaveStartPageDocument, { success: t('start.saved'), isProblemSilent: true });
  const serverText = useServerText();
  const guard = useUnsavedGuard(form.formState.isDirty);
  const [version, setVersion] = useState(stored.startVersion);
  const [isOutdated, setIsOutdated] = useState(false);
  const draft = useFormDraft(form, { form: 'start', thing: 'page', version });

  async function send(input: z.infer<typeof schema>) {
    const outcome = await save.run({ input: { ...input, version: draft.version ?? version } });
    if (outcome.status === 'done') {
      setVersion(outcome.result.startVersion);
      setIsOutdated(false);
      form.reset(input);
      draft.clear();
    }
    if (outcome.status === 'refused') {
      const { code, field, messageKey, params } = outcome.problem;
      setIsOutdated(code === 'CHANGED_MEANWHILE');
      refuse(form, field ?? null, serverText(messageKey, params));
    }
  }

  function reload() {
    draft.clear();
    onReload();
  }

  return (
    <FormFrame form={form} onSubmit={send}>
      {isOutdated && <ReloadSettings onReload={reload} />}
      {draft.notice}
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
