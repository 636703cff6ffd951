import type { FieldEvent } from './event-words';
import { FIELD } from './field-view';

/** A shot or a goal, and where it was taken from. */
export interface Shot {
  game: number;
  side: 'HOME' | 'AWAY';
  player: string | null;
  isGoal: boolean;
  clock: number | null;
  isOvertime: boolean;
  x: number | null;
  y: number | null;
  speed: number | null;
  /** To the middle of the goal that was shot at, along the ground. */
  distance: number | null;
}

/** A shot that became a goal is counted by the game as both, the shot at most this long before. */
const SAME_SHOT_S = 5;

/** The shots of a game, each once. A goal without a shot (an own goal, or one that the game did not count as a shot) is one too. */
export function shotsOf(game: number, events: readonly FieldEvent[]): Shot[] {
  const goals = events.filter((event) => event.kind === 'GOAL' && event.side !== null);
  const becameGoal = new Set(
    goals.map((goal) =>
      events.findLast(
        ({ kind, side, player, seconds }) =>
          kind === 'SHOT' &&
          side === goal.side &&
          player?.id === goal.player?.id &&
          seconds <= goal.seconds + 1 &&
          seconds >= goal.seconds - SAME_SHOT_S,
      ),
    ),
  );
  return events.flatMap((event) => {
    const { kind, side, player, clock, isOvertime, x, y, speed } = event;
    if (side === null || (kind !== 'GOAL' && kind !== 'SHOT') || becameGoal.has(event)) return [];
    const goalLine = side === 'HOME' ? FIELD.end : -FIELD.end;
    const distance = x === null || y === null ? null : Math.hypot(x, goalLine - y);
    const base = { game, side, player: player?.nickname ?? null, clock, isOvertime, x, y, speed, distance };
    return [{ ...base, isGoal: kind === 'GOAL' }];
  });
}
