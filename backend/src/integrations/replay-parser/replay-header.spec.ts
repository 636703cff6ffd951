import fc from 'fast-check';
import type { HeaderProperty, PropertyValue } from './property-list.ts';
import { readReplayHeader } from './replay-header.ts';
import { ReplayUnreadable, UNREADABLE_REASONS } from './replay-unreadable.ts';
import type { UnreadableReason } from './replay-unreadable.ts';
import { writeText } from './testing/property-writer.ts';
import { encodeFile, encodeReplay, encodeSection } from './testing/replay-encoder.ts';
import type { EncodedGame, EncodedPlayer, ReplayBuild } from './testing/replay-encoder.ts';
import { processorMs } from '../../../test/harness/processor.ts';

const LINGON: EncodedPlayer = {
  name: 'Lingon',
  platform: 'steam',
  accountId: '76561190000000001',
  team: 0,
  goals: 1,
};
const GAME: EncodedGame = {
  id: '0123456789ABCDEF0123456789ABCDEF',
  date: '2026-03-01 19-30-00',
  teamSize: 3,
  blueGoals: 1,
  players: [LINGON],
};

const reasonOf = (content: Buffer): UnreadableReason | 'read' => {
  try {
    readReplayHeader(content);
    return 'read';
  } catch (error) {
    if (error instanceof ReplayUnreadable) return error.reason;
    throw error;
  }
};
const property = (name: string, value: PropertyValue, index = 0): HeaderProperty => ({ name, index, value });
const readBack = (list: HeaderProperty[], build: ReplayBuild) =>
  readReplayHeader(encodeFile(encodeSection(list, build))).properties;
const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};

/** A section that ends inside a property, so that any bytes can follow. */
const opened = (...parts: Buffer[]): Buffer =>
  encodeFile(Buffer.concat([encodeSection([]).subarray(0, -writeText('None').length), ...parts]));
const head = (name: string, type: string, size = 0, index = 0) =>
  Buffer.concat([writeText(name), writeText(type), int32(size), int32(index)]);

