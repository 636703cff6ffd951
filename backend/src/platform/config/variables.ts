import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { keyList, oneKey } from './keys.ts';

/** The project's root. Relative paths start here, also when the process was started in another folder. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** A limit that is counted but never reached. */
export const UNLIMITED = 1_000_000_000;

const text = z.string();
const atLeast = (length: number) => z.string().min(length, `must be at least ${length} characters`);

const rooted = (path: string): string => (isAbsolute(path) ? path : join(ROOT, path));
const folder = z.string().transform(rooted);

function oneOf<T extends string>(values: readonly T[]) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

function whole(min: number, max: number, should = `must be a whole number from ${min} to ${max}`) {
  return z.string().regex(/^\d+$/, should).transform(Number).pipe(z.number().min(min, should).max(max, should));
}

const onOff = z.stringbool({ truthy: ['on', 'true', '1'], falsy: ['off', 'false', '0'], error: 'must be on or off' });

/** An address without a trailing slash. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\/./, 'must be a postgres:// address');

/** A bucket of an S3-compatible store. */
export interface BucketConfig {
  readonly kind: 's3';
  /** The bucket's address, perhaps with a folder, without a trailing slash. */
  readonly address: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export type UploadsConfig = { readonly kind: 'file'; readonly dir: string } | BucketConfig;

const uploads = text.transform((given, context): UploadsConfig => {
  const [, dir] = /^file:(.+)$/.exec(given) ?? [];
  if (dir !== undefined) return { kind: 'file', dir: rooted(dir) };
  const url = URL.canParse(given) ? new URL(given) : null;
  const path = url?.pathname.replace(/\/+$/, '') ?? '';
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || path === '') {
    context.addIssue('must be file:<folder> or https://<key id>:<secret>@<host>/<bucket>?region=<region>');
    return z.NEVER;
  }
  return {
    kind: 's3',
    address: `${url.origin}${path}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
});

/** The rules of each variable. Defaults that differ in production are in `config.ts`. */
export const variables = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).optional(),
  PORT: whole(1, 65_535).default(3000),
  HOST: text.optional(),
  PUBLIC_URL: httpUrl.optional(),
  TRUSTED_PROXIES: whole(0, 10).default(0),
  WEB_ROOT: folder.default(rooted('frontend/dist')),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DRAIN_MS: whole(0, 60_000).optional(),

  DATABASE_URL: databaseUrl.optional(),
  MIGRATIONS_DATABASE_URL: databaseUrl.optional(),
  DATA_DIR: folder.default(rooted('.data')),
  SEED_DEMO: onOff.optional(),
  UPLOADS: uploads.optional(),
  UPLOAD_LIMIT: whole(1, 1_000_000).optional(),

  PII_KEYS: keyList,
  PII_INDEX_KEY: oneKey,
  BACKUP_KEY: oneKey.optional(),

  DISCORD_CLIENT_ID: text.optional(),
  DISCORD_CLIENT_SECRET: text.optional(),
  DISCORD_BOT_TOKEN: text.optional(),
  DISCORD_GUILD_ID: text.regex(/^\d{0,20}$/, 'must be digits').optional(),
  DISCORD_API_URL: httpUrl.optional(),
  DISCORD_NEWS_CHANNEL: text.regex(/^\d{0,20}$/, 'must be digits').optional(),
  LOGIN_LIMIT: whole(1, 1_000_000).optional(),
  MEMBER_LIMIT: whole(1, 1_000_000).optional(),
  READ_LIMIT: whole(1, UNLIMITED).optional(),
  KEY_READ_LIMIT: whole(1, UNLIMITED).optional(),
  WEBHOOK_TARGETS: oneOf(['public', 'any']).default('public'),
  VISITOR_SOCKETS: whole(0, 1_000_000).default(2000),
  PATH_TOKENS: onOff.default(true),

  TWITCH_CLIENT_ID: text.optional(),
  TWITCH_CLIENT_SECRET: text.optional(),
  TWITCH_CHANNEL: text.optional(),

  REPLAY_PARSER_URL: httpUrl.optional(),
  REPLAY_PARSER_CODE: text.optional(),

  SIXMANS_BOT_KEY: atLeast(32).optional(),

  METRICS_PORT: whole(1, 65_535).optional(),
  METRICS_TOKEN: atLeast(16).optional(),
});

/** The variables after reading: numbers are numbers, paths are absolute, unset ones without a default are missing. */
export type Variables = z.output<typeof variables>;
export type Variable = keyof Variables;
/** Notes what a variable should be. */
export type Complain = (name: Variable, should: string) => void;

/** All four are set, or none. Without them the chat is emulated. */
export const DISCORD = ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET', 'DISCORD_BOT_TOKEN', 'DISCORD_GUILD_ID'] as const;
const TWITCH = ['TWITCH_CLIENT_ID', 'TWITCH_CLIENT_SECRET', 'TWITCH_CHANNEL'] as const;
const REPLAY_PARSER = ['REPLAY_PARSER_URL', 'REPLAY_PARSER_CODE'] as const;
export const GROUPS = [DISCORD, TWITCH, REPLAY_PARSER] as const;
