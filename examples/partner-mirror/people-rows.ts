import { fileWord, type League } from './league.ts';
import type { Row } from './tables.ts';

const TRANSFER = 'id player { id } team { id } previousTeam { id } validFrom validTo sortOrder';

const SANCTIONS = 'sanctions { id kind startsOn endsOn seriesCount reasonSv reasonEn liftedOn }';

type SanctionAnswer = Row & { kind: string };

const sanctionRow = (of: { playerId: number } | { teamId: number }, { kind, ...sanction }: SanctionAnswer): Row => ({
  ...{ playerId: null, teamId: null, ...of, kind: fileWord(kind) },
  ...sanction,
});

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
export async function readTeam(league: League, id: number): Promise<{ team: Row; sanctions: Row[] } | null> {
  const { team: found } = await league.ask<{ team: (Row & { sanctions: unknown }) | null }>(
    `query ($id: Int!) { team(id: $id) { id name logo isActive ${SANCTIONS} } }`,
    { id },
  );
  if (!found) return null;
  const { sanctions, ...team } = found;
  const of = { teamId: team['id'] as number };
  return { team, sanctions: (sanctions as SanctionAnswer[]).map((one) => sanctionRow(of, one)) };
}

/** The published sanctions of all players and teams, which no file has. */
export async function readSanctions(league: League): Promise<Row[]> {
  type Answer = { id: number; sanctions: SanctionAnswer[] };
  const [players, teams] = [
    await league.list<Answer>('allPlayers', `id ${SANCTIONS}`),
    await league.list<Answer>('allTeams', `id ${SANCTIONS}`),
  ];
  return [
    ...players.flatMap(({ id, sanctions }) => sanctions.map((one) => sanctionRow({ playerId: id }, one))),
    ...teams.flatMap(({ id, sanctions }) => sanctions.map((one) => sanctionRow({ teamId: id }, one))),
  ];
}

/** Everyone who came to a team. Who is there still makes its roster, and the first place is the captain's. */
export async function readTeamTransfers(league: League, id: number): Promise<Row[]> {
  return (await league.list<TransferAnswer>('allTransfers', TRANSFER, `{ teamId: ${id} }`)).map(transferRow);
}

/** What is known of a player. */
interface PlayerRows {
  player: Row;
  transfers: Row[];
  sanctions: Row[];
}

/**
 * A player with their team, all transfers and sanctions; null: they are not there. Who was merged is answered as the player who stays: the id is
 * another one.
 */
export async function readPlayer(league: League, id: number): Promise<PlayerRows | null> {
  type Answer = { player: (Row & { team: unknown; transfers: unknown; sanctions: unknown }) | null };
  const { player } = await league.ask<Answer>(
    `query ($id: Int!) { player(id: $id) { id nickname nationality mmr team { id } transfers { ${TRANSFER} } ${SANCTIONS} } }`,
    { id },
  );
  if (!player) return null;
  const { team, transfers, sanctions, ...row } = player;
  const of = { playerId: row['id'] as number };
  return {
    player: { ...row, teamId: (team as { id: number } | null)?.id ?? null },
    transfers: (transfers as TransferAnswer[]).map(transferRow),
    sanctions: (sanctions as SanctionAnswer[]).map((one) => sanctionRow(of, one)),
  };
}
