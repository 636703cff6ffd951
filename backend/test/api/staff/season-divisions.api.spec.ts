import { PlacementBand } from '../../../src/modules/seasons/divisions/placement-band.entity.ts';
import { League, threeNil } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let adminIds: { userId: number; playerId: number };
let year = 2040;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  adminIds = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

/** A season with two divisions of two teams each, and a later one without divisions. */
async function given() {
  year += 2;
  const before = await league.season({ startsOn: `${year}-01-01`, endsOn: `${year}-06-30` });
  const next = await league.season({ startsOn: `${year + 1}-01-01`, endsOn: `${year + 1}-06-30` });
  const top = await league.division(before, { name: `Topp ${year}`, rank: 1, adminUserId: adminIds.userId });
  const low = await league.division(before, { name: `Botten ${year}`, rank: 2 });
  const team = (division: number, name: string, sortOrder: number) =>
    league.teamIn(division, `${name} ${year}`, { sortOrder });
  const teams = {
    a: await team(top, 'Alfa', 1),
    b: await team(top, 'Beta', 2),
    c: await team(low, 'Cesar', 1),
    d: await team(low, 'David', 2),
    e: await league.team(`Erik ${year}`),
  };
  return { before, next, top, low, teams };
}

interface Core {
  player: { nickname: string };
  games: number;
  isKept: boolean;
}

interface Draft {
  from: { id: number } | null;
  hasDivisions: boolean;
  unplayed: number;
  rollOver: {
    placements: { teamId: number; formerId: number | null; reason: string; position: number | null }[];
    sharedBorders: { formerId: number; position: number; teamIds: number[] }[];
  };
  divisions: {
    formerId: number;
    name: string;
    teams: { team: { id: number }; isSignedUp: boolean; mmr: number | null; core: Core[] }[];
    standings: { position: number; team: { id: number } }[];
  }[];
  others: { team: { id: number }; isSignedUp: boolean; core: Core[] }[];
}

const draftOf = async (seasonId: number): Promise<Draft> =>
  (
    await queryAsUser<{ seasonDraft: Draft }>(
      app,
      admin,
      `query ($id: Int!) { seasonDraft(seasonId: $id) { from { id } hasDivisions unplayed
        rollOver { placements { teamId formerId reason position } sharedBorders { formerId position teamIds } }
        divisions { formerId name teams { team { id } isSignedUp mmr ...Core } standings { position team { id } } }
        others { team { id } isSignedUp ...Core } } }
        fragment Core on DraftTeam { core { player { nickname } games isKept } }`,
      { id: seasonId },
    )
  ).seasonDraft;

const create = (seasonId: number, divisions: object[]) =>
  mutateAsUser(
    { app, as: admin },
    'createSeasonDivisions',
    'CreateSeasonDivisionsInput',
    { seasonId, divisions },
    '... on SeasonDivisions { divisions { name adminNickname bands { hex } entries { team { id } } } }',
  );

const countOf = async (seasonId: number) =>
  (await app.db.query<{ n: number }>('select count(*)::int as n from division where season_id = $1', [seasonId]))[0]!.n;

test('the draft has the divisions before with their tables, who has signed up, and the strength of each team', async () => {
  const { before, next, top, low, teams } = await given();
  await league.signUp(next, teams.b);
  await league.signUp(next, teams.e);
  for (const [index, mmr] of [1500, 1000, 1100, 900].entries()) {
    const player = await league.player(`Spelare ${year} ${index}`, { mmr });
    await league.sign(player, teams.a, '2026-01-01T12:00:00Z', { sortOrder: index + 1 });
  }
  await league.played(top, [teams.b, teams.a], threeNil);
  const draft = await draftOf(next);
  expect([draft.from?.id, draft.hasDivisions]).toEqual([before, false]);
  expect(draft.divisions.map(({ formerId }) => formerId)).toEqual([top, low]);
  expect(draft.divisions[0]?.teams).toEqual([
    { team: { id: teams.a }, isSignedUp: false, mmr: 1200, core: [] },
    { team: { id: teams.b }, isSignedUp: true, mmr: null, core: [] },
  ]);
  expect(draft.divisions[0]?.standings.map(({ team }) => team.id)).toEqual([teams.b, teams.a]);
  expect(draft.others[0]).toEqual({ team: { id: teams.e }, isSignedUp: true, core: [] });
  expect(draft.others.map(({ team }) => team.id)).not.toContain(teams.c);
});

