import { Box, Grid, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { MessageBox } from '../../../ui/dialog/message-box';
import { MarkdownField } from '../markdown/markdown-field';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { type EditedPageFragment, ManagedPageFormDocument, useSaveManagedPageMutation } from './pages-page.generated';

const schema = z.object({ contentSv: z.string(), contentEn: z.string() });

const valuesOf = ({ contentSv, contentEn }: EditedPageFragment) => ({ contentSv, contentEn });

interface Answer {
  kind: 'success' | 'error';
  text: string;
  /** Grows with every answer, so that screen readers read the same text again. */
  number: number;
}

/** The text of a page in both languages. The server's answer is shown above its button. */
export function PageForm({ stored }: { stored: EditedPageFragment }) {
  const { t } = useTranslation('admin-pages');
  const times = useTimes();
  const serverText = useServerText();
  const [page, setPage] = useState(stored);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const form = useSchemaForm(schema, valuesOf(stored));
  const save = useAction(useSaveManagedPageMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const read = useRead(ManagedPageFormDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'page', thing: stored.name },
    version: stored.version,
    edits: { kind: 'PAGE', id: 0 },
    readAgain: async () => {
      const { managedPage } = await read({ name: stored.name });
      return { values: valuesOf(managedPage), version: managedPage.version };
    },
  });

  const say = (kind: Answer['kind'], text: string) =>
    setAnswer((before) => ({ kind, text, number: (before?.number ?? 0) + 1 }));

  async function send(input: z.infer<typeof schema>) {
    const outcome = await save.run({ name: page.name, version: guarded.version, input });
    if (outcome.status === 'done') {
      setPage(outcome.result);
      guarded.follow(outcome.result.version);
      form.reset(input);
      say('success', serverText('api.page.saved'));
    }
    await guarded.settle(outcome);
  }

  return (
    <>
      <FormFrame form={form} onSubmit={send}>
        {guarded.notice}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="6">
          <MarkdownField {...form.register('contentSv')} label={t('swedish')} rows={20} lang="sv" isOptional />
          <MarkdownField {...form.register('contentEn')} label={t('english')} rows={20} lang="en" isOptional />
        </Grid>
        {answer && (
          <Box marginBottom="4">
            <MessageBox key={answer.number} kind={answer.kind} title={answer.text} isResult />
          </Box>
        )}
        <BusyButton type="submit" variant="solid" isBusy={save.busy}>
          {t('save')}
        </BusyButton>
        {page.updatedAt && (
          <Text color="fg.muted" fontSize="sm" marginTop="3">
            {t('updated', { date: times.dateTime(page.updatedAt) })}
          </Text>
        )}
      </FormFrame>
      {guard}
    </>
  );
}
