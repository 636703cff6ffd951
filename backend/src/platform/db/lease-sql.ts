/**
 * SQL: no one holds the row whose lease ends at `until`. A lease that ends later than two leases from now was stored while the
 * database's clock was wrong, and holds nothing: otherwise the work would wait as long as the clock was ahead (T119).
 * @param seconds the parameter with the length of a lease
 */
export const isFreeSql = (until: string, seconds: string): string =>
  `(${until} is null or ${until} not between now() and now() + 2 * make_interval(secs => ${seconds}))`;
