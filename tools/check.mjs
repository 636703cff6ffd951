// npm run check: all checks that a change must pass, with one line for each and all failures at the end.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binPath, builtGates, PROJECTS, sourceGates } from './lib/gates.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { endChildrenOnSignal, root, sayLine, secondsSince } from './lib/project.mjs';

/** Nx runs these for each project, two at a time. It keeps the result until the project changes (nx.json). */
const TARGETS = { lint: 'types and lint', layers: 'dependency rule' };
/** The file in which Nx writes how long each took. Its path is relative to the root. */
const PROFILE = '.nx/check-profile.json';

/** More room for young objects: a compiler makes many, and collecting them less often saves a fifth of its time. */
const ROOMY = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`.trim();

/** Runs one gate. Resolves to its output and whether it passed. */
function pass({ args, folder = '.', env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: join(root, folder),
      env: { ...process.env, NO_COLOR: '1', NODE_OPTIONS: ROOMY, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

const told = [];
function tell(name, ok, time, output = '') {
  sayLine(`${ok ? 'ok    ' : 'FAILED'} ${name} (${time})${output && `: ${output.trim().split('\n')[0]}`}`);
  told.push({ name, ok });
}

/** The gates of each project. */
async function projects() {
  rmSync(join(root, PROFILE), { force: true });
  const targets = Object.keys(TARGETS).join(',');
  const args = [
    binPath('nx/dist/bin/nx.js'),
    'run-many',
    `--targets=${targets}`,
    '--parallel=2',
    '--outputStyle=static',
  ];
  const from = performance.now();
  const { ok, output } = await pass({ args, env: { NX_PROFILE: PROFILE } });
  const profile = existsSync(join(root, PROFILE)) ? JSON.parse(readFileSync(join(root, PROFILE), 'utf8')) : [];
  const tasks = profile.filter(({ ph }) => ph === 'X');
  for (const { dur, args: task } of tasks) {
    const { project, target } = task.target;
    tell(`${TARGETS[target]} (${project})`, task.status !== 'failure', `${(dur / 1e6).toFixed(1)} s`);
  }
  // a task that Nx did not reach is missing in the profile
  const isWhole = tasks.length === PROJECTS.length * Object.keys(TARGETS).length;
  if (!ok || !isWhole) tell('every project, by Nx', ok && isWhole, secondsSince(from));
  return ok ? [] : [{ name: 'Nx', output }];
}

/** Gates of the whole project, one after another. */
async function whole(gates) {
  const failures = [];
  for (const { name, tells, ...gate } of gates) {
    const from = performance.now();
    const { ok, output } = await pass(gate);
    tell(name, ok, secondsSince(from), ok && tells ? output : '');
    if (!ok) failures.push({ name, output });
  }
  return failures;
}

await prepareProject({ build: [] });
// a build mostly uses one core, so gates that need no build use the other one
const built = prepareProject();
endChildrenOnSignal();
const failures = (
  await Promise.all([
    built.then(projects),
    Promise.all([whole(sourceGates), built]).then(async ([found]) => [...found, ...(await whole(builtGates))]),
  ])
).flat();

for (const { name, output } of failures) console.error(`\n--- ${name} ---\n${output.trimEnd()}`);
const failed = told.filter(({ ok }) => !ok).map(({ name }) => name);
sayLine(failed.length === 0 ? `all ${told.length} gates passed` : `failed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
