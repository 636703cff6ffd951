import { readFileSync } from 'node:fs';
import * as Applicant from './applicant.ts';
import { COUNTRIES } from '../countries.ts';

const typed: Applicant.TypedDetails = {
  platform: 'steam',
  platformId: '76561190000000001',
  birthdate: '2000-02-29',
  nationality: 'SE',
};
/** Noon in Sweden. */
const NOW = new Date('2026-03-01T11:00:00Z');
const details = (changes: Partial<Applicant.TypedDetails>, now = NOW) =>
  Applicant.assertPlayerDetails({ ...typed, ...changes }, now);

test('are stored as they are meant', () => {
  expect(details({ platformId: '  Ada #1 ', nationality: ' se', birthdate: ' 2000-02-29 ' })).toEqual({
    platform: 'steam',
    platformId: 'Ada #1',
    birthdate: '2000-02-29',
    nationality: 'SE',
  });
});

test('what is too long is told with how long it may be', () => {
  const tooLong = (max: number, field: string) =>
    expect.objectContaining({
      messageKey: 'api.error.too-long',
      details: expect.objectContaining({ field, params: { max } }),
    });
  expect(() => Applicant.assertNickname('x'.repeat(35))).toThrow(tooLong(34, 'nickname'));
  expect(() => details({ platformId: 'x'.repeat(101) })).toThrow(tooLong(100, 'platformId'));
});

test.each([
  'https://steamcommunity.com/profiles/76561190000000001',
  'https://steamcommunity.com/profiles/76561190000000001/',
  'http://www.steamcommunity.com/profiles/76561190000000001/home?l=swedish#top',
  ' steamcommunity.com/profiles/76561190000000001 ',
  'HTTPS://SteamCommunity.com/Profiles/76561190000000001',
])('the Steam address %s becomes its number', (platformId) => {
  expect(details({ platformId }).platformId).toBe('76561190000000001');
});

test.each([
  'https://steamcommunity.com/id/lingon',
  'steamcommunity.com/id/76561190000000001/',
  'https://steamcommunity.com/profiles/lingon',
])('the Steam address %s has no number: it is asked for', (platformId) => {
  expect(() => details({ platformId })).toThrow(
    expect.objectContaining({
      messageKey: 'api.player.steam-address',
      details: expect.objectContaining({ field: 'platformId' }),
    }),
  );
});

test.each([
  { platform: 'steam', platformId: 'https://example.com/profiles/76561190000000001' },
  { platform: 'steam', platformId: 'lingon' },
  { platform: 'epic', platformId: 'https://steamcommunity.com/id/lingon' },
])('$platformId on $platform stays as it was typed', (typedAccount) => {
  expect(details(typedAccount)).toMatchObject(typedAccount);
});

test.each([
  ['Epic Games', 'epic'],
  ['Steam', 'steam'],
  ['Playstation Network', 'playstation'],
  ['Xbox Live', 'xbox'],
  ['Nintendo Switch', 'switch'],
  ['epic', 'epic'],
])('the platform %s is %s', (platform, stored) => expect(details({ platform }).platform).toBe(stored));

test.each([
  { why: 'no platform', changes: { platform: '' }, field: 'platform' },
  { why: "a replay's unknown platform", changes: { platform: 'unknown' }, field: 'platform' },
  { why: 'a property that every object has', changes: { platform: 'constructor' }, field: 'platform' },
  { why: 'no account', changes: { platformId: ' ' }, field: 'platformId' },
  { why: 'a longer account than any', changes: { platformId: 'x'.repeat(101) }, field: 'platformId' },
  { why: 'an account of two lines', changes: { platformId: 'a\nb' }, field: 'platformId' },
  { why: 'no country', changes: { nationality: '' }, field: 'nationality' },
  { why: 'no such country', changes: { nationality: 'XX' }, field: 'nationality' },
  { why: 'a country in words', changes: { nationality: 'Sverige' }, field: 'nationality' },
  { why: 'a day that does not exist', changes: { birthdate: '2001-02-29' }, field: 'birthdate' },
  { why: 'a day in words', changes: { birthdate: '1 maj 2000' }, field: 'birthdate' },
  { why: 'a time', changes: { birthdate: '2000-01-01T00:00' }, field: 'birthdate' },
  { why: 'a day to come', changes: { birthdate: '2026-03-02' }, field: 'birthdate' },
  { why: 'no day', changes: { birthdate: ' ' }, field: 'birthdate' },
  { why: 'older than anyone', changes: { birthdate: '1906-03-01' }, field: 'birthdate' },
])('refuses $why, naming the field', ({ changes, field }) => {
  expect(() => details(changes)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field }) }),
  );
});

