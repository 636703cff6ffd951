import type { League } from './league.ts';
import type { Row } from './tables.ts';

const TRANSFER = 'id player { id } team { id } previousTeam { id } validFrom validTo sortOrder';

interface TransferAnswer {
  id: number;
  player: { id: number };
  team: { id: number };
  previousTeam: { id: number } | null;
  validFrom: string;
  validTo: string | null;
  sortOrder: number;
}

const transferRow = ({ id, player, team, previousTeam, validFrom, validTo, sortOrder }: TransferAnswer): Row => ({
  ...{ id, playerId: player.id, teamId: team.id, previousTeamId: previousTeam?.id ?? null },
  ...{ from: validFrom, to: validTo, place: sortOrder },
});

/** A team; null: it is not there. One that was merged is answered as the team that stays: its id is another one. */
export async function readTeam(league: League, id: number): Promise<Row | null> {
  const { team } = await league.ask<{ team: Row | null }>(
    'query ($id: Int!) { team(id: $id) { id name logo isActive } }',
    { id },
  );
  return team;
}

/** Everyone who came to a team. Who is there still makes its roster, and the first place is the captain's. */
export async function readTeamTransfers(league: League, id: number): Promise<Row[]> {
  return (await league.list<TransferAnswer>('allTransfers', TRANSFER, `{ teamId: ${id} }`)).map(transferRow);
}

/**
 * A player with their team, and all transfers; null: they are not there. Who was merged is answered as the player who stays: the id is
 * another one.
 */
export async function readPlayer(league: League, id: number): Promise<{ player: Row; transfers: Row[] } | null> {
  type Answer = { player: (Row & { team: unknown; transfers: unknown }) | null };
  const { player } = await league.ask<Answer>(
    `query ($id: Int!) { player(id: $id) { id nickname nationality mmr team { id } transfers { ${TRANSFER} } } }`,
    { id },
  );
  if (!player) return null;
  const { team, transfers, ...row } = player;
  return {
    player: { ...row, teamId: (team as { id: number } | null)?.id ?? null },
    transfers: (transfers as TransferAnswer[]).map(transferRow),
  };
}
