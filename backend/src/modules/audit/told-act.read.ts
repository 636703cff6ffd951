/** SQL: the name under which the entry `alias` is told: a report in the place of another result is a correction. */
export const toldActSql = (alias: string): string =>
  `case when ${alias}.act = 'series.report' and ${alias}.before->>'homeGames' is not null then 'series.correct'
        else ${alias}.act end`;
