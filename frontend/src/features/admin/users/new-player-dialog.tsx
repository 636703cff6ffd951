import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { countryOptions } from '../../../league/flags/countries';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { SelectField, TextField } from '../kit/form-field';
import { StaffDialog } from '../kit/staff-dialog';
import { Note } from '../labelled';
import { useFormDraft } from '../use-form-draft';
import { useCreatePlayerMutation } from './user-actions.generated';
import { NICKNAME_MAX, userSchemaOf } from './user-form';

/** The fields of a player that this form has, with the rules of the player's own form. */
const schema = z.extend(z.pick(userSchemaOf({ playerId: 0 }), { nickname: true, mmr: true }), {
  nationality: z.string(),
});

/** Makes a player who has no account yet. */
export function NewPlayerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-users');
  const formId = useId();
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const form = useSchemaForm(schema, { nickname: '', mmr: '', nationality: '' });
  const draft = useFormDraft(form, { form: 'player', thing: 'new' });
  const create = useAction(useCreatePlayerMutation(), {
    success: t('new.created'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminUsers'],
  });

  async function send({ nickname, mmr, nationality }: z.infer<typeof schema>) {
    const outcome = await create.run({ input: { nickname, mmr: mmr || null, nationality: nationality || null } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <StaffDialog
      title={t('new.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={create.busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <Note>{t('new.about')}</Note>
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <TextField
          {...form.register('nickname')}
          label={t('column.nickname')}
          maxLength={NICKNAME_MAX}
          autoComplete="off"
        />
        <TextField {...form.register('mmr')} label={t('column.mmr')} inputMode="numeric" isOptional />
        <SelectField
          {...form.register('nationality')}
          label={t('new.nationality')}
          options={[{ value: '', label: t('new.no-nationality') }, ...countries]}
          isOptional
        />
      </FormFrame>
    </StaffDialog>
  );
}
