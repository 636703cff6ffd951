/** Goals that the database must refuse from every writer. Game 1 has one row: the home side's first. */
const goals = (values: string): string => `insert into goal values ${values}`;

export const REFUSED_OF_GOALS = [
  { why: 'a place in the order is taken once', sql: goals(`(1, 1, 'home', 1), (1, 1, 'away', null)`), by: 'goal_pk' },
  { why: 'no game has so many goals', sql: goals(`(1, 199, 'home', null)`), by: 'goal_number_check' },
  { why: 'a goal is of a side', sql: goals(`(1, 2, 'blue', null)`), by: 'goal_side_check' },
  { why: 'a scorer has a row on the side of the goal', sql: goals(`(1, 2, 'away', 1)`), by: 'goal_row_fk' },
  { why: 'a goal is of a game', sql: goals(`(9, 1, 'home', null)`), by: 'goal_game_fk' },
];
