import { insertRow } from '../../../../test/factories/rows.ts';
import { weekLeague } from '../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../test/factories/week-league.ts';
import { bootApp, graphql, statements } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { setTime } from '../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { LineUpPlayer } from '../../series/match-week/ready/line-up-player.entity.ts';
import { LineUp } from '../../series/match-week/ready/line-up.entity.ts';
import { WeekRemindersService } from '../../series/match-week/reminders/week-reminders.service.ts';
import { EveningAnswer } from '../../series/match-week/times/evening-answer.entity.ts';
import { MyWeekService } from './my-week.service.ts';

/** Week 1 is 18 to 24 March 2030; it is now Tuesday evening of it. */
const NOW = new Date('2030-03-19T20:00:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

let app: TestApp;
let world: WeekLeague;
let service: MyWeekService;
/** A third team of the division. */
let third: number;

beforeAll(async () => {
  app = await bootApp();
  setTime([app], NOW);
  service = app.app.get(MyWeekService, { strict: false });
  world = await weekLeague(app.db, '2030-03-18');
  third = await world.league.teamIn(world.divisionId, 'Delta');
});
afterAll(() => app.close());
beforeEach(() => app.db.query('delete from series'));

const opponents = async (actor: Actor) => {
  const own = await service.of(actor);
  return Promise.all(own.map(async (one) => [one.seriesId, await service.opponentIn(one)] as const));
};
const opponentOf = async (actor: Actor, seriesId: number) =>
  (await opponents(actor)).find(([id]) => id === seriesId)?.[1] ?? null;
const names = (players: readonly { nickname: string }[] = []) => players.map(({ nickname }) => nickname);

/** A result of Beta at home against a third team, so many hours ago. */
async function results(scores: readonly (readonly [hoursAgo: number, own: number, other: number])[]): Promise<void> {
  for (const [hoursAgo, homeGames, awayGames] of scores) {
    await world.league.series(world.divisionId, world.teamIds.away, third, {
      ...{ homeGames, awayGames, homeGoals: 9, awayGoals: 9, hasPlayerNumbers: false },
      ...{ scheduledAt: hours(-hoursAgo), reportedAt: hours(-hoursAgo + 1) },
    });
  }
}

async function named(seriesId: number, forStart: Date, players: readonly Actor[]): Promise<void> {
  await insertRow(app.db, LineUp, { seriesId, side: 'away', forStart, namedAt: hours(-1), namedByUserId: null });
  for (const [at, { playerId }] of players.entries()) {
    await insertRow(app.db, LineUpPlayer, { seriesId, side: 'away', slot: at + 1, playerId: playerId as number });
  }
}

test('the opponent of the next series stands with its last five results, the newest last', async () => {
  const next = await world.series({ scheduledAt: hours(20) });
  await world.series({ scheduledAt: hours(60) });
  // stored out of order; the oldest of the six is left out
  await results([
    [30, 0, 3],
    [90, 3, 0],
    [20, 3, 2],
    [70, 2, 3],
    [10, 3, 1],
    [80, 3, 1],
  ]);
  const found = await opponents(world.squads.home[1] as Actor);
  expect(found.map(([id, opponent]) => [id, opponent?.form ?? null])).toEqual([
    [next, ['win', 'overtimeLoss', 'loss', 'overtimeWin', 'win']],
    [expect.any(Number), null],
  ]);
});

test('a walkover counts in the form, and a series against a team whose results are annulled does not', async () => {
  const next = await world.series({ scheduledAt: hours(20) });
  const { league, divisionId, teamIds } = world;
  await results([[50, 3, 0]]);
  await league.walkover(divisionId, [third, teamIds.away], 'home', { scheduledAt: hours(-40) });
  expect((await opponentOf(world.squads.home[0], next))?.form).toEqual(['win', 'loss']);
  await app.db
    .repo(DivisionTeam)
    .update({ divisionId, teamId: third }, { isDisqualified: true, areResultsAnnulled: true });
  expect((await opponentOf(world.squads.home[0], next))?.form).toEqual([]);
});

test('a line-up is shown while it holds for the start; otherwise the players of the team', async () => {
  const next = await world.series({ scheduledAt: hours(1) });
  const [captain, second, leaver, fourth] = world.squads.away as readonly Actor[] as [Actor, Actor, Actor, Actor];
  const shown = async () => {
    const { isNamed, players } = (await opponentOf(world.squads.home[0], next)) ?? {};
    return [isNamed, names(players)];
  };
  const everyone = ['beta-1', 'beta-2', 'beta-3', 'beta-4'];
  expect(await shown()).toEqual([false, everyone]);

  await named(next, hours(1), [fourth, captain, second]);
  expect(await shown()).toEqual([true, ['beta-4', 'beta-1', 'beta-2']]);

  // the series is moved, and a player leaves
  await app.db.repo(Series).update(next, { scheduledAt: hours(2) });
  await app.db.query('update roster_entry set valid_to = now() where player_id = $1', [leaver.playerId]);
  expect(await shown()).toEqual([false, ['beta-1', 'beta-2', 'beta-4']]);
});

test('the next series is the one that is played first, also without a time, and not one that is over', async () => {
  await world.series({ scheduledAt: hours(-5) });
  const later = await world.series({ scheduledAt: hours(24 * 9) });
  const isNext = async () => (await service.of(world.squads.home[0])).find((one) => one.isNext)?.seriesId;
  expect(await isNext()).toBe(later);
  const timeless = await world.series({ week: 1 });
  expect(await isNext()).toBe(timeless);
  const soon = await world.series({ scheduledAt: hours(-0.5) });
  expect(await isNext()).toBe(soon);
});

test('from an hour before its start until its result the own series stands before what is to do, for everyone', async () => {
  const [captain, mate] = world.squads.home as readonly Actor[] as [Actor, Actor];
  const waiting = await world.series({
    ...{ scheduledAt: hours(-20), reportedAt: hours(-19), homeGames: 1, awayGames: 3, homeGoals: 3, awayGoals: 9 },
    ...{ hasPlayerNumbers: false, reportedBySide: 'away', confirmation: 'waiting', confirmBy: hours(5) },
  });
  const own = await world.series({ scheduledAt: hours(1.1) });
  const first = async (actor: Actor) => {
    const [one] = await service.of(actor);
    return [one?.seriesId, one?.isMatchTime];
  };
  expect([await first(captain), await first(mate)]).toEqual([
    [waiting, false],
    [waiting, false],
  ]);
  const moved = async (scheduledAt: Date) => {
    await app.db.repo(Series).update(own, { scheduledAt });
    return [await first(captain), await first(mate)];
  };
  const isFirst = [own, true];
  expect(await moved(hours(0.9))).toEqual([isFirst, isFirst]);
  expect(await moved(hours(-0.5))).toEqual([isFirst, isFirst]);
  expect(await moved(hours(-3))).toEqual([isFirst, isFirst]);
  expect(await service.taskOf(mate)).toMatchObject({ seriesId: own, isMatchTime: true, step: null });
  // the evening before
  expect((await moved(hours(-19)))[0]).toEqual([waiting, false]);
});

test('evenings are asked for once, for the next series without a time, from two weeks before its week', async () => {
  const mate = world.squads.home[1] as Actor;
  await world.series({ week: 4 });
  const evenings = async (actor: Actor) =>
    Promise.all(
      (await service.of(actor)).map(async (one) => [one.seriesId, await service.eveningsOf(actor, one)] as const),
    );
  expect((await evenings(mate)).map(([, days]) => days)).toEqual([null]);
  const second = await world.series({ week: 2 });
  const after = await world.series({ week: 3 });
  await insertRow(app.db, EveningAnswer, { userId: mate.userId as number, day: '2030-03-26', answer: 'if-need-be' });
  const found = new Map(await evenings(mate));
  expect(found.get(after)).toBeNull();
  expect(found.get(second)).toHaveLength(7);
  expect(found.get(second)?.[1]).toEqual({
    ...{ day: '2030-03-26', own: 'if-need-be', rank: null },
    ...{ home: { can: 0, ifNeedBe: 1, cannot: 0 }, away: { can: 0, ifNeedBe: 0, cannot: 0 }, mates: [] },
  });
});

test('the whole page takes four statements for any number of series', async () => {
  await world.series({ scheduledAt: hours(20) });
  for (let week = 1; week <= 9; week++) await world.series({ week });
  const reminders = app.app.get(WeekRemindersService, { strict: false });
  const [captain] = world.squads.home;
  const { count, result } = await statements(async () => {
    const own = await service.of(captain);
    const parts = own.map(async (one) => [await service.opponentIn(one), await service.eveningsOf(captain, one)]);
    return [...(await Promise.all(parts)), await reminders.choices(captain)];
  });
  expect(result).toHaveLength(11);
  expect(count).toBe(4);
});

test('the task is the first of the week, nothing while all rests, and nobody has one without a team', async () => {
  const [captain] = world.squads.home;
  expect(await service.taskOf(captain)).toBeNull();
  await world.series({ week: 6 });
  expect(await service.taskOf(captain)).toMatchObject({ step: null, opponent: 'Beta', isMatchTime: false });
  await world.series({ week: 1 });
  expect(await service.taskOf(captain)).toMatchObject({ step: 'offer-times', opponent: 'Beta' });
  expect(await service.taskOf(world.squads.away[1] as Actor)).toMatchObject({
    step: 'mark-evenings',
    opponent: 'Alfa',
  });
  expect(await service.taskOf(world.stranger)).toBeNull();
  const { count, result } = await statements(() => service.taskOf(ANONYMOUS));
  expect([count, result]).toEqual([0, null]);
});

test('a visitor may ask for a task, and there is none; the week itself is for people who are signed in', async () => {
  expect((await graphql(app.url, '{ myWeekTask { step opponent } }')).data).toEqual({ myWeekTask: null });
  const { errors } = await graphql(app.url, '{ myWeek { opponent { form } } }');
  expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
});
