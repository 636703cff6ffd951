import { createRandom } from '../../domain/random.ts';
import type { Random } from '../../domain/random.ts';
import { proposeGames } from '../../domain/replays/replay-matching.ts';
import type { ReplayFile } from '../../domain/replays/replay-proposal.ts';
import { mapSides } from '../../domain/sides.ts';
import { boxScoreOf } from './replay-box-score.ts';
import { readReplayHeader } from './replay-header.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';
import type { UnreadableReason } from './replay-unreadable.ts';
import { HOSTILE_NAMES, hostileReplay } from './testing/hostile-headers.ts';
import { encodeFile, encodeReplay } from './testing/replay-encoder.ts';
import type { ReplayBuild } from './testing/replay-encoder.ts';
import { processorMs } from '../../../test/harness/processor.ts';

const BUILDS: ReplayBuild[] = ['zero', 'early', 'plain', 'structs'];
/** The number of damaged files. By hand one runs 100,000; fewer reach every part of the reader as well. */
const MUTANTS = Number(process.env['MUTANTS'] ?? 10_000);
const PATIENCE_MS = 900_000 + MUTANTS * 12;
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
  // half of the files keep the checksum of the original
  if (random.chance(0.5)) file.copy(mutant, 4, 4, 8);
  return mutant.subarray(0, random.chance(0.05) ? random.int(0, mutant.length) : mutant.length);
};

describe('tens of thousands of damaged headers', () => {
  it(
    'are each read or refused with a reason, and never anything else',
    () => {
      const random = createRandom(20_260_301);
      const seen = new Map<UnreadableReason | 'read', number>();
      const started = process.cpuUsage();
      for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
        const outcome = outcomeOf(mutate(random));
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      }
      expect(processorMs(started)).toBeLessThan(MUTANTS * 6);
      // the damage must reach every part of the reader, otherwise the test proves little
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
    },
    PATIENCE_MS,
  );
});

const ROSTERS = mapSides({ home: 1, away: 101 }, (first) =>
  Array.from({ length: 12 }, (_, index) => ({
    playerId: first + index,
    nickname: '\ufdfa'.repeat(34 - index),
    accounts: [{ platform: 'steam' as const, accountId: `7656119000000000${index}` }],
  })),
);

const NORMALIZE = Object.getOwnPropertyDescriptor(String.prototype, 'normalize')?.value as (form?: string) => string;

/** Making keys always calls one method of the language, so it is watched during the work. */
const whileNormalizeIs = <T>(normalize: typeof NORMALIZE, work: () => T): T => {
  Object.defineProperty(String.prototype, 'normalize', { value: normalize, configurable: true, writable: true });
  try {
    return work();
  } finally {
    Object.defineProperty(String.prototype, 'normalize', { value: NORMALIZE, configurable: true, writable: true });
  }
};

/** A file as the upload passes it on: a box score, or a refusal. */
const readAs = (name: string, content: Buffer): ReplayFile => {
  try {
    return { name, sha256: name, boxScore: boxScoreOf(readReplayHeader(content)) };
  } catch (error) {
    if (!(error instanceof ReplayUnreadable)) throw error;
    return { name, sha256: name, refusal: { code: 'REPLAY_UNREADABLE', reasonKey: error.messageKey, params: {} } };
  }
};

describe('hostile headers without a fault', () => {
  it('never hold the server up, read or matched, five at a time', () => {
    const random = createRandom(20_260_302);
    const outcomes = new Map<string, number>();
    let longest = 0;
    const clocked = <T>(work: () => T): T => {
      const started = process.cpuUsage();
      const done = work();
      longest = Math.max(longest, processorMs(started));
      return done;
    };
    for (let upload = 0; upload < 20; upload += 1) {
      const contents = Array.from({ length: 5 }, () => hostileReplay(random));
      const files = contents.map((content, index) => clocked(() => readAs(`${index}.replay`, content)));
      clocked(() => proposeGames({ format: 'first-to-3', rosters: ROSTERS, files }));
      for (const file of files) {
        const outcome = 'refusal' in file ? file.refusal.reasonKey.replace(/.*\./, '') : 'read';
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }
    // some 60 ms of processor time
    expect(longest).toBeLessThan(3_000);
    const reached = ['read', 'too-many-players', 'limit', 'damaged'];
    expect(reached.filter((outcome) => (outcomes.get(outcome) ?? 0) < 3)).toEqual([]);
  });

  it.each(HOSTILE_NAMES.map((name) => ({ name })))(
    'make three keys for each name of a file, and one for each of a roster: %#',
    ({ name }) => {
      const players = Array.from({ length: 16 }, (_, index) => ({
        name: `${index}${name}`,
        platform: 'unknown' as const,
        team: index % 2,
      }));
      const files = [0, 1, 2, 3, 4].map((goals) =>
        readAs(`${goals}.replay`, encodeReplay({ id: 'AB', teamSize: 4, blueGoals: goals, players })),
      );
      let normalized = 0;
      const { games } = whileNormalizeIs(
        function (this: string, form?: string) {
          normalized += 1;
          return NORMALIZE.call(this, form);
        },
        () => proposeGames({ format: 'first-to-3', rosters: ROSTERS, files }),
      );
      expect(games.map(({ rows }) => rows.length)).toEqual([16, 16, 16, 16, 16]);
      // a key normalises three times; 80 rows, for doubles, stored games and their players, and 24 players
      expect(normalized).toBeGreaterThan(0);
      expect(normalized).toBeLessThanOrEqual(3 * (3 * 80 + 24));
    },
  );

  it('with one row more in the teams than a lobby can leave behind are refused, spectators aside', () => {
    const file = (playing: number, watching: number) =>
      encodeReplay({
        id: 'AB',
        teamSize: 4,
        players: Array.from({ length: playing + watching }, (_, index) => ({
          name: `P${index}`,
          platform: 'unknown' as const,
          team: index < playing ? index % 2 : -1,
        })),
      });
    expect(outcomeOf(file(16, 40))).toBe('read');
    expect(outcomeOf(file(17, 0))).toBe('too-many-players');
  });
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
