// Measurements beside throughput: statements, memory, replays, the second start.
import { spawn, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../tools/lib/built.mjs';
import { root } from '../tools/lib/project.mjs';
import { freePort } from '../tools/lib/free-port.mjs';
import { bareEnvironment, temporaryFolder } from '../tools/server.mjs';
import { ask } from './answers.mjs';
import { median } from './load.mjs';
import { startProduct, untilReady } from './processes.mjs';

/** The number of SQL statements that each of the client's documents sends, including the one for the change stamp. */
export async function countStatements(options, reads) {
  const product = await startProduct({ ...options, counted: true });
  const counts = {};
  try {
    for (const { name, client } of reads) {
      for (let time = 0; time < 3; time++) await ask(product.url, client);
      const before = await product.statements();
      const times = 10;
      for (let time = 0; time < times; time++) {
        await ask(product.url, { ...client, variables: { ...client.variables, asked: time } });
      }
      counts[name] = ((await product.statements()) - before) / times;
      // what is called uncached in the tables must reach the database
      if (counts[name] < 1) throw new Error(`${name} was answered from the cache`);
    }
  } finally {
    await product.stop();
  }
  return counts;
}

/** Resident memory of a process in MB. */
function residentMb(pid) {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))[1]) / 1024;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** V8 gives back what the start has used when there has been no work for some time. */
const IDLE_MS = 60_000;

/**
 * Resident memory of a product that was just started: idle, and after each quarter of `requests`: uncached and repeated
 * ones by GraphQL, from the client and from partners, all reads in turn.
 * @param {{ build: string, databaseUrl: string, folder: string }} options
 * @param {{ send(what: object): Promise<object> }} load
 */
export async function measureMemory(options, load, reads, requests) {
  const product = await startProduct(options);
  try {
    await sleep(IDLE_MS);
    const idle = residentMb(product.pid);
    const ways = reads.flatMap(({ site, client, partner }) => [
      { kind: 'byBrowser', request: client },
      { kind: 'repeated', request: site },
      { kind: 'uncached', request: partner },
      { kind: 'repeated', request: client },
    ]);
    const amount = Math.ceil(requests / 4 / ways.length);
    const quarters = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      for (const way of ways) await load.send({ url: product.url, ...way, amount });
      quarters.push(residentMb(product.pid));
    }
    return { requests: amount * 4 * ways.length, idle, quarters };
  } finally {
    await product.stop();
  }
}

const REPLAY_ROUNDS = 400;

/** A full game of three a side with invented names, and network data, which no reader needs. */
async function encodedReplays(build) {
  const { encodeReplay } = await built('integrations/replay-parser/testing/replay-encoder.js', build);
  const player = (_, index) => ({
    name: `Spelare ${index}`,
    platform: 'steam',
    accountId: String(76_561_190_000_000_000n + BigInt(index)),
    team: index % 2,
    score: 300 + index,
    goals: index === 0 || index === 1 ? 2 - index : 0,
    assists: 0,
    saves: 1,
    shots: 3,
  });
  const game = { id: 'A'.repeat(32), date: '2026-01-31 19-00-00', teamSize: 3, blueGoals: 2, orangeGoals: 1 };
  return ['early', 'plain', 'structs'].map((layout) =>
    encodeReplay(
      { ...game, players: Array.from({ length: 6 }, player) },
      { build: layout, body: Buffer.alloc(1_000_000) },
    ),
  );
}

/** Milliseconds to read a file's header after warming up, over all files. Files that are no replays are left out. */
async function readingTime(parser, files) {
  const good = [];
  for (const content of files) {
    const isGood = await parser.parse({ name: 'bench.replay', content }).then(
      () => true,
      () => false,
    );
    if (isGood) good.push(content);
  }
  const perFile = good.map(() => []);
  for (let round = 0; round < REPLAY_ROUNDS / 2; round++) {
    for (const [index, content] of good.entries()) {
      const from = performance.now();
      await parser.parse({ name: 'bench.replay', content });
      if (round >= REPLAY_ROUNDS / 4) perFile[index].push(performance.now() - from);
    }
  }
  const medians = perFile.map(median);
  return { files: good.length, median: median(medians), slowest: Math.max(...medians) };
}

/** Measures the built-in reader with generated files, and with real ones if they are beside the project. */
export async function measureReplays(build) {
  const { HeaderReplayParser } = await built('integrations/replay-parser/header-replay-parser.js', build);
  const parser = new HeaderReplayParser();
  const folder = join(root, '../shared/replays/files');
  const real = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.replay'))
        .map((name) => readFileSync(join(folder, name)))
    : [];
  return {
    encoded: await readingTime(parser, await encodedReplays(build)),
    real: real.length > 0 ? await readingTime(parser, real) : null,
  };
}

/** Runs `node tools/start.mjs` until it is ready and stops it. Resolves to the seconds until ready. */
async function start(folder) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: 'ignore',
    env: { ...bareEnvironment(), DATA_DIR: folder, PORT: String(port), PUBLIC_URL: url },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady(url, child, () => '');
  const seconds = (performance.now() - from) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** Seconds from the second start to the first "ready", including the embedded database; the median of three. */
export async function measureStart() {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  try {
    await start(folder);
    const seconds = [];
    for (let time = 0; time < 3; time++) seconds.push(await start(folder));
    return median(seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
