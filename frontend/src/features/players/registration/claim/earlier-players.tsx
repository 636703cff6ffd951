import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { Text } from '../../../../ui/text';
import { usePaused } from '../../../../ui/use-paused';
import { NICKNAME_MAX } from '../details-schema';
import { useClaimsByNameQuery } from './claims-by-name.generated';

const Names = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2', marginBottom: '3' },
});

export interface EarlierPlayersProps {
  /** Those whose name is like the account's. */
  players: readonly { id: number; nickname: string }[];
  /** The typed nickname. */
  nickname: string;
  /** The person says that they are this player. */
  onClaim: (nickname: string) => void;
}

/**
 * Asks whether the person is one of the players without an account whose name is like their account's, or like what they type,
 * when the typing pauses. Nothing without any.
 */
export function EarlierPlayers({ players, nickname, onClaim }: EarlierPlayersProps) {
  const { t } = useTranslation('players-registration');
  const typed = nickname.trim();
  const text = usePaused(typed);
  const isAsked = text === typed && text !== '' && text.length <= NICKNAME_MAX;
  const { data } = useClaimsByNameQuery(isAsked ? { variables: { nickname: text } } : skipToken);
  const found = isAsked ? (data?.claimsByName ?? []) : [];
  const shown = [...players, ...found.filter(({ id }) => players.every((one) => one.id !== id))];
  return (
    <div aria-live="polite">
      {shown.length > 0 && (
        <>
          <Text>{t('earlier.text')}</Text>
          <Names>
            {shown.map((player) => (
              <li key={player.id}>
                <Button onClick={() => onClaim(player.nickname)}>
                  {t('earlier.claim', { player: player.nickname })}
                </Button>
              </li>
            ))}
          </Names>
        </>
      )}
    </div>
  );
}
