/** SQL: the format of a `series` row in a `division` row: that of its round of a stage (R43), otherwise the division's. */
export const seriesFormatSql = (series: string, division: string): string =>
  `coalesce(${series}.format, ${division}.series_format)`;
