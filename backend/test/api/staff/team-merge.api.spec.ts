import { TEAM_REFERENCES } from '../../../src/modules/staff/team-merge/team-merge.repository.ts';
import { TRACKED_TABLES } from '../../../src/modules/staff/undo/tracked-tables.ts';
import { Season } from '../../../src/modules/seasons/season.entity.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { asApplication } from '../../harness/database.ts';
import { verifyTotals } from '../../../src/admin/verify-totals.ts';
import { queryAsUser } from './division-calls.ts';
import { mergeTwoTeams, planOfTeamMerge, seedInCup, twoTeams } from './team-merge-calls.ts';
import type { TwoTeams } from './team-merge-calls.ts';
import { deskOf, lastEntry, planOf, snapshotOf, takeBack } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

let made = 0;
const two = () => twoTeams(desk, `Nord ${++made}`);

/** What visitors read of the leaving team's division: the table, the numbers and the series, with the names of that season. */
async function shownOf({ season: { discriminator, id } }: TwoTeams) {
  const { division } = await queryAsUser<{ division: object }>(
    app,
    desk.as,
    `query ($d: String!, $s: Int!) { division(discriminator: $d, seasonId: $s) {
       standings { position points adjustment goalsFor team { name } } playerStats { player { nickname } games goals } } }`,
    { d: discriminator, s: id },
  );
  return division;
}
const teamAt = async (id: number) =>
  (
    await queryAsUser<{ team: { id: number; name: string } | null }>(
      app,
      desk.as,
      'query ($id: Int!) { team(id: $id) { id name } }',
      { id },
    )
  ).team;

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The series of a team as its calendar has them. */
const calendarOf = (id: number) =>
  app.db.query<object>(
    'select series_id as id, starts_at as at from calendar_entry where $1 in (home_team_id, away_team_id) order by 1',
    [id],
  );

/** The refusal of a merge, and that nothing was changed. */
async function refused(stayingId: number, leavingId: number, seen?: string): Promise<string> {
  const before = await snapshotOf(desk);
  const answer = await outcome(mergeTwoTeams(desk, stayingId, leavingId, seen));
  expect(await snapshotOf(desk)).toEqual(before);
  return answer;
}

/** The tables that name teams and come back with an undo, but have no row of this team. */
async function emptyOf(teamId: number): Promise<string[]> {
  const tracked = new Set(TRACKED_TABLES.map(({ name }) => name));
  const columns = await app.db.query<{ child: string; column: string }>(
    `select conrelid::regclass::text as child, attname::text as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'team'::regclass`,
  );
  const empty: string[] = [];
  for (const { child, column } of columns.filter((one) => tracked.has(one.child))) {
    const found = await app.db.query(`select from ${child} where ${column} = $1`, [teamId]);
    if (found.length === 0) empty.push(child);
  }
  return empty;
}

test('each reference to a team is known, and what comes back with an undo', async () => {
  const references = await app.db.query<{ name: string; child: string }>(
    `select conname::text as name, conrelid::regclass::text as child from pg_constraint
      where contype = 'f' and confrelid = 'team'::regclass order by conname`,
  );
  expect(references.map(({ name }) => name)).toEqual(Object.keys(TEAM_REFERENCES).toSorted());
  const tracked = new Set(TRACKED_TABLES.map(({ name }) => name));
  const notTracked = references.map(({ child }) => child).filter((name) => !tracked.has(name));
  // what is on the board and a link do not come back with an undo; calendars follow their series, and a notice keeps its text
  expect(new Set(notTracked)).toEqual(
    new Set(['board_ask', 'board_entry', 'calendar_entry', 'invite_link', 'notification']),
  );
});

test('two teams become one: tables stay as they were, the address leads on, and an undo brings all of it back', async () => {
  const pair = await two();
  const { staying, leaving, captain } = pair;
  expect(await emptyOf(leaving)).toEqual([]);
  const before = { rows: await snapshotOf(desk), shown: await shownOf(pair), calendar: await calendarOf(leaving) };
  expect(before.calendar).toHaveLength(1);
  expect(await planOfTeamMerge(desk, staying, leaving)).toMatchObject({
    obstacle: null,
    moves: [
      { kind: 'SEASONS', count: 2 },
      { kind: 'SERIES', count: 2, names: [] },
      { kind: 'ROSTERS', count: 1, names: [] },
      { kind: 'SIGN_UPS', count: 1 },
      { kind: 'INVITES', count: 1 },
      { kind: 'REQUESTS', count: 1 },
      { kind: 'SANCTIONS', count: 1 },
    ],
  });
  await mergeTwoTeams(desk, staying, leaving);
  expect(await shownOf(pair)).toEqual(before.shown);
  expect(await teamAt(leaving)).toEqual(await teamAt(staying));
  expect(await teamAt(leaving)).toMatchObject({ id: staying });
  expect(
    await app.db.query('select team_id as team, sort_order as place from roster_entry where player_id = $1', [captain]),
  ).toEqual([{ team: staying, place: 1 }]);
  expect(await calendarOf(leaving)).toEqual([]);
  expect(await verifyTotals(app.databaseUrl)).toEqual([]);

  const { id, act } = await lastEntry(desk);
  expect(act).toBe('team.merge');
  expect((await planOf(desk, id)).obstacle).toBeNull();
  await takeBack(desk, id);
  expect(await snapshotOf(desk)).toEqual(before.rows);
  expect(await shownOf(pair)).toEqual(before.shown);
  expect(await teamAt(leaving)).toMatchObject({ id: leaving });
  expect(await calendarOf(leaving)).toEqual(before.calendar);
});

