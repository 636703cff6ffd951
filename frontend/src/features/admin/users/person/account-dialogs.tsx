import { Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { PLATFORMS } from '../../../../league/platform-name';
import { useAction } from '../../../../lib/use-action';
import { Button } from '../../../../ui/button';
import { StaffDialog } from '../../kit/staff-dialog';
import { BusyButton } from '../../../../ui/form/busy-button';
import { SelectField, TextField } from '../../kit/form-field';
import { FormFrame } from '../../../../ui/form/form-frame';
import { refuseForm } from '../../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../../ui/form/form-text';
import { PlayerPick, type Picked } from '../../duplicates/player-pick';
import { Note } from '../../labelled';
import { useFormDraft } from '../../use-form-draft';
import { useAddGameAccountMutation, useMoveGameAccountMutation } from './accounts-part.generated';

/** As on the server (docs/contracts/limits.json), with space for the address of a profile. */
const ID_MAX = 100;
const REFETCH = ['AdminPerson', 'LatestAct'];

const schema = z.object({
  platform: z.string().check(z.minLength(1, textKey('ui', 'form.choose'))),
  platformId: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(ID_MAX, tooLong(ID_MAX))),
});

interface AddAccountDialogProps {
  player: Picked;
  onClose: () => void;
}

/** Adds a game account to the player. */
export function AddAccountDialog({ player, onClose }: AddAccountDialogProps) {
  const { t } = useTranslation('admin-users-person');
  const formId = useId();
  const form = useSchemaForm(schema, { platform: '', platformId: '' });
  const draft = useFormDraft(form, { form: 'game-account', thing: String(player.id) });
  const add = useAction(useAddGameAccountMutation(), { isProblemSilent: true, isFaultSilent: true, refetch: REFETCH });

  async function send(values: z.infer<typeof schema>) {
    const outcome = await add.run({ input: { playerId: player.id, ...values } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <StaffDialog
      title={t('account.title', { name: player.nickname })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('correct.cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={add.busy}>
            {t('account.save')}
          </BusyButton>
        </>
      }
    >
      <Note>{t('account.about')}</Note>
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <SelectField
          {...form.register('platform')}
          label={t('account.platform')}
          placeholder={t('account.choose')}
          options={PLATFORMS}
        />
        <TextField
          {...form.register('platformId')}
          label={t('account.id')}
          help={t('account.id-help')}
          autoComplete="off"
          spellCheck={false}
        />
      </FormFrame>
    </StaffDialog>
  );
}

interface MoveAccountDialogProps {
  account: { id: number; name: string };
  onClose: () => void;
}

/** Gives a game account to another player. */
export function MoveAccountDialog({ account, onClose }: MoveAccountDialogProps) {
  const { t } = useTranslation('admin-users-person');
  const [picked, setPicked] = useState<Picked | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const move = useAction(useMoveGameAccountMutation(), {
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: REFETCH,
  });

  async function send({ id }: Picked) {
    const outcome = await move.run({ id: account.id, playerId: id });
    if (outcome.status === 'done') onClose();
    else if (outcome.status !== 'running') setRefusal(outcome.text);
  }

  function pick(player: Picked | null) {
    setRefusal(null);
    setPicked(player);
  }

  return (
    <StaffDialog
      title={t('account.move-title', { account: account.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('correct.cancel')}
          </Button>
          <BusyButton
            variant="solid"
            disabled={picked === null}
            isBusy={move.busy}
            onClick={() => void (picked && send(picked))}
          >
            {t('account.move')}
          </BusyButton>
        </>
      }
    >
      <Note>{t('account.move-about')}</Note>
      <PlayerPick label={t('account.to')} picked={picked} onPick={pick} />
      {refusal !== null && (
        <Text role="alert" color="fg.loss" marginTop="3">
          {refusal}
        </Text>
      )}
    </StaffDialog>
  );
}
