import { attackOf, FIELD } from './field.ts';
import type { FieldNumbers } from './field-numbers.ts';
import { HEAT_COLUMNS, HEAT_ROWS } from './field-play.ts';
import type { Heat } from './field-play.ts';
import { CAR_STATE } from './recording.ts';
import type { BodyColumns, RecordedBall, RecordedPlayer, Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';

type ThirdNumber =
  | 'defensive_third_seconds'
  | 'neutral_third_seconds'
  | 'offensive_third_seconds'
  | 'defensive_half_seconds'
  | 'offensive_half_seconds';

/** Thirds and halves of a field of the usual size, along the direction of attack (R37). */
export function thirdsOf({ y, state, team }: RecordedPlayer, { weight }: Timeline): Pick<FieldNumbers, ThirdNumber> {
  const attack = attackOf(team);
  const sums: Pick<FieldNumbers, ThirdNumber> = {
    defensive_third_seconds: 0,
    neutral_third_seconds: 0,
    offensive_third_seconds: 0,
    defensive_half_seconds: 0,
    offensive_half_seconds: 0,
  };
  for (let frame = 0; frame < weight.length; frame++) {
    if (((state[frame] ?? 0) & CAR_STATE.onField) === 0) continue;
    const until = weight[frame] ?? 0;
    const forward = (y[frame] ?? 0) * attack;
    if (forward < -FIELD.third) sums.defensive_third_seconds += until;
    else if (forward > FIELD.third) sums.offensive_third_seconds += until;
    else sums.neutral_third_seconds += until;
    if (forward < 0) sums.defensive_half_seconds += until;
    else sums.offensive_half_seconds += until;
  }
  return sums;
}

/** Behind the ball, and how far from it. Nothing counts where there is no ball. */
export function ballSideOf(
  { x, y, z, state, team }: RecordedPlayer,
  ball: RecordedBall,
  { weight }: Timeline,
): Pick<FieldNumbers, 'behind_ball_seconds' | 'ball_distance_seconds'> {
  const attack = attackOf(team);
  const sums = { behind_ball_seconds: 0, ball_distance_seconds: 0 };
  for (let frame = 0; frame < weight.length; frame++) {
    if (((state[frame] ?? 0) & CAR_STATE.onField) === 0 || ball.state[frame] === 0) continue;
    const until = weight[frame] ?? 0;
    const dx = (ball.x[frame] ?? 0) - (x[frame] ?? 0);
    const dy = (ball.y[frame] ?? 0) - (y[frame] ?? 0);
    const dz = (ball.z[frame] ?? 0) - (z[frame] ?? 0);
    if (dy * attack > 0) sums.behind_ball_seconds += until;
    sums.ball_distance_seconds += Math.sqrt(dx * dx + dy * dy + dz * dz) * until;
  }
  return sums;
}

export type TeamPlaceNumber =
  | 'mate_distance_seconds'
  | 'mate_seconds'
  | 'most_back_seconds'
  | 'most_forward_seconds'
  | 'closest_to_ball_seconds'
  | 'farthest_from_ball_seconds';

const noPlaces = (): Pick<FieldNumbers, TeamPlaceNumber> => ({
  mate_distance_seconds: 0,
  mate_seconds: 0,
  most_back_seconds: 0,
  most_forward_seconds: 0,
  closest_to_ball_seconds: 0,
  farthest_from_ball_seconds: 0,
});

/**
 * How the cars of one team stood to each other: only those on the field, and alone is everything at once. Those who
 * are equal, as at a kickoff, share the time. Elements as `mates`.
 */
export function placesInTeam(
  mates: readonly RecordedPlayer[],
  ball: RecordedBall,
  { weight }: Timeline,
): Pick<FieldNumbers, TeamPlaceNumber>[] {
  const sums = mates.map(noPlaces);
  const present: number[] = [];
  const forward = new Float64Array(mates.length);
  const toBall = new Float64Array(mates.length);
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    if (until === 0) continue;
    present.length = 0;
    mates.forEach((mate, index) => {
      if (((mate.state[frame] ?? 0) & CAR_STATE.onField) === 0) return;
      present.push(index);
      forward[index] = (mate.y[frame] ?? 0) * attackOf(mate.team);
      toBall[index] = distance(mate, ball, frame);
    });
    share(sums, present, forward, until, ['most_back_seconds', 'most_forward_seconds']);
    if (ball.state[frame] !== 0) {
      share(sums, present, toBall, until, ['closest_to_ball_seconds', 'farthest_from_ball_seconds']);
    }
    addMateDistances(sums, present, mates, frame, until);
  }
  return sums;
}

