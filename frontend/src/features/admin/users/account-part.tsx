import { Stack, Text } from '@chakra-ui/react';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { Spinner } from '../../../ui/page/spinner';
import { SearchField } from '../lists/search-field';
import { Choice } from '../kit/choice';
import { useConnectPlayerMutation, useDisconnectPlayerMutation } from './user-actions.generated';
import { type AdminUserPartsFragment, usePlayersWithoutUserQuery } from './users-page.generated';

interface AccountPartProps {
  user: AdminUserPartsFragment;
  onDone: () => void;
}

const REFETCH = ['AdminUsers', 'AdminPerson'];

/** Unlinks a player from their account, or links an account without one to a player. */
export function AccountPart({ user, onDone }: AccountPartProps) {
  if (user.userId !== null && user.playerId !== null) return <Disconnect playerId={user.playerId} onDone={onDone} />;
  if (user.userId !== null) {
    return <Connect userId={user.userId} nearTo={user.discordUsername ?? null} onDone={onDone} />;
  }
  return null;
}

function Disconnect({ playerId, onDone }: { playerId: number; onDone: () => void }) {
  const { t } = useTranslation('admin-users');
  const [isSure, setIsSure] = useState(false);
  const disconnect = useAction(useDisconnectPlayerMutation(), { success: t('disconnected'), refetch: REFETCH });

  async function run() {
    if ((await disconnect.run({ playerId })).status === 'done') onDone();
  }

  if (!isSure) {
    return (
      <Button variant="danger" marginTop="4" onClick={() => setIsSure(true)}>
        {t('disconnect')}
      </Button>
    );
  }
  return (
    <Stack gap="2" marginTop="4" role="alert">
      <Text>{t('disconnect-means')}</Text>
      <BusyButton variant="danger" alignSelf="flex-start" isBusy={disconnect.busy} autoFocus onClick={() => void run()}>
        {t('disconnect-sure')}
      </BusyButton>
    </Stack>
  );
}

function Connect({ userId, nearTo, onDone }: { userId: number; nearTo: string | null; onDone: () => void }) {
  const { t } = useTranslation('admin-users');
  const id = useId();
  const [text, setText] = useState('');
  const [playerId, setPlayerId] = useState('');
  const { data, error, loading, refetch } = usePlayersWithoutUserQuery({
    variables: { text, nearTo },
    fetchPolicy: 'cache-and-network',
  });
  const connect = useAction(useConnectPlayerMutation(), { success: t('connected'), refetch: REFETCH });
  const onSearch = useCallback((wanted: string) => {
    setPlayerId('');
    setText(wanted);
  }, []);

  async function run() {
    if ((await connect.run({ userId, playerId: Number(playerId) })).status === 'done') onDone();
  }

  return (
    <Stack gap="3">
      <SearchField label={t('connect-search')} text={text} onSearch={onSearch} />
      <div>
        <label htmlFor={id}>{t('connect-player')}</label>
        <Choice id={id} aria-busy={loading} value={playerId} onChange={(event) => setPlayerId(event.target.value)}>
          <option value="">{t('choose')}</option>
          {data?.playersWithoutUser.map((player) => (
            <option key={player.id} value={player.id}>
              {player.nickname}
            </option>
          ))}
        </Choice>
      </div>
      {loading && !data && <Spinner />}
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      <BusyButton alignSelf="flex-start" isBusy={connect.busy} disabled={playerId === ''} onClick={() => void run()}>
        {t('connect')}
      </BusyButton>
    </Stack>
  );
}
