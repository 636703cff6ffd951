import fc from 'fast-check';
import { LeagueError } from '../league-error.ts';
import type { Fixture, SchedulePlan } from './schedule.ts';
import * as Schedule from './schedule.ts';

const teamsOf = (count: number): number[] => Array.from({ length: count }, (_, index) => 100 + index);

const EVERY_PLAN: SchedulePlan[] = Schedule.playingOrder().flatMap(({ noOfTeams, noOfGamesVsOther }) =>
  Schedule.MATCHES_PER_WEEK.map((matchesPerWeek) => ({
    teamIds: teamsOf(noOfTeams),
    cycles: noOfGamesVsOther,
    matchesPerWeek,
    seed: noOfTeams,
  })),
);

const EVERY_SCHEDULE = EVERY_PLAN.map((plan) => {
  const fixtures = Schedule.generateSchedule(plan);
  const perCycle = (plan.teamIds.length * (plan.teamIds.length - 1)) / 2;
  return {
    ...plan,
    name: `${plan.teamIds.length} teams, ${plan.cycles} cycles, ${plan.matchesPerWeek} a week`,
    fixtures,
    cycleFixtures: Array.from({ length: plan.cycles }, (_, cycle) =>
      fixtures.slice(cycle * perCycle, (cycle + 1) * perCycle),
    ),
  };
});

