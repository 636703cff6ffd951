// A process that reads one game from a replay file several times with the product's thread, and tells how long it took.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../tools/lib/built.mjs';

const LOOK_MS = 5;

/** Resident memory of this process in MB. */
const residentMb = () => process.memoryUsage.rss() / 1_000_000;

process.once('message', async (/** @type {any} */ { build, file, rows, times, isPrepared }) => {
  const { RecordingReader } = await built('modules/stats/recordings/reading/recording-reader.js', build);
  const content = readFileSync(file);
  const before = residentMb();
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, residentMb())), LOOK_MS);
  const reader = new RecordingReader();
  // an older build starts its thread with the first file
  if (isPrepared) await reader.prepare?.();
  await sleep(100);
  const milliseconds = [];
  for (let time = 0; time < times; time++) {
    // the reader keeps what it gets
    const given = new Uint8Array(content);
    const from = performance.now();
    const { status } = await reader.read(given, rows);
    milliseconds.push(performance.now() - from);
    if (status !== 'read') throw new Error(`the file is ${status}`);
  }
  clearInterval(looking);
  await reader.onModuleDestroy();
  process.send({ milliseconds, megabytes: most - before });
  process.disconnect();
});
