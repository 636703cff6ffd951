import { sharedAddress } from './shared-address';

const shown = (search = '') => ({ path: '/series/7', search: new URLSearchParams(search) });

test.each([
  ['se', false, ''],
  ['en', false, '?lang=en'],
  ['se', true, '?spoilers=off'],
  ['en', true, '?lang=en&spoilers=off'],
] as const)('the address of a reader of %s who hides results (%s) ends with %s', (language, hides, query) => {
  expect(sharedAddress(shown(), language, hides)).toBe(`${window.location.origin}/series/7${query}`);
});

test.each([
  ['game=3&goal=2', '?game=3&goal=2', 'the goal'],
  ['tab=trends&if=12:3-1,13:0-3', '?tab=trends&if=12:3-1,13:0-3', 'the supposed results'],
  ['season=8&division=Elit+%26+Co', '?season=8&division=Elit+%26+Co', 'the filters'],
  ['lang=en&spoilers=off&season=8', '?season=8', 'what is not of the reader who shared before'],
])('of ?%s it keeps %s (%s)', (search, query) => {
  expect(sharedAddress(shown(search), 'se', false)).toBe(`${window.location.origin}/series/7${query}`);
  expect(sharedAddress(shown(search), 'en', true)).toBe(
    `${window.location.origin}/series/7${query}&lang=en&spoilers=off`,
  );
});
