import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { BusyButton } from '../../../../ui/form/busy-button';
import { FormFrame } from '../../../../ui/form/form-frame';
import { refuseForm } from '../../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { StaffDialog } from '../../kit/staff-dialog';
import { SOMEBODY_CHOSEN, type Subject } from '../../sanctions/sanction-form';
import { SubjectFinder } from '../../sanctions/subject-finder';
import { useFormDraft } from '../../use-form-draft';
import { useGiveHonourMutation } from './given-honours.generated';
import { newSchema, NO_WORDS, type NewHonourForm } from './honour-form';
import { HonourNameFields, HonourTextFields } from './word-fields';

/** A new honour of staff's own: whose it is, what it is called, and for what. */
export function GiveDialog({ seasonId, onClose }: { seasonId: number; onClose: () => void }) {
  const { t } = useTranslation('admin-season-end');
  const formId = useId();
  const form = useSchemaForm(newSchema, { who: null, ...NO_WORDS });
  const draft = useFormDraft(form, { form: 'honour', thing: `new-${seasonId}`, chosen: SOMEBODY_CHOSEN });
  const give = useAction(useGiveHonourMutation(), {
    success: t('honour.given'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSeasonEnd'],
  });
  const who = useWatch({ control: form.control, name: 'who' });

  function choose(subject: Subject | null) {
    form.setValue('who', subject, { shouldDirty: true });
    form.clearErrors('who');
  }

  async function send({ who: subject, ...words }: NewHonourForm) {
    const playerId = subject?.kind === 'player' ? subject.id : null;
    const teamId = subject?.kind === 'team' ? subject.id : null;
    const outcome = await give.run({ input: { seasonId, playerId, teamId, ...words } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <StaffDialog
      title={t('honour.give')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('honour.cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={give.busy}>
            {t('honour.give-do')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <SubjectFinder who={who} onChoose={choose} />
        <HonourNameFields />
        <HonourTextFields />
      </FormFrame>
    </StaffDialog>
  );
}
