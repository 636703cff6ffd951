import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { TextAreaField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Link } from '../../../ui/link';
import { claimSchema, HELP_TEXT_MAX, NOTHING_TOLD } from './details-schema';
import { useClaimPlayerMutation } from './registration-actions.generated';
import { RegistrationFrame } from './registration-frame';
import { SendButton } from './send-button';
import { useConsentErrors } from './use-consent-errors';
import { useDetailsDraft } from './use-details-draft';
import { useSend } from './use-send';
import { WayIn } from './way-in';

/** A person who has played before claims their player. */
export default function ClaimPage() {
  return <RegistrationFrame form="claim">{() => <ClaimForm />}</RegistrationFrame>;
}

function ClaimForm() {
  const { t } = useTranslation('players-registration');
  const client = useApolloClient();
  const form = useSchemaForm(claimSchema, { ...NOTHING_TOLD, helpText: '' });
  const missing = useConsentErrors(form);
  const { notice, clear } = useDetailsDraft(form, 'claim');
  // after a new reading, the page says that the claim waits
  const { send, isBusy } = useSend(form, useClaimPlayerMutation(), () => {
    clear();
    return client.refetchQueries({ include: ['RegistrationPage'] });
  });
  return (
    <FormFrame form={form} onSubmit={send}>
      {notice}
      <WayIn>
        <TextAreaField
          {...form.register('helpText')}
          label={t('claim.help-text')}
          help={t('claim.help-text-help')}
          maxLength={HELP_TEXT_MAX}
          isOptional
        />
      </WayIn>
      <SendButton
        missing={missing}
        isBusy={isBusy}
        isClaim
        aside={
          <Link variant="inline" to={paths.register()}>
            {t('claim.new-instead')}
          </Link>
        }
      >
        {t('claim.send')}
      </SendButton>
    </FormFrame>
  );
}
