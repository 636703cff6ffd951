import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOldEnough } from './age';
import { COUNTRY_CODES, countryOptions } from '../../../league/flags/countries';
import { claimSchema, confirmSchema, isAccountId, missingIn, NOTHING_TOLD, registerSchema } from './details-schema';

const DETAILS = {
  platform: 'steam',
  platformId: 'åska',
  birthdate: '2001-02-03',
  nationality: 'SE',
  consent: true,
};
const PLAYER = { ...DETAILS, nickname: 'Åskan' };

const wrongIn = (result: ReturnType<typeof registerSchema.safeParse>) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]).reverse());

test.each([
  { day: '2013-11-27', now: '2026-11-27T12:00:00Z', old: true, why: '13 today' },
  { day: '2013-11-28', now: '2026-11-27T12:00:00Z', old: false, why: '13 tomorrow' },
  { day: '2013-11-28', now: '2026-11-27T23:30:00Z', old: true, why: 'in Sweden it is tomorrow already' },
  { day: '2012-02-29', now: '2025-02-28T12:00:00Z', old: false, why: 'a leap day’s birthday is 1 March' },
  { day: '2012-02-29', now: '2025-03-01T12:00:00Z', old: true, why: 'a leap day’s birthday is 1 March' },
])('$day is old enough at $now: $old, $why', ({ day, now, old }) => {
  expect(isOldEnough(day, new Date(now))).toBe(old);
});

test('who is under 13 is told so, in a sentence of its own', () => {
  const lastYear = `${new Date().getFullYear() - 1}-01-01`;
  expect(wrongIn(registerSchema.safeParse({ ...PLAYER, birthdate: lastYear }))).toEqual({
    birthdate: 'players-registration:details.too-young',
  });
});

test.each([
  ['2999-01-01', 'no one is born in the future'],
  ['0201-02-03', 'a year with a digit too few'],
])('%s is no birthdate: %s', (birthdate) => {
  expect(wrongIn(registerSchema.safeParse({ ...PLAYER, birthdate })).birthdate).toBe('ui:form.invalid');
});

test('everything that is missing is named', () => {
  expect(Object.keys(wrongIn(registerSchema.safeParse({ ...NOTHING_TOLD, nickname: ' ' }))).sort()).toEqual(
    Object.keys(PLAYER).sort(),
  );
});

test.each([
  ['nickname', 34],
  ['platformId', 100],
] as const)('%s has at most %i characters', (name, max) => {
  expect(registerSchema.safeParse({ ...PLAYER, [name]: 'x'.repeat(max) }).success).toBe(true);
  expect(wrongIn(registerSchema.safeParse({ ...PLAYER, [name]: 'x'.repeat(max + 1) }))).toEqual({
    [name]: `ui:form.too-long|${max}`,
  });
});

test('a claim needs no explanation, and what is sent has no spaces around it', () => {
  expect(claimSchema.parse({ ...DETAILS, platformId: ' åska ', helpText: ' ' })).toEqual({ ...DETAILS, helpText: '' });
  expect(missingIn({ ...DETAILS, helpText: '' })).toBeNull();
});

test.each(Object.keys(DETAILS))('a form without %s may not be sent', (name) => {
  expect(missingIn(DETAILS)).toBeNull();
  expect(missingIn({ ...DETAILS, [name]: name === 'consent' ? false : ' ' })).toBe(
    name === 'consent' ? 'consent' : 'fields',
  );
  expect(confirmSchema.safeParse(DETAILS).success).toBe(true);
});

test('the countries are those that the server takes', () => {
  const known: unknown = JSON.parse(
    readFileSync(join(__dirname, '../../../../../docs/contracts/countries.json'), 'utf8'),
  );
  expect([...COUNTRY_CODES]).toEqual(known);
});

test('Sweden stands first, and the others by the reader’s alphabet', () => {
  expect(countryOptions('se').slice(0, 2)).toEqual([
    { value: 'SE', label: 'Sverige' },
    { value: 'AF', label: 'Afghanistan' },
  ]);
  const placeOf = (language: 'se' | 'en', country: string) =>
    countryOptions(language).findIndex(({ value }) => value === country);
  expect(placeOf('se', 'AT')).toBeGreaterThan(placeOf('se', 'ZW'));
  expect(placeOf('en', 'AX')).toBeLessThan(placeOf('en', 'AL'));
});

const { account } = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/contracts/applicant-cases.json'), 'utf8'),
) as { account: { platform: string; typed: string; stored: string | null; why: string }[] };

test.each(account)('on $platform, $typed is a whole id when the server reads it as one: $why', (example) => {
  expect(isAccountId(example.platform, example.typed)).toBe(example.stored !== null);
});
