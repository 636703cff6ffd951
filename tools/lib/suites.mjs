// The suites of `npm test`: each runs one runner to its end and answers what passed and failed.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { unpackBrowser } from '../browser.mjs';
import { whyNoImages } from '../image/machine.mjs';
import { buildImage } from '../image/product.mjs';
import { startServer } from '../server.mjs';
import { demoLeagues } from './leagues.mjs';
import { root, runCommand, runNode, sayLine } from './project.mjs';
import { isNight, NIGHTLY_FILE } from './night.mjs';
import { progressOf } from './progress.mjs';
import { failuresOfTap, filesOfJest, onceMore, suiteResult, slowestOf, sumOf, tallyTap } from './reports.mjs';

const PROGRESS = join(root, 'tools/lib/jest-progress.mjs');
const NOTHING = { passed: 0, failed: 0, failures: [] };

async function withReport(name, work) {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-report-'));
  const file = join(folder, name);
  try {
    const code = await work(file);
    return { code, text: existsSync(file) ? readFileSync(file, 'utf8') : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a project's tests: all of them, or those that the options choose. */
async function jest(project, options) {
  const { code, text } = await withReport('jest.json', (file) =>
    runNode([ROOMY, ...testScript(project), '--json', `--reporters=${PROGRESS}`, `--outputFile=${file}`, ...options], {
      cwd: join(root, project),
      stdio: ['ignore', 'ignore', 'inherit'], // the report also goes to stdout; people read stderr
    }),
  );
  return { code, report: text && JSON.parse(text) };
}

/** The project's own script `test`, as Node's arguments. */
const testScript = (project) =>
  JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'))
    .scripts.test.split(' ')
    .slice(1);

/** More room for young objects: less time goes to collecting them. The workers get it too. */
const ROOMY = '--max-semi-space-size=64';

/**
 * One more worker than there are cores: a test that waits for a database or for what it typed leaves its core to another.
 * @param {string[]} [chosen] Jest's options that choose some of the files
 */
async function jestProject(project, chosen = []) {
  const { code, report } = await jest(project, [`--maxWorkers=${availableParallelism() + 1}`, ...chosen]);
  if (!report) return suiteResult(code, NOTHING);
  for (const { path, seconds } of slowestOf(report)) sayLine(`${seconds.toFixed(1)} s ${path}`);
  const first = filesOfJest(report);
  const alone = async (file) => {
    const again = await jest(project, ['--runInBand', '--runTestsByPath', file]);
    return sumOf(again.report ? filesOfJest(again.report) : [suiteResult(again.code, NOTHING)]);
  };
  const files = await onceMore(first, alone);
  // a runner that failed without a failed file, as by a test that is left over
  const isGreen = first.every(({ failed }) => failed === 0);
  return suiteResult(isGreen ? code : 0, sumOf(files));
}

/** Far more than five of the longest files take, also on a busy machine: a file that never ends fails instead of keeping everything waiting. */
const NEVER_ENDS_MS = 60 * 60_000;
const FILES_OF_THAT = 5;

async function nodeTests(files, { env = {}, atOnce = 1 } = {}) {
  if (files.length === 0) return suiteResult(0, NOTHING); // `node --test` without files would go looking for some
  const { code, text } = await withReport('report.tap', (file) =>
    runNode(
      [
        '--test',
        `--test-concurrency=${atOnce}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${file}`,
        ...files,
      ],
      { env: { ...process.env, ...env }, timeout: NEVER_ENDS_MS * Math.ceil(files.length / FILES_OF_THAT) },
    ),
  );
  return suiteResult(code, text ? { ...tallyTap(text), failures: failuresOfTap(text) } : NOTHING);
}

const filesIn = (folder, ending) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(root, folder, name))
    : [];

/** One more than there are cores: a journey waits for its page, or for what a person would notice. */
const LANES = 3;

/** `npm test` takes the main journey of each role (CONTRIBUTING.md), the night all. */
const JOURNEYS = isNight() ? ['frontend/e2e', 'frontend/e2e/nightly'] : ['frontend/e2e'];

/** What must not begin last comes first: the looks at every page, then the longest files. */
export function inTurn(files) {
  const weight = ({ path, length }) => (/\/pages-[\w-]+\.e2e\.mjs$/.test(path) ? Infinity : length);
  return files.toSorted((a, b) => weight(b) - weight(a) || (a.path < b.path ? -1 : 1)).map(({ path }) => path);
}

/** Takes one file after another from those that wait, against an instance and a database of its own. */
async function lane(waiting, env, progress) {
  const server = await startServer({ env });
  const results = [];
  try {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const from = performance.now();
      const result = { file, ...(await nodeTests([file], { env: { BASE_URL: server.url } })) };
      results.push(result);
      progress(relative(root, file), (performance.now() - from) / 1000, result.failed === 0);
    }
  } finally {
    await server.stop();
  }
  return results;
}

async function browser(paths = JOURNEYS.flatMap((folder) => filesIn(folder, '.e2e.mjs'))) {
  const files = paths.map((path) => ({ path, length: statSync(path).size }));
  const progress = progressOf('journeys', files.length);
  await unpackBrowser();
  const waiting = inTurn(files);
  const leagues = await demoLeagues();
  try {
    const copies = [];
    for (let count = 0; count < Math.min(LANES, files.length); count++) copies.push(await leagues.copy());
    const results = (await Promise.all(copies.map((env) => lane(waiting, env, progress)))).flat();
    const again = progressOf('journeys again', results.filter(({ failed }) => failed > 0).length);
    const alone = async (file) => (await lane([file], await leagues.copy(), again))[0];
    return sumOf(await onceMore(results, alone));
  } finally {
    await leagues.end();
  }
}

async function tools() {
  const files = filesIn('tools/test', '.test.mjs').filter((path) => isNight() || !NIGHTLY_FILE.test(path));
  return nodeTests(files, { atOnce: 2 });
}

/** Builds the image, and runs it alone and as docker-compose.yml does. Where that cannot be done it says why. */
async function image() {
  const why = await whyNoImages();
  if (why) {
    sayLine(`skipped: ${why}`);
    return { ...NOTHING, skipped: 1 };
  }
  await buildImage();
  return nodeTests(filesIn('tools/test/image', '.test.mjs'));
}

/** A script that is one test: it passes when it exits with 0. */
async function script(path) {
  const code = await runCommand(process.execPath, [join(root, path)]);
  return suiteResult(code, { passed: code === 0 ? 1 : 0, failed: 0, failures: code === 0 ? [] : [path] });
}

/** In the order they run: quick and telling first. `part` is what `npm test -- <part>` names. */
export const suites = [
  {
    part: 'backend',
    name: 'rules, data and API (backend)',
    run: () => jestProject('backend'),
  },
  {
    part: 'frontend',
    name: 'components (frontend)',
    run: () => jestProject('frontend'),
  },
  {
    part: 'frontend',
    name: 'first-view budget (frontend)',
    isHere: () => existsSync(join(root, 'frontend/tools/budget.mjs')),
    run: () => script('frontend/tools/budget.mjs'),
  },
  { part: 'tools', name: 'tools', run: tools },
  { part: 'browser', name: 'journeys (browser)', run: browser },
  { part: 'image', name: 'the image, alone and in compose', isHere: isNight, run: image },
];

const JOURNEYS_IN_SHORT = ['visitor', 'player-journey', 'staff'];

/** Files of the API's tests: who may call what, what is public, a page's reads, logging in, and a request. */
const API_IN_SHORT = [
  'test/access.spec.ts',
  'test/public-schema.spec.ts',
  'test/api/reading/reading.api.spec.ts',
  'test/api/people/auth-login.api.spec.ts',
  'test/api/requests/requests-deciding.api.spec.ts',
];

/** `npm test -- quick`: at most three minutes on two cores, for an answer while one works. */
export const quickSuites = [
  {
    part: 'quick',
    name: 'rules (backend)',
    run: () => jestProject('backend', ['--selectProjects', 'rule', '--testPathPatterns', 'src/domain']),
  },
  {
    part: 'quick',
    name: 'components (frontend)',
    run: () => jestProject('frontend', ['src/ui', 'src/league', 'features/home', 'features/teams/team.page']),
  },
  {
    part: 'quick',
    name: 'API (backend)',
    run: () => jestProject('backend', ['--selectProjects', 'database', '--runTestsByPath', ...API_IN_SHORT]),
  },
  {
    part: 'quick',
    name: 'three journeys (browser)',
    run: () => browser(JOURNEYS_IN_SHORT.map((name) => join(root, `frontend/e2e/${name}.e2e.mjs`))),
  },
];
