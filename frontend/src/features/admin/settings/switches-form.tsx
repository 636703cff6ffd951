import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { seasonName } from '../../../league/season-name';
import { swedishToday } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useStaffConfirm } from '../kit/staff-confirm';
import { useAction } from '../../../lib/use-action';
import { useTimes } from '../../../lib/i18n/use-times';
import { BusyButton } from '../../../ui/form/busy-button';
import { SelectField, SwitchField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { useUnsavedGuard } from '../../../league/drafts/use-unsaved-guard';
import { useSaveLeagueSwitchesMutation } from './settings-actions.generated';
import { SettingsPageDocument, type SettingsPageQuery } from './settings-page.generated';

/** The transfer window: as staff set it, or by the current season's days (R9). */
const WINDOWS = ['open', 'closed', 'season'] as const;
const schema = z.object({ registrationOpen: z.boolean(), window: z.enum(WINDOWS), signupSeasonId: z.string() });

type Switches = z.infer<typeof schema>;

interface SwitchesFormProps {
  stored: SettingsPageQuery['settings'];
  seasons: SettingsPageQuery['seasons'];
  /** The season of sign-up, and how many teams have signed up for it. */
  signups: SettingsPageQuery['dashboard'];
}

const valuesOf = (stored: SettingsPageQuery['settings']): Switches => ({
  registrationOpen: stored.isSignupSwitchedOn,
  window: stored.transferFollowsSeason ? 'season' : stored.transferOpen ? 'open' : 'closed',
  signupSeasonId: stored.signupSeasonId === null ? '' : String(stored.signupSeasonId),
});

/** Both switches, saved together with the season of sign-up. */
export function SwitchesForm({ stored, seasons, signups }: SwitchesFormProps) {
  const { t } = useTranslation('admin-settings');
  const language = useLanguage();
  const times = useTimes();
  const form = useSchemaForm(schema, valuesOf(stored));
  const saveSwitches = useAction(useSaveLeagueSwitchesMutation(), {
    success: t('settings.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const read = useRead(SettingsPageDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'switches', thing: 'league' },
    version: stored.switchesVersion,
    edits: { kind: 'SWITCHES', id: 0 },
    readAgain: async () => {
      const { settings } = await read({});
      return { values: valuesOf(settings), version: settings.switchesVersion };
    },
  });
  // a season that is over takes no sign-ups; the stored choice stays visible
  const offered = seasons.filter(
    ({ id, endsOn }) => endsOn >= swedishToday(new Date()) || id === stored.signupSeasonId,
  );
  const chosen = seasons.find(({ id }) => String(id) === form.watch('signupSeasonId'));

  const current = seasons.find(({ isCurrent }) => isCurrent);
  /** When a window that follows the season is open. */
  const daysOf = (season: typeof current): string => {
    if (!season) return t('settings.no-season');
    const { transferFrom: from, transferTo: to } = season;
    const name = seasonName(season.name, language);
    return from && to
      ? t('settings.transfer-days', { name, from: times.date(from), to: times.date(to) })
      : t('settings.no-days', { name });
  };

  /** When sign-up for the chosen season opens and closes. */
  const timesOf = (season: typeof current): string => {
    const opens = season?.signupOpensAt && times.dateTime(season.signupOpensAt);
    const closes = season?.signupClosesAt && times.until(season.signupClosesAt);
    if (opens && closes) return t('settings.season-times', { opens, closes });
    if (opens) return t('settings.season-opens', { at: opens });
    return closes ? t('settings.season-closes', { at: closes }) : t('settings.season-help');
  };

  const [question, ask] = useStaffConfirm();

  /** Asks before sign-up leaves teams behind that have signed up. */
  async function send(typed: Switches) {
    const { season, signedUpTeams } = signups;
    const to = seasons.find(({ id }) => String(id) === typed.signupSeasonId);
    if (!season || !to || to.id === season.id || signedUpTeams === 0) return save(typed);
    const names = { from: seasonName(season.name, language), to: seasonName(to.name, language) };
    ask({
      title: t('settings.move', names),
      children: t('settings.move-means', { ...names, count: signedUpTeams }),
      confirmLabel: t('settings.move-confirm'),
      onConfirm: () => save(typed),
    });
  }

  async function save({ registrationOpen, window, signupSeasonId: season }: Switches) {
    const switches = { registrationOpen, transferOpen: window === 'open', transferFollowsSeason: window === 'season' };
    const outcome = await saveSwitches.run({
      input: { ...switches, signupSeasonId: Number(season) || null, version: guarded.version },
    });
    if (outcome.status === 'done') {
      const { signupSeasonId: named, switchesVersion } = outcome.result;
      guarded.follow(switchesVersion);
      // an open sign-up has got its season
      form.reset({ registrationOpen, window, signupSeasonId: named === null ? '' : String(named) });
    }
    await guarded.settle(outcome);
  }

  const { isDirty } = form.formState;
  // otherwise a changed but unsaved switch would be noticed on match night
  const guard = useUnsavedGuard(isDirty);

  return (
    <Box maxWidth="prose">
      <FormFrame form={form} onSubmit={send}>
        {guarded.notice}
        <SwitchField
          {...form.register('registrationOpen')}
          label={t('settings.registration')}
          help={t('settings.registration-help')}
          isOptional
        />
        <SelectField
          {...form.register('signupSeasonId')}
          label={t('settings.season')}
          help={timesOf(chosen)}
          placeholder={t('settings.season-current')}
          options={offered.map(({ id, name, isCurrent }) => ({
            value: String(id),
            label: isCurrent
              ? t('settings.season-is-current', { name: seasonName(name, language) })
              : seasonName(name, language),
          }))}
          isOptional
        />
        <SelectField
          {...form.register('window')}
          label={t('settings.transfer')}
          help={form.watch('window') === 'season' ? daysOf(current) : t('settings.transfer-help')}
          options={WINDOWS.map((value) => ({ value, label: t(`settings.window.${value}`) }))}
        />
        <BusyButton type="submit" variant="solid" isBusy={saveSwitches.busy} disabled={!isDirty}>
          {t('save')}
        </BusyButton>
      </FormFrame>
      {question}
      {guard}
    </Box>
  );
}
