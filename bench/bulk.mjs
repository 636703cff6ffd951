// Fills the large tables of an empty database faster: foreign keys and indexes come after the rows.
const LARGE = ['series', 'game', 'player_game_stats', 'player_division_totals', 'calendar_entry', 'series_high'];

/** The foreign keys of these tables, and their indexes that belong to no constraint, as statements that make them. */
const MADE_AFTERWARDS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index i where indrelid = any ($1::regclass[])
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/** The triggers that move the change stamp. No instance is running that could wait for it. */
const STAMPS = `
  select tgrelid::regclass::text as "table", tgname as name
    from pg_trigger where tgrelid = any ($1::regclass[]) and tgname like '%\\_changed'`;

/**
 * Runs `work` without the foreign keys, indexes and change stamps of the large tables, and makes them again. Making a
 * foreign key checks all rows at once, where the inserts would check each row.
 * @param {{ query(sql: string, values?: unknown[]): Promise<{ rows: any[] }> }} client
 * @param {() => Promise<void>} work
 */
export async function inBulk(client, work) {
  const { rows: afterwards } = await client.query(MADE_AFTERWARDS, [LARGE]);
  const { rows: stamps } = await client.query(STAMPS, [LARGE]);
  for (const statement of afterwards) await client.query(statement.drop);
  for (const { table, name } of stamps) await client.query(`alter table ${table} disable trigger ${name}`);
  await work();
  for (const statement of afterwards) await client.query(statement.create);
  for (const { table, name } of stamps) await client.query(`alter table ${table} enable trigger ${name}`);
}
