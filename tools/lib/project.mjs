// The project's paths, and short messages with one prefix. Uses only Node's own modules, because it runs before `npm
// ci`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's root folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One line of progress. */
export const sayLine = (text) => console.log(`[sbl] ${text}`);

/** Seconds since `from` (a `performance.now()`), for people: `3.4 s`. */
export const secondsSince = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Reads `.env` at the root, if there is one. Variables that are already set are not changed. */
export function loadEnvironment() {
  const file = `${root}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
}

const running = new Set();

/**
 * Runs a command and resolves to its exit code (a signal counts as 1). The child uses the same terminal unless
 * `options.stdio` says otherwise, and ends with this process.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { hear?: (chunk: Buffer) => void }} options `hear` gets what the command writes, in
 * the terminal's place
 */
export function runCommand(command, args, { hear, ...options } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: hear ? ['inherit', 'pipe', 'inherit'] : 'inherit',
    ...options,
  });
  if (hear) child.stdout?.on('data', hear);
  running.add(child);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child);
      sayLine(`cannot run ${command}: ${error.message}`);
      resolve(1);
    });
    // what it wrote last comes after its end
    child.once(hear ? 'close' : 'exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Runs a Node script with this Node. */
export const runNode = (args, options) => runCommand(process.execPath, args, options);

/** Runs npm: the one that started this process, otherwise the one on the PATH. */
export function runNpm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return runNode([cli, ...args], options);
  return runCommand('npm', args, { shell: process.platform === 'win32', ...options });
}

/** Ends every running command, so that no build outlives an interrupted tool. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}

/** Until the returned function is called, SIGINT and SIGTERM end the children and then this process. */
export function endChildrenOnSignal() {
  const stop = (signal) => {
    endChildren(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => process.off('SIGINT', stop).off('SIGTERM', stop);
}
