/** The parts of the statement that finds records (R30): each names its candidates, and only the best of a kind stay. */
import { RECORDS } from '../../../domain/competition/records/records.ts';
import type { RecordKind, RecordScope } from '../../../domain/competition/records/records.ts';

/** What each candidate has; `null` where it has none. */
const COLUMNS = {
  series_id: 'int',
  game: 'int',
  player_id: 'int',
  team_id: 'int',
  opponent_id: 'int',
  season_id: 'int',
  division_id: 'int',
  goals_for: 'int',
  goals_against: 'int',
  played_at: 'timestamptz',
} as const;

type Column = keyof typeof COLUMNS;

/** A source `x` whose rows compete for some records: the record's kind and the column with the number. */
interface Contest {
  source: string;
  numbers: Partial<Record<RecordKind, string>>;
  /** Joined to the best rows only, because the players' rows of all games are many. */
  join?: string;
  /** The columns that it has, by their SQL. */
  has: Partial<Record<Column, string>>;
}

/**
 * SQL: the rows of a source that have the largest number of a kind. The maxima are taken in one pass, because sorting all
 * rows by each number takes several times as long; and beside the rows, so that PostgreSQL cannot take them again for each row.
 */
function bestSql({ source, numbers, join = '', has }: Contest): string {
  const kinds = Object.entries(numbers);
  const columns = Object.entries(COLUMNS).map(
    ([column, type]) => `${has[column as Column] ?? `null::${type}`} as ${column}`,
  );
  return `
  select v.kind, v.value, ${columns.join(', ')}
    from (select x.*, ${kinds.map(([kind, number]) => `max(x.${number}) over () as "${kind}"`).join(', ')} from ${source} x) x
   cross join lateral (values ${kinds.map(([kind, number]) => `('${kind}', x.${number}, x."${kind}")`).join(', ')})
         v(kind, value, most) ${join}
   where (${kinds.map(([kind, number]) => `x.${number} = x."${kind}"`).join(' or ')})
     and v.value = v.most and v.value > 0`;
}

const columnsOf = (row: string, columns: readonly Column[]): Contest['has'] =>
  Object.fromEntries(columns.map((column) => [column, `${row}.${column}`]));

/** A side of a series, and what else a `side` row says. */
const sideOf = (row: string): Contest['has'] =>
  columnsOf(row, [
    ...(['series_id', 'team_id', 'opponent_id', 'season_id', 'division_id'] as const),
    ...(['goals_for', 'goals_against', 'played_at'] as const),
  ]);

const OWN_SIDE = 'join side on side.series_id = x.series_id and side.side = x.side';

/** The sources are made in `records-statement.read.ts`. */
const CONTESTS: readonly Contest[] = [
  {
    source: 'numbers',
    numbers: {
      gameGoals: 'goals',
      gameAssists: 'assists',
      gameSaves: 'saves',
      gameShots: 'shots',
      gameScore: 'score',
    },
    join: OWN_SIDE,
    has: {
      ...sideOf('side'),
      game: 'x.number',
      player_id: 'x.player_id',
      goals_for: `case x.side when 'home' then x.home_goals else x.away_goals end`,
      goals_against: `case x.side when 'home' then x.away_goals else x.home_goals end`,
    },
  },
  {
    source: 'team_game',
    numbers: { gameTeamGoals: 'goals_for', gameMargin: 'margin' },
    has: { ...sideOf('x'), game: 'x.game' },
  },
  {
    source: 'whole_game',
    numbers: { gameGoalsTogether: 'together' },
    has: { ...sideOf('x'), game: 'x.game' },
  },
  {
    source: 'in_series',
    numbers: {
      seriesGoals: 'goals',
      seriesAssists: 'assists',
      seriesSaves: 'saves',
      seriesShots: 'shots',
      seriesScore: 'score',
    },
    join: OWN_SIDE,
    has: { ...sideOf('side'), player_id: 'x.player_id' },
  },
  { source: 'team_series', numbers: { seriesTeamGoals: 'goals_for', seriesMargin: 'margin' }, has: sideOf('x') },
  {
    source: 'player_season',
    numbers: { seasonGoals: 'goals', seasonAssists: 'assists', seasonSaves: 'saves', seasonScore: 'score' },
    has: columnsOf('x', ['player_id', 'season_id']),
  },
  {
    source: 'team_season',
    numbers: { seasonWins: 'wins', seasonTeamGoals: 'goals', seasonStreak: 'streak' },
    has: columnsOf('x', ['team_id', 'season_id', 'division_id']),
  },
  {
    source: 'career',
    numbers: {
      careerGoals: 'goals',
      careerAssists: 'assists',
      careerSaves: 'saves',
      careerGames: 'games',
      careerWins: 'wins',
      careerSeasons: 'seasons',
    },
    has: columnsOf('x', ['player_id']),
  },
];

/** SQL: every holder of the records that are set in such things, as rows with `kind`, `value` and the columns above. */
export const bestOfAllSql = (scopes: readonly RecordScope[]): string =>
  CONTESTS.filter(({ numbers }) =>
    (Object.keys(numbers) as RecordKind[]).some((kind) => scopes.includes(RECORDS[kind].scope)),
  )
    .map(bestSql)
    .join('\n  union all');
