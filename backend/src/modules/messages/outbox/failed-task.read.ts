/** SQL condition: the entry with this alias is not done and has failed; it was given up, or will be tried again. */
export const failedTaskSql = (entry: string): string =>
  `(${entry}.done_at is null and (${entry}.dead_at is not null or ${entry}.last_error is not null))`;