const pairOf = ({ homeTeamId, awayTeamId }: Fixture): string => [homeTeamId, awayTeamId].sort().join('-');

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string | number): Map<string | number, number> => {
  const counts = new Map<string | number, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

describe('what can be generated', () => {
  test('2 to 24 teams, once or twice against each other', () => {
    const list = Schedule.playingOrder();
    expect(list).toHaveLength(23 * 2);
    expect(list[0]).toEqual({ noOfTeams: 2, noOfGamesVsOther: 1 });
    expect(list.at(-1)).toEqual({ noOfTeams: 24, noOfGamesVsOther: 2 });
    expect(EVERY_PLAN).toHaveLength(92);
  });
});

/** The names of the schedules that break a rule, so that a failed test shows them. */
const namesOf = (schedules: typeof EVERY_SCHEDULE): string[] => schedules.map(({ name }) => name);

describe('every schedule there is', () => {
  test('lets every pair meet exactly once per cycle', () => {
    const wrong = EVERY_SCHEDULE.filter(({ teamIds, cycleFixtures }) =>
      cycleFixtures.some((cycle) => {
        const pairs = (teamIds.length * (teamIds.length - 1)) / 2;
        return cycle.length !== pairs || countBy(cycle, pairOf).size !== pairs;
      }),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  test('has no team against itself and none from elsewhere', () => {
    const wrong = EVERY_SCHEDULE.filter(({ teamIds, fixtures }) =>
      fixtures.some(
        ({ homeTeamId, awayTeamId }) =>
          homeTeamId === awayTeamId || !teamIds.includes(homeTeamId) || !teamIds.includes(awayTeamId),
      ),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  test('gives each team as many series at home as away, within one, in every cycle', () => {
    const wrong = EVERY_SCHEDULE.filter(({ teamIds, cycleFixtures }) =>
      cycleFixtures.some((cycle) => {
        const home = countBy(cycle, ({ homeTeamId }) => homeTeamId);
        const away = countBy(cycle, ({ awayTeamId }) => awayTeamId);
        return teamIds.some((team) => Math.abs((home.get(team) ?? 0) - (away.get(team) ?? 0)) > 1);
      }),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  test('sends no team home or away more than twice in a row within a cycle', () => {
    const wrong = EVERY_SCHEDULE.filter(({ teamIds, cycleFixtures }) =>
      cycleFixtures.some((cycle) =>
        teamIds.some((team) => {
          const own = cycle.filter(({ homeTeamId, awayTeamId }) => homeTeamId === team || awayTeamId === team);
          return /HHH|AAA/.test(own.map(({ homeTeamId }) => (homeTeamId === team ? 'H' : 'A')).join(''));
        }),
      ),
    );
    expect(namesOf(wrong)).toEqual([]);
  });

  test('asks no team for more series a week than allowed', () => {
    const wrong = EVERY_SCHEDULE.filter(({ fixtures, matchesPerWeek }) => {
      const appearances = fixtures.flatMap(({ homeTeamId, awayTeamId, week }) => [
        `${week}:${homeTeamId}`,
        `${week}:${awayTeamId}`,
      ]);
      return Math.max(...countBy(appearances, (appearance) => appearance).values()) > matchesPerWeek;
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  test('runs from week 1 without a gap, in as few weeks as the rounds fit into', () => {
    const wrong = EVERY_SCHEDULE.filter(({ fixtures, teamIds, cycles, matchesPerWeek }) => {
      const rounds = cycles * (teamIds.length % 2 === 0 ? teamIds.length - 1 : teamIds.length);
      const expected = Array.from({ length: Math.ceil(rounds / matchesPerWeek) }, (_, index) => index + 1);
      return [...new Set(fixtures.map(({ week }) => week))].join() !== expected.join();
    });
    expect(namesOf(wrong)).toEqual([]);
  });

  test('mirrors the first cycle in the second, in the same order', () => {
    const double = EVERY_SCHEDULE.filter(({ cycles }) => cycles === 2);
    expect(double).toHaveLength(46);
    const wrong = double.filter(({ cycleFixtures: [first = [], second = []] }) => {
      const mirrored = first.map(({ homeTeamId, awayTeamId }) => `${awayTeamId}-${homeTeamId}`);
      return second.map(({ homeTeamId, awayTeamId }) => `${homeTeamId}-${awayTeamId}`).join() !== mirrored.join();
    });
    expect(namesOf(wrong)).toEqual([]);
  });
});

describe('a schedule', () => {
  test('for twelve teams, home and away, two a week, takes the eleven weeks of the season', () => {
    const fixtures = Schedule.generateSchedule({ teamIds: teamsOf(12), cycles: 2, matchesPerWeek: 2, seed: 1 });
    expect(fixtures).toHaveLength(132);
    expect(fixtures.at(-1)?.week).toBe(11);
  });

  test('with an odd number of teams gives each one bye per cycle, and no series for it', () => {
    const fixtures = Schedule.generateSchedule({ teamIds: teamsOf(5), cycles: 1, matchesPerWeek: 1, seed: 1 });
    expect(countBy(fixtures, ({ week }) => week)).toEqual(new Map([1, 2, 3, 4, 5].map((week) => [week, 2])));
  });

  const anyPlan = fc.record({
    teamIds: fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 2, maxLength: 24 }),
    cycles: fc.constantFrom(...Schedule.CYCLES),
    matchesPerWeek: fc.constantFrom(...Schedule.MATCHES_PER_WEEK),
    seed: fc.integer(),
  });

  test('is the same for the same seed, in whatever order the teams come', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const reversed = { ...plan, teamIds: [...plan.teamIds].reverse() };
        expect(Schedule.generateSchedule(reversed)).toEqual(Schedule.generateSchedule(plan));
      }),
    );
  });

  test('differs between seeds, so that no team always has the first place', () => {
    const openers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
      (seed) => Schedule.generateSchedule({ teamIds: teamsOf(10), cycles: 1, matchesPerWeek: 1, seed })[0]?.homeTeamId,
    );
    expect(new Set(openers).size).toBeGreaterThan(3);
  });

  test.each([
    { teamIds: [], n: 0, cycles: 1, k: 1, why: 'no teams' },
    { teamIds: teamsOf(1), n: 1, cycles: 1, k: 1, why: 'one team has no one to meet' },
    { teamIds: teamsOf(25), n: 25, cycles: 2, k: 2, why: 'more than the circle is drawn for' },
    { teamIds: [1, 2, 2], n: 3, cycles: 1, k: 1, why: 'a team twice' },
    { teamIds: teamsOf(4), n: 4, cycles: 1, k: 3, why: 'three a week' },
    { teamIds: teamsOf(4), n: 4, cycles: 3, k: 1, why: 'three cycles' },
  ])('is refused for $n teams, $cycles cycles, $k a week: $why', ({ teamIds, n, cycles, k }) => {
    const plan = { teamIds, cycles, matchesPerWeek: k, seed: 1 } as SchedulePlan;
    expect(() => Schedule.generateSchedule(plan)).toThrow(
      expect.objectContaining({ code: 'NO_SCHEDULE_FOR_TEAM_COUNT', details: { params: { n, k } } }),
    );
    expect(() => Schedule.generateSchedule(plan)).toThrow(LeagueError);
  });
});
