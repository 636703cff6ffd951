import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useServerText } from '../../../lib/i18n/server-text';
import { pastedNumber } from '../../../lib/pasted';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Heading } from '../../../ui/text';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useSaveReplayMonthsMutation } from './settings-actions.generated';
import { SettingsPageDocument } from './settings-page.generated';

const MOST_MONTHS = 120;
const schema = z.object({ months: z.string() });

/** For how many months the league keeps replay files (R38). */
export function ReplaysForm({ stored }: { stored: number }) {
  const { t } = useTranslation('admin-settings');
  const serverText = useServerText();
  const form = useSchemaForm(schema, { months: String(stored) });
  const save = useAction(useSaveReplayMonthsMutation(), {
    success: t('settings.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const read = useRead(SettingsPageDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'replay-months', thing: 'league' },
    version: stored,
    edits: { kind: 'REPLAY_MONTHS', id: 0 },
    readAgain: async () => {
      const { replayMonths } = (await read({})).settings;
      return { values: { months: String(replayMonths) }, version: replayMonths };
    },
  });

  async function send(input: z.infer<typeof schema>) {
    const typed = pastedNumber(input.months);
    const wrong = serverText('api.settings.replay-months', [{ name: 'most', value: String(MOST_MONTHS) }]);
    if (!/^\d{1,3}$/.test(typed)) return refuseForm(form, 'months', wrong);
    const outcome = await save.run({ months: Number(typed), seen: guarded.version });
    if (outcome.status === 'done') {
      guarded.follow(outcome.result.replayMonths);
      form.reset({ months: typed });
    }
    await guarded.settle(outcome);
  }

  return (
    <Box as="section" maxWidth="prose" marginTop="10">
      <Heading as="h2" size="lg" marginBottom="4">
        {t('settings.replays.title')}
      </Heading>
      <FormFrame form={form} onSubmit={send}>
        {guarded.notice}
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
