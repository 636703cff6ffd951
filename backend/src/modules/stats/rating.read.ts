import { RATING_WEIGHTS } from '../../domain/competition/statistics/stats.ts';

const WEIGHTS = Object.entries(RATING_WEIGHTS);
const TERMS = WEIGHTS.map(([term]) => term);

/** The weights of the numbers that are not 0 for the whole division share the whole weight (R7). */
const WHOLE_WEIGHT = WEIGHTS.map(([term, weight]) => `case when sum(t.${term}) > 0 then ${weight} else 0 end`).join(
  ' + ',
);

/**
 * What one goal, assist … of a division adds to games × rating: weight ÷ the division's mean (R7, the same as `ratingsOf`). So a
 * player's rating over several divisions is the mean of the ratings there, weighted by games.
 */
export const RATING_FACTORS_SQL = WEIGHTS.map(
  ([term, weight]) =>
    `case when sum(t.${term}) > 0 then ${weight}::float8 * sum(t.games) / sum(t.${term}) / (${WHOLE_WEIGHT}) else 0 end as ${term}`,
).join(', ');

/** SQL: games × rating of a row with the five numbers, by its alias and that of its division's factors. */
export const ratedSql = (row: string, factor: string): string =>
  TERMS.map((term) => `${row}.${term} * ${factor}.${term}`).join(' + ');
