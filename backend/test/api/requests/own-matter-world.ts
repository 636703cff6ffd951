import type { League } from '../../factories/league.ts';
import type { TestApp } from '../../harness/app.ts';

/** How the one who acts stands to what the act is about. */
export const RELATIONS = ['own team', 'own division', 'was there that day', 'other division', 'no team'] as const;

interface Team {
  id: number;
  captain: number;
  captainUser: number;
  /** Has no account. */
  second: number;
}

/** What an act is about: two teams of a division, a series of theirs to come, and one that is reported. */
export interface Matter {
  app: TestApp;
  league: League;
  division: number;
  teamIds: number[];
  subject: Team;
  opponent: Team;
  series: number;
  reported: number;
  /** A request of the subject's captain; its kind is named, its status is pending. */
  request(kind: string): Promise<number>;
}

const MEMBER_SINCE = '2026-01-05T12:00:00Z';
const PLAYED_AT = '2026-02-10T18:00:00Z';
const LEFT_AT = '2026-06-01T12:00:00Z';

/** Two divisions of a new season, both run by the division admin; the actor plays in one of them, or in none. */
export async function matterOf(
  { app, league }: { app: TestApp; league: League },
  relation: (typeof RELATIONS)[number],
  actorPlayerId: number,
  divisionAdminUserId: number,
): Promise<Matter> {
  const { db } = app;
  await db.query('delete from roster_entry where player_id = $1', [actorPlayerId]);
  const season = await league.season({ starts_on: '2026-01-01', ends_on: '2099-12-31' });
  const make = async () => {
    const division = await league.division(season, { admin_user_id: divisionAdminUserId });
    const teams: Team[] = [];
    for (let n = 0; n < 4; n++) teams.push(await teamOf(league, division));
    return { division, teams };
  };
  const [mine, other] = [await make(), await make()];
  const [first] = mine.teams as [Team];
  if (relation !== 'no team') {
    const until = relation === 'was there that day' ? { valid_to: LEFT_AT } : {};
    await league.sign(actorPlayerId, first.id, MEMBER_SINCE, { sort_order: 3, ...until });
  }
  const { division, teams } = relation === 'other division' ? other : mine;
  const [own, rival, third] = teams as [Team, Team, Team];
  const [subject, opponent] = relation === 'own division' ? [rival, third] : [own, rival];
  const sides = [subject.id, opponent.id] as const;
  const scheduled = { scheduled_at: PLAYED_AT };
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
      const payload = kind === 'existingUser' ? DETAILS : { name: `Nytt ${subject.id}` };
      const [row] = await db.query<{ id: number }>(
        `insert into approval_request (kind, user_id, player_id, team_id, payload) values ($1, $2, $3, $4, $5) returning id`,
        [kind, asker.user, asker.player, kind === 'existingUser' ? null : subject.id, JSON.stringify(payload)],
      );
      return row!.id;
    },
  };
}

let count = 0;
const DETAILS = { platform: 'steam', platformId: '76561198000000000', birthdate: '2000-01-31', nationality: 'SE' };

/** A claim is made by an account without a player, a transfer by a player without a team. */
async function askerOf(league: League, kind: string, { captain, captainUser }: Team) {
  if (kind === 'existingUser') return { user: await league.user(), player: null };
  if (kind !== 'transfer') return { user: captainUser, player: captain };
  const user = await league.user();
  return { user, player: await league.player(`Ny ${++count}`, { user_id: user }) };
}

async function teamOf(league: League, division: number): Promise<Team> {
  const n = ++count;
  const id = await league.teamIn(division, `Lag ${n}`);
  const captainUser = await league.user();
  const captain = await league.player(`Kapten ${n}`, { user_id: captainUser });
  const second = await league.player(`Medspelare ${n}`);
  await league.sign(captain, id, MEMBER_SINCE, { sort_order: 1 });
  await league.sign(second, id, MEMBER_SINCE, { sort_order: 2 });
  return { id, captain, captainUser, second };
}
