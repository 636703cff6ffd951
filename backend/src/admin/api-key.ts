import { ANONYMOUS, OPERATOR_ID, type Actor } from '../domain/actor.ts';
import { isOver, KEY_SCOPES } from '../domain/partners/api-key.ts';
import { LeagueError } from '../domain/league-error.ts';
import { AuditRepository } from '../modules/audit/audit.repository.ts';
import { AuditService } from '../modules/audit/audit.service.ts';
import { ApiKeyActs } from '../modules/partners/api-key-acts.ts';
import type { ListedApiKey } from '../modules/partners/api-key.ts';
import { ApiKeysRepository } from '../modules/partners/api-keys.repository.ts';
import { ApiKeysService } from '../modules/partners/api-keys.service.ts';
import type { AppConfig } from '../platform/config/config.ts';
import { openDataSource } from '../platform/db/data-source.ts';
import { Db } from '../platform/db/db.ts';
import { sharedClock } from '../platform/db/shared-clock.ts';

const OPERATOR: Actor = { ...ANONYMOUS, userId: OPERATOR_ID, roles: ['admin'] };

/** The use-cases of the back office, for one command: the same service, with a connection of its own. */
export async function withApiKeys<T>(
  databaseUrl: string,
  config: AppConfig,
  work: (keys: ApiKeysService) => Promise<T>,
): Promise<T> {
  const dataSource = await openDataSource(databaseUrl, { purpose: 'operator', poolSize: 1 });
  const db = new Db(dataSource);
  try {
    const audit = new AuditService(new AuditRepository(db));
    const clock = await sharedClock(db);
    return await work(new ApiKeysService(db, new ApiKeyActs(clock, config, new ApiKeysRepository(db), audit)));
  } finally {
    await dataSource.destroy();
  }
}

/**
 * Makes a partner's key that opens both doors. It is shown only now, because the database has only its digest.
 * @returns the key, in a sentence
 */
export async function createApiKey(keys: ApiKeysService, name: string): Promise<string> {
  try {
    const terms = { name, contact: '', scopes: KEY_SCOPES, ownLimit: null };
    const { secret, key } = await keys.make(OPERATOR, terms);
    return `The key of ${key.name}, shown this once: ${secret}`;
  } catch (error) {
    if (!(error instanceof LeagueError)) throw error;
    if (error.code === 'NAME_TAKEN') throw new Error(`${name.trim()} has a key: revoke it first.`, { cause: error });
    throw new Error('A name has 1 to 80 characters, all of them visible.', { cause: error });
  }
}

/** Every key with its dates. @returns a line for each */
export async function listApiKeys(keys: ApiKeysService): Promise<string[]> {
  const all = await keys.all();
  if (all.length === 0) return ['There are no keys.'];
  return all.map(({ id, name, partner, scopes, limitPerMinute, ...key }) => {
    const keeper = partner === null ? '' : ` (${partner})`;
    return `${id}  ${name}${keeper}  ${scopes.join(' ')}  ${limitPerMinute}/min  since ${key.createdAt.slice(0, 10)}${endOf(key)}`;
  });
}

function endOf({ state, endsAt, revokedAt }: Pick<ListedApiKey, 'state' | 'endsAt' | 'revokedAt'>): string {
  if (state === 'stopped') return ', its partner is stopped';
  if (state === 'revoked') return `, revoked ${revokedAt?.slice(0, 10)}`;
  return endsAt === null ? '' : `, ${state === 'ended' ? 'ended' : 'replaced, until'} ${endsAt.slice(0, 10)}`;
}

/**
 * Ends a partner's key on every instance, at once. Refuses a name that several keys have: partners name theirs as they like, and a
 * replaced key has the name of the one in its place.
 * @param named its number or its name
 * @returns what happened, in a sentence
 */
export async function revokeApiKey(keys: ApiKeysService, named: string): Promise<string> {
  const all = await keys.all();
  const [name, number] = [named.trim().toLowerCase(), named.trim()];
  const valid = all.filter(({ state }) => !isOver(state));
  const numbered = valid.filter(({ id }) => String(id) === number);
  const found = numbered.length > 0 ? numbered : valid.filter((one) => one.name.toLowerCase() === name);
  if (found.length > 1) {
    throw new Error(
      `${found.length} keys are named ${named}. Give the number of one: ${found.map(({ id }) => id).join(', ')}.`,
    );
  }
  const [key] = found;
  if (!key) throw new Error(`There is no valid key ${named}.`);
  await keys.revoke(OPERATOR, key);
  return `The key of ${key.name} is revoked.`;
}
