// npm run bench: the waiting times of visitors, as ratios to what the machine can do (bench/). Prints a table and
// writes docs/performance.md. It never fails. --check compares the answers and measures nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { compare } from './answers.mjs';
import { asPage, asText, leversIn } from './findings.mjs';
import { chooseSubjects, startDatabases } from './league.mjs';
import { conditional, ofYardstick, pathOf, repeated, shares, uncached, unknown } from './load.mjs';
import { countStatements, measureGrowth, measureMemory, measureReplays, measureStart } from './others.mjs';
import { startProduct, startYardstickB, startYardstickC } from './processes.mjs';
import { readsOf, rowsIn } from './reads.mjs';
import { measureReporting } from './reporting.mjs';
import { measureProcesses } from './several-processes.mjs';
import { prepare } from '../tools/lib/prepare.mjs';
import { root, say } from '../tools/lib/project.mjs';

const USAGE = `npm run bench -- [options]
  --seconds 1        length of a round (10 for figures to keep)
  --rounds 5         rounds after the warm-up
  --scale 10         also: growth to a league this many times as large (10, 100)
  --requests 20000   requests before the memory is read (100000 for figures to keep)
  --only Q1,Q2       these reads only, and nothing but reads
  --build <folder>   another build of the backend than backend/dist
  --force            measure although other programs keep the machine busy
  --check            compare the answers, time nothing; exit code 1 when they differ`;

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    scale: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    only: { type: 'string' },
    build: { type: 'string' },
    force: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Above this load, other programs disturb the measurement, and shares of different runs cannot be compared. */
const QUIET = 1;

/** The last started process is stopped first, also after an error. */
const started = [];
const keep = async (starting) => {
  const thing = await starting;
  started.push(thing);
  return thing;
};

/** Cached answers: a page with a table, and the start page. */
const KEPT = ['Q1', 'Q4'];

async function timeReads(compared, yardstick, product, pace) {
  const found = [];
  for (const { read, body, difference } of compared) {
    if (difference) continue;
    say(`timing ${read.name}`);
    const targets = [
      { url: yardstick.url, request: ofYardstick(read.name, read.values) },
      { url: product.url, request: uncached(read.site) },
      { url: product.url, request: uncached(read.partner) },
      ...(read.name === 'Q1' ? [{ url: product.url, request: unknown(read.site) }] : []),
    ];
    found.push({ ...read, rows: rowsIn(read.name, body), shares: await shares(targets, pace) });
  }
  return found;
}

async function timeKept(compared, product, pace) {
  const kept = compared.filter(({ read }) => KEPT.includes(read.name));
  const texts = Object.fromEntries(kept.map(({ read, text }) => [read.name, text]));
  const yardstick = await keep(startYardstickC(texts));
  const found = [];
  for (const { read } of kept) {
    say(`timing ${read.name}, kept`);
    const [fromYardstick, fromProduct] = await Promise.all([
      etagOf(`${yardstick.url}/${read.name}`),
      etagOf(product.url + pathOf(read.site)),
    ]);
    const again = repeated(read.site);
    const [share] = await shares(
      [
        { url: yardstick.url, request: { ...again, path: `/${read.name}` } },
        { url: product.url, request: again },
      ],
      pace,
    );
    const [conditionalShare] = await shares(
      [
        { url: yardstick.url, request: conditional(`/${read.name}`, fromYardstick) },
        { url: product.url, request: conditional(pathOf(read.site), fromProduct) },
      ],
      pace,
    );
    found.push({ name: read.name, repeated: share, conditional: conditionalShare });
  }
  return found;
}

async function etagOf(url) {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.headers.get('etag');
}

async function timeGrowth(databases, product, reads, scale) {
  say(`making a league ${scale} times as large`);
  const databaseUrl = await databases.league(scale);
  const large = await keep(startProduct({ build, databaseUrl, folder: databases.folder }));
  const largeReads = readsOf(await chooseSubjects(databaseUrl));
  const byRead = await measureGrowth({ url: product.url, reads }, { url: large.url, reads: largeReads });
  return { scale, byRead };
}

const build = given.build ?? 'backend/dist';

async function run() {
  const [load] = loadavg();
  const databases = await keep(startDatabases(build));
  say('making the league');
  const databaseUrl = await databases.league(1);
  const options = { build, databaseUrl, folder: databases.folder };
  const only = given.only?.split(',');
  const reads = readsOf(await chooseSubjects(databaseUrl)).filter(({ name }) => !only || only.includes(name));
  const product = await keep(startProduct(options));
  const yardstick = await keep(startYardstickB(databaseUrl));

  const compared = await compare(reads, yardstick.url, product.url);
  const differences = compared.flatMap(({ difference }) => (difference ? [difference] : []));
  for (const difference of differences) say(`the answers differ, ${difference}`);
  if (given.check) {
    say(differences.length === 0 ? `the same answers to all ${compared.length} reads` : 'the yardstick is out of date');
    process.exitCode = differences.length === 0 ? 0 : 1;
    return;
  }

  const pace = { rounds: Number(given.rounds), seconds: Number(given.seconds) };
  const timed = await timeReads(compared, yardstick, product, pace);
  if (only) {
    for (const {
      name,
      shares: [site, partner],
    } of timed)
      say(`${name}: site ${site.toFixed(2)} of b, partner ${partner.toFixed(2)}`);
    return;
  }
  const kept = await timeKept(compared, product, pace);
  say('counting, growing, reporting');
  const findings = {
    ...pace,
    at: new Date(),
    load,
    differences,
    reads: timed,
    kept,
    statements: await countStatements(options, reads),
    growth: given.scale ? await timeGrowth(databases, product, reads, Number(given.scale)) : null,
    processes: given.build ? null : await measureProcesses(options, reads[0], pace),
    memory: await measureMemory(product, reads, Number(given.requests)),
    replays: await measureReplays(build),
    reporting: await measureReporting({ databaseUrl, productUrl: product.url }),
    start: given.build ? null : await measureStart(),
  };
  console.log(asText(findings));
  const page = join(root, 'docs/performance.md');
  const levers = leversIn(readFileSync(page, 'utf8'));
  writeFileSync(page, await format(asPage(findings, levers), { ...(await resolveConfig(page)), filepath: page }));
  say('docs/performance.md is written');
}

if (given.help) {
  console.log(USAGE);
} else if (!given.check && !given.force && loadavg()[0] > QUIET) {
  say(`the machine is busy (load ${loadavg()[0].toFixed(1)}, ${QUIET} at most): wait, or measure with --force`);
  process.exitCode = 1;
} else {
  if (!given.build) await prepare({ build: ['backend'] });
  try {
    await run();
  } finally {
    for (const thing of started.toReversed()) await thing.stop();
  }
}
