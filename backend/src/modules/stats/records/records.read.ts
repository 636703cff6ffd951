/** The parts of the statement that finds records (R30): each names its candidates, and only the best of a kind stay. */
import type { RecordKind } from '../../../domain/competition/records.ts';

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

/** A source whose rows compete for some records: the record's kind and the column with the number. */
interface Contest {
  source: string;
  numbers: Partial<Record<RecordKind, string>>;
  /** The columns that the source has. */
  has: readonly Column[];
}

/**
 * SQL: the rows of a source that have the largest number of a kind. The maxima are taken in one pass, because sorting all
 * rows by each number takes several times as long.
 */
function bestSql({ source, numbers, has }: Contest): string {
  const kinds = Object.entries(numbers);
  const columns = (Object.keys(COLUMNS) as Column[]).map((column) =>
    has.includes(column) ? `x.${column}` : `null::${COLUMNS[column]} as ${column}`,
  );
  return `
  select v.kind, v.value, ${columns.join(', ')}
    from ${source} x
    join (select ${kinds.map(([kind, number]) => `max(${number}) as "${kind}"`).join(', ')} from ${source}) best
      on ${kinds.map(([kind, number]) => `x.${number} = best."${kind}"`).join(' or ')}
   cross join lateral (values ${kinds.map(([kind, number]) => `('${kind}', x.${number}, best."${kind}")`).join(', ')}) v(kind, value, most)
   where v.value = v.most and v.value > 0`;
}

const MEETING: readonly Column[] = [
  ...(['series_id', 'team_id', 'opponent_id', 'season_id', 'division_id'] as const),
  ...(['goals_for', 'goals_against', 'played_at'] as const),
];

/** The sources are made in `records.repository.ts`. */
const CONTESTS: readonly Contest[] = [
  {
    source: 'player_game',
    numbers: {
      gameGoals: 'goals',
      gameAssists: 'assists',
      gameSaves: 'saves',
      gameShots: 'shots',
      gameScore: 'score',
    },
    has: [...MEETING, 'game', 'player_id'],
  },
  {
    source: 'team_game',
    numbers: { gameTeamGoals: 'goals_for', gameMargin: 'margin' },
    has: [...MEETING, 'game'],
  },
  { source: 'whole_game', numbers: { gameGoalsTogether: 'together' }, has: [...MEETING, 'game'] },
  {
    source: 'player_series',
    numbers: {
      seriesGoals: 'goals',
      seriesAssists: 'assists',
      seriesSaves: 'saves',
      seriesShots: 'shots',
      seriesScore: 'score',
    },
    has: [...MEETING, 'player_id'],
  },
  { source: 'team_series', numbers: { seriesTeamGoals: 'goals_for', seriesMargin: 'margin' }, has: MEETING },
  {
    source: 'player_season',
    numbers: { seasonGoals: 'goals', seasonAssists: 'assists', seasonSaves: 'saves', seasonScore: 'score' },
    has: ['player_id', 'season_id'],
  },
  {
    source: 'team_season',
    numbers: { seasonWins: 'wins', seasonTeamGoals: 'goals' },
    has: ['team_id', 'season_id', 'division_id'],
  },
  { source: 'streak', numbers: { seasonStreak: 'wins' }, has: ['team_id', 'season_id', 'division_id'] },
];

const CAREER: Contest = {
  source: 'career',
  numbers: {
    careerGoals: 'goals',
    careerAssists: 'assists',
    careerSaves: 'saves',
    careerGames: 'games',
    careerWins: 'wins',
    careerSeasons: 'seasons',
  },
  has: ['player_id'],
};

/** SQL: every holder of every record, as rows with `kind`, `value` and the columns above. */
export const bestOfAllSql = (withCareers: boolean): string =>
  [...CONTESTS, ...(withCareers ? [CAREER] : [])].map(bestSql).join('\n  union all');
