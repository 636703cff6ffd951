import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../../../league/player-link';
import type { SignedUpTeam } from './signed-up-columns';

const Players = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    // visible at every sideways scroll position of the table
    position: 'sticky',
    left: '3',
    maxWidth: 'min(100%, calc(100vw - 4rem))',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'touch' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** A team's players with their strength, the captain first. It shows players without an account too. */
export function SignedUpPlayers({ players }: Pick<SignedUpTeam, 'players'>) {
  const { t } = useTranslation('admin-signed-up');
  return (
    <Players>
      {players.map(({ player, mmr, userId }) => (
        <li key={player.id}>
          <PlayerLink player={player} />
          <small>
            {mmr === null ? t('no-mmr') : t('mmr', { mmr })}
            {userId === null && ` · ${t('no-account')}`}
          </small>
        </li>
      ))}
    </Players>
  );
}
