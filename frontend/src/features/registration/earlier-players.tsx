import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';

const Names = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    marginBottom: '3',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
  },
});

export interface EarlierPlayersProps {
  players: readonly { id: number; nickname: string }[];
}

/** Asks whether the person is one of the players without an account whose name is like theirs. Nothing without any. */
export function EarlierPlayers({ players }: EarlierPlayersProps) {
  const { t } = useTranslation('registration');
  if (players.length === 0) return null;
  return (
    <>
      <Text>{t('earlier.text')}</Text>
      <Names>
        {players.map(({ id, nickname }) => (
          <li key={id}>
            <Link variant="inline" to={paths.claimPlayer(nickname)}>
              {t('earlier.claim', { player: nickname })}
            </Link>
          </li>
        ))}
      </Names>
    </>
  );
}
