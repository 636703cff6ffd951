import type { FieldEvent } from './event-words';
import { FIELD } from './field-view';

/** A shot or a goal, and where it was taken from. */
export interface Shot {
  game: number;
  side: 'HOME' | 'AWAY';
  /** Null: the league does not know who shot. */
  player: { id: number; nickname: string } | null;
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
    const base = { game, side, player, clock, isOvertime, x, y, speed, distance };
    return [{ ...base, isGoal: kind === 'GOAL', isCounted: kind === 'SHOT' || event.isCountedAsShot !== false }];
  });
}

/** What a game's box score tells of shots. */
export interface ShotsInBoxScore {
  number: number;
  home: readonly { player: { id: number }; shots: number }[];
  away: readonly { player: { id: number }; shots: number }[];
}

/**
 * Has a player more shots in the box scores of these games than the recordings tell of? Shots of a side's unknown players may
 * be those of its players who lack some.
 */
export function areShotsMissing(shots: readonly Shot[], boxScores: readonly ShotsInBoxScore[]): boolean {
  return boxScores.some(({ number, home, away }) => {
    const counted = shots.filter(({ game, isCounted }) => game === number && isCounted);
    const isMissing = (side: Shot['side'], rows: ShotsInBoxScore['home']): boolean => {
      const own = counted.filter((shot) => shot.side === side);
      const of = (id: number | undefined) => own.filter(({ player }) => player?.id === id).length;
      const missing = rows.reduce((sum, row) => sum + Math.max(0, row.shots - of(row.player.id)), 0);
      return missing > of(undefined);
    };
    return isMissing('HOME', home) || isMissing('AWAY', away);
  });
}