test('what a team was merged into before leads to the one that stays in the end', async () => {
  const [{ staying, leaving }, third] = [await two(), await desk.league.team('Nord tredje')];
  await mergeTwoTeams(desk, staying, leaving);
  await mergeTwoTeams(desk, third, staying);
  for (const id of [leaving, staying]) expect(await teamAt(id)).toMatchObject({ id: third });
});

/** What a program reads of a team by its id, besides the team itself. */
const readBy = (id: number, rival: number) =>
  queryAsUser<Record<string, { nodes: object[] }>>(
    app,
    desk.as,
    `query ($id: Int!, $rival: Int!) {
       series: allSeries(filter: { teamId: $id }) { nodes { id } }
       against: allSeries(filter: { teamId: $rival, opponentId: $id }) { nodes { id } }
       games: allGames(filter: { teamId: $rival, opponentId: $id }) { nodes { id } }
       transfers: allTransfers(filter: { teamId: $id }) { nodes { id } }
       own: playerStatistics(filter: { teamId: $id }) { nodes { player { id } } }
       met: playerStatistics(filter: { opponentId: $id }) { nodes { player { id } } }
       career: teamCareer(teamId: $id) { divisions { division { id } position } longestWon { length } }
       week: calendarWeek(day: "2030-03-10", teamId: $id) { series { id } } }`,
    { id, rival },
  );

test('the id of before leads on in lists, numbers and the calendar', async () => {
  const { staying, leaving, season } = await two();
  const [{ rival } = { rival: 0 }] = await app.db.query<{ rival: number }>(
    'select away_team_id as rival from series where division_id = $1 and home_team_id = $2',
    [season.divisionId, leaving],
  );
  await mergeTwoTeams(desk, staying, leaving);
  const present = await readBy(staying, rival);
  for (const [name, { nodes }] of Object.entries(present))
    if (nodes) expect([name, nodes.length > 0]).toEqual([name, true]);
  expect(await readBy(leaving, rival)).toEqual(present);
});

test('in a settled season titles and places stay as they were, by the merge and by its undo', async () => {
  const pair = await two();
  await app.db.repo(Season).update(pair.season.id, { settledAt: new Date() });
  const titles = () =>
    queryAsUser<object>(app, desk.as, '{ champions { season { id } titles { title team { name } division { id } } } }');
  const before = [await shownOf(pair), await titles()];
  expect(JSON.stringify(before[1])).toContain(' nu"');
  await mergeTwoTeams(desk, pair.staying, pair.leaving);
  expect([await shownOf(pair), await titles()]).toEqual(before);
  const { id } = await lastEntry(desk);
  expect((await planOf(desk, id)).obstacle).toBeNull();
  await takeBack(desk, id);
  expect([await shownOf(pair), await titles()]).toEqual(before);
  expect(await teamAt(pair.leaving)).toMatchObject({ id: pair.leaving });
});

test('teams that are two are refused, and so is a plan of before', async () => {
  const { staying, leaving, season } = await two();
  const rival = await desk.league.teamIn(season.divisionId, 'Nord granne');
  expect(await refused(leaving, rival)).toBe('NOT_MERGEABLE api.team-merge.same-season');
  expect(await refused(leaving, leaving)).toBe('NOT_MERGEABLE api.team-merge.same-team');
  const seen = (await planOfTeamMerge(desk, staying, leaving))?.fingerprint;
  const player = await desk.league.player('Nord ny');
  await desk.league.sign(player, leaving, '2030-01-03T12:00:00Z', { sortOrder: 2 });
  expect(await refused(staying, leaving, seen)).toBe('CHANGED_MEANWHILE api.team-merge.meanwhile');
  await desk.league.sign(await desk.league.player('Nord kvar'), staying, '2030-01-03T12:00:00Z', { sortOrder: 1 });
  expect(await refused(staying, leaving)).toBe('NOT_MERGEABLE api.team-merge.both-have-players');
  expect(await planOfTeamMerge(desk, staying, 999_999)).toBeNull();
  expect(await refused(staying, 999_999)).toBe('NOT_FOUND api.team.not-found');
});

test('teams that are both seeds of one stage are refused before it is drawn, and a seed that came meanwhile is another plan', async () => {
  const { staying, leaving, season } = await two();
  const seen = (await planOfTeamMerge(desk, staying, leaving))?.fingerprint;
  await seedInCup(desk, season.id, [staying]);
  expect(await refused(staying, leaving, seen)).toBe('CHANGED_MEANWHILE api.team-merge.meanwhile');
  await seedInCup(desk, await desk.league.season(), [leaving, staying]);
  expect((await planOfTeamMerge(desk, staying, leaving))?.obstacle?.messageKey).toBe('api.team-merge.same-season');
  expect(await refused(staying, leaving)).toBe('NOT_MERGEABLE api.team-merge.same-season');
});

test('a sign-up that both teams have is one afterwards, and an undo brings both back', async () => {
  const { staying, leaving } = await two();
  const both = await desk.league.season();
  for (const id of [staying, leaving]) await desk.league.signUp(both, id);
  const before = await snapshotOf(desk);
  const { moves = [] } = (await planOfTeamMerge(desk, staying, leaving)) ?? {};
  expect(moves.find(({ kind }) => kind === 'SIGN_UPS')?.count).toBe(1);
  await mergeTwoTeams(desk, staying, leaving);
  expect(await app.db.query('select team_id as team from signup where season_id = $1', [both])).toEqual([
    { team: staying },
  ]);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await snapshotOf(desk)).toEqual(before);
});
