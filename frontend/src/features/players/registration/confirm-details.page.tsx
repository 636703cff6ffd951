import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { confirmSchema } from './details-schema';
import type { KnownDetailsFragment } from './known-details.generated';
import { useConfirmDetailsMutation } from './registration-actions.generated';
import { RegistrationFrame } from './registration-frame';
import { SendButton } from './send-button';
import { useConsentErrors } from './use-consent-errors';
import { useDetailsDraft } from './use-details-draft';
import { useRegistered } from './use-registered';
import { useSend } from './use-send';
import { WayIn } from './way-in';

/** A returning player adds the missing details. */
export default function ConfirmDetailsPage() {
  return <RegistrationFrame form="confirm">{(known) => <ConfirmForm known={known} />}</RegistrationFrame>;
}

function ConfirmForm({ known }: { known: KnownDetailsFragment }) {
  const { t } = useTranslation('players-registration');
  const form = useSchemaForm(confirmSchema, {
    platform: known.platform ?? '',
    platformId: known.platformId ?? '',
    birthdate: known.birthdate ?? '',
    nationality: known.nationality ?? '',
    consent: false,
  });
  const missing = useConsentErrors(form);
  const { notice, clear } = useDetailsDraft(form, 'confirm');
  const onRegistered = useRegistered();
  const { send, isBusy } = useSend(form, useConfirmDetailsMutation(), () => {
    clear();
    return onRegistered();
  });
  return (
    <FormFrame form={form} onSubmit={send}>
      {notice}
      <WayIn />
      <SendButton missing={missing} isBusy={isBusy}>
        {t('confirm.send')}
      </SendButton>
    </FormFrame>
  );
}
