import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickOne } from '../lists/pick-one';
import { useMergeablePlayersQuery } from './duplicates-page.generated';

/** A chosen player. */
export interface Picked {
  id: number;
  nickname: string;
}

interface PlayerPickProps {
  label: string;
  picked: Picked | null;
  onPick: (player: Picked | null) => void;
}

/** Finds a player by name. Two of them may have the same name, so each hit says more. */
export function PlayerPick({ label, picked, onPick }: PlayerPickProps) {
  const { t } = useTranslation('admin-duplicates');
  const [text, setText] = useState('');
  const { data, previousData, error, refetch } = useMergeablePlayersQuery(
    text === '' || picked ? skipToken : { variables: { text }, fetchPolicy: 'network-only' },
  );
  const hits = (data ?? previousData)?.searchPlayers.items;
  return (
    <PickOne
      label={label}
      picked={picked && { name: picked.nickname, other: t('pick.other', { name: picked.nickname }) }}
      text={text}
      onSearch={setText}
      found={
        hits && {
          hits: hits.map(({ player, team, discordName }) => ({
            ...{ id: player.id, name: player.nickname },
            note: [team?.name, discordName].filter(Boolean).join(' · '),
          })),
          count: t('pick.hits', { count: hits.length }),
        }
      }
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onPick={(id) => onPick(hits?.find(({ player }) => player.id === id)?.player ?? null)}
    />
  );
}
