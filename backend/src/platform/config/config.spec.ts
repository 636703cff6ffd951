import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './config.ts';

const KEY = Buffer.alloc(32, 1).toString('base64');
const keys = { PII_KEYS: `k1:${KEY}`, PII_INDEX_KEY: KEY };
const discord = {
  DISCORD_CLIENT_ID: '1',
  DISCORD_CLIENT_SECRET: 's',
  DISCORD_BOT_TOKEN: 't',
  DISCORD_GUILD_ID: '123',
};
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://liga.example', ...keys, ...discord };

const problemsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
};

describe('configuration', () => {
  test('an empty environment is a developer’s machine with the emulator', () => {
    expect(loadConfig(keys)).toMatchObject({
      production: false,
      port: 3000,
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      https: false,
      pathTokens: true,
      seedDemo: true,
      loginLimit: 60,
      uploadLimit: 600,
      memberLimit: 300,
      readLimit: 1_000_000_000,
      keyReadLimit: 1_000_000_000,
      discord: { emulated: true, apiUrl: 'http://127.0.0.1:3000/emulator/discord' },
      replayParser: null,
      uploads: { kind: 'file' },
    });
  });

  test('a whole production environment is taken as it is', () => {
    expect(loadConfig({ ...production, PORT: '8080' })).toMatchObject({
      production: true,
      port: 8080,
      https: true,
      seedDemo: false,
      loginLimit: 10,
      uploadLimit: 10,
      memberLimit: 5,
      readLimit: 1200,
      keyReadLimit: 6000,
      discord: { emulated: false, apiUrl: 'https://discord.com/api', guildId: '123' },
      twitch: null,
    });
  });

  test.each<[string, string, NodeJS.ProcessEnv]>([
    ['PORT', 'must be a whole number from 1 to 65535', { PORT: '99999' }],
    ['PORT', 'must be a whole number from 1 to 65535', { PORT: '3000x' }],
    ['NODE_ENV', 'must be one of development, test, production', { NODE_ENV: 'prod' }],
    ['DATABASE_URL', 'must be a postgres:// address', { DATABASE_URL: 'mysql://x' }],
    ['PUBLIC_URL', 'must be an http or https address', { PUBLIC_URL: 'liga.example' }],
    ['PATH_TOKENS', 'must be on or off', { PATH_TOKENS: 'maybe' }],
    [
      'PII_KEYS',
      'must be a list of id:key, each key 32 bytes in base64, the current one first',
      { PII_KEYS: 'k1:c2hvcnQ=' },
    ],
    ['PII_KEYS', 'must not name a key twice', { PII_KEYS: `k1:${KEY},k1:${KEY}` }],
    ['PII_INDEX_KEY', 'must be 32 bytes in base64', { PII_INDEX_KEY: 'short' }],
    ...['ftp://a:b@x/y', 'https://s3.example/bucket', 'https://a:b@s3.example', 'https://a@s3.example/bucket', 'x'].map(
      (UPLOADS): [string, string, NodeJS.ProcessEnv] => [
        'UPLOADS',
        'must be file:<folder> or https://<key id>:<secret>@<host>/<bucket>?region=<region>',
        { UPLOADS },
      ],
    ),
    ['METRICS_PORT', 'must differ from PORT', { METRICS_PORT: '3000' }],
    ['METRICS_TOKEN', 'must be at least 16 characters', { METRICS_TOKEN: 'short' }],
    ['DISCORD_GUILD_ID', 'must be digits', { ...discord, DISCORD_GUILD_ID: 'the league' }],
    [
      'DISCORD_BOT_TOKEN',
      'must be set together with DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, DISCORD_GUILD_ID',
      { ...discord, DISCORD_BOT_TOKEN: '' },
    ],
    ['REPLAY_PARSER_CODE', 'must be set together with REPLAY_PARSER_URL', { REPLAY_PARSER_URL: 'https://p.example' }],
  ])('%s %s', (name, should, env) => {
    expect(problemsOf({ ...keys, ...env })).toEqual([`${name} ${should}`]);
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'production without %s refuses to start',
    (name) => {
      const problems = problemsOf({ ...production, [name]: undefined });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must be set `));
    },
  );

  test('a bucket is read with its keys, which may hold any sign', () => {
    const UPLOADS = 'https://KEY:se%2Fcr%3At@s3.example/bucket/folder/?region=eu-north-1';
    expect(loadConfig({ ...keys, UPLOADS }).uploads).toEqual({
      kind: 's3',
      address: 'https://s3.example/bucket/folder',
      region: 'eu-north-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'se/cr:t',
    });
  });

  test('production never gets the emulator', () => {
    const {
      DISCORD_CLIENT_ID: _a,
      DISCORD_CLIENT_SECRET: _b,
      DISCORD_BOT_TOKEN: _c,
      DISCORD_GUILD_ID: _d,
      ...rest
    } = production;
    expect(problemsOf(rest).map((problem) => problem.split(' ')[0])).toEqual(Object.keys(discord));
  });

  test('everything that is wrong is named at once', () => {
    expect(() => loadConfig({ ...keys, PORT: 'x', PATH_TOKENS: 'y' })).toThrow(
      'The configuration is wrong:\n  PORT must be a whole number from 1 to 65535\n  PATH_TOKENS must be on or off',
    );
  });

  test('keys that nobody configured are made once and kept for the owner alone', () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sbl-config-'));
    try {
      const first = loadConfig({ DATA_DIR }).pii;
      const second = loadConfig({ DATA_DIR }).pii;
      expect(second).toEqual(first);
      expect(first.indexKey).toHaveLength(32);
      expect(statSync(join(DATA_DIR, 'keys.json')).mode & 0o077).toBe(0);
      expect(readFileSync(join(DATA_DIR, 'keys.json'), 'utf8')).toContain('PII_KEYS');
    } finally {
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
});
