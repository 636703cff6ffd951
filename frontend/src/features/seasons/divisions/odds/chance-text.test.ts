import { chanceText } from './chance-text';

test.each([
  { chance: 0, isPossible: false, isSure: false, said: { kind: 'never' } },
  { chance: 1, isPossible: true, isSure: true, said: { kind: 'always' } },
  { chance: 0, isPossible: true, isSure: false, said: { kind: 'rare' } },
  { chance: 1, isPossible: true, isSure: false, said: { kind: 'nearly' } },
  { chance: 0.005, isPossible: true, isSure: false, said: { kind: 'percent', percent: 1 } },
  { chance: 0.994, isPossible: true, isSure: false, said: { kind: 'percent', percent: 99 } },
])('$chance is said as $said.kind (possible: $isPossible, sure: $isSure)', ({ chance, said, ...bounds }) => {
  expect(chanceText(chance, bounds)).toEqual(said);
});
