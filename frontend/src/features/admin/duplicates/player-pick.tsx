import { skipToken } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from '../lists/search-field';
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

const Hits = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    listStyle: 'none',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'touch' },
    '& span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted' },
  },
});

/** Finds a player by name. Two of them may have the same name, so each hit says more. */
export function PlayerPick({ label, picked, onPick }: PlayerPickProps) {
  const { t } = useTranslation('admin-duplicates');
  const [text, setText] = useState('');
  const { data, previousData, error, refetch } = useMergeablePlayersQuery(
    text === '' || picked ? skipToken : { variables: { text }, fetchPolicy: 'network-only' },
  );
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const hits = (data ?? previousData)?.searchPlayers.items;

  if (picked) {
    return (
      <Box>
        <Text fontSize="sm" fontWeight="medium" marginBottom="1">
          {label}
        </Text>
        <Hits as="div">
          <Text>
            {picked.nickname}{' '}
            <Button
              variant="ghost"
              aria-label={t('pick.other', { name: picked.nickname })}
              onClick={() => onPick(null)}
            >
              {t('pick.change')}
            </Button>
          </Text>
        </Hits>
      </Box>
    );
  }
  return (
    <Box>
      <SearchField label={label} text={text} onSearch={onSearch} />
      {text !== '' && error && <ErrorState onRetry={() => void refetch()} />}
      {text !== '' && !hits && !error && <SkeletonRows rows={2} rowHeight={44} />}
      {text !== '' && hits && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {t('pick.hits', { count: hits.length })}
          </Text>
          <Hits>
            {hits.map(({ player, team, discordName }) => (
              <li key={player.id}>
                <span>
                  {player.nickname} <small>{[team?.name, discordName].filter(Boolean).join(' · ')}</small>
                </span>
                <Button aria-label={t('pick.choose-name', { name: player.nickname })} onClick={() => onPick(player)}>
                  {t('pick.choose')}
                </Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </Box>
  );
}
