/** Who is demolished in a demo game, and when: cars that come near each other anyway. */
import type { CarAt } from './field-motion.ts';
import { teamOf } from './field-plan.ts';
import type { PlannedPlay } from './field-plan.ts';

/** A car hits an opponent, who is away for some seconds. */
export interface Crash {
  at: number;
  attacker: number;
  victim: number;
}

/** Seconds until a demolished car is back. */
export const AWAY_SECONDS = 3;
const STEP_SECONDS = 0.1;
/** Between the centres of two cars. */
const REACH = 260;
const FAST = 1500;
const ON_THE_GROUND = 60;
/** Seconds from one demolition of a play to the next, and around a touch of either in which there is none. */
const APART_SECONDS = 15;
const BEFORE_TOUCH = 0.6;

/** The demolitions of a play. A player who is demolished touches nothing until they return. */
export function crashesOf(play: PlannedPlay, cars: readonly CarAt[]): Crash[] {
  const crashes: Crash[] = [];
  for (let at = 3; at < play.seconds - AWAY_SECONDS; at += STEP_SECONDS) {
    if (at < (crashes.at(-1)?.at ?? -Infinity) + APART_SECONDS) continue;
    const crash = crashAt(at, play, cars);
    if (crash !== null) crashes.push(crash);
  }
  return crashes;
}

function crashAt(at: number, play: PlannedPlay, cars: readonly CarAt[]): Crash | null {
  const places = cars.map((car) => car(at));
  for (const [attacker, one] of places.entries()) {
    if (one.z > ON_THE_GROUND || Math.hypot(one.vx, one.vy) < FAST) continue;
    const victim = places.findIndex(
      (other, index) =>
        teamOf(index) !== teamOf(attacker) &&
        other.z < ON_THE_GROUND &&
        Math.hypot(other.x - one.x, other.y - one.y) < REACH &&
        isFree(play, index, at, AWAY_SECONDS + BEFORE_TOUCH) &&
        isFree(play, attacker, at, BEFORE_TOUCH),
    );
    if (victim >= 0) return { at, attacker, victim };
  }
  return null;
}

const isFree = ({ touches }: PlannedPlay, player: number, from: number, seconds: number): boolean =>
  !touches.some((touch) => touch.player === player && touch.at > from - BEFORE_TOUCH && touch.at < from + seconds);
