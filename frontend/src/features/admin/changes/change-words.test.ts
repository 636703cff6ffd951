import type { TFunction } from 'i18next';
import { timesIn } from '../../../lib/i18n/use-times';
import { pathWords, valueWords } from './change-words';

const times = timesIn(null, 'se', ((key: string) => key) as TFunction<'ui'>);
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
  ['a post', ['category', 'slug', 'title', 'description', 'content', 'thumbnail', 'image', 'publishedAt']],
  ['a page', ['contentSv', 'contentEn']],
  ['a season', ['name', 'startsOn', 'endsOn', 'format', 'signupClosesAt', 'weeks', 'transferFrom', 'transferTo']],
  ['a qualifier', ['qualifiers.0.name', 'qualifiers.0.nameEng', 'qualifiers.0.from', 'qualifiers.0.to']],
  ['6mans', ['winners', 'losers', 'loserGames', 'playedAt', 'floors.S']],
  [
    'settings',
    ['current_season', 'signup_season', 'registration_open', 'transfer_open', 'start_type', 'start_content'],
  ],
  ['the transfer window', ['transfer_follows', 'transfer_turned_at']],
  ['an API key', ['name', 'scopes', 'ownLimit', 'isNewContact']],
  ['a person', ['reason', 'playerId', 'requestIds', 'membershipIds']],
])('nothing of %s is read as it is stored', (_, paths) => {
  for (const path of paths) {
    const names = path.split('.').filter((part) => /^[a-z]/.test(part));
    expect(pathWords(path, say).match(/<field\.[a-z-]+>/g)).toHaveLength(names.length);
  }
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
  expect(valueWords(json, times, say)).toBe(read);
});

test.each([
  ['"home"', 'walkover', '<value.home>'],
  ['["divisionadmin","writer"]', 'roles', '<value.division-admin>, <value.writer>'],
  ['"changeTeamInfo"', 'kind', '<value.change-team-info>'],
  ['"matches"', 'start_type', '<value.upcoming>'],
  ['"home"', 'name', 'home'],
  ['"2008-03-04"', 'birthdate', '4 mars 2008'],
  ['"2026-11-20"', 'weeks.0.endsOn', '20 november 2026'],
  ['"2008-03-04"', 'nickname', '2008-03-04'],
])('the value %s of the field %s is read as %s', (json, path, read) => {
  expect(valueWords(json, times, say, path)).toBe(read);
});
