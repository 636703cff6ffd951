import fc from 'fast-check';
import type { BoxScore } from '../../domain/series/box-score.ts';
import { HeaderReplayParser } from './header-replay-parser.ts';
import { boxScoreOf } from './replay-box-score.ts';
import { readReplayHeader } from './replay-header.ts';
import { cleanName, localDateOf } from './replay-text.ts';
import { encodeFile, encodeReplay, encodeSection } from './testing/replay-encoder.ts';
import type { EncodedGame, EncodedPlayer, ReplayBuild } from './testing/replay-encoder.ts';

const STEAM = '76561190000000001';
const EPIC = '0123456789abcdef0123456789abcdef';
const player = (changes: Partial<EncodedPlayer> = {}): EncodedPlayer => ({
  name: 'Lingon',
  platform: 'steam',
  accountId: STEAM,
  team: 0,
  score: 350,
  goals: 2,
  assists: 1,
  saves: 0,
  shots: 4,
  ...changes,
});
const read = (changes: Partial<EncodedGame> = {}, build: ReplayBuild = 'structs'): BoxScore =>
  boxScoreOf(
    readReplayHeader(
      encodeReplay(
        { id: 'AB', date: '2026-03-01 19-30-00', teamSize: 3, blueGoals: 2, players: [player()], ...changes },
        { build },
      ),
    ),
  );
const rowOf = (changes: Partial<EncodedPlayer>, build: ReplayBuild = 'structs') =>
  read({ players: [player(changes)] }, build).players?.[0];

describe('the box score of a replay', () => {
  it.each(['zero', 'early', 'plain', 'structs'] as const)('holds the row of a player in the layout %s', (build) => {
    expect(rowOf({}, build)).toEqual({
      ...player(),
      accountName: null,
      isBot: false,
      sharedAccount: false,
    });
  });

  it.each([
    { platform: 'steam', accountId: STEAM, build: 'plain', expected: STEAM, why: 'the id of the row' },
    { platform: 'xbox', accountId: '2535400000000001', build: 'plain', expected: '2535400000000001', why: 'same' },
    { platform: 'switch', accountId: '71', build: 'structs', expected: '71', why: 'same' },
    { platform: 'playstation', accountId: '482', build: 'plain', expected: '482', why: 'stable, though no PSN name' },
    { platform: 'epic', accountId: EPIC, build: 'structs', expected: EPIC, why: 'the struct holds it' },
    { platform: 'epic', accountId: EPIC.toUpperCase(), build: 'structs', expected: EPIC, why: 'one spelling' },
    { platform: 'epic', accountId: EPIC, build: 'plain', expected: null, why: 'before October 2024 it is not told' },
    { platform: 'epic', accountId: '', build: 'structs', expected: null, why: 'told, but empty' },
    { platform: 'epic', accountId: "'; drop", build: 'structs', expected: null, why: 'no such id exists' },
    { platform: 'steam', accountId: '0', build: 'structs', expected: null, why: '0 is the game saying none' },
    { platform: 'unknown', accountId: '7', build: 'structs', expected: null, why: 'no platform, no account' },
  ] as const)('tells $platform account $accountId as $expected: $why', ({ platform, accountId, build, expected }) => {
    expect(rowOf({ platform, accountId }, build)).toMatchObject({ platform, accountId: expected });
  });

  it('takes the account from both rows of a split screen, since it names neither', () => {
    const rows = read({
      players: [player({ name: 'Lingon(1)' }), player({ name: 'Lingon' }), player({ accountId: '76561190000000002' })],
    }).players;
    expect(rows?.map((row) => [row.accountId, row.sharedAccount])).toEqual([
      [null, true],
      [null, true],
      ['76561190000000002', false],
    ]);
  });

  it('keeps the account of a player who left and came back: two rows of one name', () => {
    const rows = read({ players: [player({ score: 0 }), player()] }).players;
    expect(rows?.map((row) => [row.accountId, row.sharedAccount])).toEqual([
      [STEAM, false],
      [STEAM, false],
    ]);
  });

  it.each([
    { accountName: 'Lingon_PSN-16chr', accountId: '482', build: 'structs', expected: ['482', 'Lingon_PSN-16chr'] },
    { accountName: 'Lin', accountId: '0', build: 'structs', expected: ['lin', 'Lin'] },
    { accountName: '', accountId: '482', build: 'structs', expected: ['482', null] },
    { accountName: "'; drop", accountId: '0', build: 'structs', expected: [null, null] },
    { accountName: 'Lingon', accountId: '482', build: 'plain', expected: ['482', null] },
  ] as const)('reads the PSN name $accountName with number $accountId', ({ build, expected, ...psn }) => {
    const row = rowOf({ platform: 'playstation', ...psn }, build);
    expect([row?.accountId, row?.accountName]).toEqual(expected);
  });

  it('reads a PSN name of a PlayStation account alone', () => {
    expect(rowOf({ platform: 'xbox', accountName: 'Lingon' })).toMatchObject({ accountId: STEAM, accountName: null });
  });

  it('does not take two rows without an account for a split screen', () => {
    const rows = read({ players: [player({ accountId: '0' }), player({ accountId: '0', name: 'Hjortron' })] }).players;
    expect(rows?.map((row) => row.sharedAccount)).toEqual([false, false]);
  });

  it('reads a number the file leaves out as 0', () => {
    const bare = { score: undefined, goals: undefined, assists: undefined, saves: undefined, shots: undefined };
    expect(rowOf(bare)).toMatchObject({ score: 0, goals: 0, assists: 0, saves: 0, shots: 0 });
    expect(read({ blueGoals: undefined })).toMatchObject({ blueGoals: 0, orangeGoals: 0 });
  });

  it.each([
    [0, 0],
    [1, 1],
    [-1, -1],
    [255, -1],
  ])('puts team %d of the file on %d', (written, team) => {
    expect(rowOf({ team: written })?.team).toBe(team);
  });

  it('tells bots, an unfinished game and the lobby', () => {
    const game = read({ players: [player({ isBot: true })], unfinished: true, matchGuid: 'CD' });
    expect(game).toMatchObject({ unfinished: true, matchGuid: 'CD', players: [{ isBot: true }] });
  });

  it('has no rows, rather than none, when the file was saved before the end', () => {
    expect(read({ players: null }).players).toBeNull();
    expect(read({ players: [] }).players).toEqual([]);
  });

  it.each([
    { list: [{ name: 'PlayerStats', value: 1 }], why: 'rows that are no list' },
    { list: [{ name: 'Team0Score', value: -1 }], why: 'a negative score' },
    { list: [{ name: 'Team1Score', value: 2_000_000_000 }], why: 'a score no game can have' },
  ])('refuses $why', ({ list }) => {
    const properties = list.map(({ name, value }) => ({ name, index: 0, value: { kind: 'int' as const, value } }));
    const content = encodeFile(encodeSection(properties));
    expect(() => boxScoreOf(readReplayHeader(content))).toThrow(expect.objectContaining({ reason: 'damaged' }));
  });

  const count = fc.option(fc.nat(9_999), { nil: undefined });
  const anyPlayer = fc.record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
    platform: fc.constantFrom('steam', 'playstation', 'xbox', 'switch'),
    accountId: fc.bigInt(1n, 2n ** 64n - 1n).map(String),
    team: fc.constantFrom(0, 1, -1),
    score: count,
    goals: count,
    assists: count,
    saves: count,
    shots: count,
    isBot: fc.boolean(),
  }) satisfies fc.Arbitrary<EncodedPlayer>;
  const byAccount = (one: EncodedPlayer) => `${one.platform}:${one.accountId}`;

  it.each(['zero', 'early', 'plain', 'structs'] as const)('gives back any game written in the layout %s', (build) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPlayer, { minLength: 1, maxLength: 10, selector: byAccount }),
        count,
        count,
        (players, blueGoals, orangeGoals) => {
          const game = read({ players, blueGoals, orangeGoals }, build);
          expect([game.blueGoals, game.orangeGoals]).toEqual([blueGoals ?? 0, orangeGoals ?? 0]);
          expect(game.players).toEqual(
            players.map(({ score = 0, goals = 0, assists = 0, saves = 0, shots = 0, ...rest }) => ({
              ...rest,
              ...{ score, goals, assists, saves, shots },
              name: cleanName(rest.name),
              accountName: null,
              sharedAccount: false,
            })),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('refuses by the name of the file', async () => {
    await expect(
      new HeaderReplayParser().parse({ name: 'final.replay', content: Buffer.from('hej') }),
    ).rejects.toMatchObject({ details: { params: { reason: 'not-a-replay', file: 'final.replay' } } });
  });
});

