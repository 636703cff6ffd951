// Runs docker-compose.yml with podman: its services in their order, with their environment, volumes, limits and health. What
// podman-compose of Debian 12 cannot read (an `env_file` that may be missing), or leaves out (conditions of `depends_on`).
import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'yaml';
import { root } from '../lib/project.mjs';
import { outputOf, programSucceeds } from './machine.mjs';
import { IMAGE, logOf } from './product.mjs';

/** Keys of a service that are carried out here. Another one would be left out silently, so it is refused. */
const KNOWN = new Set([
  ...['image', 'build', 'env_file', 'environment', 'entrypoint', 'command', 'read_only', 'tmpfs', 'volumes', 'ports'],
  ...['cap_drop', 'cap_add', 'security_opt', 'mem_limit', 'pids_limit', 'logging', 'healthcheck', 'depends_on'],
  ...['restart', 'stop_grace_period'],
]);

/** `${NAME:-default}` and `$$`, as compose reads them. */
const filledIn = (text, env) =>
  text.replace(/\$\$|\$\{(\w+):-([^}]*)\}/g, (found, name, otherwise) =>
    found === '$$' ? '$' : env[name] || otherwise,
  );

/** The file's services by name, with the operator's variables in place. */
export function servicesOf(text, env) {
  const fill = (value) => {
    if (typeof value === 'string') return filledIn(value, env);
    if (Array.isArray(value)) return value.map(fill);
    return value && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
      : value;
  };
  const services = fill(parse(text).services);
  for (const [name, service] of Object.entries(services))
    for (const key of Object.keys(service))
      if (!KNOWN.has(key)) throw new Error(`${name}: the runner of docker-compose.yml does not know ${key}`);
  return services;
}

const dependencies = ({ depends_on: of = {} }) => (Array.isArray(of) ? of : Object.keys(of));

/** The names of the services, each after those that it needs. */
export function inOrder(services) {
  const order = [];
  const add = (name) => {
    dependencies(services[name]).forEach(add);
    if (!order.includes(name)) order.push(name);
  };
  Object.keys(services).forEach(add);
  return order;
}

const list = (option, values = []) => values.flatMap((value) => [option, String(value)]);

/** podman's options for a service, without those of its place in the project. */
function optionsOf(service) {
  const { healthcheck: health, logging } = service;
  return [
    ...Object.entries(service.environment ?? {}).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...(service.read_only ? ['--read-only'] : []),
    ...list('--tmpfs', service.tmpfs),
    ...list('--cap-drop', service.cap_drop),
    ...list('--cap-add', service.cap_add),
    ...list(
      '--security-opt',
      (service.security_opt ?? []).map((option) => option.replace(/:true$/, '')),
    ),
    ...['--memory', service.mem_limit, '--memory-swap', service.mem_limit, '--pids-limit', String(service.pids_limit)],
    ...list('--log-opt', logging?.options['max-size'] ? [`max-size=${logging.options['max-size']}`] : []),
    // looked at by this runner, because podman wants systemd for it
    ...(health ? ['--health-cmd', JSON.stringify(health.test), '--health-interval', 'disable'] : []),
  ];
}

/** One run of the file, with names of its own. */
export class Project {
  #env;
  #services;

  /**
   * @param {string} name
   * @param {Record<string, string>} env what the operator's .env says
   */
  constructor(name, env) {
    this.name = name;
    this.#env = env;
    this.#services = servicesOf(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), env);
  }

  get services() {
    return inOrder(this.#services);
  }

  container(service) {
    return `${this.name}-${service}`;
  }

  #volume(text) {
    const [source, ...rest] = text.split(':');
    const isPath = source.startsWith('.') || isAbsolute(source);
    return [isPath ? resolve(root, source) : `${this.name}-${source}`, ...rest].join(':');
  }

  /** Starts all of it, each service when those that it needs are as healthy as it wants. */
  async up() {
    await programSucceeds('podman', 'network', 'create', this.name);
    for (const name of this.services) {
      const needs = this.#services[name].depends_on;
      for (const needed of Object.keys(Array.isArray(needs) ? {} : (needs ?? {})))
        if (needs[needed].condition === 'service_healthy') await this.untilHealthy(needed);
      await this.start(name);
    }
  }

  async start(name) {
    const service = this.#services[name];
    const [program, ...args] = service.entrypoint ?? [];
    await outputOf(
      'podman',
      ...[
        'run',
        '--detach',
        '--pull',
        'never',
        '--name',
        this.container(name),
        '--network',
        this.name,
        '--network-alias',
        name,
      ],
      ...optionsOf(service),
      ...Object.entries(this.#env).flatMap(([key, value]) =>
        service.env_file && !(key in service.environment) ? ['--env', `${key}=${value}`] : [],
      ),
      ...list(
        '--volume',
        (service.volumes ?? []).map((volume) => this.#volume(volume)),
      ),
      ...list('--publish', service.ports),
      ...(program ? ['--entrypoint', JSON.stringify([program, ...args])] : []),
      service.build ? IMAGE : `docker.io/library/${service.image}`,
      ...(service.command ?? []),
    );
  }

  async untilHealthy(name, patienceMs = 900_000) {
    for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(500)) {
      if (await programSucceeds('podman', 'healthcheck', 'run', this.container(name))) return;
      if ((await this.state(name)) !== 'running') break;
    }
    throw new Error(`${name} does not become healthy:\n${await this.log(name)}`);
  }

  state(name) {
    return outputOf('podman', 'inspect', '--format', '{{.State.Status}}', this.container(name));
  }

  /** The last lines of its log, of both streams. */
  log(name) {
    return logOf(this.container(name));
  }

  /** `docker compose stop`: the last ones first. The volumes stay. */
  async down() {
    for (const name of this.services.toReversed()) {
      const grace = Number.parseInt(this.#services[name].stop_grace_period ?? '10', 10);
      await programSucceeds('podman', 'stop', '--time', String(grace), this.container(name));
      await programSucceeds('podman', 'rm', '--force', this.container(name));
    }
    await programSucceeds('podman', 'network', 'rm', '--force', this.name);
  }

  /** The same, and all that was stored. */
  async remove() {
    await this.down();
    for (const volume of ['database', 'data'])
      await programSucceeds('podman', 'volume', 'rm', '--force', `${this.name}-${volume}`);
  }
}
