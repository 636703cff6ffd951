import { isNearby } from './nearby-slides';

const drawn = (current: number, count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => isNearby(index, current, count));

test.each([
  { current: 0, count: 10, slides: [0, 1, 9], why: 'the carousel goes round' },
  { current: 5, count: 10, slides: [4, 5, 6], why: 'one on either side' },
  { current: 9, count: 10, slides: [0, 8, 9], why: 'round the other way' },
  { current: 1, count: 3, slides: [0, 1, 2], why: 'few slides are all near' },
  { current: 0, count: 1, slides: [0], why: 'one slide is near itself' },
])('at $current of $count: $why', ({ current, count, slides }) => {
  expect(drawn(current, count)).toEqual(slides);
});
