// npm run bench: the waiting times of visitors, as ratios to what the machine can do (bench/). Prints a table and
// writes bench/last-run.md. It never fails. --check compares the answers and measures nothing.
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { compare } from './answers.mjs';
import { clientDocuments } from './client-documents.mjs';
import { measureExports } from './exports.mjs';
import { asText, growthAsText, oddsAsText } from './findings.mjs';
import { measureGrowth } from './growth.mjs';
import { measureFirstReads, measureKept } from './kept.mjs';
import { chooseSubjects, startDatabases } from './league.mjs';
import { shares } from './load.mjs';
import { countStatements, measureMemory, measureReplays, measureStart } from './others.mjs';
import { measureOdds } from './odds.mjs';
import { newerDifferences } from './newer-pages.mjs';
import { asPage } from './page.mjs';
import { startLoad, startProduct, startYardstickB } from './processes.mjs';
import { clusterOf } from './processor-time.mjs';
import { readsOf, rowsIn } from './reads.mjs';
import { measureRecordings } from './recordings.mjs';
import { measureReporting } from './reporting.mjs';
import { measureScripts } from './scripts.mjs';
import { measureUploads } from './uploads.mjs';
import { prepare } from '../tools/lib/prepare.mjs';
import { root, say } from '../tools/lib/project.mjs';

const USAGE = `npm run bench -- [options]
  --seconds 1        length of a round (10 for figures to keep)
  --rounds 5         rounds after the warm-up
  --scale 10,100     growth to leagues this many times as large (0: not measured); they are kept in .data/bench, and made
                     when they are missing, which takes about three minutes for 100
  --requests 100000  requests before the memory is read
  --only Q1,Q2       these reads only, and nothing but reads
  --growth           only the growth to larger leagues (--scale); with --only Q6,Chosen of what begins so
  --odds             only whether the odds of places came true in past seasons, which a busy machine does not disturb
  --exports 1000000  only an export of so many rows, with the server's memory before and meanwhile
  --replays          only how long replay files take, and how long visitors wait while ten are uploaded
  --build <folder>   another build of the backend than backend/dist
  --force            measure although other programs keep the machine busy
  --check            compare the answers, time nothing; exit code 1 when they differ`;

