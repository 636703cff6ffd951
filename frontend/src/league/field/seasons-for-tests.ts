import { SEASON_COLUMNS } from './season-values';

const numbers = (more: Record<string, number>) => ({
  ...{ __typename: 'FieldNumbers', seconds: 100, secondsInGame: 100 },
  ...Object.fromEntries(SEASON_COLUMNS.map(({ id }) => [id, 0])),
  ...more,
});

/** A season as the API has it. Its numbers are 0 but for those that a test names. */
export const fieldSeason = (id: number, games: number, more: Record<string, number>, percentiles: object[] = []) => ({
  ...{ __typename: 'FieldSeason', games, numbers: numbers(more) },
  percentiles: percentiles.map((one) => ({ __typename: 'FieldPercentile', ...one })),
  season: { __typename: 'SeasonRef', id, name: `Säsong ${id}` },
  division: { __typename: 'DivisionRef', id: id * 10, name: 'Division 2' },
});
