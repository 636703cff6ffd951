import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { TextField } from '../../../ui/form/form-field';
import { FormFrame } from '../../../ui/form/form-frame';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { Button } from '../../../ui/button';
import { Link } from '../../../ui/link';
import { Text } from '../../../ui/text';
import { ClaimByAccount } from './claim/claim-by-account';
import { EarlierPlayers, type EarlierPlayersProps } from './claim/earlier-players';
import { NICKNAME_MAX, NOTHING_TOLD, registerSchema, type RegisterValues } from './details-schema';
import { NicknameNote } from './nickname-note';
import { useClaimPlayerMutation, useRegisterPlayerMutation } from './registration-actions.generated';
import { RegistrationFrame } from './registration-frame';
import { SendButton } from './send-button';
import { useConsentErrors } from './use-consent-errors';
import { useDetailsDraft } from './use-details-draft';
import { useRegistered } from './use-registered';
import { useSend } from './use-send';
import { WayIn } from './way-in';

/** The registration of a new player. */
export default function RegisterPage() {
  return (
    <RegistrationFrame form="new">
      {({ nickname, claimSuggestions }) => <NewPlayerForm suggestion={nickname ?? ''} earlier={claimSuggestions} />}
    </RegistrationFrame>
  );
}

interface NewPlayerFormProps {
  suggestion: string;
  /** Players who the person may have been before. */
  earlier: EarlierPlayersProps['players'];
}

/** One form for both: a press on the name of an earlier player makes it a claim, and what is typed stays. */
function NewPlayerForm({ suggestion, earlier }: NewPlayerFormProps) {
  const { t } = useTranslation('players-registration');
  const form = useSchemaForm(registerSchema, { ...NOTHING_TOLD, nickname: suggestion });
  const nickname = useWatch({ control: form.control, name: 'nickname' });
  const missing = useConsentErrors(form);
  const { notice, clear } = useDetailsDraft(form, 'new');
  const onRegistered = useRegistered();
  const register = useSend(form, useRegisterPlayerMutation(), () => {
    clear();
    return onRegistered();
  });
  const client = useApolloClient();
  const [claimed, setClaimed] = useState<string | null>(null);
  // after a new reading, the page says that the claim waits
  const claim = useSend(form, useClaimPlayerMutation(), () => {
    clear();
    return client.refetchQueries({ include: ['RegistrationPage'] });
  });
  const choose = (player: string | null) => {
    setClaimed(player);
    form.setValue('nickname', player ?? suggestion);
  };
  const send = ({ nickname: name, ...details }: RegisterValues) =>
    claimed === null
      ? register.send({ nickname: name, ...details })
      : claim.send({ ...details, helpText: t('claim.i-am', { player: claimed }) });
  if (claimed !== null) {
    return (
      <FormFrame form={form} onSubmit={send}>
        <WayIn>
          <Text role="status" fontWeight="semibold">
            {t('earlier.claims', { player: claimed })}
          </Text>
          <Button marginTop="2" marginBottom="4" onClick={() => choose(null)}>
            {t('earlier.no', { player: claimed })}
          </Button>
        </WayIn>
        <SendButton missing={missing} isBusy={claim.isBusy} isClaim>
          {t('claim.send')}
        </SendButton>
      </FormFrame>
    );
  }
  return (
    <FormFrame form={form} onSubmit={send}>
      {notice}
      <WayIn belowAccount={<ClaimByAccount onClaim={choose} />}>
        <TextField
          {...form.register('nickname')}
          label={t('new.nickname')}
          help={
            <>
              {t('new.nickname-help', { max: NICKNAME_MAX })} <NicknameNote nickname={nickname} />
            </>
          }
          maxLength={NICKNAME_MAX}
          autoComplete="nickname"
          spellCheck={false}
        />
        <EarlierPlayers players={earlier} nickname={nickname} onClaim={choose} />
      </WayIn>
      <SendButton
        missing={missing}
        isBusy={register.isBusy}
        aside={
          <Link variant="inline" to={paths.claimPlayer()}>
            {t('new.claim-instead')}
          </Link>
        }
      >
        {t('new.send')}
      </SendButton>
    </FormFrame>
  );
}
