import { createRandom } from '../../../domain/random.ts';
import type { Random } from '../../../domain/random.ts';
import { replayCrc } from '../crc.ts';
import { boxScoreOf } from '../replay-box-score.ts';
import { headerEnd, readReplayHeader } from '../replay-header.ts';
import { inventRecording } from '../testing/invented-recording.ts';
import { encodeRecordedGame } from '../testing/recording-encoder.ts';
import { readRecording } from './read-recording.ts';
import type { RecordingResult } from './read-recording.ts';

/** The numbers of damaged files. By hand one runs STREAM_MUTANTS=100000 STREAM_CUTS=2000. */
const MUTANTS = Number(process.env['STREAM_MUTANTS'] ?? 500);
const CUTS = Number(process.env['STREAM_CUTS'] ?? 50);
const HOSTILE_NUMBERS = [0, 1, -1, 255, 1024, 25_000, 60_000, 2 ** 31 - 1, -(2 ** 31)];
const SLOWEST_MS = 5_000;

const GAME = { id: 'AB', date: '2026-03-01 19-30-00', teamSize: 2, blueGoals: 1, players: null };
const bases = (['new', 'old'] as const).flatMap((build) =>
  [1, 2].map((playersPerTeam) =>
    encodeRecordedGame(GAME, inventRecording(createRandom(playersPerTeam), { frames: 30, playersPerTeam }), { build }),
  ),
);

/** Some bits, numbers or bytes of the body are others. Most files keep a right checksum, so that the damage is read. */
const mutate = (random: Random): Buffer => {
  const file = Buffer.from(random.pick(bases));
  const start = headerEnd(file) + 8;
  const size = file.length - start;
  for (let edit = random.int(1, 3); edit > 0; edit -= 1) {
    const at = start + random.int(0, size - 5);
    const kind = random.int(0, 3);
    if (kind === 0) file.writeUInt8(file.readUInt8(at) ^ (1 << random.int(0, 7)), at);
    if (kind === 1) file.writeInt32LE(random.pick(HOSTILE_NUMBERS), at);
    if (kind === 2) file.fill(random.pick([0, 0xff]), at, Math.min(at + random.int(1, 40), file.length));
    if (kind === 3) file.copyWithin(at, at + random.int(1, 4), start + size);
  }
  if (random.chance(0.9)) file.writeUInt32LE(replayCrc(file.subarray(start)), start - 4);
  return file;
};

const cut = (random: Random): Buffer => {
  const file = random.pick(bases);
  return file.subarray(0, random.int(0, file.length));
};

/** What happened, in a word; anything but a typed result in good time is an error. */
const outcomeOf = (file: Buffer): string => {
  const started = performance.now();
  const result: RecordingResult = readRecording(file);
  if (performance.now() - started > SLOWEST_MS) throw new Error('too slow');
  if (result.status === 'complete') {
    const { frames, ball, players, delta } = result.recording;
    const columns = [delta, ball.x, ball.wx, ...players.flatMap(({ x, vx, yaw }) => [x, vx, yaw])];
    if (columns.some((column) => column.length !== frames || !column.every(Number.isFinite)))
      throw new Error('a column is no column');
  }
  return result.status === 'corrupt' ? result.reason : result.status;
};

const count = (times: number, one: () => string): Map<string, number> => {
  const seen = new Map<string, number>();
  for (let time = 0; time < times; time += 1) {
    const outcome = one();
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  return seen;
};

describe('a damaged stream', () => {
  it('gives a typed result each time, in good time, and the header is what it was', () => {
    const random = createRandom(20_260_316);
    const boxScores = bases.map((file) => boxScoreOf(readReplayHeader(file)));
    const seen = count(MUTANTS, () => {
      const file = mutate(random);
      const outcome = outcomeOf(file);
      expect(boxScores).toContainEqual(boxScoreOf(readReplayHeader(file)));
      return outcome;
    });
    if (MUTANTS > 500) console.info([...seen]);
    // the damage must reach every part of the reader, otherwise the test proves little
    const reached = ['complete', 'bad-checksum', 'truncated', 'limit', 'index', 'time', 'channel'];
    expect(reached.filter((outcome) => !seen.has(outcome))).toEqual([]);
  }, 3_600_000);

  it('that is cut anywhere gives a typed result', () => {
    const random = createRandom(20_260_317);
    const seen = count(CUTS, () => outcomeOf(cut(random)));
    if (CUTS > 50) console.info([...seen]);
    // a cut just behind the header leaves a file without a stream
    seen.delete('absent');
    expect([...seen.keys()].sort()).toEqual(['header', 'truncated']);
  }, 3_600_000);
});