describe('the header of a replay file', () => {
  it.each([
    ['zero', { engine: 0, licensee: 0, net: null }],
    ['early', { engine: 868, licensee: 12, net: null }],
    ['plain', { engine: 868, licensee: 24, net: 10 }],
    ['structs', { engine: 868, licensee: 32, net: 10 }],
  ] as const)('tells the versions of the layout %s', (build, versions) => {
    expect(readReplayHeader(encodeReplay(GAME, { build }))).toMatchObject({
      ...versions,
      gameType: 'TAGame.Replay_Soccar_TA',
    });
  });

  it('keeps every element of a fixed-size array, which repeats its name', () => {
    const list = [0, 1, 2].map((index) => property('Data', { kind: 'qword', value: String(index) }, index));
    expect(readBack(list, 'structs')).toEqual(list);
  });

  it('keeps an account id that is larger than a number holds exactly', () => {
    const list = [property('OnlineID', { kind: 'qword', value: '18446744073709551615' })];
    expect(readBack(list, 'plain')).toEqual(list);
  });

  it.each([
    { bytes: [0xe5, 0x20, 0x93, 0x94, 0], length: 5, text: 'å “”', why: '8-bit text is windows-1252, not Latin-1' },
    { bytes: [0x81, 0], length: 2, text: '\x81', why: 'a place windows-1252 leaves empty' },
    { bytes: [0x3d, 0xd8, 0x00, 0xde, 0, 0], length: -3, text: '😀', why: 'UTF-16 with a surrogate pair' },
    { bytes: [0x3d, 0xd8, 0x41, 0x00, 0, 0], length: -3, text: '\ufffdA', why: 'a lone surrogate is replaced' },
    { bytes: [0xff, 0xfe, 0x41, 0x00, 0, 0], length: -3, text: '\ufeffA', why: 'a byte-order mark is text here' },
    { bytes: [], length: 0, text: '', why: 'nothing' },
  ])('reads text: $why', ({ bytes, length, text }) => {
    const content = opened(head('Name', 'StrProperty'), int32(length), Buffer.from(bytes), writeText('None'));
    expect(readReplayHeader(content).properties).toEqual([property('Name', { kind: 'str', value: text })]);
  });

  it('steps over a type it does not know by its declared size', () => {
    const content = opened(head('New', 'MapProperty', 3), Buffer.from([1, 2, 3]), writeText('None'));
    expect(readReplayHeader(content).properties).toEqual([property('New', { kind: 'unknown', type: 'MapProperty' })]);
  });

  it('never looks at the network stream, cut short or not', () => {
    const body = Buffer.from('not a stream');
    const whole = encodeReplay(GAME, { body });
    expect(readReplayHeader(whole.subarray(0, whole.length - 5))).toEqual(readReplayHeader(whole));
  });

  const leaf = fc.oneof(
    fc.record({ kind: fc.constant('int' as const), value: fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }) }),
    fc.record({ kind: fc.constant('float' as const), value: fc.float({ noNaN: true }) }),
    fc.record({ kind: fc.constant('qword' as const), value: fc.bigInt(0n, 2n ** 64n - 1n).map(String) }),
    fc.record({
      kind: fc.constantFrom('str' as const, 'name' as const),
      value: fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\0')),
    }),
    fc.record({ kind: fc.constant('bool' as const), value: fc.boolean() }),
  );
  const modern = fc.oneof(
    fc.record({ kind: fc.constant('byte' as const), value: fc.integer({ min: 0, max: 255 }) }),
    fc.record({
      kind: fc.constant('enum' as const),
      enumType: fc.constant('OnlinePlatform'),
      value: fc.string({ maxLength: 12 }),
    }),
  );
  const listOf = (value: fc.Arbitrary<PropertyValue>) =>
    fc.array(fc.record({ name: fc.stringMatching(/^[A-MO-Z][A-Za-z0-9]{0,11}$/), index: fc.nat({ max: 9 }), value }), {
      maxLength: 6,
    });
  const nested = (depth: number): fc.Arbitrary<PropertyValue> =>
    depth === 0
      ? fc.oneof(leaf, modern)
      : fc.oneof(
          leaf,
          modern,
          fc.record({
            kind: fc.constant('array' as const),
            items: fc.array(listOf(nested(depth - 1)), { maxLength: 4 }),
          }),
          fc.record({
            kind: fc.constant('struct' as const),
            structType: fc.string({ maxLength: 12 }),
            properties: listOf(nested(depth - 1)),
          }),
        );

  it('reads back any property list it is given', () => {
    fc.assert(
      fc.property(listOf(nested(3)), (list) => {
        expect(readBack(list, 'structs')).toEqual(list);
      }),
      { numRuns: 300 },
    );
  });

  it('reads back any property list of engine version 0.0', () => {
    fc.assert(
      fc.property(listOf(leaf), (list) => {
        expect(readBack(list, 'zero')).toEqual(list);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a file that is no readable replay', () => {
  const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(4096, 7)]);
  const whole = encodeReplay(GAME);
  const withSize = (size: number): Buffer => {
    const copy = Buffer.from(whole);
    copy.writeInt32LE(size, 0);
    return copy;
  };
  const flipped = Buffer.from(whole);
  flipped.writeUInt8(flipped.readUInt8(200) ^ 1, 200);
  const bomb = (levels: number): Buffer =>
    opened(
      ...Array.from({ length: levels }, () => Buffer.concat([head('P', 'StructProperty'), writeText('S')])),
      ...Array.from({ length: levels + 1 }, () => writeText('None')),
    );
  const endless = Buffer.concat(
    Array.from({ length: 20_001 }, () => Buffer.concat([head('P', 'IntProperty', 4), int32(1)])),
  );

  it.each<{ why: string; content: Buffer; reason: UnreadableReason | 'read' }>([
    { why: 'no bytes', content: Buffer.alloc(0), reason: 'empty' },
    { why: 'three bytes', content: Buffer.from('abc'), reason: 'not-a-replay' },
    { why: 'a picture with a replay name', content: png, reason: 'not-a-replay' },
    { why: 'fifty megabytes of zeros', content: Buffer.alloc(50_000_000), reason: 'not-a-replay' },
    { why: 'declared length 2^31-1', content: withSize(2 ** 31 - 1), reason: 'too-large' },
    { why: 'negative length', content: withSize(-1), reason: 'too-large' },
    { why: 'a byte over the limit', content: withSize(1024 * 1024 + 1), reason: 'too-large' },
    { why: 'cut inside the header', content: whole.subarray(0, whole.length - 20), reason: 'truncated' },
    { why: 'one flipped bit', content: flipped, reason: 'bad-checksum' },
    { why: 'length 0', content: withSize(0), reason: 'bad-checksum' },
    { why: 'eight lists deep', content: bomb(7), reason: 'read' },
    { why: 'nine lists deep', content: bomb(8), reason: 'limit' },
    { why: 'five thousand lists deep', content: bomb(5000), reason: 'limit' },
    { why: '20,001 properties', content: opened(endless, writeText('None')), reason: 'limit' },
    {
      why: 'a list of 2^31-1',
      content: opened(head('Goals', 'ArrayProperty'), int32(2 ** 31 - 1)),
      reason: 'limit',
    },
    { why: 'a list of 1025', content: opened(head('Goals', 'ArrayProperty'), int32(1025)), reason: 'limit' },
    {
      why: 'a list longer than the section',
      content: opened(head('Goals', 'ArrayProperty'), int32(1024), Buffer.alloc(1000)),
      reason: 'damaged',
    },
    {
      why: 'a list of -1',
      content: opened(head('Goals', 'ArrayProperty'), int32(-1), writeText('None')),
      reason: 'damaged',
    },
    {
      why: 'another game type, with the right one further on',
      content: encodeFile(Buffer.concat([Buffer.alloc(8), writeText('Other'), writeText('TAGame.Replay_')])),
      reason: 'not-a-replay',
    },
    {
      why: '65 players',
      content: opened(head('PlayerStats', 'ArrayProperty'), int32(65), Buffer.alloc(65 * 9)),
      reason: 'limit',
    },
    { why: 'a text of 10,001', content: opened(int32(10_001), Buffer.alloc(10_001)), reason: 'limit' },
    { why: 'a text of -2^31', content: opened(int32(-(2 ** 31))), reason: 'limit' },
    { why: 'a text past the end', content: opened(int32(50), Buffer.alloc(49, 65)), reason: 'damaged' },
    { why: 'UTF-16 past the end', content: opened(int32(-25), Buffer.alloc(49, 65)), reason: 'damaged' },
    { why: 'no closing None', content: opened(Buffer.alloc(0)), reason: 'damaged' },
    {
      why: 'an unknown type with no way past it',
      content: opened(head('New', 'MapProperty', 9e6)),
      reason: 'unknown-property',
    },
    {
      why: 'an unknown type whose size lies',
      content: opened(head('New', 'MapProperty', 0), writeText('None'), Buffer.alloc(4), writeText('None')),
      reason: 'unknown-property',
    },
  ])('$why: $reason', ({ content, reason }) => {
    const started = process.cpuUsage();
    expect(reasonOf(content)).toBe(reason);
    // refusing a file must cost little, whatever is in its megabyte. Processor time, because the machine may be busy
    expect(processorMs(started)).toBeLessThan(1000);
  });

  it('is refused with a sentence of its own for every reason', () => {
    const keys = UNREADABLE_REASONS.map((reason) => new ReplayUnreadable(reason, 'a.replay'));
    expect(new Set(keys.map((error) => error.messageKey)).size).toBe(UNREADABLE_REASONS.length);
    expect(keys[0]).toMatchObject({
      code: 'REPLAY_UNREADABLE',
      kind: 'invalid',
      messageKey: 'api.replay.unreadable.empty',
      details: { params: { reason: 'empty', file: 'a.replay' } },
    });
  });
});
