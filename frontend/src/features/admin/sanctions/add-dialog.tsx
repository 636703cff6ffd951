import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { swedishToday } from '../../../lib/i18n/format';
import type { SanctionKind } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { DateField, SelectField, TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { usePrepared } from '../lists/prepared';
import { useFormDraft } from '../use-form-draft';
import { useAddSanctionMutation } from './sanction-actions.generated';
import {
  ENDS,
  isUsuallyPublic,
  KINDS,
  newSanction,
  sanctionSchema,
  SOMEBODY_CHOSEN,
  toAddSanctionInput,
} from './sanction-form';
import type { SanctionForm, Subject } from './sanction-form';
import { SubjectFinder } from './subject-finder';
import { TextFields } from './text-fields';

/** A new sanction: of whom, what, until when, and why. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-sanctions');
  const formId = useId();
  const form = useSchemaForm(sanctionSchema, newSanction(swedishToday(new Date())));
  const draft = useFormDraft(form, { form: 'sanction', thing: 'new', chosen: SOMEBODY_CHOSEN });
  const add = useAction(useAddSanctionMutation(), {
    success: t('added'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSanctions'],
  });
  const [who, kind, end] = useWatch({ control: form.control, name: ['who', 'kind', 'end'] });
  const { subject } = usePrepared();
  const { setValue } = form;
  useEffect(() => {
    if (subject) setValue('who', subject, { shouldDirty: true });
  }, [subject, setValue]);
  const kinds = who?.kind === 'team' ? (['WARNING'] as const) : KINDS;

  function chooseKind(chosen: SanctionKind) {
    form.setValue('kind', chosen);
    form.setValue('end', ENDS[chosen][0] ?? 'none');
    form.setValue('isPublic', isUsuallyPublic(chosen));
  }

  function choose(subject: Subject | null) {
    form.setValue('who', subject);
    form.clearErrors('who');
    if (subject?.kind === 'team') chooseKind('WARNING');
  }

  async function send(values: SanctionForm) {
    const outcome = await add.run({ input: toAddSanctionInput(values) });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <StaffDialog
      title={t('add')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={add.busy}>
            {t('add-do')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <SubjectFinder who={who} onChoose={choose} />
        <SelectField
          {...form.register('kind', {
            onChange: ({ target }: { target: HTMLSelectElement }) => chooseKind(target.value as SanctionKind),
          })}
          label={t('column.kind')}
          placeholder={t('choose')}
          help={t(`about-kind.${kind}`)}
          options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <DateField {...form.register('startsOn')} label={t('field.startsOn')} />
        <SelectField
          {...form.register('end')}
          label={t('field.end')}
          placeholder={t('choose')}
          options={ENDS[kind].map((value) => ({ value, label: t(`end.${value}`) }))}
        />
        {end === 'day' && <DateField {...form.register('endsOn')} label={t('field.endsOn')} />}
        {end === 'series' && (
          <TextField
            {...form.register('seriesCount')}
            label={t('field.seriesCount')}
            help={t('help.seriesCount')}
            inputMode="numeric"
          />
        )}
        <TextFields />
      </FormFrame>
    </StaffDialog>
  );
}
