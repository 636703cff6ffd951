import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { SaveLeagueSwitchesDocument, type SettingsPageQuery } from '../../../gql/admin/graphql';
import { seasonName } from '../../../league/season-name';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useServerText } from '../../../lib/i18n/server-text';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { SelectField, SwitchField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useFormDraft } from '../use-form-draft';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { ReloadSettings } from './reload-settings';

const schema = z.object({ registrationOpen: z.boolean(), transferOpen: z.boolean(), signupSeasonId: z.string() });

interface SwitchesFormProps {
  stored: SettingsPageQuery['settings'];
  seasons: SettingsPageQuery['seasons'];
  /** Replaces the form with a new one after a save. */
  onReload: () => void;
}

/** Both switches, saved together with the season of sign-up. */
export function SwitchesForm({ stored, seasons, onReload }: SwitchesFormProps) {
  const { t } = useTranslation('admin-settings');
  const language = useLanguage();
  const serverText = useServerText();
  const { registrationOpen, transferOpen } = stored;
  const signupSeasonId = stored.signupSeasonId === null ? '' : String(stored.signupSeasonId);
  const form = useSchemaForm(schema, { registrationOpen, transferOpen, signupSeasonId });
  const save = useAction(SaveLeagueSwitchesDocument, {
    success: t('settings.saved'),
    isProblemSilent: true,
  });
  const [version, setVersion] = useState(stored.switchesVersion);
  const [isOutdated, setIsOutdated] = useState(false);
  const draft = useFormDraft(form, { form: 'switches', thing: 'league', version });
  const chosen = seasons.find(({ id }) => String(id) === form.watch('signupSeasonId'));

  async function send({ signupSeasonId: season, ...switches }: z.infer<typeof schema>) {
    const outcome = await save.run({
      input: { ...switches, signupSeasonId: Number(season) || null, version: draft.version ?? version },
    });
    if (outcome.status === 'done') {
      const { signupSeasonId: named, switchesVersion } = outcome.result;
      setVersion(switchesVersion);
      setIsOutdated(false);
      // an open sign-up has got its season
      form.reset({ ...switches, signupSeasonId: named === null ? '' : String(named) });
      draft.clear();
    }
    if (outcome.status !== 'refused') return;
    const { code, field, messageKey, params } = outcome.problem;
    setIsOutdated(code === 'CHANGED_MEANWHILE');
    refuse(form, field ?? null, serverText(messageKey, params));
  }

  function reload() {
    draft.clear();
    onReload();
  }

  const { isDirty } = form.formState;
  // otherwise a changed but unsaved switch would be noticed on match night
  const guard = useUnsavedGuard(isDirty);

  return (
    <Box maxWidth="prose">
      <FormFrame form={form} onSubmit={send}>
        {isOutdated && <ReloadSettings onReload={reload} />}
        {draft.notice}
        <SwitchField
          {...form.register('registrationOpen')}
          label={t('settings.registration')}
          help={t('settings.registration-help')}
          isOptional
        />
        <SelectField
          {...form.register('signupSeasonId')}
          label={t('settings.season')}
          help={
            chosen?.signupClosesAt
              ? t('settings.season-closes', { at: formatDateTime(chosen.signupClosesAt, language) })
              : t('settings.season-help')
          }
          placeholder={t('settings.season-current')}
          options={seasons.map(({ id, name, isCurrent }) => ({
            value: String(id),
            label: isCurrent
              ? t('settings.season-is-current', { name: seasonName(name, language) })
              : seasonName(name, language),
          }))}
          isOptional
        />
        <SwitchField
          {...form.register('transferOpen')}
          label={t('settings.transfer')}
          help={t('settings.transfer-help')}
          isOptional
        />
        <BusyButton type="submit" variant="solid" isBusy={save.busy} disabled={!isDirty}>
          {t('save')}
        </BusyButton>
      </FormFrame>
      {guard}
    </Box>
  );
}
