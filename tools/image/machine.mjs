// The programs that build and run images here, without a registry of images, and their settings: a place of their own, so that
// nothing is mixed with the images of this machine's user.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand, sayLine } from '../lib/project.mjs';

/** Where the images lie. They are kept, so that the next run makes only what has changed; about 4 GB. */
const PLACE = process.env.IMAGE_PLACE || '/var/lib/sbl-image';

/** Each Debian package, and a file of it. */
const PACKAGES = {
  buildah: '/usr/bin/buildah',
  podman: '/usr/bin/podman',
  runc: '/usr/sbin/runc',
  debootstrap: '/usr/sbin/debootstrap',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  iptables: '/usr/sbin/iptables',
};

const missing = () => Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));

/** Installs what is missing. Answers why no image can be built here, or null. */
export async function whyNoImages() {
  const names = missing();
  if (process.platform !== 'linux' || process.getuid() !== 0)
    return 'an image is built by root on Linux, and this is not';
  if (names.length > 0) {
    if (!existsSync('/usr/bin/apt-get')) return `not installed: ${names.join(', ')}`;
    sayLine(`installs ${names.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], { env });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
    if (missing().length > 0) return `could not be installed: ${missing().join(', ')}`;
  }
  settle();
  return null;
}

/** The hard limits of this process, which a container cannot be given more than. */
function limits() {
  const hard = (name) =>
    Number(/** @type {string} */ (spawnSync('sh', ['-c', `ulimit -H${name}`], { encoding: 'utf8' }).stdout)) || 4096;
  return [`"nofile=${hard('n')}:${hard('n')}"`, '"nproc=4096:4096"'].join(', ');
}

/** Writes the settings. runc, because crun needs more of the kernel than some machines give. */
function settle() {
  mkdirSync(PLACE, { recursive: true });
  const storage = `[storage]\ndriver = "overlay"\ngraphroot = "${PLACE}/images"\nrunroot = "${PLACE}/run"\n`;
  const containers = [
    `[containers]\ndefault_ulimits = [${limits()}]`,
    '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"',
    `[network]\nnetwork_backend = "netavark"\nnetwork_config_dir = "${PLACE}/networks"`,
  ];
  writeFileSync(join(PLACE, 'storage.conf'), storage);
  writeFileSync(join(PLACE, 'containers.conf'), `${containers.join('\n')}\n`);
}

const environment = () => ({
  ...process.env,
  CONTAINERS_STORAGE_CONF: join(PLACE, 'storage.conf'),
  CONTAINERS_CONF: join(PLACE, 'containers.conf'),
});

const execute = promisify(execFile);

/** Runs a program of containers, and answers what it wrote. Rejects with its error when it fails. */
export async function outputOf(program, ...args) {
  const { stdout } = await execute(program, args, { env: environment(), maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** The same of both its streams. */
export async function wholeOutputOf(program, ...args) {
  const { stdout, stderr } = await execute(program, args, { env: environment(), maxBuffer: 64 * 1024 * 1024 });
  return `${stdout}${stderr}`.trim();
}

/** The same with its output on the terminal: what takes minutes. */
export async function runShown(program, ...args) {
  const code = await runCommand(program, args, { env: environment() });
  if (code !== 0) throw new Error(`${program} ${args[0]} ended with ${code}`);
}

/** Does it answer without an error? */
export const programSucceeds = (program, ...args) =>
  outputOf(program, ...args).then(
    () => true,
    () => false,
  );
