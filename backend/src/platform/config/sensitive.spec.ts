import { loadConfig } from './config.ts';
import { isGuessable } from './guessable.ts';
import { SENSITIVITY, type Sensitivity } from './sensitive.ts';
import { discordVariables, keyVariables, problemsOf, productionVariables, randomText } from './testing/production.ts';
import { GROUPS, variables, type Variable } from './variables.ts';

const GOOD = randomText('good');

const declaredAs = (wanted: Sensitivity): Variable[] =>
  (Object.keys(SENSITIVITY) as Variable[]).filter((name) => SENSITIVITY[name] === wanted);

/** Values for the others of the variable's group, which must be set with it. */
const companionsOf = (name: Variable): NodeJS.ProcessEnv =>
  Object.fromEntries(
    GROUPS.filter((group: readonly string[]) => group.includes(name))
      .flat()
      .map((other) => [other, SENSITIVITY[other] === 'service' ? 'https://service.example' : GOOD]),
  );

/** Production with this variable, as an address or another text. */
const withValue = (name: Variable, value: string): NodeJS.ProcessEnv => ({
  ...productionVariables,
  ...companionsOf(name),
  ...discordVariables,
  [name]: value,
});

/** An address of the variable's kind. */
function addressOf(name: Variable, { scheme = 'https', host = 'service.example', secret = GOOD } = {}): string {
  const password = encodeURIComponent(secret);
  if (SENSITIVITY[name] === 'database') return `postgres://sbl:${password}@${host}/sbl`;
  return name === 'UPLOADS' ? `${scheme}://KEY:${password}@${host}/bucket` : `${scheme}://${host}/api`;
}

/** The variables that have a secret, with the value that has this one. */
const SECRETS: [Variable, (secret: string) => string][] = [
  ...declaredAs('secret').map((name): [Variable, (secret: string) => string] => [name, (secret) => secret]),
  ...[...declaredAs('database'), 'UPLOADS' as const].map((name): [Variable, (secret: string) => string] => [
    name,
    (secret) => addressOf(name, { secret }),
  ]),
];

describe('what is sensitive', () => {
  test('is declared of every variable, and of no other', () => {
    expect(Object.keys(SENSITIVITY).sort()).toEqual(Object.keys(variables.shape).sort());
  });

  test('is declared of every variable with such a name', () => {
    const looks = (pattern: RegExp) => Object.keys(SENSITIVITY).filter((name) => pattern.test(name)) as Variable[];
    const kindsOf = (names: Variable[]) => new Set<Sensitivity>(names.map((name) => SENSITIVITY[name]));
    expect([...kindsOf(looks(/(?:SECRET|TOKEN|KEY|KEYS|CODE|PASSWORD)$/))].sort()).toEqual(['key', 'secret']);
    expect([...kindsOf(looks(/(?:_URL|^UPLOADS|ADDRESS|_HOST)$/))].sort()).toEqual(['database', 'service', 'site']);
  });
});

describe.each(SECRETS)('in production, %s', (name, holding) => {
  test.each([
    ['one letter again and again', 'a'.repeat(40)],
    ['a word again and again', 'hemlig'.repeat(7)],
    ['the same, cut off', 'bilbollsligan-'.repeat(3).slice(0, 35)],
    ['a row', '0123456789abcdefghijklmnopqrstuvwxyz'],
    ['two letters', 'ab'.repeat(5).padEnd(36, 'b')],
  ])('is refused by name when it can be guessed: %s', (_what, secret) => {
    const env = withValue(name, holding(secret));
    expect(problemsOf(env)).toEqual([expect.stringMatching(new RegExp(`^${name} must be random`))]);
    // for trying out it is good enough
    expect(problemsOf({ ...env, NODE_ENV: 'test', MIGRATIONS_DATABASE_URL: '' })).toEqual([]);
  });

  test('is taken when it is random', () => {
    for (const seed of ['1', '2', '3']) expect(problemsOf(withValue(name, holding(randomText(seed))))).toEqual([]);
  });
});

test.each(['sbl', 'sbl-app', 'postgres', 'lösenord', 'Sommar2026!'])(
  'in production, no login of the database has the password %s, and its variable in compose is named',
  (password) => {
    const of = (name: string) => `postgres://${name}:${encodeURIComponent(password)}@database:5432/sbl`;
    const env = { ...productionVariables, DATABASE_URL: of('sbl_app'), MIGRATIONS_DATABASE_URL: of('sbl') };
    expect(problemsOf(env)).toEqual([
      expect.stringMatching(/^DATABASE_URL must be random .*APP_DATABASE_PASSWORD/),
      expect.stringMatching(/^MIGRATIONS_DATABASE_URL must be random .*POSTGRES_PASSWORD/),
    ]);
  },
);

describe.each(declaredAs('service'))('in production, the address of %s', (name) => {
  const at = (scheme: string, host: string) => withValue(name, addressOf(name, { scheme, host }));

  test.each(['service.example', '203.0.113.7', '[2001:db8::1]', 'fcbarcelona.example'])(
    'is refused by name with http to %s',
    (host) => {
      expect(problemsOf(at('http', host))).toEqual([
        `${name} must be an https address: secrets would be readable on the way`,
      ]);
    },
  );

  test.each(['parser', 'parser:8080', '10.0.0.7', '172.20.0.2', '[fd00::7]', 'chat.internal'])(
    'is warned of with http to %s, in a private network',
    (host) => {
      expect(loadConfig(at('http', host)).warnings).toEqual([
        expect.stringMatching(new RegExp(`^${name} begins with http`)),
      ]);
    },
  );

  test.each([
    ['https', 'service.example'],
    ['https', 'parser'],
    ['http', '127.0.0.1:9000'],
    ['http', 'localhost:9000'],
  ])('is taken as it is with %s to %s', (scheme, host) => {
    expect(loadConfig(at(scheme, host)).warnings).toEqual([]);
  });
});

test.each<[string, number]>([
  ['postgres://sbl@db.example.org/sbl', 1],
  ['postgres://sbl@db.example.org/sbl?sslmode=disable', 1],
  ['postgres://sbl@db.example.org/sbl?sslmode=require', 0],
  ['postgres://sbl@database:5432/sbl', 0],
  ['postgres://sbl@%2Fvar%2Frun%2Fpostgresql/sbl', 0],
  ['postgres:///sbl?host=/var/run/postgresql', 0],
])('a database whose data everyone on the way can read is warned of: %s', (DATABASE_URL, warnings) => {
  expect(loadConfig({ ...productionVariables, DATABASE_URL }).warnings).toHaveLength(warnings);
});

test('for trying out nothing is warned of', () => {
  expect(loadConfig({ ...keyVariables, ...discordVariables, DISCORD_API_URL: 'http://chat' }).warnings).toEqual([]);
});

test.each([
  'Zx8-q2Lm_0pW', // of a person who has a tool for it
  randomText('x').slice(0, 16),
  'correct horse battery staple',
])('%s is no guess', (secret) => {
  expect(isGuessable(secret)).toBe(false);
});
