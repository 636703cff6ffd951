// Fills the large tables of an empty database faster: foreign keys and indexes come after the rows.
const LARGE = ['series', 'game', 'player_game_stats', 'player_division_totals', 'calendar_entry'];

/** The foreign keys of these tables, and their indexes that belong to no constraint, as statements that make them. */
const MADE_AFTERWARDS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index i where indrelid = any ($1::regclass[])
     and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/** What triggers count from these tables, as statements that count it once. */
const COUNTED_AFTERWARDS = [
  'truncate series_high, team_season_sum, player_season_sum, player_career_sum',
  'insert into series_high select * from counted_series_highs(array(select id from series))',
  'insert into team_season_sum select * from counted_team_seasons(array(select id from division))',
  'insert into player_season_sum select * from counted_player_seasons(array(select id from player))',
  'insert into player_career_sum select * from counted_player_careers(array(select id from player))',
];

/** These triggers, and those that move the change stamp: no instance is running that could wait for it. */
const TRIGGERS = `
  select tgrelid::regclass::text as "table", tgname as name
    from pg_trigger where tgrelid = any ($1::regclass[]) and tgname ~ '_(changed|(highs|summed)(_[a-z]+)?)$'`;

/**
 * Runs `work` without the foreign keys, indexes and triggers of the large tables, and makes them again. Making a
 * foreign key checks all rows at once, where the inserts would check each row.
 * @param {{ query(sql: string, values?: unknown[]): Promise<{ rows: any[] }> }} client
 * @param {() => Promise<void>} work
 */
export async function inBulk(client, work) {
  const { rows: afterwards } = await client.query(MADE_AFTERWARDS, [LARGE]);
  const { rows: triggers } = await client.query(TRIGGERS, [LARGE]);
  for (const statement of afterwards) await client.query(statement.drop);
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  await work();
  for (const statement of afterwards) await client.query(statement.create);
  for (const statement of COUNTED_AFTERWARDS) await client.query(statement);
  for (const { table, name } of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
}
