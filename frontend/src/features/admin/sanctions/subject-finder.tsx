import { skipToken } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/page/error-state';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { SearchField } from '../lists/search-field';
import type { Subject } from './sanction-form';
import { useSanctionSubjectsQuery } from './sanctions-page.generated';

interface SubjectFinderProps {
  who: Subject | null;
  onChoose: (who: Subject | null) => void;
}

const Hits = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2', listStyle: 'none' },
});

/** Finds a player or a team by a part of the name. */
export function SubjectFinder({ who, onChoose }: SubjectFinderProps) {
  const { t } = useTranslation('admin-sanctions');
  const [text, setText] = useState('');
  const { data, previousData, error, refetch } = useSanctionSubjectsQuery(
    text === '' || who ? skipToken : { variables: { text } },
  );
  const onSearch = useCallback((wanted: string) => setText(wanted), []);
  const shown = data ?? previousData;
  const hits: Subject[] = shown
    ? [
        ...shown.searchPlayers.items.map(
          ({ player }) => ({ kind: 'player', id: player.id, name: player.nickname }) as const,
        ),
        ...shown.adminTeams.items.map(({ id, name }) => ({ kind: 'team', id, name }) as const),
      ]
    : [];

  if (who) {
    return (
      <Flex align="center" justify="space-between" gap="3" marginBottom="5">
        <strong>{t(`subject.${who.kind}`, { name: who.name })}</strong>
        <Button variant="ghost" onClick={() => onChoose(null)}>
          {t('choose-other')}
        </Button>
      </Flex>
    );
  }
  return (
    <chakra.div marginBottom="5">
      <SearchField label={t('find')} text={text} onSearch={onSearch} />
      {text !== '' && error && <ErrorState onRetry={() => void refetch()} />}
      {text !== '' && !shown && !error && <SkeletonRows rows={2} rowHeight={44} />}
      {text !== '' && shown && (
        <>
          <Text role="status" color="fg.muted" fontSize="sm" marginTop="2">
            {t('hits', { count: hits.length })}
          </Text>
          <Hits>
            {hits.map((hit) => (
              <li key={`${hit.kind}/${hit.id}`}>
                <Button onClick={() => onChoose(hit)}>{t(`subject.${hit.kind}`, { name: hit.name })}</Button>
              </li>
            ))}
          </Hits>
        </>
      )}
    </chakra.div>
  );
}
