import type { FieldNumbersOfFragment } from '../../gql/field/graphql';
import { enumOf, formatSeasonValue, SEASON_COLUMNS, seasonValue, TEAM_SEASON_COLUMNS } from './season-values';

const column = (id: string) => {
  const found = SEASON_COLUMNS.find((one) => one.id === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};
const numbers = { seconds: 200, supersonicSeconds: 50, touches: 90, averageSpeed: 1500 } as FieldNumbersOfFragment;

test.each([
  { id: 'touches', value: 22.5, text: '22,50', why: 'a count is per game' },
  { id: 'supersonicSeconds', value: 0.25, text: '25\u00a0%', why: 'a share is of the time' },
  { id: 'averageSpeed', value: 1500, text: '54 km/h', why: 'an average stays one' },
])('$id: $why', ({ id, value, text }) => {
  expect(seasonValue(column(id), numbers, 4)).toBe(value);
  expect(formatSeasonValue(column(id), value, 'se')).toBe(text);
});

test('a share without any time is not known', () => {
  expect(seasonValue(column('supersonicSeconds'), { ...numbers, seconds: 0 }, 4)).toBeNull();
});

test('the names are those of the API', () => {
  expect(['averageSpeed', 'lastBackGoalsAgainst', 'touches'].map((id) => enumOf(column(id)))).toEqual([
    'AVERAGE_SPEED',
    'LAST_BACK_GOALS_AGAINST',
    'TOUCHES',
  ]);
});

test('each number is shown once', () => {
  const ids = SEASON_COLUMNS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a team has no number that all teams have alike', () => {
  const ids = TEAM_SEASON_COLUMNS.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['touches', 'averageDistanceToMates', 'kickoffFirstTouches']));
  expect(ids).not.toEqual(expect.arrayContaining(['mostBackSeconds']));
  expect(ids).not.toEqual(expect.arrayContaining(['kickoffs']));
});
