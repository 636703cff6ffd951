import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { IsNull } from 'typeorm';
import { League } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { freshDb, PATIENT } from '../../../../test/harness/database.ts';
import { EVENT_KINDS } from '../../../domain/partners/league-event.ts';
import { walkoverResult, type Walkover } from '../../../domain/series/series-result.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { openDataSource } from '../../../platform/db/data-source.ts';
import { Db } from '../../../platform/db/db.ts';
import { User } from '../../auth/users/user.entity.ts';
import { NewsPost } from '../../news/news-post.entity.ts';
import { Player } from '../../players/player.entity.ts';
import { Game } from '../../series/game.entity.ts';
import { Goal } from '../../series/goal.entity.ts';
import { PlayerGameStats } from '../../series/player-game-stats.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { Signup } from '../../seasons/signups/signup.entity.ts';
import { RosterEntry } from '../../teams/roster-entry.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import { EventsRepository } from './events.repository.ts';
import { EventsService } from './events.service.ts';
import type { LeagueEvent } from './league-event.ts';

/** How many events the test of many writers makes. In full: EVENTS=10000. */
const MANY = Number(process.env['EVENTS'] ?? 320);

/** Writers in a process of their own. */
const WRITER = fileURLToPath(new URL('../../../../test/harness/event-writer.mjs', import.meta.url));

let database: Awaited<ReturnType<typeof freshDb>>;
let db: Db;
let other: Db;
let league: League;
const clock = new FixedClock(new Date());
let events: EventsService;

beforeAll(async () => {
  database = await freshDb();
  ({ db } = database);
  other = new Db(await openDataSource(database.url, PATIENT));
  league = new League(db);
  events = new EventsService(new EventsRepository(db), clock);
});
afterAll(async () => {
  await other.onApplicationShutdown();
  await database.close();
});

/** The events that `work` makes. */
async function made(work: () => Promise<unknown>): Promise<LeagueEvent[]> {
  const from = await events.newest();
  await work();
  return (await events.page(from, 100)).events;
}
const kindsOf = async (work: () => Promise<unknown>) => (await made(work)).map(({ kind }) => kind);

let count = 0;
const name = (): string => `Lag ${++count}`;
const team = () => league.team(name());
const rename = (id: number, on = db) => on.repo(Team).update(id, { name: name() });

async function planned() {
  const season = await league.season();
  const division = await league.division(season);
  const [home, away] = [await league.teamIn(division, name()), await league.teamIn(division, name())];
  const id = await league.series(division, home, away, { week: 3 });
  return { season, division, home, away, id };
}
const RESULT = { homeGames: 3, awayGames: 1, homeGoals: 9, awayGoals: 5 };
const NO_RESULT = { homeGames: null, awayGames: null, homeGoals: null, awayGoals: null, reportedAt: null };
const series = (id: number, columns: Partial<Series>) => db.repo(Series).update(id, columns);
const post = async (publishedAt: Date | null, categoryId: number) => {
  const words = { slug: `nyhet-${++count}`, title: 'Rubrik', content: 'Text', description: '' };
  return insertRow(db, NewsPost, { categoryId, ...words, publishedAt });
};
const minutesAgo = (minutes: number) => new Date(Math.floor(Date.now() / 60_000 - minutes) * 60_000);

