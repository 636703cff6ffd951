import { acrossOf, BIG_PADS, downOf, FIELD, SMALL_PADS, viewOf, WALL } from './field-view';

test('lying, the home team attacks to the right; upright, it attacks up', () => {
  const lying = viewOf(1200, false);
  const upright = viewOf(390, true);
  expect(lying.width).toBeGreaterThan(lying.height);
  expect(upright.height).toBeGreaterThan(upright.width);
  expect(acrossOf(lying, 0, FIELD.end)).toBeGreaterThan(acrossOf(lying, 0, 0));
  expect(downOf(lying, 0, FIELD.end)).toBe(downOf(lying, 0, 0));
  expect(downOf(upright, 0, FIELD.end)).toBeLessThan(downOf(upright, 0, 0));
  expect(acrossOf(upright, 0, FIELD.end)).toBe(upright.width / 2);
});

test('+x is to the left of the attacking home team in both views, so nothing is mirrored', () => {
  const [lying, upright] = [viewOf(1000, false), viewOf(1000, true)];
  expect(downOf(lying, 1000, 0)).toBeLessThan(downOf(lying, 0, 0));
  expect(acrossOf(upright, 1000, 0)).toBeLessThan(acrossOf(upright, 0, 0));
});

test('the whole field with both goals is on the surface', () => {
  for (const view of [viewOf(320, true), viewOf(1280, false)]) {
    for (const y of [-1, 1].map((end) => end * (FIELD.end + FIELD.goalDepth))) {
      for (const x of [-FIELD.side, FIELD.side]) {
        expect(acrossOf(view, x, y)).toBeGreaterThan(0);
        expect(acrossOf(view, x, y)).toBeLessThan(view.width);
        expect(downOf(view, x, y)).toBeGreaterThan(0);
        expect(downOf(view, x, y)).toBeLessThan(view.height);
      }
    }
  }
});

test('the wall has its corners cut at 45 degrees', () => {
  expect(WALL).toHaveLength(8);
  for (const [x, y] of WALL) expect(Math.abs(x) + Math.abs(y)).toBe(FIELD.corner);
});

test('there are 6 large and 28 small pads, each once, inside of the wall', () => {
  const pads = [...BIG_PADS, ...SMALL_PADS];
  expect([BIG_PADS.length, SMALL_PADS.length]).toEqual([6, 28]);
  expect(new Set(pads.map(String)).size).toBe(34);
  for (const [x, y] of pads) expect(Math.abs(x) + Math.abs(y)).toBeLessThan(FIELD.corner);
});