describe('the digest of a box score', () => {
  const other = player({ name: 'Hjortron', accountId: '76561190000000002', team: 1 });

  it('is the same for two players who saved one game, whatever the clock, the id and the order', () => {
    const mine = read({ players: [player(), other] });
    const theirs = read({
      id: 'EF',
      date: '2026-03-01 20-31-04',
      epochSeconds: 1_772_393_400,
      players: [other, player(), player({ name: 'Tittare', team: -1 })],
    });
    expect(theirs.digest).toBe(mine.digest);
  });

  it.each<{ why: string; changes: Partial<EncodedGame> }>([
    { why: 'one more shot', changes: { players: [player({ shots: 5 }), other] } },
    { why: 'another name', changes: { players: [player({ name: 'Lingon2' }), other] } },
    { why: 'the other colour', changes: { players: [player({ team: 1 }), other] } },
    { why: 'another score', changes: { orangeGoals: 1 } },
  ])('differs by $why', ({ changes }) => {
    const base = { players: [player(), other] };
    expect(read({ ...base, ...changes }).digest).not.toBe(read(base).digest);
  });
});

describe('texts of a replay', () => {
  it.each([
    ['2026-03-01 19-30-05', '2026-03-01 19:30:05'],
    ['2016-09-19:22-08', '2016-09-19 22:08:00'],
    ['2026-02-31 10-00-00', null],
    ['2026-03-01 25-00-00', null],
    ['yesterday', null],
    [null, null],
  ])('reads the date %s as %s', (written, expected) => {
    expect(localDateOf(written)).toBe(expected);
  });

  it.each([
    ['  Lingon ', 'Lingon', 'trimmed'],
    ['Lin\0gon\u0007', 'Lingon', 'a database refuses NUL'],
    ['\u202enogniL', 'nogniL', 'a direction mark turns the whole page row'],
    ['Bla\u030aba\u0308r', 'Blåbär', 'composed'],
    ['😀'.repeat(80), '😀'.repeat(64), 'cut between characters, never inside one'],
  ])('cleans the name %j to %j: %s', (name, clean) => {
    expect(cleanName(name)).toBe(clean);
  });
});
