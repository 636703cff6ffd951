import { weekLeague } from '../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../test/factories/week-league.ts';
import { bootApp, statements } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { setTime } from '../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { EveningAnswer } from '../../series/match-week/times/evening-answer.entity.ts';
import { TimeProposal } from '../../series/match-week/times/time-proposal.entity.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { MyWeekService } from './my-week.service.ts';

/** Week 1 is 18 to 24 March 2030; it is now Tuesday evening of it. */
const NOW = new Date('2030-03-19T20:00:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);
const RESULT = {
  homeGames: 3,
  awayGames: 1,
  homeGoals: 8,
  awayGoals: 5,
  reportedAt: hours(-1),
  hasPlayerNumbers: false,
};

let app: TestApp;
let world: WeekLeague;
let ids: Record<'timeless' | 'later' | 'planned' | 'played' | 'waiting' | 'far', number>;

beforeAll(async () => {
  app = await bootApp();
  setTime([app], NOW);
  world = await weekLeague(app.db, '2030-03-18');
  ids = {
    timeless: await world.series({ week: 1 }),
    later: await world.series({ week: 2 }),
    far: await world.series({ week: 5 }),
    planned: await world.series({ scheduledAt: hours(20) }),
    played: await world.series({ scheduledAt: hours(-2) }),
    waiting: await world.series({
      ...{ scheduledAt: hours(-3), ...RESULT },
      ...{ confirmation: 'waiting', reportedBySide: 'home', confirmBy: hours(23) },
    }),
  };
  await world.series({ scheduledAt: hours(-9), ...RESULT });
  await world.series({ scheduledAt: hours(-9), ...RESULT, confirmation: 'confirmed', reportedBySide: 'home' });
  await insertRow(app.db, TimeProposal, {
    ...{ seriesId: ids.timeless, side: 'home', starts: [hours(48)], offeredAt: hours(-1), offeredByUserId: null },
  });
});
afterAll(() => app.close());

const steps = async (actor: Actor) => {
  const own = await app.app.get(MyWeekService, { strict: false }).of(actor);
  return Object.fromEntries(own.map(({ seriesId, step }) => [seriesId, step]));
};

test('each captain sees what they do next: the series of this evening first, then what is to do', async () => {
  const [home, away] = [world.squads.home[0], world.squads.away[0]];
  expect(await steps(home)).toEqual({
    [ids.played]: 'report',
    // the own offer waits for an answer
    [ids.timeless]: 'mark-evenings',
    [ids.later]: 'offer-times',
    [ids.planned]: 'play',
    [ids.waiting]: 'wait',
    [ids.far]: 'wait',
  });
  expect(await steps(away)).toMatchObject({
    [ids.timeless]: 'answer-times',
    [ids.waiting]: 'confirm',
    [ids.played]: 'report',
  });
  const order = (await app.app.get(MyWeekService, { strict: false }).of(away)).map(({ seriesId }) => seriesId);
  expect(order).toEqual([ids.played, ids.waiting, ids.timeless, ids.later, ids.planned, ids.far]);
});

test('a player marks evenings once, and waits after that', async () => {
  const mate = world.squads.home[1] as Actor;
  expect(await steps(mate)).toMatchObject({ [ids.timeless]: 'mark-evenings', [ids.later]: 'mark-evenings' });
  await insertRow(app.db, EveningAnswer, { userId: mate.userId as number, day: '2030-03-21', answer: 'can' });
  expect(await steps(mate)).toMatchObject({ [ids.timeless]: 'wait', [ids.later]: 'mark-evenings' });
});

test('people without a place in a team have no week, and a former player has none any more', async () => {
  expect(await steps({ ...ANONYMOUS, userId: world.admin.userId })).toEqual({});
  expect(await steps(world.stranger)).toEqual({});
  const [mate] = world.squads.away.slice(2) as [Actor];
  await app.db.query('update roster_entry set valid_to = now() where player_id = $1', [mate.playerId]);
  expect(await steps(mate)).toEqual({});
});

test('the page takes one statement for any number of series', async () => {
  for (let n = 0; n < 20; n++) await world.series({ week: 3 });
  const { count } = await statements(() => steps(world.squads.home[0]));
  expect(count).toBe(1);
  expect(Object.keys(await steps(world.squads.home[0])).length).toBe(12);
});
