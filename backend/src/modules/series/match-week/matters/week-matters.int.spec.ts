import { weekLeague } from '../../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../../test/factories/week-league.ts';
import { insertRow } from '../../../../../test/factories/rows.ts';
import { bootApp, statements } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { EveningAnswer } from '../times/evening-answer.entity.ts';
import { TimeProposal } from '../times/time-proposal.entity.ts';
import { NoShowClaim } from '../no-show/no-show-claim.entity.ts';
import { CaptainsRepository } from '../../table/captains.repository.ts';
import { WeekMattersService } from './week-matters.service.ts';

/** The week is 18 to 24 March 2030, its deadline Wednesday 20:00 in Sweden; it is now Thursday evening. */
const NOW = new Date('2030-03-21T20:00:00Z');
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
let ids: Record<'disputed' | 'claimed' | 'waiting' | 'late' | 'timeless' | 'unready', number>;

beforeAll(async () => {
  app = await bootApp();
  setTime([app], NOW);
  world = await weekLeague(app.db, '2030-03-18');
  const played = { scheduledAt: hours(-3) };
  ids = {
    waiting: await world.series({
      ...{ ...played, ...RESULT },
      ...{ confirmation: 'waiting', reportedBySide: 'home', confirmBy: hours(23) },
    }),
    disputed: await world.series({ ...played, ...RESULT, confirmation: 'disputed', reportedBySide: 'away' }),
    timeless: await world.series(),
    late: await world.series(played),
    unready: await world.series({ scheduledAt: hours(-0.5) }),
    claimed: await world.series(played),
  };
  await insertRow(app.db, NoShowClaim, {
    ...{ seriesId: ids.claimed, side: 'away', forStart: hours(-3), claimedAt: hours(-2) },
  });
  // nothing is to do about these
  await world.series({ week: 2 });
  await world.series({ scheduledAt: hours(20) });
  await world.series({ ...played, ...RESULT });
  await world.series({ ...played, ...RESULT, confirmation: 'confirmed', reportedBySide: 'home' });
});
afterAll(() => app.close());

const found = (actor: Actor) => app.app.get(WeekMattersService, { strict: false }).find(actor);

test('staff see what needs them, the most urgent first, and why', async () => {
  const matters = await found(world.admin);
  expect(matters.map(({ seriesId, group }) => [seriesId, group])).toEqual([
    [ids.disputed, 'disputed'],
    [ids.claimed, 'claimed'],
    [ids.unready, 'not-ready'],
    [ids.late, 'not-reported'],
    [ids.timeless, 'no-time'],
    [ids.waiting, 'waiting'],
  ]);
  expect(matters[0]).toMatchObject({
    names: { home: 'Alfa', away: 'Beta' },
    score: { home: 3, away: 1 },
    reportedBySide: 'away',
  });
  expect(matters[1]?.claim).toEqual({ side: 'away', isObjected: false, objectBy: hours(22), mayGrant: false });
  expect(matters[5]?.confirmBy).toEqual(hours(23));
  expect((await found(world.steward)).length).toBe(6);
});

test('other people see none: players, another division admin, and staff of their own team', async () => {
  const other: Actor = {
    ...ANONYMOUS,
    userId: await world.league.user({}, ['divisionadmin']),
    roles: ['divisionadmin'],
  };
  const own: Actor = { ...(world.squads.home[1] as Actor), roles: ['divisionadmin'] };
  for (const actor of [world.squads.home[0], world.stranger, other, own, ANONYMOUS]) {
    expect(await found(actor)).toEqual([]);
  }
});

test('the filter of the match night is the filter of these series too', async () => {
  const service = app.app.get(WeekMattersService, { strict: false });
  const count = async (actor: Actor, filter: { divisionId: number | null; isMine: boolean }) =>
    (await service.find(actor, filter)).length;
  expect(await count(world.admin, { divisionId: world.divisionId, isMine: false })).toBe(6);
  expect(await count(world.admin, { divisionId: world.divisionId + 1, isMine: false })).toBe(0);
  expect(await count(world.admin, { divisionId: null, isMine: true })).toBe(0);
  expect(await count(world.steward, { divisionId: null, isMine: true })).toBe(6);
});

test('a series without a time comes with the start that suits both teams best', async () => {
  const suggested = async () =>
    (await found(world.admin)).find(({ seriesId }) => seriesId === ids.timeless)?.suggestedStart;
  expect(await suggested()).toBeNull();
  for (const side of ['home', 'away'] as const) {
    for (const { userId } of world.squads[side].slice(0, 3)) {
      await insertRow(app.db, EveningAnswer, { userId: userId as number, day: '2030-03-23', answer: 'can' });
    }
  }
  expect(await suggested()).toEqual(new Date('2030-03-23T18:00:00Z'));
  await insertRow(app.db, TimeProposal, {
    ...{ seriesId: ids.timeless, side: 'home', starts: [new Date('2030-03-22T17:00:00Z')] },
    ...{ offeredAt: NOW, offeredByUserId: null },
  });
  expect(await suggested()).toEqual(new Date('2030-03-22T17:00:00Z'));
});

test('sixty series and their captains take two statements', async () => {
  for (let n = 0; n < 60; n++) await world.series();
  const sent = await statements(async () => {
    const matters = await found(world.admin);
    expect(matters.length).toBe(66);
    await app.app.get(CaptainsRepository, { strict: false }).findOfSeries(matters.map(({ seriesId }) => seriesId));
  });
  expect(sent.count).toBe(2);
});

test('a season that was switched off has what captains contest, and what waits, until it is settled', async () => {
  await app.db.query('update match_week_rules set captains_report = false, captains_set_times = false');
  expect((await found(world.admin)).map(({ group }) => group)).toEqual(['disputed', 'claimed', 'waiting']);
});
