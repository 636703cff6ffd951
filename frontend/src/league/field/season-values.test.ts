import type { FieldNumbersOfFragment } from './field-numbers.generated';
import type { FieldSeasonOfFragment } from './field-seasons.generated';
import { fieldSeason } from './seasons-for-tests';
import {
  enumOf,
  formatAxis,
  formatSeasonValue,
  SEASON_COLUMNS,
  seasonValue,
  standingOut,
  TEAM_SEASON_COLUMNS,
} from './season-values';

const column = (id: string) => {
  const found = SEASON_COLUMNS.find((one) => one.id === id);
  if (!found) throw new Error(`no column ${id}`);
  return found;
};
const numbers = { seconds: 200, supersonicSeconds: 50, touches: 90, averageSpeed: 1500 } as FieldNumbersOfFragment;

test.each([
  { id: 'touches', value: 22.5, text: '22,50', why: 'a count is per game' },
  { id: 'supersonicSeconds', value: 0.25, text: '25,0\u00a0%', why: 'a share is of the time' },
  { id: 'averageSpeed', value: 1500, text: '54,0\u00a0km/h', why: 'an average stays one' },
])('$id: $why', ({ id, value, text }) => {
  expect(seasonValue(column(id), numbers, 4)).toBe(value);
  expect(formatSeasonValue(column(id), value, 'se')).toBe(text);
});

test.each([
  { id: 'boostStolen', value: 473.78, text: '474', why: 'three digits are enough' },
  { id: 'averageBoost', value: 8.64, text: '8,6', why: 'two digits are not' },
  { id: 'possessionSeconds', value: 43.51, text: '43,5\u00a0s', why: 'the unit follows' },
  { id: 'distance', value: 1_117_214, text: '11,17\u00a0km', why: 'kilometres have one decimal more' },
  { id: 'averageDistanceToMates', value: null, text: '–', why: 'nothing to divide by' },
])('an average is told apart from a near one, $id: $why', ({ id, value, text }) => {
  expect(formatSeasonValue(column(id), value, 'se')).toBe(text);
});

test.each([
  { id: 'averageSpeed', value: 1239, text: '45\u00a0km/h' },
  { id: 'touches', value: 22.5, text: '22,50' },
])('the axis of a chart has little room: $id', ({ id, value, text }) => {
  expect(formatAxis(column(id), value, 'se')).toBe(text);
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

const place = (number: string, less: number, median: number) => ({
  number,
  less,
  others: 8,
  percent: 0,
  median,
  most: 99,
});
const season = (percentiles: object[]) =>
  fieldSeason(10, 4, { touches: 40, demolitions: 8, bigPads: 20 }, percentiles) as unknown as FieldSeasonOfFragment;

test('what stands furthest from the middle of the division is seen first', () => {
  const compared = season([place('BIG_PADS', 5, 4), place('TOUCHES', 8, 7), place('DEMOLITIONS', 1, 3)]);
  expect(standingOut(SEASON_COLUMNS, compared).map(({ id }) => id)).toEqual(['touches', 'demolitions', 'bigPads']);
});

test('who has what most have does not stand out, though nobody has less', () => {
  const compared = season([place('TOUCHES', 6, 7), place('ZERO_BOOST_SECONDS', 0, 0)]);
  expect(standingOut(SEASON_COLUMNS, compared).map(({ id }) => id)).toEqual(['touches']);
});

test('a season that is compared with nobody shows the usual numbers at once', () => {
  const shown = standingOut(SEASON_COLUMNS, season([])).map(({ id }) => id);
  expect(shown).toHaveLength(6);
  expect(shown).toEqual(expect.arrayContaining(['touches', 'averageSpeed']));
});
