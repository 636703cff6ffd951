import { skipToken } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { PlayerLink } from '../../../league/player-link';
import { useAction } from '../../../lib/use-action';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { Input } from '../../../ui/form/form-control';
import { useConfirm } from '../../../ui/dialog/use-confirm';
import { usePaused } from '../../../ui/use-paused';
import { type InvitablePlayersQuery, useInvitablePlayersQuery } from './invitable-players.generated';
import { Rows } from './rows';
import { useInvitePlayerMutation } from './team-settings-actions.generated';

type Invitable = InvitablePlayersQuery['invitablePlayers'][number];

/** The longest search text. No name is longer. */
const LONGEST_TEXT = 34;

const Label = styled('label', { base: { display: 'block', marginBottom: '1', fontWeight: 'medium' } });

/** Finds players without a team, each with a button to invite them. */
export function InviteSearch({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('teams-settings');
  const id = useId();
  const [typed, setTyped] = useState('');
  const text = usePaused(typed.trim());
  const isAsked = text !== '' && !isDisabled;
  const { data, previousData, error, refetch } = useInvitablePlayersQuery(
    isAsked ? { variables: { text }, fetchPolicy: 'network-only' } : skipToken,
  );
  const hits = (data ?? previousData)?.invitablePlayers;

  return (
    <>
      <Label htmlFor={id}>{t('invites.search')}</Label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_TEXT}
        disabled={isDisabled}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-describedby={`${id}-help`}
      />
      <Text id={`${id}-help`} color="fg.muted" fontSize="sm" marginTop="1">
        {t('invites.search-help')}
      </Text>
      {isAsked && error && <ErrorState onRetry={() => void refetch()} />}
      {isAsked && hits && <Hits hits={hits} text={text} onInvited={() => setTyped('')} />}
    </>
  );
}

interface HitsProps {
  hits: readonly Invitable[];
  text: string;
  onInvited: () => void;
}

function Hits({ hits, text, onInvited }: HitsProps) {
  const { t } = useTranslation('teams-settings');
  const [dialog, ask] = useConfirm();
  const { run, busy } = useAction(useInvitePlayerMutation(), { refetch: ['TeamSettingsPage'] });

  const askInvite = ({ player, userId }: Invitable) =>
    ask({
      children: t('invites.will-invite', { player: player.nickname }),
      onConfirm: async () => {
        const outcome = await run({ input: { playerId: player.id, userId } });
        if (outcome.status === 'done') onInvited();
        return outcome;
      },
    });

  return (
    <>
      <Text role="status" color="fg.muted" marginTop="4" marginBottom="2">
        {t(hits.length === 0 ? 'invites.no-hits' : 'invites.hits', { count: hits.length, text })}
      </Text>
      {hits.length > 0 && (
        <Rows>
          {hits.map((hit) => (
            <li key={hit.player.id}>
              <div className="who">
                <PlayerLink player={hit.player} pictureSize={32} />
                {hit.discordName !== null && hit.discordName !== hit.player.nickname && (
                  <small>{hit.discordName}</small>
                )}
              </div>
              <div className="acts">
                <Button
                  isWaiting={busy}
                  aria-label={t('invites.invite-whom', { player: hit.player.nickname })}
                  onClick={() => askInvite(hit)}
                >
                  {t('invites.invite')}
                </Button>
              </div>
            </li>
          ))}
        </Rows>
      )}
      {dialog}
    </>
  );
}
