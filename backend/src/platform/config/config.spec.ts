import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { discordVariables, keyVariables, problemsOf, productionVariables, randomText } from './testing/production.ts';
import { variables } from './variables.ts';

const [KEY, OTHER, THIRD] = ['a', 'b', 'c'].map(randomText);

describe('configuration', () => {
  test('an empty environment is a developer’s machine with the emulator', () => {
    expect(loadConfig(keyVariables)).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      migrationsDatabaseUrl: null,
      publicUrl: 'http://localhost:3000',
      https: false,
      pathTokens: true,
      seedDemo: true,
      loginLimit: 60,
      uploadLimit: 600,
      memberLimit: 300,
      readLimit: 1_000_000_000,
      keyReadLimit: 1_000_000_000,
      discord: {
        emulated: true,
        apiUrl: 'http://127.0.0.1:3000/emulator/discord',
        roomsUrl: null,
        imagesUrl: 'http://127.0.0.1:3000/emulator/discord/cdn',
      },
      replayParser: null,
      uploads: { kind: 'file' },
    });
  });

  test('a whole production environment is taken as it is', () => {
    expect(loadConfig({ ...productionVariables, PORT: '8080' })).toMatchObject({
      production: true,
      port: 8080,
      host: null,
      https: true,
      seedDemo: false,
      loginLimit: 10,
      uploadLimit: 10,
      memberLimit: 5,
      readLimit: 1200,
      keyReadLimit: 3000,
      discord: {
        emulated: false,
        apiUrl: 'https://discord.com/api',
        roomsUrl: 'https://discord.com/channels/123',
        imagesUrl: 'https://cdn.discordapp.com',
        guildId: '123',
        newsChannel: null,
      },
      twitch: null,
    });
  });

  test.each<[string, string, NodeJS.ProcessEnv]>([
    ['PORT', 'must be a whole number from 1 to 65535', { PORT: '99999' }],
    ['PORT', 'must be a whole number from 1 to 65535', { PORT: '3000x' }],
    ['NODE_ENV', 'must be one of development, test, production', { NODE_ENV: 'prod' }],
    ['DATABASE_URL', 'must be a postgres:// address', { DATABASE_URL: 'mysql://x' }],
    ['MIGRATIONS_DATABASE_URL', 'needs DATABASE_URL', { MIGRATIONS_DATABASE_URL: 'postgres://owner@db/sbl' }],
    ['PUBLIC_URL', 'must be an http or https address', { PUBLIC_URL: 'liga.example' }],
    ['PATH_TOKENS', 'must be on or off', { PATH_TOKENS: 'maybe' }],
    [
      'PII_KEYS',
      'must be a list of id:key, each key 32 bytes in base64, the current one first',
      { PII_KEYS: 'k1:c2hvcnQ=' },
    ],
    ['PII_KEYS', 'must not name a key twice', { PII_KEYS: `k1:${KEY},k1:${THIRD}` }],
    ['PII_INDEX_KEY', 'must be 32 bytes in base64', { PII_INDEX_KEY: 'short' }],
    ['BACKUP_KEY', 'must be 32 bytes in base64', { BACKUP_KEY: 'short' }],
    [
      'BACKUP_KEY',
      'must be random: make a key as .env.example says',
      { BACKUP_KEY: Buffer.alloc(32).toString('base64') },
    ],
    ...['ftp://a:b@x/y', 'https://s3.example/bucket', 'https://a:b@s3.example', 'https://a@s3.example/bucket', 'x'].map(
      (UPLOADS): [string, string, NodeJS.ProcessEnv] => [
        'UPLOADS',
        'must be file:<folder> or https://<key id>:<secret>@<host>/<bucket>?region=<region>',
        { UPLOADS },
      ],
    ),
    ['METRICS_PORT', 'must differ from PORT', { METRICS_PORT: '3000' }],
    ['METRICS_TOKEN', 'must be at least 16 characters', { METRICS_TOKEN: 'short' }],
    ['DISCORD_GUILD_ID', 'must be digits', { ...discordVariables, DISCORD_GUILD_ID: 'the league' }],
    ['DISCORD_NEWS_CHANNEL', 'must be digits', { ...discordVariables, DISCORD_NEWS_CHANNEL: '#nyheter' }],
    [
      'DISCORD_BOT_TOKEN',
      'must be set together with DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, DISCORD_GUILD_ID',
      { ...discordVariables, DISCORD_BOT_TOKEN: '' },
    ],
    ['REPLAY_PARSER_CODE', 'must be set together with REPLAY_PARSER_URL', { REPLAY_PARSER_URL: 'https://p.example' }],
  ])('%s %s', (name, should, env) => {
    expect(problemsOf({ ...keyVariables, ...env })).toEqual([`${name} ${should}`]);
  });

  test.each(Object.keys(productionVariables).filter((name) => name !== 'NODE_ENV'))(
    'production without %s refuses to start',
    (name) => {
      const problems = problemsOf({ ...productionVariables, [name]: undefined });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name} must be set `));
    },
  );

  test.each<[string, Buffer]>([
    ['zeros', Buffer.alloc(32)],
    ['one letter', Buffer.alloc(32, 'a')],
    ['a word again and again', Buffer.alloc(32, 'hemlig')],
    ['half a key twice', Buffer.alloc(32, createHash('md5').update('a').digest())],
    ['a row of numbers', Buffer.from(Array.from({ length: 32 }, (_, at) => at * 3))],
  ])('a key that chance cannot have made is refused: %s', (_what, key) => {
    const should = 'must be random: make a key as .env.example says';
    const text = key.toString('base64');
    expect(problemsOf({ ...keyVariables, PII_KEYS: `k2:${KEY},k1:${text}` })).toEqual([`PII_KEYS ${should}`]);
    expect(problemsOf({ ...keyVariables, PII_INDEX_KEY: text })).toEqual([`PII_INDEX_KEY ${should}`]);
  });

  test.each([
    ['two of the sealing keys', { PII_KEYS: `k2:${KEY},k1:${KEY}`, PII_INDEX_KEY: OTHER }],
    ['the index key', { PII_KEYS: `k2:${KEY},k1:${OTHER}`, PII_INDEX_KEY: OTHER }],
  ])('no key serves two purposes: %s', (_which, env) => {
    expect(problemsOf(env)).toEqual(['PII_KEYS must be keys that differ from each other and from PII_INDEX_KEY']);
  });

  test.each<[string, string | null, NodeJS.ProcessEnv]>([
    ['a machine of its own', null, {}],
    ['the same, said in full', null, { PUBLIC_URL: 'http://127.0.0.1:3000', HOST: 'localhost' }],
    ['an address for everybody', 'PUBLIC_URL', { PUBLIC_URL: 'https://liga.example' }],
    ['the same, called development', 'PUBLIC_URL', { PUBLIC_URL: 'http://liga.example:8080', NODE_ENV: 'development' }],
    ['an address of the house', 'PUBLIC_URL', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
    [
      'the same, called development',
      null,
      { PUBLIC_URL: 'http://192.168.1.7:3000', HOST: '0.0.0.0', NODE_ENV: 'development' },
    ],
    ['a socket for everybody', 'HOST', { HOST: '0.0.0.0' }],
    ['a socket for everybody in IPv6', 'HOST', { HOST: '::' }],
    [
      'a container of the demo',
      null,
      { HOST: '0.0.0.0', NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:8080' },
    ],
    ['a name of the house', 'PUBLIC_URL', { PUBLIC_URL: 'http://server:3000' }],
  ])('the emulated chat is for the developer’s machine: %s', (_where, named, env) => {
    const problems = problemsOf({ ...keyVariables, ...env });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(named === null ? [] : [named]);
    if (named !== null) expect(problems[0]).toContain('could sign in as an admin');
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    ['forgotten', { PUBLIC_URL: 'https://liga.example', HOST: '0.0.0.0' }],
    ['development', { PUBLIC_URL: 'http://liga.example:8080', NODE_ENV: 'development' }],
  ])('a real chat at an address for everyone is production, whatever NODE_ENV says: %s', (_what, env) => {
    const [problem = '', ...others] = problemsOf({ ...keyVariables, ...discordVariables, ...env });
    expect(problem).toMatch(/^NODE_ENV must be production where PUBLIC_URL is an address for everyone/);
    expect(others).toEqual([]);
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    ['on this machine', {}],
    ['in the house', { PUBLIC_URL: 'http://192.168.1.7:3000' }],
  ])('where real people log in there are limits and no demo league: %s', (_where, env) => {
    expect(loadConfig({ ...keyVariables, ...discordVariables, ...env })).toMatchObject({
      production: false,
      seedDemo: false,
      loginLimit: 10,
      uploadLimit: 10,
      memberLimit: 5,
      readLimit: 1200,
      keyReadLimit: 3000,
    });
  });

  test.each<[string, NodeJS.ProcessEnv]>([
    [
      'PUBLIC_URL must begin with https:// in production: logins would be readable on the way',
      { PUBLIC_URL: 'http://liga.example' },
    ],
    ['SEED_DEMO must be off in production', { SEED_DEMO: 'on' }],
    [
      'DATABASE_URL must be set in production: the embedded database is for one machine and for trying out',
      { DATABASE_URL: '' },
    ],
  ])('production refuses what is for trying out: %s', (problem, env) => {
    expect(problemsOf({ ...productionVariables, ...env })).toEqual([problem]);
  });

  test('production may be tried on its own machine without https', () => {
    expect(problemsOf({ ...productionVariables, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
  });

  test('a bucket is read with its keys, which may hold any sign', () => {
    const UPLOADS = 'https://KEY:se%2Fcr%3At@s3.example/bucket/folder/?region=eu-north-1';
    expect(loadConfig({ ...keyVariables, UPLOADS }).uploads).toEqual({
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
    } = productionVariables;
    expect(problemsOf(rest).map((problem) => problem.split(' ')[0])).toEqual(Object.keys(discordVariables));
  });

  test('everything that is wrong is named at once', () => {
    expect(() => loadConfig({ ...keyVariables, PORT: 'x', PATH_TOKENS: 'y' })).toThrow(
      'The configuration is wrong:\n  PORT must be a whole number from 1 to 65535\n  PATH_TOKENS must be on or off',
    );
  });

  test('a wrong variable hides no fault between others', () => {
    const env = {
      ...productionVariables,
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'http://liga.example',
      DISCORD_GUILD_ID: '',
      PII_KEYS: '',
    };
    expect(problemsOf(env)).toEqual([
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'PII_KEYS must be set in production',
      'DISCORD_GUILD_ID must be set together with DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, DISCORD_BOT_TOKEN',
      'PUBLIC_URL must begin with https:// in production: logins would be readable on the way',
    ]);
  });

  test('.env.example names every variable that is read, and no other', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const named = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(variables.shape).sort());
  });

  test('keys that no one configured are made once and kept for the owner alone', () => {
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