test('the draft says who of the core of each team is still in it, by the games of the season before alone', async () => {
  const { before, next, top, teams } = await given();
  const joined = '2026-01-01T12:00:00Z';
  const [ada, bo, cia, dag, eva] = await Promise.all(
    ['Ada', 'Bo', 'Cia', 'Dag', 'Eva'].map((name) => league.player(`${name} ${year}`)),
  );
  for (const [index, player] of [ada!, bo!, cia!].entries()) {
    await league.sign(player, teams.a, joined, { sortOrder: index + 1 });
  }
  await league.sign(dag!, teams.a, joined, { sortOrder: 4, validTo: '2026-06-01T12:00:00Z' });
  await league.sign(dag!, teams.b, '2026-06-02T12:00:00Z');
  const row = (player: number) => [player, 100, 1, 0, 0, 1] as const;
  await league.played(
    top,
    [teams.a, teams.b],
    [
      { goals: [2, 0], home: [row(ada!), row(bo!), row(dag!)] },
      { goals: [2, 0], home: [row(ada!), row(bo!), row(dag!)] },
      { goals: [2, 0], home: [row(ada!), row(cia!), row(dag!)], away: [row(eva!)] },
    ],
  );
  const earlier = await league.division(
    await league.season({ startsOn: `${year - 1}-01-01`, endsOn: `${year - 1}-06-30` }),
  );
  await league.enter(earlier, teams.a);
  await league.enter(earlier, teams.b);
  await league.played(
    earlier,
    [teams.a, teams.b],
    threeNil.map((game) => ({ ...game, home: [row(cia!)] })),
  );
  // an annulled series is as if it had never been played (R5): neither its games nor who played them count
  const out = await league.teamIn(top, `Ute ${year}`, { isDisqualified: true, areResultsAnnulled: true });
  const annulled = [1, 2, 3].map(() => ({ goals: [2, 0] as const, home: [row(cia!)] }));
  await league.played(top, [teams.a, out], annulled);
  const draft = await draftOf(next);
  expect(draft.from?.id).toBe(before);
  const coreOf = (id: number) =>
    [...draft.divisions.flatMap((division) => division.teams), ...draft.others]
      .find(({ team }) => team.id === id)
      ?.core.map(({ player, games, isKept }) => [player.nickname, games, isKept]);
  expect(coreOf(teams.a)).toEqual([
    [`Ada ${year}`, 3, true],
    [`Dag ${year}`, 3, false],
    [`Bo ${year}`, 2, true],
  ]);
  // Eva's only game was all that the team's rows know; she never signed for it
  expect(coreOf(teams.b)).toEqual([[`Eva ${year}`, 1, false]]);
  expect(coreOf(teams.e)).toEqual([]);
});

test('the proposal follows tables, bands, places and sign-ups, and says why', async () => {
  const { before, next, top, low, teams } = await given();
  // a place is known when its season has been played
  const played = 'update season set starts_on = $2::date, ends_on = $2::date + 150 where id = $1';
  await app.db.query(played, [before, '2025-01-01']);
  await app.db.query(played, [next, '2026-01-01']);
  await league.played(top, [teams.a, teams.b], threeNil);
  await league.played(low, [teams.d, teams.c], threeNil);
  const bands = (divisionId: number, row: number, meaning: 'promotion' | 'relegation') =>
    insertRow(app.db, PlacementBand, {
      ...{ divisionId, fromPosition: row, toPosition: row, hex: '#10b981', descriptionSv: 'Rad', descriptionEn: 'Row' },
      meaning,
    });
  await bands(top, 2, 'relegation');
  await bands(low, 1, 'promotion');
  for (const id of Object.values(teams)) {
    const stays = id === teams.c ? 1 : 2;
    for (let n = 0; n < stays; n++) {
      const player = await league.player(`Kvar ${year} ${id} ${n}`, { mmr: 1000 + id });
      await league.sign(player, id, '2020-01-01T12:00:00Z', { sortOrder: n + 1 });
    }
    await league.signUp(next, id);
  }
  const { rollOver, unplayed } = await draftOf(next);
  expect(unplayed).toBe(0);
  const own = new Set(Object.values(teams));
  expect(rollOver.placements.filter(({ teamId }) => own.has(teamId))).toEqual([
    { teamId: teams.a, formerId: top, reason: 'STAYS', position: 1 },
    { teamId: teams.d, formerId: top, reason: 'PROMOTION', position: 1 },
    { teamId: teams.b, formerId: low, reason: 'RELEGATION', position: 2 },
    { teamId: teams.e, formerId: low, reason: 'SIGN_UP', position: 1 },
    { teamId: teams.c, formerId: null, reason: 'NO_VACANCY', position: 2 },
  ]);
});

test('an unplayed series and teams that share a place on a border are told', async () => {
  const { next, top, teams } = await given();
  const third = await league.teamIn(top, `Tredje ${year}`);
  await league.band(top, 1, 1);
  await league.played(top, [teams.a, third], threeNil);
  await league.played(top, [teams.b, third], threeNil);
  await league.series(top, teams.a, teams.b);
  const { rollOver, unplayed } = await draftOf(next);
  expect(unplayed).toBe(1);
  expect(rollOver.sharedBorders).toEqual([{ formerId: top, position: 1, teamIds: [teams.a, teams.b] }]);
});

