import { isGuessable } from './guessable.ts';
import { reachOf, type Reach } from './reach.ts';
import type { Complain, UploadsConfig, Variable, Variables } from './variables.ts';

/**
 * What a variable's value is to an attacker. `open`: nothing. `secret`: a text that opens something. `key`: 32 bytes, with a check
 * of their own (keys.ts). `service`: the address of a service that gets secrets or private data. `database`: the same of a
 * database, with a password in it. `site`: the site's own address (exposure.ts).
 */
export type Sensitivity = 'open' | 'secret' | 'key' | 'service' | 'database' | 'site';

/** A new variable must say here what it is; its rules then follow from that. */
export const SENSITIVITY = {
  NODE_ENV: 'open',
  PORT: 'open',
  HOST: 'open',
  PUBLIC_URL: 'site',
  TRUSTED_PROXIES: 'open',
  WEB_ROOT: 'open',
  LOG_LEVEL: 'open',
  DRAIN_MS: 'open',

  DATABASE_URL: 'database',
  MIGRATIONS_DATABASE_URL: 'database',
  DATA_DIR: 'open',
  SEED_DEMO: 'open',
  UPLOADS: 'service',
  UPLOAD_LIMIT: 'open',

  PII_KEYS: 'key',
  PII_INDEX_KEY: 'key',
  BACKUP_KEY: 'key',

  DISCORD_CLIENT_ID: 'open',
  DISCORD_CLIENT_SECRET: 'secret',
  DISCORD_BOT_TOKEN: 'secret',
  DISCORD_GUILD_ID: 'open',
  DISCORD_API_URL: 'service',
  DISCORD_NEWS_CHANNEL: 'open',
  LOGIN_LIMIT: 'open',
  MEMBER_LIMIT: 'open',
  READ_LIMIT: 'open',
  KEY_READ_LIMIT: 'open',
  WEBHOOK_TARGETS: 'open',
  VISITOR_SOCKETS: 'open',
  PATH_TOKENS: 'open',

  TWITCH_CLIENT_ID: 'open',
  TWITCH_CLIENT_SECRET: 'secret',
  TWITCH_CHANNEL: 'open',

  REPLAY_PARSER_URL: 'service',
  REPLAY_PARSER_CODE: 'secret',

  SIXMANS_BOT_KEY: 'secret',

  METRICS_PORT: 'open',
  METRICS_TOKEN: 'secret',
} as const satisfies Record<Variable, Sensitivity>;

const VARIABLES = Object.keys(SENSITIVITY) as Variable[];

/** What a variable carries: a secret, the host that gets it, and whether others can read it on the way there. */
interface Carried {
  readonly secret?: string;
  readonly host?: string;
  readonly isInClear?: boolean;
}

/** A password in `docker-compose.yml` has a variable of its own. */
const PASSWORD_OF: Partial<Record<Variable, string>> = {
  DATABASE_URL: 'APP_DATABASE_PASSWORD',
  MIGRATIONS_DATABASE_URL: 'POSTGRES_PASSWORD',
};

/** Complains, in production, about secrets that can be guessed (T83), and about services that get theirs readable for everyone (T118). */
export function checkSensitive(env: Partial<Variables>, complain: Complain): void {
  if (env.NODE_ENV !== 'production') return;
  for (const name of VARIABLES) {
    const { secret } = carriedBy(name, env[name]);
    const own = PASSWORD_OF[name];
    const where = own === undefined ? '' : ` in its password (of docker-compose.yml: ${own})`;
    if (secret !== undefined && isGuessable(secret)) {
      complain(name, `must be random${where}, and this can be guessed: make one with openssl rand -hex 24`);
    }
    if (SENSITIVITY[name] === 'service' && reachInClear(name, env) === 'world') {
      complain(name, 'must be an https address: secrets would be readable on the way');
    }
  }
}

/** What every start in production warns of, because it may have a fair reason: what others in a private network can read. */
export function warningsOf(env: Variables): string[] {
  if (env.NODE_ENV !== 'production') return [];
  return VARIABLES.flatMap((name) => {
    const reach = reachInClear(name, env);
    if (SENSITIVITY[name] === 'service' && reach === 'house') {
      return [`${name} begins with http: everyone in that network can read the secrets that are sent there`];
    }
    // a password is never sent to PostgreSQL as it is, but the data are
    return SENSITIVITY[name] === 'database' && reach === 'world'
      ? [`${name} has no sslmode: everyone on the way to that database can read the data`]
      : [];
  });
}

/** Who can read what is sent to a variable's address; null when it is encrypted, or there is none. */
function reachInClear(name: Variable, env: Partial<Variables>): Reach | null {
  const { host, isInClear = false } = carriedBy(name, env[name]);
  return isInClear && host !== undefined ? reachOf(host) : null;
}

function carriedBy(name: Variable, value: unknown): Carried {
  if (name === 'UPLOADS') return typeof value === 'object' ? ofUploads(value as UploadsConfig) : {};
  if (typeof value !== 'string' || value === '') return {};
  switch (SENSITIVITY[name]) {
    case 'secret':
      return { secret: value };
    case 'service':
      return ofAddress(value);
    case 'database':
      return ofDatabase(value);
    default:
      return {};
  }
}

const ofUploads = (uploads: UploadsConfig): Carried =>
  uploads.kind === 's3' ? { secret: uploads.secretAccessKey, ...ofAddress(uploads.address) } : {};

/** An invalid address has its own complaint. */
function ofAddress(address: string): Carried {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url ? { host: url.hostname, isInClear: url.protocol !== 'https:' } : {};
}

const WITH_TLS = /[?&](?:sslmode=(?!disable|allow)|ssl=(?:true|1)\b)/;

function ofDatabase(address: string): Carried {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url) return {};
  // without a host, or with a folder as the host, it is a socket of this machine
  const host = url.hostname === '' || url.hostname.startsWith('%2F') ? 'localhost' : url.hostname;
  const secret = url.password === '' ? {} : { secret: decodeURIComponent(url.password) };
  return { ...secret, host, isInClear: !WITH_TLS.test(url.search) };
}
