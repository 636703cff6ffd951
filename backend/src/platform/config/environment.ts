import { checkExposure } from './exposure.ts';
import { areDifferent, localKeys } from './keys.ts';
import { checkSensitive } from './sensitive.ts';
import { DISCORD, GROUPS, variables, type Complain, type Variable, type Variables } from './variables.ts';

/** The environment is wrong. The message names each wrong variable and what it should be. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const REQUIRED_IN_PRODUCTION: readonly [Variable, string][] = [
  ['PUBLIC_URL', 'in production'],
  ['DATABASE_URL', 'in production: the embedded database is for one machine and for trying out'],
];

/** Checks variables that depend on each other. A wrong variable has its own complaint, and keeps its text here. */
function checkTogether(env: Partial<Variables>, complain: Complain): void {
  const isSet = (name: Variable): boolean => env[name] !== undefined;
  for (const group of GROUPS.filter((names) => names.some(isSet))) {
    for (const name of group.filter((one) => !isSet(one))) {
      complain(name, `must be set together with ${group.filter((other) => other !== name).join(', ')}`);
    }
  }
  const isEmulated = !DISCORD.some(isSet);
  if (env.NODE_ENV === 'production') {
    for (const [name, why] of REQUIRED_IN_PRODUCTION) if (!isSet(name)) complain(name, `must be set ${why}`);
    if (env.WEBHOOK_TARGETS === 'any') complain('WEBHOOK_TARGETS', 'must be public in production');
    if (isEmulated) for (const name of DISCORD) complain(name, 'must be set in production');
  } else if (isEmulated && isSet('DISCORD_API_URL')) {
    complain('DISCORD_API_URL', `needs ${DISCORD.join(', ')} as well`);
  }
  if (isSet('MIGRATIONS_DATABASE_URL') && !isSet('DATABASE_URL')) {
    complain('MIGRATIONS_DATABASE_URL', 'needs DATABASE_URL');
  }
  if (env.PII_KEYS && env.PII_INDEX_KEY && !areDifferent({ keys: env.PII_KEYS, indexKey: env.PII_INDEX_KEY })) {
    complain('PII_KEYS', 'must be keys that differ from each other and from PII_INDEX_KEY');
  }
  if (env.METRICS_PORT === env.PORT) complain('METRICS_PORT', 'must differ from PORT');
  checkExposure(env, complain);
  checkSensitive(env, complain);
}

const environment = variables.superRefine(
  (env, context) => checkTogether(env, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
  // runs also when a variable is wrong, so that a failed start names all mistakes at once
  { when: () => true },
);

/** Reads and checks the environment. Unset and empty mean the same. Throws `ConfigError` with all mistakes in it. */
export function readEnvironment(processEnv: NodeJS.ProcessEnv): Variables {
  const trimmed = Object.entries(processEnv).map(([name, value]) => [name, value?.trim() || undefined]);
  const given = Object.fromEntries(trimmed) as NodeJS.ProcessEnv;
  const { success, data, error } = environment.safeParse(withKeys(given));
  if (success) return data;
  throw new ConfigError(error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
}

/** Outside production, an installation without configured keys makes its own. */
function withKeys(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV, PII_KEYS, PII_INDEX_KEY } = given;
  if (NODE_ENV === 'production' || (PII_KEYS && PII_INDEX_KEY)) return given;
  const local = localKeys(variables.shape.DATA_DIR.parse(given.DATA_DIR));
  return { ...given, PII_KEYS: PII_KEYS ?? local.PII_KEYS, PII_INDEX_KEY: PII_INDEX_KEY ?? local.PII_INDEX_KEY };
}
