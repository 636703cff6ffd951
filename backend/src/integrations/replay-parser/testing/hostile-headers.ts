import type { Random } from '../../../domain/random.ts';
import type { HeaderProperty, PropertyValue } from '../property-list.ts';
import { encodeFile, encodeSection } from './replay-encoder.ts';

const LONGEST = 9_990;

/** Names that no person has, but a file can contain. Each is slow, long or strange in its own way. */
export const HOSTILE_NAMES: readonly string[] = [
  '',
  'Lingon',
  '\ufdfa'.repeat(62),
  '\ufdfa'.repeat(LONGEST),
  `a${'\u0316\u0301'.repeat(LONGEST / 2 - 1)}`,
  '\u202e\u2066'.repeat(LONGEST / 2),
  '\ud83d\u200d'.repeat(LONGEST / 2),
  '\ud800',
  'a\0b',
  '\u3164'.repeat(64),
  '\x80\x9f'.repeat(LONGEST / 2),
  '\u0130'.repeat(64),
  '\uac00\u11a8'.repeat(400),
  '👩‍👩‍👧‍👦'.repeat(30),
  "'; drop table player; --",
  '{{name}} <b>',
];
const ROWS = [0, 1, 6, 15, 16, 17, 64];
const NUMBERS = [0, 1, 99_999, 100_000, -1, 2 ** 31 - 1, -(2 ** 31)];
const PLATFORMS = ['OnlinePlatform_Steam', 'OnlinePlatform_Epic', 'OnlinePlatform_PS4', 'OnlinePlatform_Unknown', '?'];
const ACCOUNTS = ['0', '76561190000000001', '18446744073709551615'];

/** A replay file with a right checksum and a well-formed header with hostile content. */
export function hostileReplay(random: Random): Buffer {
  const name = random.pick(HOSTILE_NAMES);
  const rows = Array.from({ length: random.pick(ROWS) }, (_, index) => row(random, name, index));
  const stats: HeaderProperty = { name: 'PlayerStats', index: 0, value: { kind: 'array', items: rows } };
  const properties: HeaderProperty[] = [
    ...shuffled(random, [
      stats,
      ...(random.chance(0.2) ? [stats, { ...stats, index: 1 }] : []),
      property('Goals', { kind: 'array', items: goals(random, name) }),
      property('Id', str(random.pick(HOSTILE_NAMES))),
      property('MatchGuid', str(random.pick(HOSTILE_NAMES))),
      property('Date', str(random.pick(['2026-03-01 19-30-00', '2026-02-31 19-30-00', '9'.repeat(LONGEST)]))),
      property('MatchStartEpoch', { kind: 'qword', value: random.pick(ACCOUNTS) }),
      ...['Team0Score', 'Team1Score', 'TeamSize'].map((key) => property(key, int(number(random, 0.02)))),
    ]),
    ...ballast(random),
  ];
  return encodeFile(encodeSection(properties));
}

function row(random: Random, name: string, index: number): HeaderProperty[] {
  const own = random.chance(0.5) ? `${name.slice(0, -1)}${index}` : name;
  const properties = [
    property('Name', str(own)),
    property('Platform', { kind: 'enum', enumType: 'OnlinePlatform', value: random.pick(PLATFORMS) }),
    property('OnlineID', { kind: 'qword', value: random.pick(ACCOUNTS) }),
    property('Team', int(random.chance(0.02) ? -1 : index % 2)),
    ...['Score', 'Goals', 'Assists', 'Saves', 'Shots'].map((key) => property(key, int(number(random, 0.001)))),
    property('bBot', { kind: 'bool', value: random.chance(0.05) }),
  ];
  return random.chance(0.2) ? [...properties, ...shuffled(random, properties)] : properties;
}

/** Goals of any number, order and team. Two fit the usual score. */
const goals = (random: Random, name: string): HeaderProperty[][] =>
  Array.from({ length: random.pick([0, 2, 2, 2, 3, 201, 1024]) }, (_, index) => [
    property('frame', int(random.pick([...NUMBERS, index]))),
    property('PlayerName', random.chance(0.9) ? str(name) : int(index)),
    property('PlayerTeam', int(random.chance(0.9) ? index % 2 : random.pick(NUMBERS))),
  ]);

/** Many properties that a reader does not need, but must skip. */
function ballast(random: Random): HeaderProperty[] {
  const kind = random.int(0, 5);
  if (kind === 0) return Array.from({ length: 15_000 }, (_, index) => property('x', int(index), index));
  if (kind === 1) return Array.from({ length: 60 }, () => property('x', str(random.pick(HOSTILE_NAMES))));
  if (kind === 2) return Array.from({ length: 80 }, () => property('x', emptyLists(1024)));
  if (kind === 3) return [nested(random.int(1, 9))];
  return [];
}

const emptyLists = (count: number): PropertyValue => ({
  kind: 'array',
  items: Array.from({ length: count }, () => []),
});

const nested = (depth: number): HeaderProperty =>
  property('x', { kind: 'struct', structType: 'y', properties: depth > 1 ? [nested(depth - 1)] : [] });

const number = (random: Random, hostile: number): number => (random.chance(hostile) ? random.pick(NUMBERS) : 1);

const shuffled = <T>(random: Random, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, key: random.int(0, 1_000_000) }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const property = (name: string, value: PropertyValue, index = 0): HeaderProperty => ({ name, index, value });
const int = (value: number): PropertyValue => ({ kind: 'int', value });
const str = (value: string): PropertyValue => ({ kind: 'str', value });
