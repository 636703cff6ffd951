import { chanceKind } from './chance-kind';

test.each([
  { chance: 0, isPossible: false, isSure: false, kind: 'never' },
  { chance: 1, isPossible: true, isSure: true, kind: 'always' },
  { chance: 0, isPossible: true, isSure: false, kind: 'rare' },
  { chance: 0.0049, isPossible: true, isSure: false, kind: 'rare' },
  { chance: 0.005, isPossible: true, isSure: false, kind: 'open' },
  { chance: 1, isPossible: true, isSure: false, kind: 'open' },
])('$chance is $kind (possible: $isPossible, sure: $isSure)', ({ chance, kind, ...bounds }) => {
  expect(chanceKind(chance, bounds)).toBe(kind);
});