test('a season takes over the latest earlier one that has divisions, never a later one', async () => {
  const { next, before } = await given();
  expect((await draftOf(before)).from?.id).not.toBe(next);
  expect((await draftOf(next)).from?.id).toBe(before);
});

test('all divisions are created at once, in order, with colours, admin and teams, and each team is told once', async () => {
  const { next, top, low, teams } = await given();
  await app.db.query('update division set rank = 3 where id = any($1)', [[top, low]]);
  const captain = await league.user();
  await league.sign(await league.player(`Kapten ${year}`, { userId: captain }), teams.c, '2026-01-01T12:00:00Z');
  await insertRow(app.db, PlacementBand, {
    divisionId: top,
    fromPosition: 1,
    toPosition: 1,
    hex: '#10b981',
    descriptionSv: 'Upp',
    descriptionEn: 'Up',
    meaning: 'promotion',
  });
  const made = await create(next, [
    { formerId: top, name: 'Division 1', teamIds: [teams.c, teams.a] },
    { formerId: low, name: 'Division 2', teamIds: [teams.b, teams.e] },
  ]);
  const entries = (...ids: number[]) => ids.map((id) => ({ team: { id } }));
  expect(made['divisions']).toEqual([
    {
      name: 'Division 1',
      adminNickname: expect.any(String),
      bands: [{ hex: '#10b981' }],
      entries: entries(teams.c, teams.a),
    },
    { name: 'Division 2', adminNickname: null, bands: [], entries: entries(teams.b, teams.e) },
  ]);
  const ranks = await app.db.query<{ rank: number }>('select rank from division where season_id = $1 order by id', [
    next,
  ]);
  expect(ranks.map(({ rank }) => rank)).toEqual([3, 3]);
  const told = await app.db.query('select 1 from notification where user_id = $1', [captain]);
  expect(told).toHaveLength(1);
  expect((await draftOf(next)).hasDivisions).toBe(true);
});

test('bands are cut to the new size, and a format of its own comes along', async () => {
  const { next, top, low, teams } = await given();
  await app.db.query(`update division set series_format = 'four-plus-decider' where id = $1`, [top]);
  await league.band(top, 1, 9);
  await create(next, [
    { formerId: top, name: 'Division 1', teamIds: [teams.a, teams.b, teams.c] },
    { formerId: low, name: 'Division 2', teamIds: [] },
  ]);
  const made = await app.db.query(
    `select d.series_format as format, b.from_position as "from", b.to_position as "to", b.meaning
       from division d left join placement_band b on b.division_id = d.id where d.season_id = $1 order by d.id`,
    [next],
  );
  expect(made).toEqual([
    { format: 'four-plus-decider', from: 1, to: 3, meaning: 'promotion' },
    { format: 'first-to-3', from: null, to: null, meaning: null },
  ]);
});

test.each([
  { why: 'a team in two divisions', code: 'TEAM_IN_OTHER_DIVISION', second: (t: Record<string, number>) => [t['a']] },
  { why: 'an unknown team', code: 'NOT_FOUND', second: () => [999_999] },
])('$why is refused, and nothing is created', async ({ code, second }) => {
  const { next, top, low, teams } = await given();
  const made = await create(next, [
    { formerId: top, name: 'Division 1', teamIds: [teams.a] },
    { formerId: low, name: 'Division 2', teamIds: second(teams) },
  ]);
  expect(made['code']).toBe(code);
  expect(await countOf(next)).toBe(0);
});

test.each([
  { why: 'an unknown model', code: 'NOT_FOUND', divisions: [{ formerId: 999_999, name: 'Division 1', teamIds: [] }] },
  { why: 'no name', code: 'INVALID_INPUT', divisions: [{ formerId: 1, name: '  ', teamIds: [] }] },
])('$why is refused, and nothing is created', async ({ code, divisions }) => {
  const { next } = await given();
  expect((await create(next, divisions))['code']).toBe(code);
  expect(await countOf(next)).toBe(0);
});

test('two divisions of the same name are refused together', async () => {
  const { next, top, low } = await given();
  const same = [top, low].map((formerId) => ({ formerId, name: 'Division 1', teamIds: [] }));
  expect((await create(next, same))['code']).toBe('NAME_TAKEN');
  expect(await countOf(next)).toBe(0);
});

test('a season that has divisions is left as it is, also when two press at the same time', async () => {
  const { next, top } = await given();
  const made = await Promise.all([1, 2].map(() => create(next, [{ formerId: top, name: 'Division 1', teamIds: [] }])));
  expect(made.map((one) => one['code'] ?? 'done').toSorted()).toEqual(['SEASON_HAS_DIVISIONS', 'done']);
  expect(await countOf(next)).toBe(1);
});
