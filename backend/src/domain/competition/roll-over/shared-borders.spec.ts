import { sharedBorders } from './shared-borders.ts';

const bands = [
  { fromPosition: 1, toPosition: 2, meaning: 'promotion' as const },
  { fromPosition: 3, toPosition: 3, meaning: 'promotion-qualifier' as const },
];
const table = (...positions: number[]) =>
  sharedBorders({
    id: 7,
    bands,
    teams: positions.map((position, at) => ({ teamId: at + 1, position, pointsPerSeries: 1 })),
  });

test.each([
  { positions: [1, 1, 3, 4], is: [], why: 'both go up' },
  { positions: [1, 2, 3, 4], is: [], why: 'nothing is shared' },
  { positions: [1, 2, 3, 4, 4], is: [], why: 'below the bands all places lead to the same' },
  {
    positions: [1, 2, 2, 4],
    is: [{ formerId: 7, position: 2, teamIds: [2, 3] }],
    why: 'one goes up, one plays a qualifier',
  },
  { positions: [1, 2, 3, 3], is: [{ formerId: 7, position: 3, teamIds: [3, 4] }], why: 'one of them has no band' },
])('places $positions: $why', ({ positions, is }) => {
  expect(table(...positions)).toEqual(is);
});
