import { HEAD, pyramidLayout, ROW } from './pyramid-layout';
import type { PyramidMoveFragment } from './season-movements.generated';

const division = (id: number) => ({
  id,
  name: `Division ${id}`,
  nameEng: null,
  discriminator: String(id),
  rank: id,
  seasonId: 1,
});
const move = (
  id: number,
  movement: PyramidMoveFragment['movement'],
  [from, to]: [number | null, number | null],
): PyramidMoveFragment => ({
  team: { id, name: `Lag ${id}`, logo: null },
  ...{ movement, from: from === null ? null : { id: from }, place: from, to: to === null ? null : { id: to } },
  ...{ qualifier: null, hasQualified: null },
});

test('who came down stands above who stayed, and who is new at the foot', () => {
  const { lines, before, after, height } = pyramidLayout(
    [division(1), division(2)],
    [division(3), division(4)],
    [
      move(10, 'STAYS', [1, 3]),
      move(11, 'DOWN', [1, 4]),
      move(20, 'UP', [2, 3]),
      move(21, 'STAYS', [2, 4]),
      move(22, 'LEFT', [2, null]),
      move(40, 'NEW', [null, 4]),
    ],
  );
  const row = (top: number, at: number) => top + HEAD + (at + 0.5) * ROW;
  const [secondBefore, secondAfter] = [before[1]?.top ?? 0, after[1]?.top ?? 0];
  expect(lines.map((line) => [line.move.team.id, line.before, line.after])).toEqual([
    [10, row(0, 0), row(0, 0)],
    [11, row(0, 1), row(secondAfter, 0)],
    [20, row(secondBefore, 0), row(0, 1)],
    [21, row(secondBefore, 1), row(secondAfter, 1)],
    [22, row(secondBefore, 2), null],
    [40, null, row(secondAfter, 2)],
  ]);
  expect(height).toBe((before[1]?.top ?? 0) + (before[1]?.height ?? 0));
});
