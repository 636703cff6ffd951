import * as Format from './series-format.ts';

describe('series formats', () => {
  test.each([
    { format: 'first-to-1', min: 1, clean: 1, uploads: [1] },
    { format: 'first-to-2', min: 2, clean: 2, uploads: [1, 2, 3] },
    { format: 'first-to-3', min: 3, clean: 3, uploads: [1, 3, 4, 5] },
    { format: 'four-plus-decider', min: 4, clean: 4, uploads: [1, 4, 5] },
    { format: 'first-to-4', min: 4, clean: 4, uploads: [1, 4, 5, 6, 7] },
  ] as const)('$format: at least $min games, walkover $clean-0, uploads of $uploads files', (expected) => {
    expect(Format.minGames(expected.format)).toBe(expected.min);
    expect(Format.cleanestWin(expected.format)).toBe(expected.clean);
    expect(Format.allowedReplayCounts(expected.format)).toEqual(expected.uploads);
  });
});
