import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SaveReplayMonthsDocument } from '../../../gql/admin/graphql';
import { useServerText } from '../../../lib/i18n/server-text';
import { pastedNumber } from '../../../lib/pasted';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Heading } from '../../../ui/text';

const MOST_MONTHS = 120;
const schema = z.object({ months: z.string() });

/** For how many months the league keeps replay files (R38). */
export function ReplaysForm({ stored }: { stored: number }) {
  const { t } = useTranslation('admin-settings');
  const serverText = useServerText();
  const form = useSchemaForm(schema, { months: String(stored) });
  const save = useAction(SaveReplayMonthsDocument, { success: t('settings.saved'), isProblemSilent: true });

  async function send(input: z.infer<typeof schema>) {
    const typed = pastedNumber(input.months);
    const wrong = serverText('api.settings.replay-months', [{ name: 'most', value: String(MOST_MONTHS) }]);
    if (!/^\d{1,3}$/.test(typed)) return refuse(form, 'months', wrong);
    const outcome = await save.run({ months: Number(typed) });
    if (outcome.status === 'done') form.reset({ months: typed });
    if (outcome.status === 'refused') {
      const { messageKey, params } = outcome.problem;
      refuse(form, 'months', serverText(messageKey, params));
    }
  }

  return (
    <Box as="section" maxWidth="prose" marginTop="10">
      <Heading as="h2" size="lg" marginBottom="4">
        {t('settings.replays.title')}
      </Heading>
      <FormFrame form={form} onSubmit={send}>
        <TextField
          {...form.register('months')}
          label={t('settings.replays.months')}
          help={t('settings.replays.help')}
          inputMode="numeric"
          autoComplete="off"
        />
        <BusyButton type="submit" variant="solid" isBusy={save.busy} disabled={!form.formState.isDirty}>
          {t('settings.replays.save')}
        </BusyButton>
      </FormFrame>
    </Box>
  );
}
