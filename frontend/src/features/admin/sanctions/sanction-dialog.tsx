import { Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeSanctionDocument, type AdminSanctionPartsFragment } from '../../../gql/admin/graphql';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { Modal } from '../../../ui/dialog/modal';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuse } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useFormDraft } from '../use-form-draft';
import { LiftPart } from './lift-part';
import { nameOf } from './sanction-columns';
import { textsSchema, toTextsForm, type TextsForm } from './sanction-form';
import { TextFields } from './text-fields';
import { useTermWords } from './use-term-words';

interface SanctionDialogProps {
  sanction: AdminSanctionPartsFragment;
  onClose: () => void;
}

/** A sanction: what is written about it can be changed, and it can be lifted before its end. */
export function SanctionDialog({ sanction, onClose }: SanctionDialogProps) {
  const { t } = useTranslation('admin-sanctions');
  const formId = useId();
  const termWords = useTermWords();
  const { id, kind, state, version, liftedOn, liftReason } = sanction;
  const form = useSchemaForm(textsSchema, toTextsForm(sanction));
  const draft = useFormDraft(form, { form: 'sanction', thing: String(id), version });
  const change = useAction(ChangeSanctionDocument, {
    success: t('changed'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSanctions'],
  });

  async function send(values: TextsForm) {
    const outcome = await change.run({ input: { id, version: draft.version ?? version, ...values } });
    if (outcome.status === 'done') {
      draft.clear();
      onClose();
    }
    if (outcome.status === 'failed') refuse(form, null, outcome.text);
    if (outcome.status === 'refused') refuse(form, outcome.problem.field ?? null, outcome.text);
  }

  return (
    <Modal
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
        {draft.notice}
        <TextFields />
      </FormFrame>
      {(state === 'IN_FORCE' || state === 'COMING') && <LiftPart sanction={sanction} onDone={onClose} />}
    </Modal>
  );
}
