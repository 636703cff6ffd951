import { useId, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { countryOptions } from '../../../../league/flags/countries';
import { useLanguage } from '../../../../lib/i18n/i18n';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { StaffDialog } from '../../kit/staff-dialog';
import { BusyButton } from '../../../../ui/form/busy-button';
import { DateField, SelectField, TextAreaField } from '../../kit/form-field';
import { FormFrame } from '../../../../ui/form/form-frame';
import { refuseForm } from '../../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../../ui/form/form-text';
import { Note } from '../../labelled';
import { REASON_MAX } from '../../sanctions/sanction-form';
import { useFormDraft } from '../../use-form-draft';
import { useCorrectPlayerDetailsMutation, type PersonIdentityFragment } from './identity-part.generated';

const schema = z.object({
  birthdate: z.string(),
  nationality: z.string(),
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(REASON_MAX, tooLong(REASON_MAX))),
});

interface DetailsDialogProps {
  person: PersonIdentityFragment;
  playerId: number;
  onClose: () => void;
}

/** Corrects what the player wrote about themself, with a reason that the player is told. */
export function DetailsDialog({ person, playerId, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('admin-users-person');
  const formId = useId();
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const { user, birthdate, nationality, teamNeedsSwede, membership } = person;
  const form = useSchemaForm(schema, { birthdate: birthdate ?? '', nationality: nationality ?? '', reason: '' });
  const draft = useFormDraft(form, { form: 'player-details', thing: String(playerId) });
  const chosen = useWatch({ control: form.control, name: 'nationality' });
  const correct = useAction(useCorrectPlayerDetailsMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminPerson', 'LatestAct'],
  });

  async function send(values: z.infer<typeof schema>) {
    const changed = {
      birthdate: values.birthdate === (birthdate ?? '') ? undefined : values.birthdate,
      nationality: values.nationality === (nationality ?? '') ? undefined : values.nationality,
    };
    const outcome = await correct.run({ input: { playerId, ...changed, reason: values.reason } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <StaffDialog
      title={t('correct.title', { name: user.nickname ?? '' })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('correct.cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={correct.busy}>
            {t('correct.save')}
          </BusyButton>
        </>
      }
    >
      <Note>{t('correct.about')}</Note>
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <DateField {...form.register('birthdate')} label={t('identity.birthdate')} />
        <SelectField
          {...form.register('nationality')}
          label={t('identity.nationality')}
          placeholder={t('correct.choose')}
          options={countries}
        />
        {teamNeedsSwede !== null && chosen !== nationality && (
          <Note role="status">{t('correct.few-swedes', { team: teamNeedsSwede })}</Note>
        )}
        {user.userId !== null && membership === null && chosen === 'SE' && chosen !== nationality && (
          <Note role="status">{t('correct.not-member')}</Note>
        )}
        <TextAreaField {...form.register('reason')} label={t('correct.reason')} rows={3} />
      </FormFrame>
    </StaffDialog>
  );
}
