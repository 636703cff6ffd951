import { createRandom } from '../../domain/random.ts';
import type { Random } from '../../domain/random.ts';
import { boxScoreOf } from './replay-box-score.ts';
import { readReplayHeader } from './replay-header.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';
import type { UnreadableReason } from './replay-unreadable.ts';
import { encodeFile, encodeReplay } from './testing/replay-encoder.ts';
import type { ReplayBuild } from './testing/replay-encoder.ts';

const BUILDS: ReplayBuild[] = ['zero', 'early', 'plain', 'structs'];
const MUTANTS = 100_000;
const HOSTILE_LENGTHS = [0, 1, -1, 9, 255, 65_535, 10_000, 10_001, -10_000, 2 ** 31 - 1, -(2 ** 31)];

const bases = BUILDS.map((build) =>
  encodeReplay(
    {
      id: 'AB',
      date: '2026-03-01 19-30-00',
      teamSize: 1,
      blueGoals: 2,
      players: [
        { name: 'Lingon', platform: 'epic', accountId: 'ab'.repeat(16), team: 0, goals: 2 },
        { name: 'Blåbär€', platform: 'steam', accountId: '76561190000000001', team: 1, score: 100 },
      ],
    },
    { build },
  ),
);

const mutate = (random: Random): Buffer => {
  const file = random.pick(bases);
  let section = Buffer.from(file.subarray(8, 8 + file.readInt32LE(0)));
  for (let edit = random.int(1, 4); edit > 0 && section.length > 8; edit -= 1) {
    const at = random.int(0, section.length - 5);
    const kind = random.int(0, 3);
    if (kind === 0) section.writeUInt8(section.readUInt8(at) ^ (1 << random.int(0, 7)), at);
    if (kind === 1) section.writeInt32LE(random.pick(HOSTILE_LENGTHS), at);
    if (kind === 2) section = Buffer.concat([section.subarray(0, at), section.subarray(at + random.int(1, 4))]);
    if (kind === 3) section = Buffer.from(section.subarray(0, random.chance(0.2) ? at + 5 : section.length));
  }
  const mutant = encodeFile(section);
  // half keep the checksum of the file they came from
  if (random.chance(0.5)) file.copy(mutant, 4, 4, 8);
  return mutant.subarray(0, random.chance(0.05) ? random.int(0, mutant.length) : mutant.length);
};

describe('100,000 damaged headers', () => {
  it('are each read or refused with a reason, and never anything else', () => {
    const random = createRandom(20_260_301);
    const seen = new Map<UnreadableReason | 'read', number>();
    const started = performance.now();
    for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
      const outcome = outcomeOf(mutate(random));
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    }
    expect(performance.now() - started).toBeLessThan(60_000);
    // the damage must reach every corner of the reader, or the test proves little
    const reached: (UnreadableReason | 'read')[] = [
      'read',
      'not-a-replay',
      'truncated',
      'bad-checksum',
      'damaged',
      'limit',
      'unknown-property',
    ];
    expect(reached.filter((outcome) => (seen.get(outcome) ?? 0) < 50)).toEqual([]);
  }, 120_000);
});

const outcomeOf = (content: Buffer): UnreadableReason | 'read' => {
  try {
    boxScoreOf(readReplayHeader(content));
    return 'read';
  } catch (error) {
    if (error instanceof ReplayUnreadable) return error.reason;
    throw error;
  }
};
