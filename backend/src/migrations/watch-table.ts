/**
 * SQL that moves the change stamp with a table that visitors can see: with every change, or with changes of some
 * columns. The first changed row of a transaction queues the stamp; see the change-stamp migration.
 */
export const watchTableSql = (table: string, columns?: string): string => `
  create constraint trigger ${table}_changed
    after insert or delete or update ${columns === undefined ? '' : `of ${columns}`} on ${table}
    deferrable initially deferred
    for each row
    when (case when current_setting('league.stamp_queued', true) = 'yes' then false
          else set_config('league.stamp_queued', 'yes', true) = 'yes' end)
    execute function stamp_change();
  create trigger ${table}_emptied
    after truncate on ${table}
    for each statement
    execute function stamp_change();
`;
