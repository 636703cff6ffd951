// Builds the projects whose sources changed after their dist/ was made, both at once.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint.mjs';
import { root, runNpm, sayLine, secondsSince } from './project.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json'];

/** What each build reads, and the files that prove that it is complete. */
const projects = [
  { name: 'backend', inputs: ['backend', ...SHARED], proofs: ['backend/dist/main.js'] },
  {
    name: 'frontend',
    inputs: ['frontend', 'backend/content/league.json', ...SHARED],
    proofs: ['frontend/dist/index.html', 'frontend/dist-server/draw.js', 'frontend/src/styled-system/jsx/index.js'],
    flags: ['--logLevel', 'error'], // a new developer does not need the list of chunks
  },
];

// inside dist/, so that it is deleted together with dist/
const stampOf = (name) => join(root, name, 'dist', '.built-from');

/**
 * Vite says to everyone who builds that its configuration will be read in another way in a later version. Read when a build starts: what
 * makes it end with this command (with-parent.mjs) is in the environment by then.
 */
const quietEnvironment = () => ({ ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' });

const isFresh = ({ name, proofs }, print) =>
  proofs.every((proof) => existsSync(join(root, proof))) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === print;

/** Marks dist/ as out of date, for tools that write into it. */
export const markStale = (name) => rmSync(stampOf(name), { force: true });

/** Builds the named projects that are out of date. Throws with their names when a build fails. */
export async function ensureBuilt(names = projects.map((project) => project.name)) {
  const stale = projects
    .filter((project) => names.includes(project.name))
    .map((project) => ({ ...project, print: fingerprintOf(root, project.inputs) }))
    .filter((project) => !isFresh(project, project.print));
  const codes = await Promise.all(
    stale.map(async ({ name, print, flags = [] }) => {
      const from = performance.now();
      sayLine(`building ${name}`);
      const ticking = setInterval(() => sayLine(`still building ${name} (${secondsSince(from)})`), 30_000);
      const told = [];
      const code = await runNpm(['run', 'build', '--silent', '-w', name, '--', ...flags], {
        env: quietEnvironment(),
        hear: (chunk) => told.push(chunk), // some tools tell what they have made, whatever they are asked
      });
      clearInterval(ticking);
      if (code !== 0) process.stdout.write(Buffer.concat(told));
      else {
        writeFileSync(stampOf(name), print);
        sayLine(`${name} built in ${secondsSince(from)}`);
      }
      return code;
    }),
  );
  const failed = stale.filter((_, at) => codes[at] !== 0).map((project) => project.name);
  if (failed.length > 0) throw new Error(`the build of ${failed.join(' and ')} failed: see above`);
}
