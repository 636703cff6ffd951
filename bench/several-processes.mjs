// Compares an instance with two serving processes and an instance with one, with the load in a separate process.
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './load.mjs';
import { startLoad, startProduct } from './processes.mjs';

const PROCESSES = 2;
const READY_MS = 60_000;
const METRICS_TOKEN = 'figures of the bench';

/** Waits until each process serves, because the first one is "ready" before the others. */
async function untilAllServe(url) {
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(100)) {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    if ((await answer.text()).includes(`processes_serving ${PROCESSES}\n`)) return;
  }
  throw new Error(`not ${PROCESSES} processes after ${READY_MS / 1000} s`);
}

/**
 * How many times as much two processes answer as one, measured in turn: the median over the rounds, for an uncached and
 * a cached read.
 * @param {{ build: string, databaseUrl: string, folder: string }} options
 * @param {{ name: string, site: object }} read
 * @returns {Promise<{ processes: number, read: string, uncached: number, repeated: number }>}
 */
export async function measureProcesses(options, { name, site }, { rounds, seconds }) {
  const started = [];
  try {
    for (const processes of [1, PROCESSES]) {
      const env = { PROCESSES: String(processes), METRICS_TOKEN };
      started.push(await startProduct({ ...options, env }));
    }
    const [one, several] = started;
    await untilAllServe(several.url);
    const load = startLoad();
    started.push(load);
    const timesOf = async (kind) => {
      const seen = [];
      for (let round = 0; round <= rounds; round++) {
        const rates = [];
        for (const { url } of [one, several]) rates.push((await load.send({ url, kind, request: site, seconds })).rate);
        if (round > 0) seen.push(rates[1] / rates[0]);
      }
      return median(seen);
    };
    return {
      processes: PROCESSES,
      read: name,
      uncached: await timesOf('uncached'),
      repeated: await timesOf('repeated'),
    };
  } finally {
    for (const thing of started.toReversed()) await thing.stop();
  }
}
