import fc from 'fast-check';
import { bracketOf } from './bracket.ts';
import { assertLeftOutKnown, keepsOutOf, openSeedsOf } from './open-seeds.ts';
import type { SeedCandidate } from './open-seeds.ts';
import { assertShape, mostTeamsOf, STAGE_FORMATS, STAGE_KINDS } from './stage-shape.ts';

const KVAL_B = { name: 'Kval B', nameEng: null };

const team = (teamId: number, more: Partial<SeedCandidate> = {}): SeedCandidate => ({
  ...{ teamId, mmr: 1000, isEligible: true, otherStage: null },
  ...more,
});

test('the strongest take the seeds that are left, and the others are named with the reason', () => {
  const candidates = [
    team(1, { mmr: 900 }),
    team(2, { mmr: 1500 }),
    team(3, { mmr: 1800, isEligible: false, otherStage: KVAL_B }),
    team(4, { mmr: 1700, otherStage: KVAL_B }),
    team(5, { mmr: null }),
  ];
  const { seeded, leftOut } = openSeedsOf(candidates, { kind: 'qualifier', format: 'single-elimination', seeds: 31 });
  expect(seeded.map(({ teamId }) => teamId)).toEqual([2]);
  expect(leftOut.map(({ teamId, why }) => [teamId, why])).toEqual([
    [3, 'players'],
    [4, 'other-stage'],
    [1, 'full'],
    [5, 'full'],
  ]);
});

const anyStage = fc
  .record({
    kind: fc.constantFrom(...STAGE_KINDS),
    format: fc.constantFrom(...STAGE_FORMATS),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ kind, format, part }) => ({ kind, format, seeds: Math.floor(part * mostTeamsOf(kind, format)) }));
const anyTeams = fc
  .array(
    fc.record({
      mmr: fc.option(fc.integer({ min: 0, max: 40 })),
      isEligible: fc.boolean(),
      otherStage: fc.option(fc.constant(KVAL_B)),
    }),
    { maxLength: 90 },
  )
  .map((teams) => teams.map((one, index) => ({ teamId: index + 1, ...one })));

test('any number of sign-ups makes a stage that can be drawn, and every team is in it or left out for a reason', () => {
  fc.assert(
    fc.property(anyStage, anyTeams, (stage, candidates) => {
      const { seeded, leftOut } = openSeedsOf(candidates, stage);
      const most = mostTeamsOf(stage.kind, stage.format);
      const teams = stage.seeds + seeded.length;
      expect(teams).toBeLessThanOrEqual(most);
      expect([...seeded, ...leftOut].map(({ teamId }) => teamId).sort((a, b) => a - b)).toEqual(
        candidates.map(({ teamId }) => teamId),
      );
      expect(seeded.every(({ isEligible, otherStage }) => isEligible && otherStage === null)).toBe(true);
      const full = leftOut.filter(({ why }) => why === 'full');
      if (full.length > 0) expect(teams).toBe(most);
      const weakest = Math.min(...seeded.map(({ mmr }) => mmr ?? -1));
      expect(full.every(({ mmr }) => (mmr ?? -1) <= weakest || seeded.length === 0)).toBe(true);
      if (teams >= 3 || (teams === 2 && stage.format !== 'double-elimination')) {
        const shape = { format: stage.format, teams, hasThirdPlace: false, hasSecondFinal: false };
        assertShape(stage.kind, shape);
        const placed = bracketOf(shape).flatMap(({ upper, lower }) =>
          [upper, lower].flatMap((one) => (one.from === 'seed' ? one.seed : [])),
        );
        expect(new Set(placed).size).toBe(teams);
      }
    }),
    { numRuns: Number(process.env['BRACKETS'] ?? 500) },
  );
});

test('a cup stands beside a qualifier, and two qualifiers do not', () => {
  expect([keepsOutOf('qualifier', 'qualifier'), keepsOutOf('playoffs', 'qualifier'), keepsOutOf('cup', 'cup')]).toEqual(
    [true, true, true],
  );
  expect([keepsOutOf('cup', 'qualifier'), keepsOutOf('qualifier', 'cup')]).toEqual([false, false]);
});

test('nobody is left out whom staff have not seen', () => {
  const leftOut = [{ id: 4, name: 'Norr' }];
  expect(() => assertLeftOutKnown(leftOut, [3])).toThrow('api.stage.others-left-out');
  expect(() => assertLeftOutKnown(leftOut, [3, 4])).not.toThrow();
  expect(() => assertLeftOutKnown(leftOut, null)).not.toThrow();
});
