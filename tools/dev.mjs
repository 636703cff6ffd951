// npm run dev: runs the database, builds and restarts the server at every edit, and lets Vite reload the pages.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { markStale } from './lib/build.mjs';
import { builtModule } from './lib/built.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { loadEnvironment, root, runNode, sayLine, secondsSince } from './lib/project.mjs';

/** The wait after an edit, so that an editor that saves several files causes one restart. */
const QUIET_MS = 80;

await prepareProject({ build: ['backend'] });
loadEnvironment();
markStale('backend'); // from here on the watcher writes dist/

process.env.PORT ??= '4000';
process.env.PUBLIC_URL ??= 'http://localhost:5173';
const { loadConfig } = await builtModule('platform/config/config.js');
const { resolveDatabase } = await builtModule('embedded/embedded.js');
// started here, so that a restart of the server does not restart the database
const database = await resolveDatabase(loadConfig());
const logins = { DATABASE_URL: database.appUrl, MIGRATIONS_DATABASE_URL: database.url };
const env = { ...process.env, ...logins, API_URL: `http://localhost:${process.env.PORT}` };

const bin = (path) => join(root, 'node_modules', path);
const inFolder = (folder, args) => spawn(process.execPath, args, { cwd: join(root, folder), stdio: 'inherit', env });

function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

const startServer = () => inFolder('backend', ['--enable-source-maps', 'dist/main.js']);
const compile = () =>
  runNode(
    [
      bin('@swc/cli/bin/swc.js'),
      ...['src', '-d', 'dist', '--strip-leading-paths', '-q', '--copy-files', '--ignore', '**/*.spec.ts'],
    ],
    { cwd: join(root, 'backend') },
  );

let server = startServer();
let working = Promise.resolve();

async function restart() {
  const from = performance.now();
  // when a file does not compile, the last good server keeps running, and swc shows the error
  if ((await compile()) !== 0) return;
  await stop(server);
  server = startServer();
  sayLine(`server rebuilt and restarted (${secondsSince(from)})`);
}

let waiting;
const watcher = watch(join(root, 'backend/src'), { recursive: true }, (_event, name) => {
  if (!/\.(?:ts|sql|json)$/.test(name ?? '') || name.endsWith('.spec.ts')) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => (working = working.then(restart)), QUIET_MS);
});

const pages = inFolder('frontend', [bin('vite/bin/vite.js'), '--clearScreen', 'false', ...process.argv.slice(2)]);
sayLine('the site with live reload is on http://localhost:5173');

let isEnding = false;
async function end() {
  if (isEnding) return;
  isEnding = true;
  watcher.close();
  clearTimeout(waiting);
  await working;
  await Promise.all([stop(server), stop(pages)]);
  await database.stop();
  process.exit(0);
}
process.on('SIGINT', end).on('SIGTERM', end);
pages.once('exit', end);
