import { endNames, lineLook, raceWeeks } from './race';

const weeks = [
  {
    week: 2,
    places: [
      { teamId: 7, position: 1, points: 3, goalDifference: 4 },
      { teamId: 8, position: 2, points: 0, goalDifference: -4 },
    ],
  },
];

test('a week has the place or the points of each team by its id', () => {
  expect(raceWeeks(weeks, 'position')).toEqual([{ week: 2, 7: 1, 8: 2 }]);
  expect(raceWeeks(weeks, 'points')).toEqual([{ week: 2, 7: 3, 8: 0 }]);
});

test('the lines of twenty teams all look different, and neighbours differ in colour and pattern', () => {
  const looks = Array.from({ length: 20 }, (_, index) => lineLook(index));
  expect(new Set(looks.map(({ color, dash }) => `${color} ${dash}`)).size).toBe(20);
  for (let at = 1; at < looks.length; at++) {
    expect(looks[at]?.color).not.toBe(looks[at - 1]?.color);
    expect(looks[at]?.dash).not.toBe(looks[at - 1]?.dash);
  }
});

test('names at the ends of lines do not lie over each other where teams share a place', () => {
  const short = new Map([
    [7, 'TTJ'],
    [8, 'FTA'],
    [9, 'RAB'],
  ]);
  expect([...endNames({ week: 1, 7: 1, 8: 2, 9: 2 }, short)]).toEqual([
    [7, 'TTJ'],
    [8, 'FTA +1'],
    [9, ''],
  ]);
});
