import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfWalkoverWinner } from './walkover-name';
import { isWalkoverWinner } from './walkover-winner';

const [HOME, AWAY] = [3, 7];

test.each([
  { walkover: 'HOME', team: HOME, isWon: true },
  { walkover: 'HOME', team: AWAY, isWon: false },
  { walkover: 'AWAY', team: HOME, isWon: false },
  { walkover: 'AWAY', team: AWAY, isWon: true },
  { walkover: 'BOTH', team: HOME, isWon: false },
  { walkover: 'BOTH', team: AWAY, isWon: false },
  { walkover: null, team: AWAY, isWon: false },
  { walkover: 'AWAY', team: null, isWon: false },
] as const)('a walkover to $walkover is won by $team: $isWon', ({ walkover, team, isWon }) => {
  expect(isWalkoverWinner(team, { walkover, home: { id: HOME } })).toBe(isWon);
});

test.each([
  ['HOME', 'Tallmo'],
  ['AWAY', 'Isviken'],
  ['BOTH', null],
] as const)('a walkover %s is given to %s', (walkover, name) => {
  expect(nameOfWalkoverWinner(walkover, { home: { name: 'Tallmo' }, away: { name: 'Isviken' } })).toBe(name);
});

test('no other file says whose a walkover is', () => {
  const root = join(__dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|generated|styled-system/.test(name),
  );
  // one against both is nobody's, so it may be asked for anywhere
  const says = /walkover\s*[=!]==?\s*(?:['"](?!BOTH)|\()/;
  expect(files.filter((name) => says.test(readFileSync(join(root, name), 'utf8'))).toSorted()).toEqual([
    join('league', 'series', 'walkover-name.ts'),
    join('league', 'series', 'walkover-winner.ts'),
  ]);
});
