import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickOne } from '../lists/pick-one';
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

/** Finds a team by name. */
export function TeamPick({ label, picked, onPick }: TeamPickProps) {
  const { t } = useTranslation('admin-teams');
  const [text, setText] = useState('');
  const { data, previousData, error, refetch } = useMergeableTeamsQuery(
    text === '' || picked ? skipToken : { variables: { filter: { text, first: MOST } }, fetchPolicy: 'network-only' },
  );
  const found = (data ?? previousData)?.adminTeams;
  return (
    <PickOne
      label={label}
      picked={picked && { name: picked.name, other: t('merge.pick.other', { name: picked.name }) }}
      text={text}
      onSearch={setText}
      found={
        found && {
          hits: found.items.map(({ id, name, division, players }) => ({
            ...{ id, name },
            note: division?.name ?? t('merge.players', { count: players }),
          })),
          count:
            found.total > found.items.length
              ? t('merge.pick.first-hits', { count: found.total, shown: found.items.length })
              : t('merge.pick.hits', { count: found.total }),
        }
      }
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onPick={(id) => onPick(found?.items.find((team) => team.id === id) ?? null)}
    />
  );
}