describe('what is an event', () => {
  test('a series gets a time, another one, a result, a correction and a reset, and is removed', async () => {
    const { id, ...ids } = await planned();
    const at = new Date('2031-02-01T18:30:00Z');
    const about = { seriesId: id, divisionId: ids.division, seasonId: ids.season, week: 3, walkover: null };
    expect(await made(() => series(id, { scheduledAt: at }))).toMatchObject([
      {
        kind: 'series.scheduled',
        facts: {
          ...about,
          startsAt: '2031-02-01T18:30:00.000Z',
          homeTeamId: ids.home,
          awayTeamId: ids.away,
          homeGames: null,
        },
      },
    ]);
    expect(await kindsOf(() => series(id, { scheduledAt: new Date('2031-02-02T18:30:00Z') }))).toEqual([
      'series.moved',
    ]);
    expect(await made(() => series(id, { ...RESULT, reportedAt: at }))).toMatchObject([
      { kind: 'series.reported', facts: { ...about, homeGames: 3, awayGames: 1 } },
    ]);
    expect(await kindsOf(() => series(id, { homeGoals: 10 }))).toEqual(['series.corrected']);
    expect(await kindsOf(() => series(id, { ...NO_RESULT }))).toEqual(['series.reset']);
    expect(await made(() => series(id, { scheduledAt: null }))).toMatchObject([
      { kind: 'series.moved', facts: { startsAt: null } },
    ]);
    expect(await kindsOf(() => db.repo(Series).delete(id))).toEqual(['series.removed']);
  });

  test('a result that is stored again as it was is no correction; one number more, or other players, is one', async () => {
    const { division, home, away } = await planned();
    const [ada, bo] = [await league.player(name()), await league.player(name())];
    const row = (player: number, goals: number) => [player, 100, goals, 0, 0, goals] as const;
    const games = (player: number, goals: number) =>
      [1, 2, 3].map((n) => ({ goals: [3, n - 1] as const, home: [row(player, goals)] }));
    const id = await league.played(division, [home, away], games(ada, 3));
    /** The report again, later: the games are deleted, and stored under new ids. */
    const again = (player: number, goals: number) =>
      db.transaction(async () => {
        const reportedAt = new Date(Date.now() + ++count * 1000);
        await db.repo(Series).update(id, { reportedAt });
        await db.repo(Game).delete({ seriesId: id });
        for (const [at, game] of games(player, goals).entries()) {
          const [homeGoals, awayGoals] = game.goals;
          const gameId = await insertRow(db, Game, { seriesId: id, number: at + 1, homeGoals, awayGoals });
          await insertRow(db, Goal, { gameId, number: 1, side: 'home', slot: null });
          const [numbers] = game.home;
          const [playerId, score, , assists, saves] = numbers!;
          const own = {
            side: 'home' as const,
            slot: 1,
            playerId,
            teamId: home,
            score,
            goals,
            assists,
            saves,
            shots: goals,
          };
          await insertRow(db, PlayerGameStats, { gameId, ...own });
        }
      });
    // the goals in order are new
    expect(await kindsOf(() => again(ada, 3))).toEqual(['series.corrected']);
    // its time is another one, and its games have new ids
    const same = [{ kind: 'series.changed', facts: { seriesId: id, changed: ['reportedAt', 'games'] } }];
    expect(await made(() => again(ada, 3))).toMatchObject(same);
    expect(await kindsOf(() => again(ada, 2))).toEqual(['series.corrected']);
    expect(await kindsOf(() => again(bo, 2))).toEqual(['series.corrected']);
    expect(await made(() => again(bo, 2))).toMatchObject(same);
    expect(await made(() => db.repo(Game).update({ seriesId: id, number: 3 }, { number: 4 }))).toMatchObject([
      { kind: 'series.changed', facts: { seriesId: id, homeTeamId: home, changed: ['games'] } },
    ]);
    // which file a game was read from, no visitor sees
    const file = { recordingSha256: 'a'.repeat(64) };
    expect(await made(() => db.repo(Game).update({ seriesId: id, number: 2 }, file))).toEqual([]);
    const renumbered = () =>
      db.transaction(async () => {
        await series(id, { reportedAt: new Date(Date.now() + ++count * 1000) });
        await db.repo(Game).update({ seriesId: id, number: 4 }, { number: 3 });
      });
    expect(await kindsOf(renumbered)).toEqual(['series.corrected']);
  });

  test('the same walkover again is no correction, another one is', async () => {
    const { id } = await planned();
    const given = (walkover: Walkover, at: Partial<Series> = {}) => {
      const { homeGames, awayGames, homeGoals, awayGoals } = walkoverResult('first-to-3', walkover);
      return series(id, { homeGames, awayGames, homeGoals, awayGoals, walkover, ...at });
    };
    const later = () => series(id, { reportedAt: new Date(Date.now() + ++count * 1000) });
    expect(await kindsOf(() => given('home', { reportedAt: new Date() }))).toEqual(['series.reported']);
    expect(await made(later)).toMatchObject([{ kind: 'series.changed', facts: { changed: ['reportedAt'] } }]);
    expect(await kindsOf(() => given('home'))).toEqual([]);
    expect(await kindsOf(() => given('away'))).toEqual(['series.corrected']);
    expect(await kindsOf(() => given('both'))).toEqual(['series.corrected']);
  });

  test('a player moves, leaves, and comes back by an undo; a new captain is no transfer', async () => {
    const [from, to] = [await team(), await team()];
    const playerId = await league.player(name());
    expect(await made(() => league.sign(playerId, from, '2030-01-01T12:00:00Z'))).toMatchObject([
      { kind: 'player.transferred', facts: { playerId, teamId: from, fromTeamId: null } },
    ]);
    const entries = db.repo(RosterEntry);
    const moved = await made(() =>
      db.transaction(async () => {
        await db
          .repo(RosterEntry)
          .update({ playerId, validTo: IsNull() }, { validTo: new Date('2030-02-01T12:00:00Z') });
        await league.sign(playerId, to, '2030-02-01T12:00:00Z');
      }),
    );
    expect(moved).toMatchObject([{ kind: 'player.transferred', facts: { playerId, teamId: to, fromTeamId: from } }]);
    expect(await made(() => entries.update({ playerId, teamId: to }, { sortOrder: 1 }))).toMatchObject([
      { kind: 'team.changed', facts: { teamId: to, changed: ['roster'] } },
    ]);
    const back = await made(() =>
      db.transaction(async () => {
        await db.repo(RosterEntry).delete({ playerId, teamId: to });
        await db.repo(RosterEntry).update({ playerId }, { validTo: null });
      }),
    );
    expect(back).toMatchObject([{ kind: 'player.transferred', facts: { playerId, teamId: from, fromTeamId: to } }]);
  });

  test('a team is made, changes and signs up; what no visitor sees is no event', async () => {
    let id = 0;
    expect(await kindsOf(async () => (id = await team()))).toEqual(['team.created']);
    expect(await made(() => db.repo(Team).update(id, { name: name(), logo: 'images/a.png' }))).toMatchObject([
      { kind: 'team.changed', facts: { teamId: id, changed: ['name', 'logo'] } },
    ]);
    const seasonId = await league.season();
    expect(await made(() => insertRow(db, Signup, { seasonId, teamId: id }))).toMatchObject([
      { kind: 'team.signed-up', facts: { teamId: id, seasonId } },
    ]);
    expect(await kindsOf(() => db.repo(Signup).update({ seasonId }, { createdAt: new Date() }))).toEqual([]);
    expect(await kindsOf(() => db.repo(Signup).delete({ seasonId }))).toEqual(['team.withdrawn']);
    expect(await kindsOf(() => db.repo(Team).delete(id))).toEqual(['team.removed']);
  });

  test('only what is different at the commit counts', async () => {
    const [one, two] = [await team(), await team()];
    const { name: former } = await db.repo(Team).findOneByOrFail({ id: one });
    const there = () =>
      db.transaction(async () => {
        await rename(one);
        await rename(two);
        await rename(two);
        await db.repo(Team).update(one, { name: former });
        await db.repo(Team).delete(await team());
      });
    expect(await made(there)).toMatchObject([{ kind: 'team.changed', facts: { teamId: two, changed: ['name'] } }]);
  });

  test('a transaction that is refused leaves nothing, and its positions are not missed', async () => {
    const id = await team();
    const from = await events.newest();
    const refused = db.transaction(async () => {
      await rename(id);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    await expect(db.rehearse(() => rename(id))).resolves.toBeUndefined();
    expect(await events.newest()).toBe(from);
    expect(await made(() => rename(id))).toMatchObject([{ position: from + 1 }]);
  });
});

describe('news', () => {
  test('is told when readers see it, and withdrawn when they do not; a draft is never told', async () => {
    const category = await league.category(name());
    let id = 0;
    expect(await made(async () => (id = await post(minutesAgo(5), category)))).toMatchObject([
      { kind: 'news.published', facts: { postId: id, slug: expect.stringContaining('nyhet-') } },
    ]);
    const posts = db.repo(NewsPost);
    expect(await kindsOf(() => posts.update(id, { title: 'En annan' }))).toEqual(['news.changed']);
    expect(await kindsOf(() => posts.update(id, { isAnnounced: true }))).toEqual([]);
    const withdrawn = await made(() => posts.update(id, { publishedAt: null, title: 'Hemligt', slug: 'hemligt' }));
    expect(withdrawn).toMatchObject([{ kind: 'news.withdrawn', facts: { postId: id, slug: null } }]);
    expect(await kindsOf(() => posts.update(id, { content: 'Utkast' }))).toEqual([]);
    expect(await kindsOf(() => posts.delete(id))).toEqual([]);
    expect(JSON.stringify((await events.page(null, 100)).events)).not.toContain('emligt');
  });

  test('is told as changed when its writer is another one, or one without a player is called otherwise', async () => {
    const id = await post(minutesAgo(5), await league.category(name()));
    const writer = await league.user();
    const written = { kind: 'news.changed', facts: { postId: id } };
    expect(await made(() => db.repo(NewsPost).update(id, { authorUserId: writer }))).toMatchObject([written]);
    const rename = (discordUsername: string) => db.repo(User).update(writer, { discordUsername });
    expect(await made(() => rename('anna'))).toMatchObject([written]);
    const next = await post(minutesAgo(4), await league.category(name()));
    await db.repo(NewsPost).update(next, { authorUserId: writer });
    expect(await made(() => rename('anna-maja'))).toMatchObject([written, { ...written, facts: { postId: next } }]);
    // no post shows the number behind the name
    expect(await made(() => db.repo(User).update(writer, { discordDiscriminator: '7' }))).toEqual([]);
    await db.repo(NewsPost).delete(next);
    const playerId = await league.player(name(), { userId: writer });
    expect(await made(() => rename('beda'))).toMatchObject([{ kind: 'player.changed', facts: { playerId } }]);
    await db.repo(Player).delete(playerId);
    expect(await made(() => db.repo(User).delete(writer))).toMatchObject([written]);
  });

  test('that is planned is told when its time comes, once over all instances', async () => {
    const id = await post(minutesAgo(-10), await league.category(name()));
    const due = (): Promise<unknown> => {
      const beside = new EventsService(new EventsRepository(other), clock);
      return Promise.all([events.tellDueNews(), beside.tellDueNews(), events.tellDueNews()]);
    };
    expect(await kindsOf(due)).toEqual([]);
    // the time passes: the row itself does not change then, so no trigger may see it
    await db.query('alter table news_post disable trigger user');
    await db.repo(NewsPost).update(id, { publishedAt: minutesAgo(1) });
    await db.query('alter table news_post enable trigger user');
    expect(await made(due)).toMatchObject([{ kind: 'news.published', facts: { postId: id } }]);
    expect(await kindsOf(due)).toEqual([]);
  });
});

describe('the order', () => {
  test('is that of the commits: who changes first and commits last comes last', async () => {
    const [early, late] = [await team(), await team()];
    const from = await events.newest();
    let commit = (): void => undefined;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    let first: Promise<void> = Promise.resolve();
    await new Promise<void>((changed) => {
      first = db.transaction(async () => {
        await rename(early);
        changed();
        await mayCommit;
      });
    });
    await rename(late, other);
    const between = await events.page(from, 100);
    expect(between.events).toMatchObject([{ position: from + 1, facts: { teamId: late } }]);
    commit();
    await first;
    expect((await events.page(between.next, 100)).events).toMatchObject([
      { position: from + 2, facts: { teamId: early } },
    ]);
  });

  test(
    'has no gap at any time: 16 writers in two processes, and readers who never see one twice',
    async () => {
      const WRITERS = 16;
      const teams = await Promise.all(Array.from({ length: WRITERS }, team));
      const from = await events.newest();
      const each = Math.ceil(MANY / WRITERS);
      let isOver = false;
      /** A process with every other writer. It ends when all of them have written. */
      const writing = async (first: number): Promise<void> => {
        const pairs = teams.flatMap((id, n) => (n % 2 === first ? [`${n}:${id}`] : []));
        const child = spawn(process.execPath, [WRITER, database.url, String(each), ...pairs], { stdio: 'inherit' });
        const [code] = (await once(child, 'exit')) as [number];
        expect(code).toBe(0);
      };
      /** Reads page by page until the writers are done, on one of two instances. */
      const reader = async (on: EventsService): Promise<LeagueEvent[]> => {
        const seen: LeagueEvent[] = [];
        for (let next = from; ;) {
          const wasOver = isOver;
          const page = await on.page(next, 100);
          seen.push(...page.events);
          ({ next } = page);
          if (wasOver && !page.hasMore) return seen;
        }
      };
      const reading = Promise.all([reader(events), reader(new EventsService(new EventsRepository(other), clock))]);
      await Promise.all([writing(0), writing(1)]);
      isOver = true;
      const [seen, beside] = await reading;
      expect(beside).toEqual(seen);
      expect(seen.map(({ position }) => position)).toEqual(
        Array.from({ length: each * WRITERS }, (_, n) => from + 1 + n),
      );
      const perTeam = teams.map((id) => seen.filter(({ facts }) => facts.teamId === id).length);
      expect(perTeam).toEqual(teams.map(() => each));
      const times = seen.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
    },
    60_000 + MANY * 100,
  );
});

describe('old events', () => {
  test('are deleted, and a reader who needs one is told so', async () => {
    const { newest } = await events.page(null, 1);
    await db.query(`update league_event set at = at - interval '401 days' where position <= $1`, [newest - 3]);
    await events.forgetOld();
    await expect(events.page(newest - 4, 10)).rejects.toMatchObject({
      code: 'EVENTS_FORGOTTEN',
      details: { params: { oldest: newest - 3 } },
    });
    const left = [newest - 2, newest - 1, newest];
    expect((await events.page(newest - 3, 10)).events.map(({ position }) => position)).toEqual(left);
    expect((await events.page(null, 10)).events.map(({ position }) => position)).toEqual(left);
    await expect(events.page(newest + 1, 10)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await db.query(`update league_event set at = at - interval '401 days'`);
    await events.forgetOld();
    expect(await events.page(newest, 10)).toEqual({
      ...{ events: [], next: newest, previous: null, newest, hasMore: false },
    });
    expect(await made(() => team())).toMatchObject([{ position: newest + 1 }]);
  });
});

test('the database makes the kinds that the domain knows', async () => {
  const [{ text = '' } = {}] = await db.query<{ text: string }>(
    `select string_agg(prosrc, ' ') as text from pg_proc where proname ~ '_events$|^tell_'`,
  );
  const known = [...text.matchAll(/'((?:series|player|team|news|six-mans|site)\.[a-z-]+)'/g)].map(([, kind]) => kind);
  const nouns = ['season', 'division', 'stage', 'team', 'player'].flatMap((noun) =>
    // the names of these are put together; a test of the rules makes each of them
    ['created', 'changed', 'removed'].map((fate) => `${noun}.${fate}`),
  );
  expect([...new Set([...known, ...nouns, 'player.merged', 'team.merged'])].toSorted()).toEqual(EVENT_KINDS.toSorted());
});
