import { setTimeout as sleep } from 'node:timers/promises';
import type { CreditedRow } from '../../../../domain/recordings/game-reading.ts';
import { createRandom } from '../../../../domain/random.ts';
import { inventRecording } from '../../../../integrations/replay-parser/testing/invented-recording.ts';
import { encodeRecordedGame } from '../../../../integrations/replay-parser/testing/recording-encoder.ts';
import { readGameTask } from './read-game-task.ts';
import type { ReaderSettings } from './recording-reader.ts';
import { RecordingReader } from './recording-reader.ts';

const HOSTILE = new URL('../../../../../test/harness/hostile-worker.mjs', import.meta.url);
const GAME = { id: 'AB', teamSize: 3, players: null };
const recording = inventRecording(createRandom(16), { frames: 300, playersPerTeam: 3 });
const file = encodeRecordedGame(GAME, recording);
const rows = recording.players.map(({ stats, team, name, accountId }, index): CreditedRow => {
  const accounts = accountId === null ? [] : [accountId];
  return { ...stats, playerId: index + 1, side: team === 0 ? 'away' : 'home', accounts, names: [name] };
});

const whileReading = async <T>(settings: Partial<ReaderSettings>, work: (reader: RecordingReader) => Promise<T>) => {
  const reader = new RecordingReader(settings);
  try {
    return await work(reader);
  } finally {
    await reader.onModuleDestroy();
  }
};
const hostile = (settings: Partial<ReaderSettings> = {}) => ({ worker: HOSTILE, ...settings });
const behaving = (word: string) => new TextEncoder().encode(word);

describe('a replay file', () => {
  it('is read in a thread as in the process', async () => {
    const read = await whileReading({}, (reader) => reader.read(Buffer.from(file), rows));
    expect(read).toEqual(readGameTask({ content: file, rows }));
    expect(read).toMatchObject({ status: 'read', reading: { homeColour: 1 } });
  });

  it('is given away, and a part of a larger one is not', async () => {
    const [whole, larger] = [new Uint8Array(file), Buffer.concat([file, file])];
    await whileReading({}, (reader) => Promise.all([reader.read(whole, rows), reader.read(larger.subarray(9), rows)]));
    expect([whole.byteLength, larger.byteLength]).toEqual([0, 2 * file.length]);
  });

  it('that nobody in the rows played has no home team', async () => {
    expect(await whileReading({}, (reader) => reader.read(Buffer.from(file), []))).toEqual({ status: 'undecided' });
  });

  it.each([
    { why: 'no stream', content: file.subarray(0, 8 + file.readInt32LE(0)), status: 'absent' },
    { why: 'half a stream', content: file.subarray(0, file.length / 2), status: 'corrupt' },
  ])('with $why is $status', ({ content, status }) => {
    expect(readGameTask({ content, rows })).toMatchObject({ status });
  });
});

describe('a thread that was prepared', () => {
  it('reads the next file like every other, and is not started twice', async () => {
    await whileReading({}, async (reader) => {
      await Promise.all([reader.prepare(), reader.prepare()]);
      expect(reader.threads).toBe(1);
      const [read] = await Promise.all([reader.read(Buffer.from(file), rows), reader.prepare()]);
      expect([read.status, reader.threads]).toEqual(['read', 1]);
    });
  });

  it('that cannot start does not fail the caller', async () => {
    await whileReading({ worker: new URL('nowhere.mjs', HOSTILE), milliseconds: 300 }, async (reader) => {
      await expect(reader.prepare()).resolves.toBeUndefined();
    });
  });
});

describe('a file that never ends', () => {
  it('is given up in time, holds up neither the process nor the files behind it', async () => {
    await whileReading(hostile({ milliseconds: 1_000 }), async (reader) => {
      const reading = Promise.all(['loop', 'loop', 'read'].map((word) => reader.read(behaving(word), [])));
      let turns = 0;
      while (turns < 20) turns += await sleep(5, 1);
      expect(await Promise.race([reading, Promise.resolve('waiting')])).toBe('waiting');
      expect((await reading).map(({ status }) => status)).toEqual(['timeout', 'timeout', 'absent']);
    });
  });
});

describe('a file that', () => {
  it('takes all memory ends its thread, and the next one is read', async () => {
    const read = await whileReading(hostile({ megabytes: 24 }), async (reader) => [
      await reader.read(behaving('hoard'), []),
      await reader.read(behaving('read'), []),
    ]);
    expect(read).toEqual([{ status: 'memory' }, { status: 'absent' }]);
  });

  it('meets a bug of the reader is corrupt, and the next one is read', async () => {
    const read = await whileReading(hostile(), async (reader) => [
      await reader.read(behaving('fault'), []),
      await reader.read(behaving('read'), []),
    ]);
    expect(read).toEqual([{ status: 'corrupt', reason: 'reader' }, { status: 'absent' }]);
  });

  it('comes while too many wait is refused, and the others are read', async () => {
    await whileReading(hostile({ waiting: 2 }), async (reader) => {
      const first = [1, 2, 3].map(() => reader.read(behaving('read'), []));
      await expect(reader.read(behaving('read'), [])).rejects.toThrow(RangeError);
      expect(await Promise.all(first)).toHaveLength(3);
      expect(await reader.read(behaving('read'), [])).toEqual({ status: 'absent' });
    });
  });
});
