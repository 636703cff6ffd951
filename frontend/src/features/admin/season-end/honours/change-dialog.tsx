import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { BusyButton } from '../../../../ui/form/busy-button';
import { FormFrame } from '../../../../ui/form/form-frame';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { useGuardedForm } from '../../conflict/use-guarded-form';
import { StaffDialog } from '../../kit/staff-dialog';
import { useRead } from '../../lists/all-rows';
import { AdminSeasonEndDocument } from '../season-end.generated';
import { useChangeHonourMutation } from './given-honours.generated';
import { toWordsForm, wordsSchema, type OwnHonour, type WordsForm } from './honour-form';
import { HonourNameFields, HonourTextFields } from './word-fields';

interface ChangeDialogProps {
  seasonId: number;
  honour: OwnHonour;
  onClose: () => void;
}

/** What is written about an honour of staff's own can be changed; whose it is cannot. */
export function ChangeDialog({ seasonId, honour, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin-season-end');
  const formId = useId();
  const { id, version, nameSv, player, team } = honour;
  const form = useSchemaForm(wordsSchema, toWordsForm(honour));
  const read = useRead(AdminSeasonEndDocument);
  const guarded = useGuardedForm(form, {
    draft: { form: 'honour', thing: id },
    version,
    edits: { kind: 'SEASON', id: seasonId },
    readAgain: async () => {
      const stored = (await read({ seasonId })).givenHonours.own.find((each) => each.id === id);
      return stored ? { values: toWordsForm(stored), version: stored.version } : null;
    },
  });
  const change = useAction(useChangeHonourMutation(), {
    success: t('honour.changed'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSeasonEnd'],
  });

  async function send(values: WordsForm) {
    const outcome = await change.run({ input: { id, version: guarded.version, ...values } });
    if (await guarded.settle(outcome)) onClose();
  }

  return (
    <StaffDialog
      title={t('honour.change-name', { honour: nameSv, name: player?.nickname ?? team?.name })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('honour.cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={change.busy}>
            {t('honour.save')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        <HonourNameFields />
        <HonourTextFields />
      </FormFrame>
    </StaffDialog>
  );
}
