/** The rank of an Elo; below every floor is the lowest. */
const rankSql = (elo: string): string =>
  `coalesce((select f.rank from six_mans_floor f where f.from_elo <= ${elo} order by f.from_elo desc limit 1), 'e')`;

/** The columns of a `SixMansStanding`, of a ledger's line by its alias, as the arguments of `json_build_object`. */
export const sixMansStandingSql = (line: string): string =>
  `json_build_object('rank', ${rankSql(`${line}.elo_after`)}, 'elo', ${line}.elo_after, 'peak', ${line}.peak,
    'games', ${line}.games, 'wins', ${line}.wins, 'streak', ${line}.streak, 'bestStreak', ${line}.best_streak)`;
