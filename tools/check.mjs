// npm run check: every gate that a change must pass; one line each, all failures listed at the end.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { endChildrenOnSignal, root, say, since } from './lib/project.mjs';

const bin = (path) => join(root, 'node_modules', path);
const TSC = bin('typescript/bin/tsc');

/** Asked of each project by Nx, two at a time; the answer is kept until the project changes (nx.json). */
const TARGETS = { lint: 'lint', typecheck: 'types', layers: 'dependency rule' };
const PROJECTS = ['backend', 'frontend'];
/** Where Nx writes how long each took; it takes the path as relative to the root. */
const PROFILE = '.nx/check-profile.json';

/** name -> arguments for Node, the folder to run in, and whether what it says is worth a line when it passes. */
const gates = [
  { name: 'types (scripts)', args: [TSC, '-p', 'tsconfig.scripts.json', '--pretty', 'false'] },
  {
    name: 'lint (the rest)',
    args: [bin('eslint/bin/eslint.js'), '--max-warnings=0', ...PROJECTS.map((name) => `--ignore-pattern=${name}`), '.'],
  },
  { name: 'nothing unused', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'formatting', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'schema.graphql and openapi.json are current', args: ['dist/schema.js', '--check'], folder: 'backend' },
  {
    name: 'generated client code is current',
    args: [bin('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.yml', '--check'],
  },
  { name: 'backend/sql is current', args: [join(root, 'tools/sql.mjs'), '--check'] },
  { name: 'printed rule books are current', args: [join(root, 'tools/pdf.mjs'), '--check'] },
  { name: 'licences are allowed', args: [join(root, 'tools/licences.mjs')] },
  { name: 'no known grave faults in packages', args: [join(root, 'tools/advisories.mjs')], tells: true },
  { name: 'translations are complete', args: [join(root, 'tools/locales.mjs')] },
];

/** Runs one gate; resolves to what it printed and whether it passed. */
function pass({ args, folder = '.', env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: join(root, folder),
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

const told = [];
function tell(name, ok, time, output = '') {
  say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${time})${output && `: ${output.trim().split('\n')[0]}`}`);
  told.push({ name, ok });
}

/** The gates that each project has by itself. */
async function projects() {
  rmSync(join(root, PROFILE), { force: true });
  const targets = Object.keys(TARGETS).join(',');
  const args = [bin('nx/dist/bin/nx.js'), 'run-many', `--targets=${targets}`, '--parallel=2', '--outputStyle=static'];
  const from = performance.now();
  const { ok, output } = await pass({ args, env: { NX_PROFILE: PROFILE } });
  const profile = existsSync(join(root, PROFILE)) ? JSON.parse(readFileSync(join(root, PROFILE), 'utf8')) : [];
  const tasks = profile.filter(({ ph }) => ph === 'X');
  for (const { dur, args: task } of tasks) {
    const { project, target } = task.target;
    tell(`${TARGETS[target]} (${project})`, task.status !== 'failure', `${(dur / 1e6).toFixed(1)} s`);
  }
  // a task that Nx did not get to is in no profile
  const isWhole = tasks.length === PROJECTS.length * Object.keys(TARGETS).length;
  if (!ok || !isWhole) tell('every project, by Nx', ok && isWhole, since(from));
  return ok ? [] : [{ name: 'Nx', output }];
}

/** The gates of the whole, one after another. */
async function whole() {
  const failures = [];
  for (const { name, tells, ...gate } of gates) {
    const from = performance.now();
    const { ok, output } = await pass(gate);
    tell(name, ok, since(from), ok && tells ? output : '');
    if (!ok) failures.push({ name, output });
  }
  return failures;
}

await prepare();
endChildrenOnSignal();
const failures = (await Promise.all([projects(), whole()])).flat();

for (const { name, output } of failures) console.error(`\n--- ${name} ---\n${output.trimEnd()}`);
const failed = told.filter(({ ok }) => !ok).map(({ name }) => name);
say(failed.length === 0 ? `all ${told.length} gates passed` : `failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
