import { TRACKED_TABLES } from '../../../src/modules/staff/undo/tracked-tables.ts';
import { PLAYER_REFERENCES } from '../../../src/modules/staff/player-merge/player-merge.repository.ts';
import { askedTwice, registeredTwice } from '../../factories/registered-twice.ts';
import type { RegisteredTwice } from '../../factories/registered-twice.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { asApplication } from '../../harness/database.ts';
import { collideCalls } from '../../harness/locks.ts';
import { queryAsUser } from './division-calls.ts';
import { mergeTwoPlayers, planOfMerge } from './merge-calls.ts';
import { deskOf, lastEntry, planOf, sendCall, snapshotOf, takeBack } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;
let store: { db: TestApp['db']; league: Desk['league'] };

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
  store = { db: app.db, league: desk.league };
});
afterAll(() => app.close());

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

let made = 0;
const twice = () => registeredTwice(store, { name: `Nova ${++made}`, year: 2024 - 2 * made });

/** Six people of whom one is this player, whose other players are others each time. */
const sixMansWith = (on: Desk, playerId: number, playedAt: string, isWinner = true) => {
  const person = (n: number) => `{ discordId: "8800${n}", name: "Sexa ${n}" }`;
  const [own, five] = [
    [`{ playerId: ${playerId} }`, person(1), person(2)],
    [person(3), person(4), person(5)],
  ];
  const [winners, losers] = isWinner ? [own, five] : [five, own];
  return sendCall(
    on,
    `reportSixMansSeries(input: { winners: [${winners.join(', ')}], losers: [${losers.join(', ')}], loserGames: 1,
      playedAt: "${playedAt}" })`,
  );
};

const STATS = 'player { id nickname } team { id } games score goals assists saves shots rating goalsPerGame';

/** What the site shows of the two: tables and statistics of their divisions, and the person's career. */
async function shownOf({ app: on, as }: Desk, { first, divisions }: RegisteredTwice) {
  const ofDivisions = [];
  for (const { discriminator, seasonId } of divisions) {
    ofDivisions.push(
      await queryAsUser(
        on,
        as,
        `query ($d: String!, $s: Int!) { division(discriminator: $d, seasonId: $s) {
           standings { position points team { id } } playerStats { ${STATS} } teamStats { team { id } games goals } } }`,
        { d: discriminator, s: seasonId },
      ),
    );
  }
  const career = await queryAsUser(
    on,
    as,
    `query ($id: Int!) { player(id: $id) { id nickname nationality mmr twitch team { id }
       seasons { season { id } division { id } team { id } placement stats { ${STATS} } }
       transfers { team { id } previousTeam { id } sortOrder validFrom validTo }
       sixMans { elo peak games wins streak bestStreak rank } } }`,
    { id: first },
  );
  const board = await queryAsUser(
    on,
    as,
    '{ sixMansLeaderboard { rank entries { name elo peak games wins bestStreak } } }',
  );
  const sums = await on.db.query(
    `select * from player_division_totals where division_id = any($1) order by division_id, team_id, player_id`,
    [divisions.map(({ id }) => id)],
  );
  return { ofDivisions, career, board, sums };
}

