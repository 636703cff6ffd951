import { placesBetween, tableGroupsOf } from './seed-groups';
import { byLot, byStrength, movedTo } from './seed-order';
import type { SeedChoice } from './seed-choice';

const seed = (key: string, fields: Partial<SeedChoice> = {}): SeedChoice => ({
  ...{ key, name: key, teamId: null, divisionId: null, place: null },
  ...fields,
});
const keys = (seeds: readonly SeedChoice[]) => seeds.map(({ key }) => key).join(' ');

test('a seed moves to any place', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

test('the strongest come first, and who has no known strength last in the order that they had', () => {
  const strengths: Record<string, number> = { b: 900, d: 1200 };
  const order = byStrength([seed('a'), seed('b'), seed('c'), seed('d')], ({ key }) => strengths[key] ?? null);
  expect(keys(order)).toBe('d b a c');
});

test('a lot gives the same order again from any order, another lot another one, and loses nobody', () => {
  const seeds = Array.from({ length: 16 }, (_, at) => seed(`team-${at}`));
  const order = byLot(seeds, 4711);
  expect(keys(byLot(seeds.toReversed(), 4711))).toBe(keys(order));
  expect(keys(byLot(seeds, 4712))).not.toBe(keys(order));
  expect(new Set(order.map(({ key }) => key)).size).toBe(16);
});

test('a lot gives the order that the server checks', () => {
  const seeds = ['team-1', 'team-2', 'team-3', 'place-4-1'].map((key) => seed(key));
  expect(keys(byLot(seeds, 7))).toBe('team-2 team-1 team-3 place-4-1');
});

test('each seed is first about equally often', () => {
  const seeds = ['a', 'b', 'c', 'd'].map((key) => seed(key));
  const first = Array.from({ length: 4000 }, (_, lot) => byLot(seeds, lot + 1)[0]?.key);
  for (const { key } of seeds) {
    const share = first.filter((one) => one === key).length;
    expect(share).toBeGreaterThan(850);
    expect(share).toBeLessThan(1150);
  }
});

test('two tables on a rank are added place by place, so that their winners meet the last', () => {
  const places = [1, 2, 3].flatMap((place) =>
    [7, 8].map((divisionId) => seed(`${divisionId}-${place}`, { divisionId, place })),
  );
  const seasons = [
    {
      ...{ id: 1, name: 'Säsong 1' },
      divisions: [
        { id: 5, name: 'Elit', rank: 1 },
        { id: 7, name: 'Norra', rank: 2 },
        { id: 8, name: 'Södra', rank: 2 },
      ],
    },
  ];
  const groups = tableGroupsOf({ seasons, adminStages: [] }, { seasonId: 1, stageId: 9, language: 'se' });
  expect(groups.map(({ names }) => names.join(' + '))).toEqual(['Elit', 'Norra', 'Södra', 'Norra + Södra']);
  expect(keys(placesBetween(places, { divisionIds: [7, 8] }, { from: 1, to: 2 }))).toBe('7-1 8-1 7-2 8-2');
  expect(keys(placesBetween(places, { divisionIds: [8] }, { from: 2, to: 9 }))).toBe('8-2 8-3');
});
