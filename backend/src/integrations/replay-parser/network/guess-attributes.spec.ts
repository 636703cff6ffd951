import { createRandom } from '../../../domain/random.ts';
import { inventRecording } from '../testing/invented-recording.ts';
import { encodeRecordedGame } from '../testing/recording-encoder.ts';
import type { StreamValue } from '../testing/stream-actor.ts';
import { readRecording } from './read-recording.ts';

const GAME = { id: 'AB', teamSize: 3, players: null };
const written = inventRecording(createRandom(16), { frames: 120, playersPerTeam: 2 });
const known = readRecording(encodeRecordedGame(GAME, written));
const readWith = (...more: { attribute: string; valueAt: (frame: number) => StreamValue }[]) =>
  readRecording(encodeRecordedGame(GAME, written, { more }));

/** Another number in each frame: what is always the same can be read in several ways. */
const bitsOf = (frame: number, bits: number) => Math.imul(frame + 1, 0x9e3779b1) >>> (32 - bits);

const NEW: { type: string; valueAt: (frame: number) => StreamValue }[] = [
  { type: 'Boolean', valueAt: (frame) => ({ kind: 'bit', on: bitsOf(frame, 1) === 1 }) },
  { type: 'Byte', valueAt: (frame) => ({ kind: 'byte', value: bitsOf(frame, 8) }) },
  { type: 'Int', valueAt: (frame) => ({ kind: 'int', value: bitsOf(frame, 32) }) },
  { type: 'ActorRef', valueAt: (frame) => ({ kind: 'reference', value: bitsOf(frame, 9) }) },
  { type: 'String', valueAt: (frame) => ({ kind: 'text', text: `Lingon ${bitsOf(frame, 20)}` }) },
  { type: 'Bits11', valueAt: (frame) => ({ kind: 'raw', value: bitsOf(frame, 11), bits: 11 }) },
];

describe('an attribute that no table has', () => {
  it.each(NEW)('is read as $type when only that fits to the last frame', ({ type, valueAt }) => {
    const result = readWith({ attribute: 'TAGame.GameEvent_TA:Invented', valueAt });
    expect(result).toEqual({
      ...known,
      guessed: [{ attribute: 'TAGame.GameEvent_TA:Invented', className: 'TAGame.GameEvent_Soccar_TA', type }],
    });
  });

  it('is found beside another one', () => {
    const result = readWith(
      { attribute: 'TAGame.GameEvent_TA:Invented', valueAt: (frame) => ({ kind: 'byte', value: bitsOf(frame, 8) }) },
      { attribute: 'TAGame.GameEvent_TA:bInvented', valueAt: (frame) => ({ kind: 'bit', on: frame % 7 === 0 }) },
    );
    expect(result.status === 'complete' ? result.guessed.map(({ type }) => type) : result).toEqual(['Byte', 'Boolean']);
  });

  it('is named with its class and frame when no type fits', () => {
    const result = readWith({
      attribute: 'TAGame.GameEvent_TA:Invented',
      valueAt: (frame) => ({ kind: 'raw', value: bitsOf(frame, 13), bits: 13 }),
    });
    expect(result).toEqual({
      status: 'partial',
      frames: 0,
      problem: {
        attribute: 'TAGame.GameEvent_TA:Invented',
        className: 'TAGame.GameEvent_Soccar_TA',
        build: null,
        frame: 0,
      },
    });
  });

  it('ends the search at the time limit', () => {
    const file = encodeRecordedGame(GAME, written, {
      more: [{ attribute: 'TAGame.GameEvent_TA:Invented', valueAt: () => ({ kind: 'byte', value: 90 }) }],
    });
    expect(readRecording(file, { milliseconds: -1, updates: 1_000_000 })).toMatchObject({ status: 'partial' });
  });
});

describe('what a file is that has no whole stream', () => {
  const file = encodeRecordedGame(GAME, written);
  const headerBytes = 8 + file.readInt32LE(0);

  it.each([
    { why: 'only a header', content: file.subarray(0, headerBytes), result: { status: 'absent' } },
    {
      why: 'a body that is cut',
      content: file.subarray(0, headerBytes + 500),
      result: { status: 'corrupt', reason: 'truncated' },
    },
    {
      why: 'a cut prefix of the body',
      content: file.subarray(0, headerBytes + 3),
      result: { status: 'corrupt', reason: 'truncated' },
    },
    {
      why: 'a changed bit',
      content: file.map((byte, at) => (at === headerBytes + 900 ? byte ^ 1 : byte)),
      result: { status: 'corrupt', reason: 'bad-checksum' },
    },
    { why: 'no bytes', content: new Uint8Array(), result: { status: 'corrupt', reason: 'header' } },
    { why: 'a text', content: new TextEncoder().encode('Lingon'), result: { status: 'corrupt', reason: 'header' } },
  ])('$why', ({ content, result }) => {
    expect(readRecording(content)).toEqual(result);
  });

  it('more values than a game has', () => {
    expect(readRecording(file, { milliseconds: 5_000, updates: 100 })).toEqual({ status: 'corrupt', reason: 'limit' });
  });

  it('more time than there is', () => {
    expect(readRecording(file, { milliseconds: -1, updates: 1_000_000 })).toEqual({
      status: 'corrupt',
      reason: 'slow',
    });
  });
});
