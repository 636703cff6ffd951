import { skipToken } from '@apollo/client/react';
import { useOnePlayerQuery, useOneTeamQuery } from './compare-page.generated';
import type { Kind } from './compared';

/** A team or a player, as it stands in a chooser and above a column. */
export interface SideName {
  id: number;
  name: string;
  logo: string | null;
  isRound: boolean;
}

export const teamSide = ({ id, name, logo }: { id: number; name: string; logo: string | null }): SideName => ({
  id,
  name,
  logo,
  isRound: false,
});

export const playerSide = (player: { id: number; nickname: string; avatar: string | null }): SideName => ({
  id: player.id,
  name: player.nickname,
  logo: player.avatar,
  isRound: true,
});

/** The only chosen side; undefined while it loads, null when it does not exist. */
export function useOneSide(kind: Kind, id: number | null): SideName | null | undefined {
  const isTeam = kind === 'teams';
  const team = useOneTeamQuery(id !== null && isTeam ? { variables: { id } } : skipToken);
  const player = useOnePlayerQuery(id !== null && !isTeam ? { variables: { id } } : skipToken);
  if (id === null) return null;
  if (isTeam) return team.data && (team.data.team ? teamSide(team.data.team) : null);
  return player.data && (player.data.player ? playerSide(player.data.player) : null);
}