type Sums = Pick<FieldNumbers, TeamPlaceNumber>[];

/** Gives the time to those with the smallest value, and to those with the largest. */
function share(
  sums: Sums,
  present: readonly number[],
  values: Float64Array,
  seconds: number,
  [least, most]: readonly [TeamPlaceNumber, TeamPlaceNumber],
): void {
  let min = Infinity;
  let max = -Infinity;
  let mins = 0;
  let maxes = 0;
  for (const index of present) {
    const value = values[index] ?? 0;
    if (value < min) [min, mins] = [value, 1];
    else if (value === min) mins++;
    if (value > max) [max, maxes] = [value, 1];
    else if (value === max) maxes++;
  }
  for (const index of present) {
    const sum = sums[index];
    if (sum === undefined) continue;
    if (values[index] === min) sum[least] += seconds / mins;
    if (values[index] === max) sum[most] += seconds / maxes;
  }
}

function addMateDistances(
  sums: Sums,
  present: readonly number[],
  mates: readonly RecordedPlayer[],
  frame: number,
  seconds: number,
): void {
  const others = present.length - 1;
  if (others < 1) return;
  for (const one of present) {
    const sum = sums[one];
    const mate = mates[one];
    if (sum === undefined || mate === undefined) continue;
    let total = 0;
    for (const other of present) {
      const body = mates[other];
      if (other !== one && body !== undefined) total += distance(mate, body, frame);
    }
    sum.mate_distance_seconds += (total / others) * seconds;
    sum.mate_seconds += seconds;
  }
}

/** Field units between two bodies in a frame. */
export function distance(one: BodyColumns, other: BodyColumns, frame: number): number {
  const dx = (one.x[frame] ?? 0) - (other.x[frame] ?? 0);
  const dy = (one.y[frame] ?? 0) - (other.y[frame] ?? 0);
  const dz = (one.z[frame] ?? 0) - (other.z[frame] ?? 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/**
 * The player whose car is nearest to the ball; of one team, or of both when it is null. A car farther away than `within` is
 * none. Of equals it is the first.
 */
export function nearestToBall(
  { players, ball }: Recording,
  frame: number,
  team: 0 | 1 | null,
  within = Infinity,
): number | null {
  let found: number | null = null;
  let closest = within;
  players.forEach((player, index) => {
    if (team !== null && player.team !== team) return;
    if (((player.state[frame] ?? 0) & CAR_STATE.onField) === 0) return;
    const far = distance(player, ball, frame);
    if (far > closest || (far === closest && found !== null)) return;
    [found, closest] = [index, far];
  });
  return found;
}

/** Seconds in each cell of the field, in the direction of attack. `isThere` tells the frames that count. */
export function heatOf(
  { x, y }: BodyColumns,
  { weight }: Timeline,
  attack: 1 | -1,
  isThere: (frame: number) => boolean,
): Heat {
  const heat = new Array<number>(HEAT_COLUMNS * HEAT_ROWS).fill(0);
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    if (until === 0 || !isThere(frame)) continue;
    const column = cellOf((x[frame] ?? 0) * attack, FIELD.sideWall, HEAT_COLUMNS);
    const row = cellOf((y[frame] ?? 0) * attack, FIELD.goalLine, HEAT_ROWS);
    const cell = row * HEAT_COLUMNS + column;
    heat[cell] = (heat[cell] ?? 0) + until;
  }
  return heat;
}

/** The cell of a place between two walls; what is in a goal belongs to the cell before it. */
const cellOf = (place: number, wall: number, cells: number): number =>
  Math.min(Math.max(Math.floor(((place + wall) * cells) / (2 * wall)), 0), cells - 1);

/** Heat maps of a recording's players, and of its ball as blue sees it. */
export const carHeat = (player: RecordedPlayer, time: Timeline): Heat =>
  heatOf(player, time, attackOf(player.team), (frame) => ((player.state[frame] ?? 0) & CAR_STATE.onField) > 0);

export const ballHeat = ({ ball }: Recording, time: Timeline): Heat =>
  heatOf(ball, time, 1, (frame) => ball.state[frame] !== 0);
