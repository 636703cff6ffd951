// nginx with the project's own configuration in front of running instances, for tests with real processes.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { waitForCondition } from './visitor.mjs';

/** Is nginx installed? Otherwise a test skips itself and says so. */
export const hasProxy = () => spawnSync('nginx', ['-v']).status === 0;

/** deploy/nginx.conf with this machine's ports and files in place of the containers'. */
function configuration({ port, instances, folder }) {
  const text = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const changes = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/dev/stdout', join(folder, 'access.log')],
    ['/dev/stderr', join(folder, 'error.log')],
    ['http {', `http {\n${temporary.join('\n')}`],
    ...instances.map((instance, index) => [`app-${index + 1}:3000`, `127.0.0.1:${instance}`]),
  ];
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/nginx.conf does not say ${from}`);
    return changed.replace(from, to);
  }, text);
}

/**
 * Starts nginx on this port.
 * @param {{ port: number, instances: number[], folder: string }} options the ports of the two instances, and a folder for its files
 */
export async function startProxy({ port, instances, folder }) {
  const own = join(folder, 'proxy');
  mkdirSync(own, { recursive: true });
  const file = join(own, 'nginx.conf');
  writeFileSync(file, configuration({ port, instances, folder: own }));
  const main = `daemon off; pid ${join(own, 'nginx.pid')};`;
  const child = spawn('nginx', ['-p', own, '-e', join(own, 'error.log'), '-c', file, '-g', main], { stdio: 'inherit' });
  const read = (name) => (existsSync(join(own, name)) ? readFileSync(join(own, name), 'utf8') : '');
  const url = `http://127.0.0.1:${port}`;
  await waitForCondition(
    () => fetch(url).then(Boolean, () => false),
    () => `nginx did not start: ${read('error.log')}`,
  );
  return {
    url,
    /** The lines of its log so far. */
    log: () => read('access.log'),
    /** The lines of its faults so far. */
    faults: () => read('error.log'),
    async stop() {
      child.kill('SIGQUIT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
