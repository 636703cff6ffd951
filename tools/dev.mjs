// npm run dev: the database, the server restarted by every edit, and the pages reloaded by Vite.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { markStale } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { loadEnvironment, root, say } from './lib/project.mjs';

await prepare({ build: ['backend'] });
loadEnvironment();
markStale('backend'); // from here on dist/ is written file by file

process.env.PORT ??= '4000';
process.env.PUBLIC_URL ??= 'http://localhost:5173';
const { loadConfig } = await import('../backend/dist/platform/config/config.js');
const { resolveDatabase } = await import('../backend/dist/platform/db/embedded.js');
// held here, so that a restart of the server is not one of the database
const database = await resolveDatabase(loadConfig());
const env = { ...process.env, DATABASE_URL: database.url, API_URL: `http://localhost:${process.env.PORT}` };

const bin = (path) => join(root, 'node_modules', path);
const swc = ['src', '-d', 'dist', '--strip-leading-paths', '-q', '-w', '--ignore', '**/*.spec.ts'];
const inFolder = (folder, args) => spawn(process.execPath, args, { cwd: join(root, folder), stdio: 'inherit', env });
const children = [
  inFolder('backend', [bin('@swc/cli/bin/swc.js'), ...swc]),
  inFolder('backend', ['--watch-path=dist', '--watch-preserve-output', '--enable-source-maps', 'dist/main.js']),
  inFolder('frontend', [bin('vite/bin/vite.js'), '--clearScreen', 'false', ...process.argv.slice(2)]),
];
say('the site with live reload is on http://localhost:5173');

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  await Promise.all(
    children.map(
      (child) =>
        child.exitCode !== null ||
        new Promise((resolve) => {
          child.once('exit', resolve);
          child.kill('SIGTERM');
        }),
    ),
  );
  await database.stop();
  process.exit(0);
}
process.on('SIGINT', end).on('SIGTERM', end);
for (const child of children) child.once('exit', end);
