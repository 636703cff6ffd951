import { pathWords, valueWords } from './change-words';

const say = (key: string) => `<${key}>`;

test.each([
  ['name', '<field.name>'],
  ['games.0.homeGoals', '<field.game> 1 · <field.home-goals>'],
  ['games.2.rows.0.goals', '<field.game> 3 · <field.row> 1 · <field.goals>'],
  ['0.hex', '1 · <field.colour>'],
  ['somethingNew', 'somethingNew'],
  ['', '<value.whole>'],
])('the path "%s" is read as %s', (path, read) => {
  expect(pathWords(path, say)).toBe(read);
});

test.each([
  [null, '–'],
  ['null', '–'],
  ['""', '–'],
  ['[]', '–'],
  ['0', '0'],
  ['true', '<value.yes>'],
  ['"false"', '<value.no>'],
  ['[3,1]', '3, 1'],
  ['"Elit"', 'Elit'],
  ['"2026-11-20T18:00:00.000Z"', '20 november 2026 19:00'],
  ['"2026-11-20"', '2026-11-20'],
])('the value %s is read as %s', (json, read) => {
  expect(valueWords(json, 'se', say)).toBe(read);
});

test.each([
  ['"home"', 'walkover', '<value.home>'],
  ['["divisionadmin","writer"]', 'roles', '<value.division-admin>, <value.writer>'],
  ['"changeTeamInfo"', 'kind', '<value.change-team-info>'],
  ['"home"', 'name', 'home'],
])('the value %s of the field %s is read as %s', (json, path, read) => {
  expect(valueWords(json, 'se', say, path)).toBe(read);
});
