import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { BusyButton } from '../../../ui/form/busy-button';
import { TextAreaField } from '../kit/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { refuseForm } from '../../../ui/form/form-refusal';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { textKey, tooLong } from '../../../ui/form/form-text';
import { useLiftSanctionMutation } from './sanction-actions.generated';
import { REASON_MAX } from './sanction-form';
import type { AdminSanctionPartsFragment } from './sanctions-page.generated';

const schema = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, textKey('ui', 'form.required')), z.maxLength(REASON_MAX, tooLong(REASON_MAX))),
});

interface LiftPartProps {
  sanction: Pick<AdminSanctionPartsFragment, 'id' | 'version'>;
  onDone: () => void;
}

const Frame = chakra('div', { base: { marginTop: '4', paddingTop: '4', borderTopWidth: '1px' } });

/** Ends a sanction before its end, with a reason. */
export function LiftPart({ sanction: { id, version }, onDone }: LiftPartProps) {
  const { t } = useTranslation('admin-sanctions');
  const [isAsked, setIsAsked] = useState(false);
  const form = useSchemaForm(schema, { reason: '' });
  const lift = useAction(useLiftSanctionMutation(), {
    success: t('lifted'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: ['AdminSanctions'],
  });

  async function send({ reason }: { reason: string }) {
    const outcome = await lift.run({ input: { id, version, reason } });
    if (outcome.status === 'done') onDone();
    if (outcome.status === 'failed') refuseForm(form, null, outcome.text);
    if (outcome.status === 'refused') refuseForm(form, outcome.problem.field ?? null, outcome.text);
  }

  if (!isAsked) {
    return (
      <Frame>
        <Button variant="danger" onClick={() => setIsAsked(true)}>
          {t('lift')}
        </Button>
      </Frame>
    );
  }
  return (
    <Frame>
      <FormFrame form={form} onSubmit={send}>
        <TextAreaField
          {...form.register('reason')}
          label={t('field.liftReason')}
          help={t('help.liftReason')}
          rows={2}
        />
        <BusyButton type="submit" variant="danger" isBusy={lift.busy}>
          {t('lift-do')}
        </BusyButton>
      </FormFrame>
    </Frame>
  );
}
