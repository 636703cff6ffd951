import type { EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { Db } from '../../src/platform/db/db.ts';

/**
 * Columns that the database fills when a new row does not have them, with the entities' names. A name means the same in
 * all entities; `entities.spec.ts` compares this list with them.
 */
export const FILLED = [
  'adjustment',
  'areResultsAnnulled',
  'at',
  'attempts',
  'changedAt',
  'createdAt',
  'description',
  'discordDiscriminator',
  'emailVerified',
  'hasPlayerNumbers',
  'hasSecondFinal',
  'hasThirdPlace',
  'isActive',
  'isCancelled',
  'isDisqualified',
  'isOwnMatter',
  'isOwnTeam',
  'isPublic',
  'isStage',
  'isStreamed',
  'isWanted',
  'joinedAt',
  'lastSeenAt',
  'nextAt',
  'qualifiers',
  'sequence',
  'seriesFormat',
  'seriesWon',
  'status',
  'updatedAt',
  'version',
] as const;

/** The database generates a numeric `id`; the writer of the row chooses any other id. */
type Given<E> = E extends { id: number } ? 'id' : never;

type MayBeLeftOut<E> = {
  [Key in keyof E]: null extends E[Key] ? Key : Key extends (typeof FILLED)[number] | Given<E> ? Key : never;
}[keyof E];

/** A time may be ISO text, which is easier to read in a test. */
type Value<V> = Date extends V ? V | string : V;

/** A row to store. With a missing or an unknown column it does not compile. */
export type NewRow<E> = { [Key in Exclude<keyof E, MayBeLeftOut<E>>]: Value<E[Key]> } & {
  [Key in MayBeLeftOut<E>]?: Value<E[Key]>;
};

/** The columns of a row in which a test differs from the factory's defaults. */
export type Columns<E> = Partial<NewRow<E>>;

type IdOf<E> = E extends { id: infer Id } ? Id : undefined;

/** Stores one row through its entity, in one statement. Returns its id, if it has one. */
export async function insertRow<E extends ObjectLiteral>(
  db: Db,
  entity: EntityTarget<E>,
  row: NewRow<E>,
): Promise<IdOf<E>> {
  const { identifiers } = await insertAll(db, entity, [row]);
  return identifiers[0]?.id as IdOf<E>;
}

/** Stores rows of one table through their entity, in one statement. */
export function insertAll<E extends ObjectLiteral>(db: Db, entity: EntityTarget<E>, rows: readonly NewRow<E>[]) {
  const repository = db.repo(entity);
  const { columns, tableName } = repository.metadata;
  const types = new Map(columns.map(({ propertyName, type }) => [propertyName, type]));
  const valueOf = ([key, value]: [string, unknown]): [string, unknown] => {
    // TypeORM would ignore it silently, and the compiler allows it in an object with a name
    if (!types.has(key)) throw new Error(`${tableName} has no ${key}`);
    return [key, types.get(key) === 'timestamptz' && typeof value === 'string' ? new Date(value) : value];
  };
  const stored = rows.map((row) => Object.fromEntries(Object.entries(row).map(valueOf)));
  return repository.insert(stored as QueryDeepPartialEntity<E>[]);
}
