import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { StaffDialog } from '../kit/staff-dialog';
import { Disclosure } from '../../../ui/disclosure';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextAreaField, TextField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { Note } from '../labelled';
import { useRead } from '../lists/all-rows';
import { EndMembership } from './end-membership';
import { changedOf, DETAILS, memberSchema, toMemberForm, type MemberForm } from './member-form';
import { AssociationMembersDocument, useCorrectMemberMutation, type MemberRowFragment } from './member-list.generated';
import { MergeMembers } from './merge-members';

interface MemberDialogProps {
  member: MemberRowFragment;
  onClose: () => void;
}

/** A member of the association: corrected, merged with another membership of the same person, or ended. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('admin-users');
  const formId = useId();
  const { id, name, email } = member;
  const form = useSchemaForm(memberSchema, toMemberForm(member));
  const correct = useAction(useCorrectMemberMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AssociationMembers', 'LatestAct'],
  });
  const read = useRead(AssociationMembersDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'member', thing: id },
    version: member.version,
    edits: { kind: 'MEMBER', id: 0 },
    readAgain: async () => {
      const { items } = (await read({ filter: { id } })).associationMembers;
      return items[0] ? { values: { ...toMemberForm(items[0]), reason: '' }, version: items[0].version } : null;
    },
  });

  async function send(typed: MemberForm) {
    const outcome = await correct.run({
      input: { id, version: guarded.version, ...changedOf(member, typed), reason: typed.reason },
    });
    if (await guarded.settle(outcome)) onClose();
  }

  return (
    <StaffDialog
      title={t('member-dialog.title', { name: name ?? email })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={correct.busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <Note>{t('member-dialog.about')}</Note>
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        <TextField
          {...form.register('email')}
          label={t('column.email')}
          help={t('member-dialog.email-help')}
          autoComplete="off"
          spellCheck={false}
        />
        {name !== null &&
          DETAILS.map((field) => (
            <TextField
              key={field}
              {...form.register(field)}
              label={t(`member-dialog.${field}`)}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        <TextAreaField
          {...form.register('reason')}
          label={t('member-dialog.reason')}
          help={t('member-dialog.reason-help')}
          rows={2}
        />
      </FormFrame>
      {/* boxes of their own on the dialog's ground */}
      <Box display="grid" gap="2" css={{ '& details': { bg: 'bg.raised' } }}>
        <Disclosure summary={t('member-dialog.merge')}>
          <MergeMembers member={member} onDone={onClose} />
        </Disclosure>
        <Disclosure summary={t('member-dialog.end')}>
          <EndMembership member={member} onDone={onClose} />
        </Disclosure>
      </Box>
    </StaffDialog>
  );
}
