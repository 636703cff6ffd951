import { existsSync, readFileSync } from 'node:fs';
import type { Recording } from '../../../domain/recordings/recording.ts';
import { intOf, valueOf } from '../header-values.ts';
import { boxScoreOf } from '../replay-box-score.ts';
import { readReplayHeader } from '../replay-header.ts';
import { PATIENT_LIMITS } from '../testing/patient-limits.ts';
import type { DecodeCounts } from './decode-stream.ts';
import { readCounted, readRecording } from './read-recording.ts';

// real files hold real people's names: they stand beside the project, never in it
const FOLDER = new URL('../../../../../../shared/replays/network/', import.meta.url);
const EXPECTED = new URL('expected.json', FOLDER);

/** What another, independent reader counted. */
interface ExpectedFile {
  file: string;
  decode: {
    result: 'complete' | 'partial';
    frames: number;
    new_actors: number;
    deleted_actors: number;
    updates: number;
    rigid_bodies: number;
    rigid_bodies_asleep: number;
    sum_of_delta: number;
    states: string[];
    in_play_seconds?: number;
  };
  carball?: { demos?: number };
  ballchasing?: Record<'blue' | 'orange', { players: { stats: { demo: { inflicted: number; taken: number } } }[] }>;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const plain = (counts: DecodeCounts | null) => ({
  frames: counts?.frames ?? 0,
  new_actors: counts?.newActors ?? 0,
  deleted_actors: counts?.deletedActors ?? 0,
  updates: counts?.updates ?? 0,
  rigid_bodies: counts?.rigidBodies ?? 0,
  rigid_bodies_asleep: counts?.rigidBodiesAsleep ?? 0,
  sum_of_delta: rounded(counts?.sumOfDelta ?? 0, 3),
  states: [...(counts?.states ?? [])],
});

if (existsSync(EXPECTED)) {
  const { files, older_files } = JSON.parse(readFileSync(EXPECTED, 'utf8')) as Record<
    'files' | 'older_files',
    ExpectedFile[]
  >;
  const contentOf = ({ file }: ExpectedFile) =>
    readFileSync(new URL(file.startsWith('../') ? file : `files/${file}`, FOLDER));
  const whole = [...files, ...older_files].filter(({ decode }) => decode.result === 'complete');
  const withFrames = whole.filter(({ decode }) => decode.frames > 0);
  const recordingOf = (file: ExpectedFile): Recording => {
    const result = readRecording(contentOf(file), PATIENT_LIMITS);
    if (result.status !== 'complete') throw new Error(`${file.file}: ${result.status}`);
    return result.recording;
  };

  describe('real recordings', () => {
    it.each(whole)('$file has as much of everything as another reader counted', ({ decode, ...file }) => {
      const { result, counts } = readCounted(contentOf({ decode, ...file }), PATIENT_LIMITS);
      const { result: _, in_play_seconds, ...expected } = decode;
      expect(plain(counts)).toEqual(expected);
      expect(rounded(counts?.inPlaySeconds ?? 0, 2)).toBe(in_play_seconds ?? 0);
      expect(result.status).toBe(decode.frames === 0 ? 'absent' : 'complete');
      if (result.status === 'complete') expect(result.guessed).toEqual([]);
    });

    it.each(withFrames)('$file has the players of its box score, by account', (file) => {
      const boxScore = boxScoreOf(readReplayHeader(contentOf(file)));
      const { players } = recordingOf(file);
      for (const row of boxScore.players ?? []) {
        if (row.team === -1) continue;
        // old headers have no Epic account, the stream has
        const player = players.find(
          ({ name, accountId }) => name === row.name && (accountId === row.accountId || row.accountId === null),
        );
        expect({ row: row.name, team: player?.team }).toEqual({ row: row.name, team: row.team });
        // a recording may end in the frame of a goal
        expect([row.goals, row.goals - 1]).toContain(player?.stats.goals);
      }
    });

    it.each(withFrames)('$file has each shot of its box score, unless it begins in the middle of the game', (file) => {
      const { players, counts, clock } = recordingOf(file);
      const isWhole = Math.max(...clock) >= 300;
      for (const row of boxScoreOf(readReplayHeader(contentOf(file))).players ?? []) {
        const index = players.findIndex(({ name, team }) => name === row.name && team === row.team);
        if (index < 0) continue;
        const shots = counts.filter(({ player, what }) => player === index && what === 'shot').length;
        if (isWhole) expect(shots).toBe(row.shots);
        else expect(shots).toBeLessThanOrEqual(row.shots);
      }
    });

    it.each(withFrames)('$file has the goals of its header, each with a scorer in the team', (file) => {
      const { goals, players } = recordingOf(file);
      const { properties } = readReplayHeader(contentOf(file));
      const list = valueOf(properties, 'Goals');
      expect(goals).toHaveLength(list?.kind === 'array' ? list.items.length : 0);
      for (const { player, team } of goals) if (player !== null) expect(players[player]?.team).toBe(team);
    });

    it.each(withFrames)('$file is in play as long as the game says', (file) => {
      const { delta, phase, ballHit, frames } = recordingOf(file);
      let seconds = 0;
      for (let frame = 0; frame < frames; frame += 1) {
        if (phase[frame] === 3 && ballHit[frame] === 1) seconds += delta[frame] ?? 0;
      }
      const told = valueOf(readReplayHeader(contentOf(file)).properties, 'TotalSecondsPlayed');
      expect(Math.abs(seconds - (told?.kind === 'float' ? told.value : seconds))).toBeLessThan(0.15);
      expect(seconds).toBeGreaterThan(2);
    });

    it.each(withFrames)('$file keeps cars and ball on the field', (file) => {
      const { players, ball, frames } = recordingOf(file);
      for (const body of [...players, ball]) {
        expect(body.x).toHaveLength(frames);
        expect(Math.max(...body.z)).toBeLessThan(2200);
        expect(Math.max(...body.y.map(Math.abs))).toBeLessThan(6_100);
      }
      for (const player of players) {
        const speeds = player.vx.map((vx, at) => Math.hypot(vx, player.vy[at] ?? 0, player.vz[at] ?? 0));
        expect(Math.max(...speeds)).toBeLessThan(2_310);
      }
    });

    it.each(withFrames.filter(({ carball, ballchasing }) => carball?.demos !== undefined || ballchasing))(
      '$file has as many demolitions as another site counted',
      (file) => {
        const { demolitions } = recordingOf(file);
        const rows = file.ballchasing && [...file.ballchasing.blue.players, ...file.ballchasing.orange.players];
        const taken = rows?.reduce((sum, { stats }) => sum + stats.demo.taken, 0);
        expect(demolitions).toHaveLength(taken ?? file.carball?.demos ?? 0);
      },
    );

    it('reads a file without its body as one that has no stream', () => {
      const [file] = withFrames;
      if (file === undefined) throw new Error('no file');
      const content = contentOf(file);
      const header = content.subarray(0, 8 + content.readInt32LE(0));
      expect(readRecording(header)).toEqual({ status: 'absent' });
      expect(intOf(readReplayHeader(header).properties, 'NumFrames')).toBe(file.decode.frames);
    });
  });
} else {
  it('compares the real recordings only where ../shared/replays stands beside the project', () => {
    expect(existsSync(EXPECTED)).toBe(false);
    console.info('No ../shared/replays beside the project: the real recordings are not compared in this run.');
  });
}
