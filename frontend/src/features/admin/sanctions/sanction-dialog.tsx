import { Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useGuardedForm } from '../conflict/use-guarded-form';
import { useRead } from '../lists/all-rows';
import { LiftPart } from './lift-part';
import { useChangeSanctionMutation } from './sanction-actions.generated';
import { nameOf } from './sanction-columns';
import { textsSchema, toTextsForm, type TextsForm } from './sanction-form';
import { type AdminSanctionPartsFragment, AdminSanctionsDocument } from './sanctions-page.generated';
import { TextFields } from './text-fields';
import { useTermWords } from './use-term-words';

/** More sanctions than one player or team has. */
const MOST = 200;

interface SanctionDialogProps {
  sanction: AdminSanctionPartsFragment;
  onClose: () => void;
}

/** A sanction: what is written about it can be changed, and it can be lifted before its end. */
export function SanctionDialog({ sanction, onClose }: SanctionDialogProps) {
  const { t } = useTranslation('admin-sanctions');
  const formId = useId();
  const termWords = useTermWords();
  const { id, kind, state, version, liftedOn, liftReason, player, team } = sanction;
  const form = useSchemaForm(textsSchema, toTextsForm(sanction));
  const read = useRead(AdminSanctionsDocument);
  const [playerId, teamId] = player ? [player.id, null] : [null, team?.id ?? null];
  const guarded = useGuardedForm(form, {
    draft: { form: 'sanction', thing: String(id) },
    version,
    edits: playerId === null ? { kind: 'TEAM', id: teamId ?? 0 } : { kind: 'PLAYER', id: playerId },
    readAgain: async () => {
      const { items } = (await read({ filter: { playerId, teamId, first: MOST } })).adminSanctions;
      const stored = items.find((each) => each.id === id);
      return stored ? { values: toTextsForm(stored), version: stored.version } : null;
    },
  });
  const change = useAction(useChangeSanctionMutation(), {
    success: t('changed'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSanctions'],
  });

  async function send(values: TextsForm) {
    const outcome = await change.run({ input: { id, version: guarded.version, ...values } });
    if (await guarded.settle(outcome)) onClose();
  }

  return (
    <StaffDialog
      title={t('open-name', { kind: t(`kind.${kind}`), name: nameOf(sanction) })}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={change.busy}>
            {t('save')}
          </BusyButton>
        </>
      }
    >
      <Text marginBottom="4">
        <strong>{t(`state.${state}`)}</strong> · {termWords(sanction)}
        {liftedOn !== null && ` · ${t('lifted-because', { day: liftedOn, reason: liftReason ?? '' })}`}
      </Text>
      <FormFrame form={form} id={formId} onSubmit={send}>
        {guarded.notice}
        <TextFields />
      </FormFrame>
      {(state === 'IN_FORCE' || state === 'COMING') && <LiftPart sanction={sanction} onDone={onClose} />}
    </StaffDialog>
  );
}