test('every reference to a player is handled, and an undo knows its table', async () => {
  const references = await app.db.query<{ name: string; child: string }>(
    `select conname::text as name, conrelid::regclass::text as child from pg_constraint
      where contype = 'f' and confrelid = 'player'::regclass order by conname`,
  );
  expect(references.map(({ name }) => name)).toEqual(Object.keys(PLAYER_REFERENCES).toSorted());
  const tracked = new Set(TRACKED_TABLES.map(({ name }) => name));
  // what is on the board does not come back with an undo; sums are counted again
  const notTracked = ['board_ask', 'board_entry', 'player_division_totals'];
  expect(references.map(({ child }) => child).filter((name) => !tracked.has(name))).toEqual(notTracked);
  const columns = await app.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns c
      where table_schema = 'public' and column_name like '%player_id' and data_type = 'integer'
        and not exists (select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey)
                         where f.contype = 'f' and f.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name)`,
  );
  // the deleted player's id, which is no player's any more
  expect(columns).toEqual([{ name: 'merged_player.player_id' }]);
});

test('afterwards the site shows what it would have shown of one player from the start', async () => {
  const [apart, together] = [await bootApp(), await bootApp()];
  try {
    const shown = [];
    let own: unknown;
    let teams: Partial<RegisteredTwice['teams']> = {};
    for (const one of [apart, together]) {
      const on = await deskOf(one, 'admin', 'admin');
      const person = await registeredTwice({ db: one.db, league: on.league }, { isOne: one === together });
      await sixMansWith(on, person.first, '2026-01-01T18:00:00Z');
      await sixMansWith(on, person.second, '2026-01-02T18:00:00Z', false);
      await sixMansWith(on, person.second, '2026-01-03T18:00:00Z');
      await sixMansWith(on, person.first, '2026-01-04T18:00:00Z');
      if (one === apart) {
        const before = await shownOf(on, person);
        await mergeTwoPlayers(on, person.first, person.second);
        shown.push(await shownOf(on, person));
        expect(shown[0]).not.toEqual(before);
        ({ teams } = person);
        own = await one.db.query(
          'select team_id as team, games, score, goals from player_division_totals where player_id = $1 order by division_id, team_id',
          [person.first],
        );
      } else shown.push(await shownOf(on, person));
    }
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]).toMatchObject({ career: { player: { sixMans: { games: 4, wins: 3, streak: 2 } } } });
    expect(own).toEqual([
      { team: teams.home, games: 6, score: 3 * 400 + 3 * 300, goals: 3 * 2 + 3 * 1 },
      { team: teams.second, games: 3, score: 3 * 500, goals: 3 * 1 },
      { team: teams.champion, games: 3, score: 3 * 450, goals: 3 * 2 },
    ]);
  } finally {
    await apart.close();
    await together.close();
  }
});

test('everything is as before after an undo: rows, sums, statistics and titles', async () => {
  const person = await twice();
  await askedTwice(store, person);
  await sixMansWith(desk, person.first, '2026-02-01T18:00:00Z');
  await sixMansWith(desk, person.second, '2026-02-02T18:00:00Z');
  const [rows, shown] = [await snapshotOf(desk), await shownOf(desk, person)];
  await mergeTwoPlayers(desk, person.first, person.second);
  const done = await lastEntry(desk);
  expect(done.act).toBe('player.merge');
  await takeBack(desk, done.id);
  expect(await snapshotOf(desk)).toEqual(rows);
  expect(await shownOf(desk, person)).toEqual(shown);
});

test('the account is told of the merge, and that it no longer holds after an undo', async () => {
  const userId = await desk.league.user();
  const [old, present] = [await desk.league.player('Gamla'), await desk.league.player('Nya', { userId })];
  await mergeTwoPlayers(desk, old, present);
  await takeBack(desk, (await lastEntry(desk)).id);
  const told = await app.db.query<{ sv: string }>(
    'select description_sv as sv from notification where user_id = $1 order by id',
    [userId],
  );
  const first = 'Ligaledningen har slagit ihop spelarna ”Nya” och ”Gamla”. Allt hör nu till ”Gamla”.';
  expect(told.map(({ sv }) => sv)).toEqual([first, `Det här gäller inte längre: ${first}`]);
});

test('what the other player has moves, empty fields are filled in, and the plan said so', async () => {
  const person = await twice();
  const asked = await askedTwice(store, person);
  const { first, second } = person;
  const plan = await planOfMerge(desk, first, second);
  expect(plan?.obstacle).toBeNull();
  expect(plan?.moves.map(({ kind, count }) => [kind, count])).toEqual([
    ['GAMES', 9],
    ['ROSTERS', 3],
    ['GAME_ACCOUNTS', 1],
    ['INVITES', 2],
    ['SENT_INVITES', 1],
    ['REQUESTS', 1],
    ['SANCTIONS', 1],
  ]);
  expect(plan?.differences).toContainEqual({ field: 'mmr', staying: '900', leaving: '800', kept: '900' });
  expect(plan?.differences).toContainEqual({ field: 'twitch', staying: null, leaving: 'nova', kept: 'nova' });

  await mergeTwoPlayers(desk, first, second);
  const [player] = await app.db.query(
    `select user_id as "userId", nationality, mmr, twitch, birthdate::text, platform, platform_id as "platformId"
       from player where id = $1`,
    [first],
  );
  expect(player).toEqual({
    userId: person.userId,
    nationality: 'SE',
    mmr: 900,
    twitch: 'nova',
    birthdate: '2001-02-03',
    platform: 'epic',
    platformId: expect.stringMatching(/^epic-/),
  });
  expect(await app.db.query('select from player where id = $1', [second])).toHaveLength(0);
  const invites = await app.db.query<{ id: number; status: number; player: number; by: number }>(
    'select id, status, player_id as player, invited_by_player_id as by from invite where id = any($1) order by id',
    [[asked.doubled, asked.own, asked.open, asked.sent]],
  );
  expect(invites).toEqual([
    { id: asked.doubled, status: 3, player: first, by: expect.any(Number) },
    { id: asked.own, status: 3, player: first, by: expect.any(Number) },
    { id: asked.open, status: 0, player: first, by: expect.any(Number) },
    { id: asked.sent, status: 2, player: expect.any(Number), by: first },
  ]);
  const [request] = await app.db.query('select player_id as player from approval_request where id = $1', [
    asked.request,
  ]);
  expect(request).toEqual({ player: first });
  const [entry] = await app.db.query<{ before: object; after: object }>(
    'select before, after from audit_entry order by id desc limit 1',
  );
  expect([entry?.before, entry?.after]).toMatchObject([
    { players: [expect.stringMatching(/^Nova \d+$/), expect.stringMatching(/^Nova \d+2$/)], twitch: null },
    { players: [expect.stringMatching(/^Nova \d+$/)], twitch: 'nova' },
  ]);
  expect(JSON.stringify(entry)).not.toContain('2001-02-03');
});

test('the deleted player’s page, calendar and profile are those of the one who stays, also after a second merge', async () => {
  const person = await twice();
  const third = await desk.league.player(`Tredje ${made}`);
  await mergeTwoPlayers(desk, person.first, person.second);
  await mergeTwoPlayers(desk, third, person.first);
  for (const old of [person.first, person.second]) {
    const { player } = await queryAsUser<{ player: { id: number } }>(app, desk.as, `{ player(id: ${old}) { id } }`);
    expect(player.id).toBe(third);
    const calendar = await desk.as.fetch(`/api/calendar/player/${old}.ics`);
    expect(calendar.status).toBe(200);
  }
  const [row] = await app.db.query('select user_id as "userId" from player where id = $1', [third]);
  expect(row).toEqual({ userId: person.userId });
  const sitemap = await (await desk.as.fetch('/sitemap.xml')).text();
  expect(sitemap).toContain(`/player/${third}<`);
  expect(sitemap).not.toMatch(new RegExp(`/player/(?:${person.first}|${person.second})<`));
});

describe('is refused, and nothing changes', () => {
  const refused = async (stayingId: number, leavingId: number, reason: string) => {
    const before = await snapshotOf(desk);
    expect((await planOfMerge(desk, stayingId, leavingId))?.obstacle?.messageKey).toBe(reason);
    expect(await outcome(mergeTwoPlayers(desk, stayingId, leavingId))).toBe(`NOT_MERGEABLE ${reason}`);
    expect(await snapshotOf(desk)).toEqual(before);
  };

  test('a player with themself', async () => {
    const { first } = await twice();
    await refused(first, first, 'api.merge.same-player');
  });

  test('two who played in the same game', async () => {
    const { first, played } = await twice();
    const [rival] = await app.db.query<{ id: number }>(
      `select r.player_id as id from player_game_stats r join game g on g.id = r.game_id
        where g.series_id = $1 and r.side = 'away' limit 1`,
      [played.first],
    );
    await refused(first, rival!.id, 'api.merge.same-game');
  });

  test('two who played in the same 6mans', async () => {
    const { first } = await twice();
    const other = await desk.league.player(`Med ${made}`);
    const people = (from: number) =>
      [0, 1].map((n) => `{ discordId: "9900${from + n}", name: "Sexa ${from + n}" }`).join(', ');
    await sendCall(
      desk,
      `reportSixMansSeries(input: { winners: [{ playerId: ${first} }, ${people(1)}], losers: [{ playerId: ${other} }, ${people(3)}],
        loserGames: 0, playedAt: "2026-03-01T18:00:00Z" })`,
    );
    await refused(first, other, 'api.merge.same-six-mans');
  });

  test('two who were in two teams at once', async () => {
    const { first, second, teams } = await twice();
    await desk.league.sign(first, teams.home, '2099-01-01T12:00:00Z');
    await refused(first, second, 'api.merge.two-teams');
  });

  test('two with accounts', async () => {
    const { first, second } = await twice();
    const userId = await desk.league.user();
    await app.db.query('update player set user_id = $1 where id = $2', [userId, second]);
    await refused(first, second, 'api.merge.two-accounts');
  });

  test('one who is not there', async () => {
    const { first } = await twice();
    const before = await snapshotOf(desk);
    expect(await planOfMerge(desk, first, 999_999)).toBeNull();
    expect(await outcome(mergeTwoPlayers(desk, first, 999_999, 'x'))).toMatch(/^NOT_FOUND /);
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('another state than the one that was shown', async () => {
    const { first, second, teams } = await twice();
    const { fingerprint } = (await planOfMerge(desk, first, second))!;
    await app.db.query('update player set mmr = 1 where id = $1', [second]);
    await desk.league.sign(second, teams.home, '1900-01-01T12:00:00Z', { validTo: '1900-02-01T12:00:00Z' });
    const before = await snapshotOf(desk);
    expect(await outcome(mergeTwoPlayers(desk, first, second, fingerprint))).toBe(
      'CHANGED_MEANWHILE api.merge.meanwhile',
    );
    expect(await snapshotOf(desk)).toEqual(before);
  });
});

describe('with later acts in between', () => {
  test('a correction of a moved game goes together with the merge', async () => {
    const person = await twice();
    const before = await snapshotOf(desk);
    await mergeTwoPlayers(desk, person.first, person.second);
    const done = await lastEntry(desk);
    await sendCall(desk, `resetSeries(input: { seriesId: ${person.played.second}, version: 0 })`);
    const reset = await lastEntry(desk);
    expect((await planOf(desk, done.id)).acts.map(({ id }) => id)).toEqual([reset.id, done.id]);
    await takeBack(desk, done.id);
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('a new game stays with the player who stayed, and the sums fit', async () => {
    const person = await twice();
    const [d1] = person.divisions;
    const [{ home, away, rival }] = (await app.db.query<{ home: number; away: number; rival: number }>(
      `select s.home_team_id as home, s.away_team_id as away, r.player_id as rival
         from series s join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id and r.side = 'away'
        where s.id = $1 limit 1`,
      [person.played.first],
    )) as [{ home: number; away: number; rival: number }];
    const day = await app.db.query<{ at: Date }>('select scheduled_at as at from series where id = $1', [
      person.played.first,
    ]);
    const next = await desk.league.series(d1!.id, home, away, { week: 9, scheduledAt: day[0]!.at });
    await mergeTwoPlayers(desk, person.first, person.second);
    const done = await lastEntry(desk);
    const row = (playerId: number, goals: number) => ({
      playerId,
      score: 100,
      goals,
      assists: 0,
      saves: 0,
      shots: goals,
    });
    const game = { homeGoals: 1, awayGoals: 0, home: [row(person.first, 1)], away: [row(rival, 0)] };
    await sendCall(desk, 'reportSeries(input: $input)', {
      declared: '$input: ReportSeriesInput!',
      variables: { input: { seriesId: next, version: 0, games: [game, game, game] } },
    });
    expect((await planOf(desk, done.id)).acts).toHaveLength(1);
    await takeBack(desk, done.id);
    const sums = await app.db.query(
      `select player_id as player, team_id as team, games from player_division_totals
        where division_id = $1 and player_id = any($2) order by 1, 2`,
      [d1!.id, [person.first, person.second]],
    );
    expect(sums).toEqual([
      { player: person.first, team: person.teams.home, games: 6 },
      { player: person.second, team: person.teams.home, games: 3 },
      { player: person.second, team: person.teams.second, games: 3 },
    ]);
  });
});

describe('at the same moment', () => {
  test('as a result with the leaving player: one of the two is told to look again', async () => {
    for (const isMergeFirst of [true, false]) {
      const person = await twice();
      const [d1] = person.divisions;
      const [found] = await app.db.query<{ home: number; away: number; rival: number; at: Date }>(
        `select s.home_team_id as home, s.away_team_id as away, r.player_id as rival, s.scheduled_at as at
           from series s join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id and r.side = 'away'
          where s.id = $1 limit 1`,
        [person.played.second],
      );
      const { home, away, rival, at } = found!;
      const next = await desk.league.series(d1!.id, home, away, { week: 9, scheduledAt: at });
      const { fingerprint } = (await planOfMerge(desk, person.first, person.second))!;
      const row = (playerId: number) => ({ playerId, score: 100, goals: 0, assists: 0, saves: 0, shots: 0 });
      const game = { homeGoals: 1, awayGoals: 0, home: [row(person.second)], away: [row(rival)] };
      const report = () =>
        outcome(
          sendCall(desk, 'reportSeries(input: $input)', {
            declared: '$input: ReportSeriesInput!',
            variables: { input: { seriesId: next, version: 0, games: [game, game, game] } },
          }),
        );
      const merging = () => outcome(mergeTwoPlayers(desk, person.first, person.second, fingerprint));
      const calls = isMergeFirst ? [merging, report] : [report, merging];
      const results = await collideCalls(app.databaseUrl, { table: 'player', ids: [person.second] }, calls);
      const [merged, reported] = isMergeFirst ? results : results.toReversed();
      expect([
        ['done', 'SERIES_CHANGED_MEANWHILE api.series.changed-meanwhile'],
        ['CHANGED_MEANWHILE api.merge.meanwhile', 'done'],
      ]).toContainEqual([merged, reported]);
      const [wrong] = await app.db.query<{ n: number }>(
        `select count(*)::int as n from player_division_totals t where t.division_id = $1
            and t.games <> (select count(*) from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
                             where s.division_id = $1 and r.player_id = t.player_id and r.team_id = t.team_id)`,
        [d1!.id],
      );
      expect(wrong).toEqual({ n: 0 });
    }
  });

  test('in both directions: one stays, and the other is gone', async () => {
    for (let round = 0; round < 5; round++) {
      const { first, second } = await twice();
      const there = (await planOfMerge(desk, first, second))!.fingerprint;
      const back = (await planOfMerge(desk, second, first))!.fingerprint;
      const results = await collideCalls(app.databaseUrl, { table: 'player', ids: [first, second] }, [
        () => outcome(mergeTwoPlayers(desk, first, second, there)),
        () => outcome(mergeTwoPlayers(desk, second, first, back)),
      ]);
      expect(results.map((one) => one.split(' ')[0]).toSorted()).toEqual(['NOT_FOUND', 'done']);
      const [left] = await app.db.query<{ n: number }>('select count(*)::int as n from player where id = any($1)', [
        [first, second],
      ]);
      expect(left).toEqual({ n: 1 });
    }
  });
});

test('suggestions name the reasons, leave out two people, and stay in pages', async () => {
  const pairs = async (first: number, offset: number) =>
    queryAsUser<{
      duplicatePlayers: { total: number; items: { players: { id: number; games: number }[]; reasons: string[] }[] };
    }>(
      app,
      desk.as,
      `{ duplicatePlayers(filter: { first: ${first}, offset: ${offset} }) { total items { players { id games } reasons } } }`,
    );
  const of = async (...ids: number[]) =>
    (await pairs(1000, 0)).duplicatePlayers.items.find(({ players }) => players.every(({ id }) => ids.includes(id)));
  const name = `Dubblett ${++made}x`;
  const [old, present] = [await desk.league.player(name), await desk.league.player(name.toUpperCase())];
  await app.db.query('update player set user_id = $1 where id = $2', [await desk.league.user(), present]);
  expect(await of(old, present)).toEqual({
    players: [
      { id: present, games: 0 },
      { id: old, games: 0 },
    ],
    reasons: ['SAME_NAME'],
  });
  const { total } = (await pairs(1, 0)).duplicatePlayers;
  expect((await pairs(1, total - 1)).duplicatePlayers.items).toHaveLength(1);
  expect((await pairs(1, total)).duplicatePlayers.items).toHaveLength(0);

  const [one, other] = [await desk.league.team(`Ett ${made}`), await desk.league.team(`Två ${made}`)];
  await desk.league.sign(old, one, '2026-01-01T12:00:00Z');
  await desk.league.sign(present, other, '2026-01-02T12:00:00Z');
  expect(await of(old, present)).toBeUndefined();
});

test('an admin’s own player is marked in the log', async () => {
  const old = await desk.league.player('Gammal admin');
  await mergeTwoPlayers(desk, desk.playerId, old);
  const [entry] = await app.db.query('select is_own_team as own from audit_entry order by id desc limit 1');
  expect(entry).toEqual({ own: true });
});
