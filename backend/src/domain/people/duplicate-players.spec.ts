import { duplicatesAmong } from './duplicate-players.ts';
import type { DuplicateReason, KnownAccount, RegisteredPlayer } from './duplicate-players.ts';

const player = (id: number, nickname: string, columns: Partial<RegisteredPlayer> = {}): RegisteredPlayer => ({
  id,
  nickname,
  birthdate: null,
  accounts: [],
  ...columns,
});

const account = (accountId: string, displayName: string | null = null, platform = 'steam'): KnownAccount => ({
  platform,
  accountId,
  displayName,
});

const reasonsOf = (one: RegisteredPlayer, other: RegisteredPlayer): DuplicateReason[] | null =>
  duplicatesAmong([one, other])[0]?.reasons ?? null;

test.each<{ why: string; names: [string, string]; reason: DuplicateReason | null }>([
  { why: 'the same name', names: ['Norrsken', 'Norrsken'], reason: 'same-name' },
  { why: 'case, spaces and signs do not count', names: ['Norr_sken', 'norrsken '], reason: 'same-name' },
  { why: 'typed without the Swedish letters', names: ['Älvsjö', 'Alvsjo'], reason: 'same-name' },
  { why: 'one letter more', names: ['Norrsken', 'Norrskenn'], reason: 'similar-name' },
  { why: 'two neighbours changed places', names: ['Norrsken', 'Norrsekn'], reason: 'similar-name' },
  { why: 'a number behind', names: ['Norrsken', 'Norrsken2'], reason: 'similar-name' },
  { why: 'one edit in five letters', names: ['Bosse', 'Basse'], reason: 'similar-name' },
  { why: 'one edit in four letters is too much', names: ['Nova', 'Nora'], reason: null },
  { why: 'short names are other names', names: ['Ada', 'Ada2'], reason: null },
  { why: 'three edits in nine letters', names: ['Norrskens', 'Norrskomm'], reason: null },
  { why: 'other names', names: ['Norrsken', 'Midnattssol'], reason: null },
])('$names: $why', ({ names: [one, other], reason }) => {
  expect(reasonsOf(player(1, one), player(2, other))).toEqual(reason && [reason]);
});

test.each<{
  why: string;
  one: Partial<RegisteredPlayer>;
  other: Partial<RegisteredPlayer>;
  reasons: DuplicateReason[] | null;
}>([
  {
    why: 'an account belongs to one person, however it is written',
    one: { accounts: [account('Nova-99', null, 'playstation')] },
    other: { accounts: [account(' nova-99', null, 'playstation')] },
    reasons: ['same-account'],
  },
  {
    why: 'the same id on another platform is another account',
    one: { accounts: [account('4711')] },
    other: { accounts: [account('4711', null, 'epic')] },
    reasons: null,
  },
  {
    why: 'the same name of two accounts on one platform',
    one: { accounts: [account('1', 'Nova')] },
    other: { accounts: [account('2', 'NOVA')] },
    reasons: ['same-account-name'],
  },
  {
    why: 'born the same day',
    one: { birthdate: '2001-02-03' },
    other: { birthdate: '2001-02-03' },
    reasons: ['same-birthdate'],
  },
  { why: 'a birthdate that is not known says nothing', one: { birthdate: '2001-02-03' }, other: {}, reasons: null },
  {
    why: 'empty accounts are none',
    one: { accounts: [account(' ', '')] },
    other: { accounts: [account('', '')] },
    reasons: null,
  },
])('$why', ({ one, other, reasons }) => {
  expect(reasonsOf(player(1, 'Norrsken', one), player(2, 'Midnattssol', other))).toEqual(reasons);
});

test('two birthdates that differ: a similar name is not enough, the same name or account is', () => {
  const born = (id: number, nickname: string, columns: Partial<RegisteredPlayer> = {}) =>
    player(id, nickname, { birthdate: `2001-02-0${id}`, ...columns });
  expect(reasonsOf(born(1, 'Norrsken'), born(2, 'Norrskenn'))).toBeNull();
  expect(reasonsOf(born(1, 'Norrsken'), born(2, 'Norrsken'))).toEqual(['same-name']);
  const accounts = [account('1')];
  expect(reasonsOf(born(1, 'Norrsken', { accounts }), born(2, 'Norrskenn', { accounts }))).toEqual([
    'same-account',
    'similar-name',
  ]);
});

test('a date that more than five players have tells no one apart', () => {
  const many = ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Eko', 'Foxtrot'].map((name, at) =>
    player(at + 1, name, { birthdate: '2000-01-01' }),
  );
  expect(duplicatesAmong(many)).toEqual([]);
  expect(duplicatesAmong(many.slice(1))).toHaveLength(10);
});

test('what adds up comes first; each pair stands once, with the lower id first', () => {
  const pairs = duplicatesAmong([
    player(5, 'Midnattssol', { birthdate: '2001-02-03' }),
    player(4, 'Norrsken', { accounts: [account('1')] }),
    player(3, 'Midnattssol', { birthdate: '2001-02-03' }),
    player(2, 'Frost', { accounts: [account('1')] }),
    player(1, 'Norrskenn'),
  ]);
  expect(pairs).toEqual([
    { ids: [2, 4], reasons: ['same-account'], strength: 100 },
    { ids: [3, 5], reasons: ['same-name', 'same-birthdate'], strength: 90 },
    { ids: [1, 4], reasons: ['similar-name'], strength: 40 },
  ]);
});

test('every similar name is found, whatever is left out for speed', () => {
  const edits = ['norrsken', 'xorrsken', 'orrsken', 'norrskenx', 'nrorsken', 'norrsxen', 'norrske', 'nörrsken'];
  const found = duplicatesAmong(edits.map((name, at) => player(at + 1, name)));
  const withFirst = found.filter(({ ids: [one] }) => one === 1).map(({ ids: [, other] }) => other);
  expect(withFirst.toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8]);
});
