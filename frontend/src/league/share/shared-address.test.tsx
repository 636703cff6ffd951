import { sharedAddress } from './shared-address';

test.each([
  ['se', false, ''],
  ['en', false, '?lang=en'],
  ['se', true, '?spoilers=off'],
  ['en', true, '?lang=en&spoilers=off'],
] as const)('the address of a reader of %s who hides results (%s) ends with %s', (language, hides, query) => {
  expect(sharedAddress('/series/7', language, hides)).toBe(`${window.location.origin}/series/7${query}`);
});
