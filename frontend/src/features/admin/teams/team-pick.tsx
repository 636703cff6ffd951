import { skipToken } from '@apollo/client/react';
import { Box, chakra, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from '../lists/search-field';
import { useMergeableTeamsQuery } from './merge-teams.generated';

/** A chosen team. */
export interface PickedTeam {
  id: number;
  name: string;
}

interface TeamPickProps {
  label: string;
  picked: PickedTeam | null;
  onPick: (team: PickedTeam | null) => void;
}

/** A name finds what is looked for among so many. */
const MOST = 6;

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

/** Finds a team by name. */
export function TeamPick({ label, picked, onPick }: TeamPickProps) {
  const { t } = useTranslation('admin-teams');
  const [text, setText] = useState('');
  const { data, previousData, error, refetch } = useMergeableTeamsQuery(
    text === '' || picked ? skipToken : { variables: { filter: { text, first: MOST } }, fetchPolicy: 'network-only' },
  );
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const found = (data ?? previousData)?.adminTeams;
  const place = useRef<HTMLDivElement>(null);
  const hadChosen = useRef(picked !== null);

  // what was pressed is gone: the focus goes on to what came in its place
  useEffect(() => {
    const hasChosen = picked !== null;
    if (hasChosen !== hadChosen.current)
      place.current?.querySelector<HTMLElement>(hasChosen ? 'button' : 'input')?.focus();
    hadChosen.current = hasChosen;
  }, [picked]);

  if (picked) {
    return (
      <Box ref={place}>
        <Text fontSize="sm" fontWeight="medium" marginBottom="1">
          {label}
        </Text>
        <Text overflowWrap="anywhere">
          {picked.name}{' '}
          <Button
            variant="ghost"
            aria-label={t('merge.pick.other', { name: picked.name })}
            onClick={() => onPick(null)}
          >
            {t('merge.pick.change')}
          </Button>
        </Text>
      </Box>
    );
  }
  return (
    <Box ref={place}>
      <SearchField label={label} text={text} onSearch={onSearch} />
      {text !== '' && error && <ErrorState onRetry={() => void refetch()} />}
      {text !== '' && !found && !error && <SkeletonRows rows={2} rowHeight={44} />}
      {text !== '' && found && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {found.total > found.items.length
              ? t('merge.pick.first-hits', { count: found.total, shown: found.items.length })
              : t('merge.pick.hits', { count: found.total })}
          </Text>
          <Hits>
            {found.items.map(({ id, name, division, players }) => (
              <li key={id}>
                <span>
                  {name} <small>{division?.name ?? t('merge.players', { count: players })}</small>
                </span>
                <Button aria-label={t('merge.pick.choose-name', { name })} onClick={() => onPick({ id, name })}>
                  {t('merge.pick.choose')}
                </Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </Box>
  );
}
