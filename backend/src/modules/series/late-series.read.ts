/**
 * SQL condition: the series has no result, and its day in Sweden is over. `series` is its row's alias, `today` the day in
 * Sweden now.
 */
export const lateSeriesSql = (series: string, today: string): string =>
  `(${series}.reported_at is null and coalesce((${series}.scheduled_at at time zone 'Europe/Stockholm')::date < ${today}::date, false))`;
