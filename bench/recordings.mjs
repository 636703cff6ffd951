// How long the network stream of a replay takes: in the process when warm, and the first file of a thread.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../tools/lib/built.mjs';
import { root } from '../tools/lib/project.mjs';
import { median } from './load.mjs';

/** A game of five minutes at 30 frames a second. */
const FRAMES = 9_000;
const ROUNDS = 20;
/** Real files that are shorter are no whole games. */
const WHOLE_GAME_BYTES = 1_000_000;
const FIRST_FILES = 3;

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

/** Milliseconds of the first file of a new thread, with its start: the median of some. */
async function firstTime(content, build) {
  const { RecordingReader } = await built('modules/recordings/reading/recording-reader.js', build);
  const times = [];
  for (let time = 0; time < FIRST_FILES; time++) {
    const reader = new RecordingReader();
    const from = performance.now();
    await reader.read(content, []);
    times.push(performance.now() - from);
    await reader.onModuleDestroy();
  }
  return median(times);
}

/** Measures with a generated file, and with real ones if they are beside the project. */
export async function measureRecordings(build) {
  const { readRecording } = await built('integrations/replay-parser/network/read-recording.js', build);
  const encoded = await encodedGame(build);
  const real = realGames();
  return {
    megabytes: encoded.length / 1_000_000,
    encoded: decodingTime(readRecording, [encoded]),
    real: real.length > 0 ? decodingTime(readRecording, real) : null,
    first: await firstTime(encoded, build),
  };
}
