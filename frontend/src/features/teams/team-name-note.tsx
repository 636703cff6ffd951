import { skipToken } from '@apollo/client/react';
import { NameNote } from '../../ui/form/name-note';
import { usePaused } from '../../ui/use-paused';
import { TEAM_NAME_MAX } from './team-name';
import { useTeamNameFreeQuery } from './team-name-free.generated';

interface TeamNameNoteProps {
  /** As it is typed. */
  name: string;
  /** The team that has this name itself; missing for a new team. */
  own?: { id: number; name: string };
}

/** Says whether a team's name is free, when the typing pauses. */
export function TeamNameNote({ name, own }: TeamNameNoteProps) {
  const typed = name.trim();
  const text = usePaused(typed);
  const isAsked = text !== '' && text.length <= TEAM_NAME_MAX && text !== own?.name;
  const { data } = useTeamNameFreeQuery(
    isAsked ? { variables: { name: text, ownTeamId: own?.id ?? null }, fetchPolicy: 'network-only' } : skipToken,
  );
  return <NameNote field="name" isFree={isAsked && text === typed ? data?.isTeamNameFree : undefined} />;
}
