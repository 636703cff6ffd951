/** Which goals of a demo game were assisted, so that everyone has the assists of the report. */
import { teamOf } from './field-plan.ts';
import type { PlannedGoal } from './field-plan.ts';

/** The goals with those who assisted. `assists` has the number of each player; what fits no goal is left out. */
export function withAssists(goals: readonly Omit<PlannedGoal, 'assist'>[], assists: readonly number[]): PlannedGoal[] {
  const given = fit(goals, assists, 0) ?? [];
  return goals.map((goal, index) => ({ ...goal, assist: given[index] ?? null }));
}

/** Who assisted each goal from this one on, with no assist left over; null when that is not possible. */
function fit(
  goals: readonly Omit<PlannedGoal, 'assist'>[],
  left: readonly number[],
  from: number,
): (number | null)[] | null {
  const goal = goals[from];
  if (goal === undefined) return left.some((assists) => assists > 0) ? null : [];
  for (const player of [...left.keys(), null]) {
    if (player !== null && (teamOf(player) !== goal.team || player === goal.player || left[player] === 0)) continue;
    const rest = fit(
      goals,
      left.map((assists, index) => (index === player ? assists - 1 : assists)),
      from + 1,
    );
    if (rest !== null) return [player, ...rest];
  }
  return null;
}
