import type { PyramidDivisionFragment, PyramidMoveFragment } from './season-movements.generated';

/** The heights of the drawing: a team, the name of a division, and the room below one. */
export const ROW = 22;
export const HEAD = 28;
const GAP = 16;

/** A division of one of the two seasons: its top, its height, and its teams with the middles of their rows. */
export interface PyramidBox {
  division: PyramidDivisionFragment;
  top: number;
  height: number;
}

/** A team with the middle of its row in each season; null where it does not play. */
export interface PyramidLine {
  move: PyramidMoveFragment;
  before: number | null;
  after: number | null;
}

export interface PyramidLayout {
  before: PyramidBox[];
  after: PyramidBox[];
  lines: PyramidLine[];
  height: number;
}

/** In a division of the next season: who came down first, then who stayed, who came up, and who is new. */
const ORDER: Record<PyramidMoveFragment['movement'], number> = { DOWN: 0, STAYS: 1, UP: 2, NEW: 3, LEFT: 4 };

/** Where everything of the drawing stands: the divisions of both seasons from the top down, and a line for each team. */
export function pyramidLayout(
  fromDivisions: readonly PyramidDivisionFragment[],
  toDivisions: readonly PyramidDivisionFragment[],
  moves: readonly PyramidMoveFragment[],
): PyramidLayout {
  const before = column(fromDivisions, moves, ({ from }) => from?.id);
  const arrived = moves.toSorted((one, other) => ORDER[one.movement] - ORDER[other.movement]);
  const after = column(toDivisions, arrived, ({ to }) => to?.id);
  return {
    before: before.boxes,
    after: after.boxes,
    lines: moves.map((move) => ({
      move,
      before: before.middles.get(move.team.id) ?? null,
      after: after.middles.get(move.team.id) ?? null,
    })),
    height: Math.max(before.height, after.height),
  };
}

function column(
  divisions: readonly PyramidDivisionFragment[],
  moves: readonly PyramidMoveFragment[],
  divisionOf: (move: PyramidMoveFragment) => number | undefined,
) {
  const boxes: PyramidBox[] = [];
  const middles = new Map<number, number>();
  let top = 0;
  for (const division of divisions) {
    const teams = moves.filter((move) => divisionOf(move) === division.id);
    const height = HEAD + teams.length * ROW + ROW / 4;
    teams.forEach(({ team }, at) => middles.set(team.id, top + HEAD + (at + 0.5) * ROW));
    boxes.push({ division, top, height });
    top += height + GAP;
  }
  return { boxes, middles, height: Math.max(top - GAP, 0) };
}
