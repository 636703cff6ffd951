import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { StaffDialog } from '../kit/staff-dialog';
import { BusyButton } from '../../../ui/form/busy-button';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { useFormDraft } from '../use-form-draft';
import { useMakeApiKeyMutation } from './api-keys.generated';
import { KeyFields } from './key-fields';
import { keySchema, NEW_KEY, toKeyInput, type KeyForm } from './key-form';
import { NewSecret } from '../new-secret';

/** A new key: the form, and then the key itself. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-partners');
  const formId = useId();
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const form = useSchemaForm(keySchema, NEW_KEY);
  const draft = useFormDraft(form, { form: 'api-key', thing: 'new' });
  const make = useAction(useMakeApiKeyMutation(), {
    isSuccessSilent: true,
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['ApiKeys'],
  });

  async function send(values: KeyForm) {
    const outcome = await make.run({ input: toKeyInput(values) });
    if (outcome.status === 'done') {
      draft.clear();
      setMade({ name: outcome.result.key.name, secret: outcome.result.secret });
    }
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  if (made) return <NewSecret {...made} onClose={onClose} />;
  return (
    <StaffDialog
      title={t('make')}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <BusyButton type="submit" variant="solid" form={formId} isBusy={make.busy}>
            {t('make-do')}
          </BusyButton>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={send}>
        {draft.notice}
        <KeyFields />
      </FormFrame>
    </StaffDialog>
  );
}