const { values: given } = parseArgs({
  options: {
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '5' },
    scale: { type: 'string', default: '10,100' },
    requests: { type: 'string', default: '100000' },
    only: { type: 'string' },
    growth: { type: 'boolean', default: false },
    odds: { type: 'boolean', default: false },
    exports: { type: 'string' },
    replays: { type: 'boolean', default: false },
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

async function timeReads(compared, { load, yardstick, product, cluster, pace }) {
  const ofB = { url: yardstick.url, kind: 'ofYardstick', pids: [yardstick.pid, cluster] };
  const ofProduct = { url: product.url, pids: [product.pid, cluster] };
  const found = [];
  for (const { read, body, difference } of compared) {
    if (difference) continue;
    say(`timing ${read.name}`);
    const { name, values, site, partner, client } = read;
    const [clients] = await shares(
      load,
      [
        { ...ofB, request: { name: `${name}-client`, values } },
        { ...ofProduct, kind: 'byBrowser', request: client },
      ],
      pace,
    );
    const [sites, partners, unknown] = await shares(
      load,
      [
        { ...ofB, request: { name, values } },
        { ...ofProduct, kind: 'uncached', request: site },
        { ...ofProduct, kind: 'uncached', request: partner },
        ...(name === 'Q1' ? [{ ...ofProduct, kind: 'unknown', request: site }] : []),
      ],
      pace,
    );
    found.push({
      ...read,
      rows: rowsIn(name, body),
      shares: { client: clients, site: sites, partner: partners, unknown },
    });
  }
  return found;
}

const build = given.build ?? 'backend/dist';

/** Shares as short text, for `--only`. */
const inShort = ({ rate, processor }) => `${rate.toFixed(2)} (${processor?.toFixed(2) ?? 'no /proc'})`;

async function run() {
  const [loadBefore] = loadavg();
  // another build has other sources, and the check makes a small league of its own in seconds
  const databases = await keep(startDatabases(build, { isKept: !given.check && !given.build }));
  say('making the league');
  const databaseUrl = await databases.league(1);
  const options = { build, databaseUrl, folder: databases.folder };
  if (given.exports) {
    console.log(await measureExports(options, Number(given.exports)));
    return;
  }
  const only = given.only?.split(',');
  const documents = await clientDocuments();
  const reads = readsOf(await chooseSubjects(databaseUrl), documents).filter(
    ({ name }) => !only || only.includes(name),
  );
  if (given.replays) {
    console.log(await measureRecordings(build), await measureUploads(options, reads));
    return;
  }
  const product = await keep(startProduct(options));
  if (given.odds) {
    console.log(oddsAsText(await measureOdds(product.url)));
    return;
  }
  const pace = { rounds: Number(given.rounds), seconds: Number(given.seconds) };
  const scales = given.scale
    .split(',')
    .map(Number)
    .filter((scale) => scale > 1);
  const growing = { options, databases, documents, scales, pace, only };
  if (given.growth) {
    console.log(growthAsText(await measureGrowth({ ...growing, load: await keep(startLoad()) })));
    return;
  }
  const yardstick = await keep(startYardstickB(databaseUrl));

  const compared = await compare(reads, yardstick.url, product.url);
  const differences = compared.flatMap(({ difference }) => (difference ? [difference] : []));
  const asked = { productUrl: product.url, yardstickUrl: yardstick.url, databaseUrl };
  if (!only) differences.push(...(await newerDifferences(asked)));
  for (const difference of differences) say(`the answers differ, ${difference}`);
  if (given.check) {
    say(differences.length === 0 ? 'the same answers to all reads and newer pages' : 'the yardstick is out of date');
    process.exitCode = differences.length === 0 ? 0 : 1;
    return;
  }

  const load = await keep(startLoad());
  const measuring = { load, yardstick, product, databaseUrl, cluster: await clusterOf(databaseUrl), pace, reads };
  const timed = await timeReads(compared, measuring);
  if (only) {
    for (const { name, shares: found } of timed) {
      const [client, site, partner] = [found.client, found.site, found.partner].map(inShort);
      say(`${name}: by rate (by processor time) of b: client ${client}, site ${site}, partner ${partner}`);
    }
    return;
  }
  say('timing cached answers and first reads');
  const kept = await measureKept({ ...measuring, folder: databases.folder });
  const first = await measureFirstReads(measuring);
  // before the reports, which leave fewer series to come
  const growth = scales.length > 0 ? await measureGrowth({ ...growing, load }) : null;
  say('counting, reporting, memory');
  const statements = await countStatements(options, reads);
  const reporting = await measureReporting(measuring);
  const memory = await measureMemory(options, load, reads, Number(given.requests));
  const findings = {
    ...pace,
    at: new Date(),
    load: loadBefore,
    differences,
    reads: timed,
    kept,
    first,
    statements,
    reporting,
    memory,
    growth,
    replays: await measureReplays(build),
    recordings: await measureRecordings(build),
    uploads: given.build ? null : await measureUploads(options, reads),
    odds: await measureOdds(product.url),
    scripts: given.build ? null : await measureScripts(product.url),
    start: given.build ? null : await measureStart(),
  };
  console.log(asText(findings));
  const page = join(root, 'bench/last-run.md');
  writeFileSync(page, await format(asPage(findings), { ...(await resolveConfig(page)), filepath: page }));
  say('bench/last-run.md is written');
}

if (given.help) {
  console.log(USAGE);
} else if (!given.check && !given.odds && !given.exports && !given.force && loadavg()[0] > QUIET) {
  say(`the machine is busy (load ${loadavg()[0].toFixed(1)}, ${QUIET} at most): wait, or measure with --force`);
  process.exitCode = 1;
} else {
  // the pages' HTML needs the built site
  if (!given.build)
    await prepare({
      build:
        given.check || given.only || given.odds || given.growth || given.exports || given.replays
          ? ['backend']
          : ['backend', 'frontend'],
    });
  try {
    await run();
  } finally {
    for (const thing of started.toReversed()) await thing.stop();
  }
}
