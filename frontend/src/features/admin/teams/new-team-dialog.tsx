import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { TextField } from '../kit/form-field';
import { StaffDialog } from '../kit/staff-dialog';
import { Note } from '../labelled';
import { useFormDraft } from '../use-form-draft';
import { RosterSlots } from './roster-slots';
import { useCreateTeamMutation } from './team-dialog.generated';
import { newTeamSchema, TEAM_NAME_MAX, type NewTeamFields, type Slot } from './team-form-schema';

/** No team: the finder then shows only players who have none. */
const NO_TEAM = 0;

/** Makes a team by hand: its name, and who is in it. */
export function NewTeamDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-teams');
  const formId = useId();
  const form = useSchemaForm(newTeamSchema, { name: '', slots: [] });
  const draft = useFormDraft(form, { form: 'team', thing: 'new' });
  const slots = useWatch({ control: form.control, name: 'slots' });
  const setSlots = (next: Slot[]) => form.setValue('slots', next, { shouldDirty: true });
  const create = useAction(useCreateTeamMutation(), {
    success: t('created'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminTeams'],
  });

  async function send({ name, slots: chosen }: NewTeamFields) {
    const players = chosen.map(({ id }, index) => ({ playerId: id, sortOrder: index + 1 }));
    const outcome = await create.run({ input: { name, players } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <StaffDialog
      title={t('create')}
      isWide
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
      <Note>{t('create-help')}</Note>
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <TextField {...form.register('name')} label={t('column.name')} maxLength={TEAM_NAME_MAX} autoComplete="off" />
        <RosterSlots teamId={NO_TEAM} slots={slots} onChange={setSlots} isDisabled={create.busy} />
      </FormFrame>
    </StaffDialog>
  );
}
