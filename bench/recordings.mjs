// How long a replay takes: its network stream alone when warm, and a whole game in the thread of a new process.
import { fork } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../tools/lib/built.mjs';
import { root } from '../tools/lib/project.mjs';
import { temporaryFolder } from '../tools/server.mjs';
import { median } from './load.mjs';
import { told } from './processes.mjs';
import { MEMORY_FLAGS } from '../tools/lib/memory-limits.mjs';

/** A game of five minutes at 30 frames a second. */
const FRAMES = 9_000;
const ROUNDS = 20;
/** Real files that are shorter are no whole games. */
const WHOLE_GAME_BYTES = 1_000_000;
const PROCESSES = 5;
/** Readings after which the thread's code is compiled. */
const WARM_UP = 10;

/** A whole game of three a side, of invented players, in the newest layout. */
async function encodedGame(build) {
  const [{ encodeRecordedGame }, { inventRecording }, { createRandom }] = await Promise.all([
    built('integrations/replay-parser/testing/recording-encoder.js', build),
    built('integrations/replay-parser/testing/invented-recording.js', build),
    built('domain/random.js', build),
  ]);
  const recording = inventRecording(createRandom(16), { frames: FRAMES, playersPerTeam: 3 });
  return encodeRecordedGame({ id: 'A'.repeat(32), teamSize: 3, players: null }, recording);
}

/** Rows of a report that name all players of a file, so that its game is recognised. */
function rowsOf({ recording }) {
  return recording.players.map(({ name, stats, team }, index) => {
    return { ...stats, playerId: index + 1, side: team === 0 ? 'home' : 'away', accounts: [], names: [name] };
  });
}

function realGames() {
  const folders = ['../shared/replays/files', '../shared/replays/network/files'].map((folder) => join(root, folder));
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name))))
    .filter((content) => content.length > WHOLE_GAME_BYTES);
}

/** Milliseconds of each file when warm: the median of each, then of all, and the slowest. */
function decodingTime(readRecording, files) {
  const good = files.filter((content) => readRecording(content).status === 'complete');
  const medians = good.map((content) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const from = performance.now();
      readRecording(content);
      return performance.now() - from;
    });
    return median(times.slice(ROUNDS / 2));
  });
  return { files: good.length, median: median(medians), slowest: Math.max(...medians) };
}

/** What a new process needs for this file. The heap has the limits of a server (`MEMORY_FLAGS`). */
function inNewProcess(asked, flags) {
  const child = fork(join(import.meta.dirname, 'recording-process.mjs'), { execArgv: flags });
  child.send(asked);
  return told(child);
}

/** Decoded and analysed in the thread of new processes, one after the other: medians over these. */
async function gameTime(content, rows, build) {
  const folder = temporaryFolder();
  const file = join(folder, 'game.replay');
  writeFileSync(file, content);
  try {
    const found = { first: [], prepared: [], warm: [], megabytes: [] };
    for (let process = 0; process < PROCESSES; process++) {
      const asked = { build, file, rows };
      const cold = await inNewProcess({ ...asked, times: 1, isPrepared: false }, [...MEMORY_FLAGS]);
      const ready = await inNewProcess({ ...asked, times: 2 * WARM_UP, isPrepared: true }, [...MEMORY_FLAGS]);
      found.first.push(cold.milliseconds[0]);
      found.prepared.push(ready.milliseconds[0]);
      found.warm.push(median(ready.milliseconds.slice(WARM_UP)));
      found.megabytes.push(ready.megabytes);
    }
    return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, median(values)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures with a generated file, and with real ones if they are beside the project. */
export async function measureRecordings(build) {
  const { readRecording } = await built('integrations/replay-parser/network/read-recording.js', build);
  const encoded = await encodedGame(build);
  const real = realGames();
  const whole = real.find((content) => readRecording(content).recording?.players.length === 6);
  const gameOf = (content) => gameTime(content, rowsOf(readRecording(content)), build);
  return {
    megabytes: encoded.length / 1_000_000,
    encoded: decodingTime(readRecording, [encoded]),
    real: real.length > 0 ? decodingTime(readRecording, real) : null,
    game: await gameOf(encoded),
    realGame: whole === undefined ? null : await gameOf(whole),
  };
}
