import { readingOf } from '../../../../../test/factories/field-play.ts';
import { unstorablePart } from './stored-play.ts';

const { play } = readingOf([{ team: 0, playerId: 1 }]);
const [player] = play.players;

test('an honest reading can be stored', () => {
  expect(unstorablePart(play)).toBeNull();
});

test.each([
  {
    why: 'more players than a game can have',
    by: 'players',
    odd: { players: Array.from({ length: 65 }, () => player!) },
  },
  { why: 'a character that PostgreSQL refuses', by: 'map', odd: { map: 'a\0b' } },
  { why: 'a name without an end', by: 'map', odd: { map: 'a'.repeat(257) } },
  { why: 'no number', by: 'numbers', odd: { activeSeconds: NaN } },
  {
    why: 'no end',
    by: 'numbers',
    odd: { players: [{ ...player!, numbers: { ...player!.numbers, distance: Infinity } }] },
  },
  { why: 'more than a column holds', by: 'numbers', odd: { players: [{ ...player!, heat: [1e40] }] } },
])('a hostile file is refused before the database: $why', ({ by, odd }) => {
  expect(unstorablePart({ ...play, ...odd })).toBe(by);
});
