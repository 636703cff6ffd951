import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RegisterPlayerDocument } from '../../gql/account/graphql';
import { paths } from '../../lib/paths';
import { TextField } from '../../ui/form/form-field';
import { FormFrame } from '../../ui/form/form-frame';
import { useSchemaForm } from '../../ui/form/form-schema';
import { Link } from '../../ui/link';
import { ClaimByAccount } from './claim-by-account';
import { EarlierPlayers, type EarlierPlayersProps } from './earlier-players';
import { NICKNAME_MAX, NOTHING_TOLD, registerSchema } from './details-schema';
import { NicknameNote } from './nickname-note';
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

function NewPlayerForm({ suggestion, earlier }: NewPlayerFormProps) {
  const { t } = useTranslation('registration');
  const form = useSchemaForm(registerSchema, { ...NOTHING_TOLD, nickname: suggestion });
  const nickname = useWatch({ control: form.control, name: 'nickname' });
  const isReady = useConsentErrors(form);
  const { notice, clear } = useDetailsDraft(form, 'new');
  const onRegistered = useRegistered();
  const { send, isBusy } = useSend(form, RegisterPlayerDocument, () => {
    clear();
    return onRegistered();
  });
  return (
    <FormFrame form={form} onSubmit={send}>
      {notice}
      <WayIn belowAccount={<ClaimByAccount />}>
        <EarlierPlayers players={earlier} />
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
      </WayIn>
      <SendButton
        isReady={isReady}
        isBusy={isBusy}
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
