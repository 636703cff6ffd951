import type { RequestKindName } from '../../../src/domain/requests/approval.ts';
import { DivisionTeam } from '../../../src/modules/seasons/divisions/division-team.entity.ts';
import { Division } from '../../../src/modules/seasons/divisions/division.entity.ts';
import { Player } from '../../../src/modules/players/player.entity.ts';
import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { RosterEntry } from '../../../src/modules/teams/roster-entry.entity.ts';
import { Team as TeamRow } from '../../../src/modules/teams/team.entity.ts';
import type { League } from '../../factories/league.ts';
import { insertRow, insertAll } from '../../factories/rows.ts';
import type { TestApp } from '../../harness/app.ts';

/** The relation of the actor to the matter. */
export const RELATIONS = ['own team', 'own division', 'was there that day', 'other division', 'no team'] as const;

interface Team {
  id: number;
  captain: number;
  captainUser: number;
  /** Has no account. */
  second: number;
}

/** The matter of an act: two teams of a division, a planned series and a reported one. */
export interface Matter {
  app: TestApp;
  league: League;
  division: number;
  teamIds: number[];
  subject: Team;
  opponent: Team;
  series: number;
  reported: number;
  /** Stores a pending request of this kind by the subject's captain. */
  request(kind: RequestKindName): Promise<number>;
}

const MEMBER_SINCE = '2026-01-05T12:00:00Z';
const PLAYED_AT = '2026-02-10T18:00:00Z';
const LEFT_AT = '2026-06-01T12:00:00Z';

/**
 * A division of a new season, run by the division admin. The actor plays in it, in another division of the season, or in
 * none.
 */
export async function matterOf(
  { app, league }: { app: TestApp; league: League },
  relation: (typeof RELATIONS)[number],
  actorPlayerId: number,
  divisionAdminUserId: number,
): Promise<Matter> {
  const { db } = app;
  await db.query('delete from roster_entry where player_id = $1', [actorPlayerId]);
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2099-12-31' });
  const adminUserId = divisionAdminUserId;
  const division = await league.division(season, { adminUserId });
  const teams = await teamsOf({ app, league }, division, 4);
  const [own, rival, third] = teams as [Team, Team, Team];
  if (relation !== 'no team') {
    const elsewhere = relation === 'other division' ? await league.division(season, { adminUserId }) : null;
    const [first = own] = elsewhere === null ? [] : await teamsOf({ app, league }, elsewhere, 1);
    const until = relation === 'was there that day' ? { validTo: LEFT_AT } : {};
    await league.sign(actorPlayerId, first.id, MEMBER_SINCE, { sortOrder: 3, ...until });
  }
  const [subject, opponent] = relation === 'own division' ? [rival, third] : [own, rival];
  const sides = [subject.id, opponent.id] as const;
  const scheduled = { scheduledAt: PLAYED_AT };
  return {
    app,
    league,
    division,
    teamIds: teams.map(({ id }) => id),
    subject,
    opponent,
    series: await league.series(division, ...sides, scheduled),
    reported: await league.walkover(division, sides, 'home', { week: 2, ...scheduled }),
    async request(kind) {
      const asker = await askerOf(league, kind, subject);
      const payload = payloadOf(kind, subject);
      return insertRow(db, ApprovalRequest, {
        kind,
        userId: asker.user,
        playerId: kind === 'gameAccount' ? subject.second : asker.player,
        teamId: kind === 'existingUser' ? null : subject.id,
        payload,
      });
    },
  };
}

/** The number of things that were made, by league: the same acts make the same names in each. */
const counts = new WeakMap<League, number>();
function nextOf(league: League): number {
  const count = (counts.get(league) ?? 0) + 1;
  counts.set(league, count);
  return count;
}
const DETAILS = { platform: 'steam', platformId: '76561198000000000', birthdate: '2000-01-31', nationality: 'SE' };

function payloadOf(kind: RequestKindName, { id, second }: Team): object {
  if (kind === 'existingUser') return DETAILS;
  if (kind !== 'gameAccount') return { name: `Nytt ${id}` };
  return { platform: 'epic', platformId: `epic-${second}`, displayName: 'Medis', seriesId: 1 };
}

/** An account without a player for a claim, a player without a team for a transfer. */
async function askerOf(league: League, kind: RequestKindName, { captain, captainUser }: Team) {
  if (kind === 'existingUser') return { user: await league.user(), player: null };
  if (kind !== 'transfer') return { user: captainUser, player: captain };
  const user = await league.user();
  return { user, player: await league.player(`Ny ${nextOf(league)}`, { userId: user }) };
}

/** Teams of a division, with a captain and a second player each. One statement stores the rows of a table. */
async function teamsOf(
  { app: { db }, league }: { app: TestApp; league: League },
  divisionId: number,
  count: number,
): Promise<Team[]> {
  const numbers = Array.from({ length: count }, () => nextOf(league));
  const names = numbers.map((n) => `Lag ${n}`);
  const ids = await stored(
    insertAll(
      db,
      TeamRow,
      names.map((name) => ({ name })),
    ),
  );
  const { seasonId } = await db.repo(Division).findOneByOrFail({ id: divisionId });
  const entries = names.map((name, n) => ({ divisionId, teamId: ids[n]!, seasonId, sortOrder: 0, name }));
  await insertAll(db, DivisionTeam, entries);
  const users: number[] = [];
  for (const _ of numbers) users.push(await league.user());
  const captains = numbers.map((n, index) => ({ nickname: `Kapten ${n}`, userId: users[index]! }));
  const seconds = numbers.map((n) => ({ nickname: `Medspelare ${n}` }));
  const players = await stored(insertAll(db, Player, [...captains, ...seconds]));
  const made = numbers.map((_, n) => ({
    id: ids[n]!,
    captain: players[n]!,
    captainUser: users[n]!,
    second: players[count + n]!,
  }));
  const rosters = made.flatMap(({ id: teamId, captain, second }) =>
    [captain, second].map((playerId, n) => ({ playerId, teamId, validFrom: MEMBER_SINCE, sortOrder: n + 1 })),
  );
  await insertAll(db, RosterEntry, rosters);
  return made;
}

const stored = async (work: ReturnType<typeof insertAll>): Promise<number[]> =>
  (await work).identifiers.map(({ id }) => id as number);
