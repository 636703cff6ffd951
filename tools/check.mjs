// npm run check: every gate that a change must pass; one line each, all failures listed at the end.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './lib/prepare.mjs';
import { endChildrenOnSignal, root, say, since } from './lib/project.mjs';

const bin = (path) => join(root, 'node_modules', path);
const TSC = bin('typescript/bin/tsc');

/** Rules, sizes, layers. In parts, so that both cores have something to do until the end. */
const lint = (...what) => [bin('eslint/bin/eslint.js'), '--max-warnings=0', ...what];

/**
 * name -> arguments for Node, the folder to run in, and whether what it says is worth a line when it passes. Slow ones
 * first: two run at a time.
 */
const gates = [
  { name: 'lint (backend)', args: lint('backend') },
  { name: 'lint (frontend)', args: lint('frontend') },
  { name: 'types (backend)', args: [TSC, '-p', 'tsconfig.json', '--pretty', 'false'], folder: 'backend' },
  { name: 'types (frontend)', args: [TSC, '-p', 'tsconfig.json', '--pretty', 'false'], folder: 'frontend' },
  { name: 'types (scripts)', args: [TSC, '-p', 'tsconfig.scripts.json', '--pretty', 'false'] },
  {
    name: 'dependency rule (backend)',
    args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'src', 'test'],
    folder: 'backend',
  },
  {
    name: 'dependency rule (frontend)',
    args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--config', '.dependency-cruiser.cjs', 'src'],
    folder: 'frontend',
  },
  { name: 'lint (the rest)', args: lint('--ignore-pattern=backend', '--ignore-pattern=frontend', '.') },
  { name: 'nothing unused', args: [bin('knip/bin/knip.js'), '--no-progress'] },
  { name: 'formatting', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'] },
  { name: 'schema.graphql is current', args: ['dist/schema.js', '--check'], folder: 'backend' },
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
function pass({ args, folder = '.' }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: join(root, folder), env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

await prepare();
endChildrenOnSignal();
const waiting = [...gates];
const failed = [];

async function work() {
  for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
    const from = performance.now();
    const { ok, output } = await pass(gate);
    const told = ok && gate.tells ? `: ${output.trim().split('\n')[0]}` : '';
    say(`${ok ? 'ok    ' : 'FAILED'} ${gate.name} (${since(from)})${told}`);
    if (!ok) failed.push({ name: gate.name, output });
  }
}
await Promise.all([work(), work()]);

for (const { name, output } of failed) console.error(`\n--- ${name} ---\n${output.trimEnd()}`);
say(failed.length === 0 ? `all ${gates.length} gates passed` : `failed: ${failed.map((gate) => gate.name).join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
