// npm run bench: what docs/performance.md says must hold, as ratios to what the machine can do. Prints a table and writes
// bench/last-run.md. It never fails. --check compares the answers and measures nothing.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { prepareProject } from '../tools/lib/prepare.mjs';
import { root, sayLine } from '../tools/lib/project.mjs';
import { endWithParent } from '../tools/lib/with-parent.mjs';
import { chooseSubjects, startLeague } from './league.mjs';
import { sharesOf } from './load.mjs';
import { measureCached, measureMemory, measureSockets, measureStart } from './measures.mjs';
import { clusterOf, startLoad, startProduct, startYardstickB } from './processes.mjs';
import { compareReads, readsOf } from './reads.mjs';
import { measureReporting } from './reporting.mjs';

const USAGE = `npm run bench -- [options]
  --seconds 1        length of a round (10 for figures to keep)
  --rounds 5         rounds after the warm-up
  --scale 1          a league this many times as large
  --requests 100000  requests before the memory is read
  --only Q1,Q2       these pages' documents only, and nothing else
  --build <folder>   another build of the backend than backend/dist
  --force            measure although other programs keep the machine busy
  --check            compare the answers, time nothing; exit code 1 when they differ`;

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '1' },
    requests: { type: 'string', default: '100000' },
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

async function timeReads(reads, { load, yardstick, product, cluster, pace }) {
  const found = [];
  for (const { name, title, values, request } of reads) {
    sayLine(`timing ${name}`);
    const ofB = { url: yardstick.url, kind: 'ofYardstick', pids: [yardstick.pid, cluster], request: { name, values } };
    const ofProduct = { url: product.url, kind: 'byBrowser', pids: [product.pid, cluster], request };
    const [share] = await sharesOf(load, [ofB, ofProduct], pace);
    found.push({ what: `${name} ${title}, uncached, against b`, share, bound: 0.5 });
  }
  return found;
}

/** `[what, measured, bound, holds]` */
const shareRow = ({ what, share: { rate, processor }, bound = null }) => {
  const measured = `${processor?.toFixed(2) ?? 'no /proc'} by processor time, ${rate.toFixed(2)} by rate`;
  return [what, measured, bound === null ? '' : `≥ ${bound}`, bound === null || (processor ?? rate) >= bound];
};
function figureRow(what, value, bound, unit, digits = 0) {
  return [what, `${value.toFixed(digits)} ${unit}`, `< ${bound} ${unit}`, value < bound];
}

async function run() {
  const [loadBefore] = loadavg();
  const build = given.build ?? 'backend/dist';
  sayLine('making the league');
  const league = await keep(startLeague(build, Number(given.scale)));
  const { databaseUrl, folder } = league;
  const options = { build, databaseUrl, folder };
  const only = given.only?.split(',');
  const all = await readsOf(await chooseSubjects(databaseUrl));
  const reads = all.filter(({ name }) => !only || only.includes(name));
  const product = await keep(startProduct(options));
  const yardstick = await keep(startYardstickB(databaseUrl));
  const differences = await compareReads(reads, yardstick.url, product.url);
  for (const difference of differences) sayLine(`the answers differ, ${difference}`);
  if (given.check) {
    sayLine(differences.length === 0 ? 'the same answers to all reads' : 'the yardstick is out of date');
    process.exitCode = differences.length === 0 ? 0 : 1;
    return;
  }

  const load = await keep(startLoad());
  const pace = { rounds: Number(given.rounds), seconds: Number(given.seconds) };
  const measuring = { load, yardstick, product, databaseUrl, cluster: await clusterOf(databaseUrl), pace, reads };
  const rows = (await timeReads(reads, measuring)).map(shareRow);
  if (!only) {
    sayLine('timing cached answers');
    rows.push(
      ...(await measureCached(measuring)).map(({ what, share }) => shareRow({ what: `${what}, against c`, share })),
    );
    sayLine('reporting, memory, sockets');
    const { time, processor, pairs } = await measureReporting(measuring);
    rows.push(
      figureRow(`Reporting a series, against three statements (${pairs} pairs)`, processor ?? time, 3, 'times', 2),
    );
    const { requests, idle, most } = await measureMemory(options, load, reads, Number(given.requests));
    rows.push(figureRow('Memory, idle (a minute after ready)', idle, 200, 'MB'));
    rows.push(figureRow(`Most memory in ${requests} mixed requests`, most, 260, 'MB'));
    const { pages, megabytes, wait } = await measureSockets(options);
    rows.push(figureRow(`A change told to ${pages} visitors' sockets, the slowest of ten`, wait / 1000, 2, 's', 2));
    rows.push([`Memory of ${pages} idle sockets`, `${megabytes.toFixed(0)} MB`, '', true]);
    if (!given.build) rows.push(figureRow('Second start to ready', await measureStart(), 5, 's', 1));
  }
  for (const [what, measured, bound, holds] of rows)
    console.log(`  ${what.padEnd(72)} ${measured.padStart(40)}  ${bound}${holds ? '' : '   <-- short'}`);
  if (only) return;
  const page = join(root, 'bench/last-run.md');
  const text = pageOf(rows, differences, loadBefore);
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), filepath: page }));
  sayLine('bench/last-run.md is written');
}

const pageOf = (rows, differences, loadBefore) => `# The last run of the bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cpus().length} cores, which the product, the yardstick,
PostgreSQL and the load share: medians of ${given.rounds} rounds of ${given.seconds} s, in a league ${given.scale} times the demo league. The load average before the
run was ${loadBefore.toFixed(1)}: when this is more than 1, other programs disturb it. [Performance](../docs/performance.md) says what the words mean.

| What | Measured | Bound |
| --- | --- | --- |
${rows.map(([what, measured, bound, holds]) => `| ${what} | ${holds ? measured : `**${measured}**`} | ${bound} |`).join('\n')}
${differences.map((text) => `\nThe answers differ: ${text}\n`).join('')}`;

if (given.help) {
  console.log(USAGE);
} else if (!given.check && !given.force && loadavg()[0] > QUIET) {
  sayLine(`the machine is busy (load ${loadavg()[0].toFixed(1)}, ${QUIET} at most): wait, or measure with --force`);
  process.exitCode = 1;
} else {
  endWithParent();
  // the pages' HTML needs the built site
  if (!given.build) await prepareProject({ build: given.check || given.only ? ['backend'] : ['backend', 'frontend'] });
  try {
    await run();
  } finally {
    for (const thing of started.toReversed()) await thing.stop();
  }
}
