import { SAMPLES_PER_SECOND, TRACK_FLAG, YAW_STEPS } from './track.ts';
import type { Track } from './track.ts';

/** How long before the goal the ball's way begins. */
const SECONDS_BEFORE = 2.5;

/** A place on the field, in field units: the home team attacks +y. */
interface Spot {
  x: number;
  y: number;
}

/** Where everything was at a goal, and the ball's way there, the oldest place first. Directions are in radians from +x to +y. */
export interface GoalMoment {
  ballWay: Spot[];
  cars: (Spot & { team: 0 | 1; playerId: number | null; direction: number })[];
}

/** A goal's moment in the track of its game; `ms` is the goal's time in it. */
export function goalMoment({ samples, cuts, ball, cars }: Track, ms: number): GoalMoment {
  const at = Math.min(samples - 1, Math.max(0, Math.round((ms * SAMPLES_PER_SECOND) / 1000)));
  const cut = cuts.findLast((one) => one <= at) ?? 0;
  // at the sample of a cut play has begun elsewhere
  const from = Math.max(cut, at - SECONDS_BEFORE * SAMPLES_PER_SECOND);
  const ballWay: Spot[] = [];
  for (let sample = from; sample <= at; sample++) {
    if (ball.isThere[sample] === 1) ballWay.push(placeIn(ball, sample));
  }
  return {
    ballWay,
    cars: cars.flatMap((car) =>
      ((car.flags[at] ?? 0) & TRACK_FLAG.onField) === 0
        ? []
        : [
            {
              ...placeIn(car, at),
              team: car.team,
              playerId: car.playerId,
              direction: ((car.yaw[at] ?? 0) * 2 * Math.PI) / YAW_STEPS,
            },
          ],
    ),
  };
}

const placeIn = ({ x, y }: { x: Int16Array; y: Int16Array }, sample: number): Spot => ({
  x: x[sample] ?? 0,
  y: y[sample] ?? 0,
});
