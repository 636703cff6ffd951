import { SIDES, mapSides, otherSide } from './sides.ts';

describe('the two sides of a series', () => {
  test('the other side of the other side is the side itself', () => {
    for (const side of SIDES) {
      expect(otherSide(side)).not.toBe(side);
      expect(otherSide(otherSide(side))).toBe(side);
    }
  });

  test('mapping says which side each value belongs to', () => {
    expect(mapSides({ home: 3, away: 1 }, (games, side) => `${side} ${games}`)).toEqual({
      home: 'home 3',
      away: 'away 1',
    });
  });
});
