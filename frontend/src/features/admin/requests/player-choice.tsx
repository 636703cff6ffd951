import { chakra, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimablePlayersQuery } from '../../../gql/admin/hooks';
import { paths } from '../../../lib/paths';
import { Crest } from '../../../ui/crest';
import { Link } from '../../../ui/link';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from '../search-field';

/** The chosen player, with their present name. */
export interface Chosen {
  id: number;
  nickname: string;
}

interface PlayerChoiceProps {
  /** The name in the chat. Players with a similar name come first. */
  nearTo: string;
  chosen: Chosen | null;
  onChoose: (player: Chosen) => void;
}

const List = chakra('fieldset', {
  base: {
    marginTop: '2',
    maxWidth: '24rem',
    '& legend': { color: 'fg.muted', fontSize: 'sm' },
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '3',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.raised' },
    },
    '& label:has(:checked)': { bg: 'bg.raised', fontWeight: 'semibold' },
    '& input': { width: '5', height: '5', accentColor: 'action' },
  },
});

/** Chooses the player to link with an account, among players without one. */
export function PlayerChoice({ nearTo, chosen, onChoose }: PlayerChoiceProps) {
  const { t } = useTranslation('admin-requests');
  const name = useId();
  const [text, setText] = useState('');
  const found = useClaimablePlayersQuery({ variables: { text, nearTo } });
  // the list stays while the next one is loading
  const players = (found.data ?? found.previousData)?.playersWithoutUser;

  return (
    <div>
      <SearchField label={t('choose.search')} text={text} onSearch={setText} />
      {!players && <SkeletonRows rows={4} rowHeight={44} />}
      {players && (
        <List>
          <legend>{t(players.length > 0 ? 'choose.players' : 'choose.none')}</legend>
          {players.map((player) => (
            <label key={player.id}>
              <input type="radio" name={name} checked={player.id === chosen?.id} onChange={() => onChoose(player)} />
              <Crest image={player.avatar} name={player.nickname} size={28} isRound />
              {player.nickname}
            </label>
          ))}
        </List>
      )}
      {/* stays during a search for another name */}
      {chosen && (
        <Text marginTop="2">
          {t('choose.chosen')} <Link to={paths.player(chosen.id)}>{chosen.nickname}</Link>
        </Text>
      )}
    </div>
  );
}