test.each(['platform', 'platformId', 'nationality', 'birthdate'])(
  'an empty %s is asked for like all fields',
  (field) => {
    expect(() => details({ [field]: ' ' })).toThrow(
      expect.objectContaining({ messageKey: 'api.player.fill-in-all', details: { field } }),
    );
  },
);

test.each([
  { why: 'thirteen today', birthdate: '2013-03-01', now: NOW, served: true },
  { why: 'thirteen tomorrow', birthdate: '2013-03-02', now: NOW, served: false },
  {
    why: 'thirteen in Sweden, not yet in UTC',
    birthdate: '2013-03-02',
    now: new Date('2026-03-01T23:00:00Z'),
    served: true,
  },
  {
    why: 'born on a leap day, the day before',
    birthdate: '2012-02-29',
    now: new Date('2025-02-28T12:00:00Z'),
    served: false,
  },
  {
    why: 'born on a leap day, on 1 March',
    birthdate: '2012-02-29',
    now: new Date('2025-03-01T12:00:00Z'),
    served: true,
  },
])('$why', ({ birthdate, now, served }) => {
  if (served) expect(details({ birthdate }, now).birthdate).toBe(birthdate);
  else expect(() => details({ birthdate }, now)).toThrow(expect.objectContaining({ code: 'UNDER_AGE' }));
});

test('a nickname has 1 to 34 characters in one line', () => {
  expect(Applicant.assertNickname(' Ada ')).toBe('Ada');
  expect(Applicant.assertNickname('x'.repeat(34))).toHaveLength(34);
  for (const nickname of ['', '   ', 'x'.repeat(35), 'A\u202eda']) {
    expect(() => Applicant.assertNickname(nickname)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  }
});

test.each([
  { name: 'ada', nickname: 'ada', why: 'it can be one' },
  { name: 'x'.repeat(40), nickname: 'x'.repeat(34), why: 'it is cut' },
  { name: '', nickname: null, why: 'nothing' },
  { name: 'a\u200bb', nickname: null, why: 'it holds what no one sees' },
])('to $name is suggested $nickname: $why', ({ name, nickname }) => {
  expect(Applicant.nicknameFrom(name)).toBe(nickname);
});

test.each([
  { platform: 'steam', platformId: '76561198000000001', id: '76561198000000001', why: 'a Steam id' },
  { platform: 'steam', platformId: 'ada', id: null, why: 'a Steam name' },
  { platform: 'steam', platformId: '765611980000000011', id: null, why: 'one digit more' },
  { platform: 'epic', platformId: 'AB'.repeat(16), id: 'ab'.repeat(16), why: 'an Epic id, as replays spell it' },
  { platform: 'epic', platformId: 'ada', id: null, why: 'an Epic name' },
  { platform: 'playstation', platformId: '76561198000000001', id: null, why: 'a name that looks like an id' },
] as const)('$why is an account in replays: $id', ({ id, ...details }) => {
  expect(Applicant.replayAccountIdOf(details)).toBe(id);
});

test('no one registers without consent', () => {
  expect(() => Applicant.assertConsent(false)).toThrow(expect.objectContaining({ code: 'CONSENT_MISSING' }));
  expect(() => Applicant.assertConsent(true)).not.toThrow();
});

test('there are 249 countries and Kosovo, and the form offers the same', () => {
  expect(COUNTRIES.size).toBe(250);
  const contract: unknown = JSON.parse(
    readFileSync(new URL('../../../../docs/contracts/countries.json', import.meta.url), 'utf8'),
  );
  expect([...COUNTRIES]).toEqual(contract);
});

const STEAM_ID = '76561190000000001';
const EPIC_ID = '0123456789abcdef0123456789abcdef';

test.each([
  ['steam', STEAM_ID, STEAM_ID],
  ['Steam', ` https://steamcommunity.com/profiles/${STEAM_ID}/ `, STEAM_ID],
  ['Epic Games', EPIC_ID.toUpperCase(), EPIC_ID],
])('on %s %s is an account, also while it is typed', (platform, platformId, accountId) => {
  expect(Applicant.typedAccountOf({ platform, platformId })?.accountId).toBe(accountId);
});

test.each([
  ['steam', STEAM_ID.slice(0, -1)],
  ['steam', 'https://steamcommunity.com/id/lingon'],
  ['epic', 'Lingon'],
  ['xbox', 'Lingon'],
  ['playstation', 'Lingon'],
  ['switch', STEAM_ID],
  ['', STEAM_ID],
  ['steam', ''],
  ['steam', 'x'.repeat(200)],
])('on %s %s is none that finds a player', (platform, platformId) => {
  expect(Applicant.typedAccountOf({ platform, platformId })).toBeNull();
});
