import { skipToken } from '@apollo/client/react';
import { chakra, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from '../lists/search-field';
import { useRosterCandidatesQuery } from './team-dialog.generated';
import type { Slot } from './team-form-schema';

interface PlayerFinderProps {
  teamId: number;
  /** Players who already have a slot. */
  taken: readonly number[];
  onFound: (player: Slot) => void;
}

const Hits = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    marginTop: '2',
    '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: 'touch' },
    '& span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted' },
  },
});

/** Finds players without a team, each with a button that adds the player to the next slot. */
export function PlayerFinder({ teamId, taken, onFound }: PlayerFinderProps) {
  const { t } = useTranslation('admin-teams');
  const [text, setText] = useState('');
  const { data, previousData, error, refetch } = useRosterCandidatesQuery(
    text === '' ? skipToken : { variables: { teamId, text }, fetchPolicy: 'network-only' },
  );
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const hits = (data ?? previousData)?.rosterCandidates.filter(({ id }) => !taken.includes(id));

  return (
    <>
      <SearchField label={t('finder.label')} text={text} onSearch={onSearch} />
      {text !== '' && error && <ErrorState onRetry={() => void refetch()} />}
      {text !== '' && !hits && !error && <SkeletonRows rows={4} rowHeight={44} />}
      {text !== '' && hits && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {t('finder.hits', { count: hits.length })}
          </Text>
          <Hits>
            {hits.map((player) => (
              <li key={player.id}>
                <span>
                  {player.nickname}{' '}
                  <small>{player.mmr === null ? t('slots.no-mmr') : t('slots.mmr', { mmr: player.mmr })}</small>
                </span>
                <Button aria-label={t('finder.add-name', { name: player.nickname })} onClick={() => onFound(player)}>
                  <Plus aria-hidden />
                  {t('finder.add')}
                </Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </>
  );
}
