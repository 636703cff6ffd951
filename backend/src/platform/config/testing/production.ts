import { createHash } from 'node:crypto';
import { loadConfig } from '../config.ts';
import { ConfigError } from '../environment.ts';

/** A text that looks as random as a secret, always the same for a seed. */
export const randomText = (seed: string): string => createHash('sha256').update(seed).digest('base64');

/** Keys of an installation. */
export const keyVariables = { PII_KEYS: `k1:${randomText('a')}`, PII_INDEX_KEY: randomText('b') };

/** The chat provider's variables. */
export const discordVariables = {
  DISCORD_CLIENT_ID: '1',
  DISCORD_CLIENT_SECRET: randomText('client'),
  DISCORD_BOT_TOKEN: randomText('bot'),
  DISCORD_GUILD_ID: '123',
};

/** All that a start in production needs. */
export const productionVariables = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://liga.example',
  DATABASE_URL: 'postgres://sbl@db/sbl',
  ...keyVariables,
  ...discordVariables,
};

/** What a start with this environment complains of. */
export function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
}
