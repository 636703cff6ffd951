import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { seasonName } from '../../../../league/season-name';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { StaffDialog } from '../../kit/staff-dialog';
import { BusyButton } from '../../../../ui/form/busy-button';
import { CheckboxField, DateField, SelectField, TextField } from '../../kit/form-field';
import { FormFrame } from '../../../../ui/form/form-frame';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { ErrorState } from '../../../../ui/page/error-state';
import { SkeletonRows } from '../../../../ui/page/skeleton-rows';
import { useGuardedForm } from '../../conflict/use-guarded-form';
import { useRead } from '../../lists/all-rows';
import type { AdminSeasonFragment } from '../season-actions.generated';
import { inputOf, PAUSES_MAX, schema, typedOf, WEEKDAYS, type WeekRulesForm } from './week-rules-form';
import {
  MatchWeekRulesDocument,
  type MatchWeekRulesPartsFragment,
  useSaveMatchWeekRulesMutation,
  type SaveMatchWeekRulesMutation,
  type SaveMatchWeekRulesMutationVariables,
  useMatchWeekRulesQuery,
} from './week-rules.generated';

interface WeekRulesDialogProps {
  season: AdminSeasonFragment;
  onClose: () => void;
}

/** What captains do themselves in a season (R27). */
export function WeekRulesDialog({ season, onClose }: WeekRulesDialogProps) {
  const { t } = useTranslation('admin-seasons');
  const language = useLanguage();
  const formId = useId();
  const save = useAction(useSaveMatchWeekRulesMutation(), {
    success: t('week.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const { data, error, refetch } = useMatchWeekRulesQuery({
    variables: { seasonId: season.id },
    fetchPolicy: 'network-only',
  });
  return (
    <StaffDialog
      title={t('week.title', { name: seasonName(season.name, language) })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={save.busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      {!data && !error && <SkeletonRows rows={6} />}
      {!data && error && <ErrorState onRetry={() => void refetch()} />}
      {data && <RulesForm id={formId} rules={data.matchWeekRules} save={save.run} onSaved={onClose} />}
    </StaffDialog>
  );
}

interface RulesFormProps {
  id: string;
  rules: MatchWeekRulesPartsFragment;
  save: ReturnType<typeof useAction<SaveMatchWeekRulesMutation, SaveMatchWeekRulesMutationVariables>>['run'];
  onSaved: () => void;
}

function RulesForm({ id, rules, save, onSaved }: RulesFormProps) {
  const { t } = useTranslation('admin-seasons');
  const form = useSchemaForm(schema, typedOf(rules));
  const read = useRead(MatchWeekRulesDocument);
  const { seasonId } = rules;
  const guarded = useGuardedForm(form, {
    draft: { form: 'match-week-rules', thing: seasonId },
    version: rules.version,
    edits: { kind: 'MATCH_WEEK_RULES', id: seasonId },
    readAgain: async () => {
      const { matchWeekRules } = await read({ seasonId });
      return { values: typedOf(matchWeekRules), version: matchWeekRules.version };
    },
    lists: { pausedWeeks: { label: t('week.pauses') } },
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'pausedWeeks' });

  async function send(typed: WeekRulesForm) {
    const outcome = await save({ input: { ...inputOf(seasonId, typed), version: guarded.version } });
    if (await guarded.settle(outcome)) onSaved();
  }

  return (
    <FormFrame form={form} id={id} onSubmit={send}>
      {guarded.notice}
      <CheckboxField
        {...form.register('captainsSetTimes')}
        label={t('week.captains-set-times')}
        help={t('week.captains-set-times-help')}
        isOptional
      />
      <CheckboxField
        {...form.register('captainsReport')}
        label={t('week.captains-report')}
        help={t('week.captains-report-help')}
        isOptional
      />
      <SelectField
        {...form.register('deadlineWeekday')}
        label={t('week.deadline-day')}
        help={t('week.deadline-help')}
        placeholder={t('choose')}
        options={WEEKDAYS.map((value) => ({ value, label: t(`week.day.${value}`) }))}
      />
      <TextField {...form.register('deadlineTime')} type="time" label={t('week.deadline-time')} />
      <DateField {...form.register('firstWeek')} label={t('week.first')} help={t('week.first-help')} isOptional />
      {fields.map((field, index) => (
        <div key={field.id}>
          <DateField {...form.register(`pausedWeeks.${index}.day`)} label={t('week.pause', { number: index + 1 })} />
          <Button variant="ghost" marginBottom="4" onClick={() => remove(index)}>
            {t('week.pause-remove', { number: index + 1 })}
          </Button>
        </div>
      ))}
      {fields.length < PAUSES_MAX && <Button onClick={() => append({ day: '' })}>{t('week.pause-add')}</Button>}
    </FormFrame>
  );
}
