// The product's image, built of the Dockerfile as it is, and a container of it as docker-compose.yml runs one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, sayLine, secondsSince } from '../lib/project.mjs';
import { ensureBases, nodeImage } from './bases.mjs';
import { outputOf, wholeOutputOf, runShown, programSucceeds } from './machine.mjs';

export const IMAGE = 'localhost/svenska-bilbollsligan';

/** Builds the image: 13 minutes on a busy machine, seconds when nothing has changed. */
export async function buildImage() {
  await ensureBases([nodeImage()]);
  const from = performance.now();
  sayLine('builds the image …');
  // Docker's format, because the other one has no HEALTHCHECK
  const how = ['--isolation', 'chroot', '--network', 'host', '--pull-never', '--layers', '--format', 'docker'];
  await runShown('buildah', 'bud', ...how, '--tag', IMAGE, root);
  const size = await outputOf('podman', 'image', 'inspect', IMAGE, '--format', '{{.Size}}');
  sayLine(`the image is built: ${(Number(size) / 1e6).toFixed(0)} MB, ${secondsSince(from)}`);
}

/** What a container may not do, as in docker-compose.yml. */
const HARDENED = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'all', '--security-opt', 'no-new-privileges'];

/**
 * Starts an instance of the image on this machine's network.
 * @param {string} name
 * @param {{ env: Record<string, string>, memory: string }} options
 */
export async function startInstance(name, { env, memory }) {
  await removeInstance(name);
  await outputOf(
    'podman',
    ...['run', '--detach', '--pull', 'never', '--name', name, '--network', 'host', ...HARDENED, '--pids-limit', '256'],
    ...['--memory', memory, '--memory-swap', memory, '--volume', `${name}:/data`],
    ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    IMAGE,
  );
}

/** Removes the container and what it has stored. */
export async function removeInstance(name) {
  await programSucceeds('podman', 'rm', '--force', '--time', '5', name);
  await programSucceeds('podman', 'volume', 'rm', '--force', name);
}

/** One field of the container's state, in the words of `podman inspect`. */
export const stateOf = (name, field) => outputOf('podman', 'inspect', '--format', `{{.State.${field}}}`, name);

/** Runs a command in the container, as `docker compose exec` does. Answers its output and exit code. */
export const inContainer = (name, ...command) =>
  outputOf('podman', 'exec', name, ...command).then(
    (said) => ({ code: 0, said }),
    (error) => ({ code: error.code, said: `${error.stdout}${error.stderr}` }),
  );

/** The last lines of a container's log, of both streams. */
export const logOf = (name) => wholeOutputOf('podman', 'logs', '--tail', '200', name);

/** What the kernel knows of the container's first process: `Uid`, `CapEff`, `NoNewPrivs`, … */
export async function processOf(name) {
  const pid = await stateOf(name, 'Pid');
  return Object.fromEntries(
    readFileSync(`/proc/${pid}/status`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/:\s+/)),
  );
}

const MEMORY = {
  limit: ['memory/memory.limit_in_bytes', 'memory.max'],
  most: ['memory/memory.max_usage_in_bytes', 'memory.peak'],
};

/**
 * The container's limit of memory and the most that it has used, in bytes, as the kernel counts them; null where it counts nothing.
 * @param {string} name
 * @param {keyof typeof MEMORY} figure
 */
export async function memoryOf(name, figure) {
  for (const file of MEMORY[figure]) {
    const { code, said } = await inContainer(name, 'cat', `/sys/fs/cgroup/${file}`);
    if (code === 0 && /^\d+$/.test(said.trim())) return Number(said);
  }
  return null;
}

/** A folder for the time of a test. */
export function testFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-image-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
