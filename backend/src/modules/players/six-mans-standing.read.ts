/** SQL: the rank of an Elo; the lowest rank when it is below every limit. */
const rankSql = (elo: string): string =>
  `coalesce((select f.rank from six_mans_floor f where f.from_elo <= ${elo} order by f.from_elo desc limit 1), 'e')`;

/** SQL: the fields of a `SixMansStanding` for `json_build_object`, from a ledger row by its alias. */
export const sixMansStandingSql = (line: string): string =>
  `json_build_object('rank', ${rankSql(`${line}.elo_after`)}, 'elo', ${line}.elo_after, 'peak', ${line}.peak,
    'games', ${line}.games, 'wins', ${line}.wins, 'streak', ${line}.streak, 'bestStreak', ${line}.best_streak)`;
