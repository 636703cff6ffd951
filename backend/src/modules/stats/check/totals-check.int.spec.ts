import { Logger } from '@nestjs/common';
import { League, threeNil } from '../../../../test/factories/league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { Metrics } from '../../../platform/health/metrics.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import { TotalsCheckRepository } from './totals-check.repository.ts';
import { TotalsCheckService } from './totals-check.service.ts';

Logger.overrideLogger(false);

/** 04:00 in Sweden. */
const NIGHT = new Date('2026-11-22T03:00:00Z');
const DAY_MS = 86_400_000;
const TOKEN = 'the figures of the test';

let app: TestApp;
let other: TestApp;
let league: League;
let divisionId: number;

beforeAll(async () => {
  app = await bootApp({ env: { METRICS_TOKEN: TOKEN } });
  other = await bootApp({ beside: app });
  league = new League(app.db);
  divisionId = await league.division(await league.season());
  const [norr, syd] = [await league.teamIn(divisionId, 'Norr'), await league.teamIn(divisionId, 'Syd')];
  const ada = await league.player('Ada');
  await league.played(
    divisionId,
    [norr, syd],
    threeNil.map((game) => ({ ...game, home: [[ada, 400, 2, 0, 1, 4]] })),
  );
});
afterAll(async () => {
  await other.close();
  await app.close();
});

beforeEach(async () => {
  await app.db.query('delete from totals_check');
  await app.app.get(PlayerTotalsService, { strict: false }).recompute(divisionId);
});

/** The check of an instance at a given time. */
const checkAt = (at: Date, instance = app) => {
  const get = <T>(type: new (...args: never[]) => T): T => instance.app.get(type, { strict: false });
  const service = new TotalsCheckService(
    get(Db),
    new FixedClock(at),
    get(TotalsCheckRepository),
    get(PlayerTotalsService),
    get(Metrics),
  );
  return service.check();
};

const sums = () => app.db.query('select games, score, goals, saves, shots from player_division_totals');
const RIGHT = [{ games: 3, score: 1200, goals: 6, saves: 3, shots: 12 }];
const spoil = () => app.db.query('update player_division_totals set goals = 5, games = 2');

const figures = async () => {
  const text = await (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return text.split('\n').filter((line) => line.startsWith('player_totals'));
};

test('what is wrong is named, mended and in the figures', async () => {
  expect(await figures()).toEqual(['player_totals_wrong 0', 'player_totals_checked_timestamp_seconds 0']);
  await spoil();

  expect(await checkAt(NIGHT)).toEqual([
    {
      division: divisionId,
      team: expect.any(Number) as number,
      player: expect.any(Number) as number,
      stored: [2, 1200, 5, 0, 3, 12, 1],
      counted: [3, 1200, 6, 0, 3, 12, 1],
    },
  ]);

  expect(await sums()).toEqual(RIGHT);
  expect(await figures()).toEqual([
    'player_totals_wrong 1',
    `player_totals_checked_timestamp_seconds ${NIGHT.getTime() / 1000}`,
  ]);
});

test('sums without games go, and missing ones come', async () => {
  const gone = await league.player('Bo');
  await app.db.query('update player_division_totals set player_id = $1', [gone]);

  const wrong = await checkAt(NIGHT);

  expect(wrong?.map(({ stored, counted }) => [stored !== null, counted !== null])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(await sums()).toEqual(RIGHT);
});

test('a night is checked once by all instances together, and before four o’clock by none', async () => {
  expect(await checkAt(new Date(NIGHT.getTime() - 1))).toBeNull();

  const both = await Promise.all([checkAt(NIGHT), checkAt(NIGHT, other)]);
  expect(both.filter((found) => found !== null)).toEqual([[]]);

  await spoil();
  expect(await checkAt(new Date(NIGHT.getTime() + DAY_MS / 2), other)).toBeNull();
  expect(await checkAt(new Date(NIGHT.getTime() + DAY_MS), other)).toHaveLength(1);
});

test('a check that fails half-way leaves the night to the next one', async () => {
  await spoil();
  await app.db.query('alter table player_division_totals add constraint planted check (goals = 5)');
  await expect(checkAt(NIGHT)).rejects.toThrow('planted');
  await app.db.query('alter table player_division_totals drop constraint planted');
  expect(await checkAt(NIGHT)).toHaveLength(1);
});
