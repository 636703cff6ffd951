import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextAreaField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Note } from '../labelled';
import { reasonSchema } from './member-form';
import { useEndMembershipMutation, type MemberRowFragment } from './member-list.generated';

/** Ends a membership, with a reason that the person is told. */
export function EndMembership({ member: { id, version }, onDone }: { member: MemberRowFragment; onDone: () => void }) {
  const { t } = useTranslation('admin-users');
  const form = useSchemaForm(reasonSchema, { reason: '' });
  const end = useAction(useEndMembershipMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AssociationMembers', 'LatestAct'],
  });

  async function send({ reason }: { reason: string }) {
    const outcome = await end.run({ input: { id, version, reason } });
    if (outcome.status === 'done') onDone();
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <FormFrame form={form} onSubmit={send}>
      <Note>{t('member-dialog.end-means')}</Note>
      <TextAreaField
        {...form.register('reason')}
        label={t('member-dialog.end-reason')}
        help={t('member-dialog.reason-help')}
        rows={2}
      />
      <BusyButton type="submit" variant="danger" isBusy={end.busy}>
        {t('member-dialog.end-do')}
      </BusyButton>
    </FormFrame>
  );
}
