import type { FieldEvent } from './event-words';
import { FIELD } from './field-view';

/** A shot or a goal, and where it was taken from. */
export interface Shot {
  game: number;
  side: 'HOME' | 'AWAY';
  player: string | null;
  isGoal: boolean;
  /** The game counted it as a shot: every shot, and most goals. */
  isCounted: boolean;
  clock: number | null;
  isOvertime: boolean;
  x: number | null;
  y: number | null;
  speed: number | null;
  /** To the middle of the goal that was shot at, along the ground. */
  distance: number | null;
}

/**
 * The shots of a game, each once, and its goals: one that was a shot is the goal. With the goals that the game counted no shot
 * for (an own goal, or one that rolled in) left out they are as many as in the box score, but for what it counted before a
 * recording that begins in the middle of the game: the file has neither time nor place of that. Of a goal that was read before
 * this was looked at it is not known, and it is taken for a shot.
 */
export function shotsOf(game: number, events: readonly FieldEvent[]): Shot[] {
  return events.flatMap((event) => {
    const { kind, side, player, clock, isOvertime, x, y, speed } = event;
    if (side === null || (kind !== 'GOAL' && kind !== 'SHOT')) return [];
    const goalLine = side === 'HOME' ? FIELD.end : -FIELD.end;
    const distance = x === null || y === null ? null : Math.hypot(x, goalLine - y);
    const base = { game, side, player: player?.nickname ?? null, clock, isOvertime, x, y, speed, distance };
    return [{ ...base, isGoal: kind === 'GOAL', isCounted: kind === 'SHOT' || event.isCountedAsShot !== false }];
  });
}
