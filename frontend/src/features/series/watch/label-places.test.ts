import { labelPlaces } from './label-places';

const HEIGHT = 14;

test('labels that do not meet stay where they are', () => {
  expect(
    labelPlaces(
      [
        { across: 50, down: 100, half: 20 },
        { across: 120, down: 100, half: 20 },
      ],
      HEIGHT,
      10,
    ),
  ).toEqual([100, 100]);
  expect(
    labelPlaces(
      [
        { across: 50, down: 100, half: 20 },
        { across: 50, down: 130, half: 20 },
      ],
      HEIGHT,
      10,
    ),
  ).toEqual([100, 130]);
});

test('of labels on one spot none lies on another', () => {
  const cars = [98, 100, 101, 103, 99, 100].map((down, index) => ({ across: 50 + index, down, half: 25 }));
  const places = labelPlaces(cars, HEIGHT, 10).toSorted((one, other) => one - other);
  expect(places.every((place, at) => at === 0 || place - places[at - 1]! >= HEIGHT)).toBe(true);
});

test('at the upper edge a label is moved down', () => {
  const [first, second] = labelPlaces(
    [
      { across: 50, down: 12, half: 20 },
      { across: 50, down: 12, half: 20 },
    ],
    HEIGHT,
    10,
  );
  expect([first, second]).toEqual([12, 26]);
});
