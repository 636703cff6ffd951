import { attackOf, FIELD } from './field.ts';
import type { FieldNumbers } from './play/field-numbers.ts';
import { HEAT_COLUMNS, HEAT_ROWS } from './play/field-play.ts';
import type { Heat } from './play/field-play.ts';
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
    const until = weight[frame] ?? 0;
    if (until === 0 || ((state[frame] ?? 0) & CAR_STATE.onField) === 0) continue;
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
    const until = weight[frame] ?? 0;
    if (until === 0 || ((state[frame] ?? 0) & CAR_STATE.onField) === 0 || ball.state[frame] === 0) continue;
    const dx = (ball.x[frame] ?? 0) - (x[frame] ?? 0);
    const dy = (ball.y[frame] ?? 0) - (y[frame] ?? 0);
    const dz = (ball.z[frame] ?? 0) - (z[frame] ?? 0);
    if (dy * attack > 0) sums.behind_ball_seconds += until;
    sums.ball_distance_seconds += Math.sqrt(dx * dx + dy * dy + dz * dz) * until;
  }
  return sums;
}

type HolderNumber =
  | 'team_possession_seconds'
  | 'opponents_possession_seconds'
  | 'team_possession_ball_distance_seconds'
  | 'opponents_possession_ball_distance_seconds';

/** How far from the ball while the own team has it, and while the opponents do. `holders` as in `Possession`. */
export function ballDistanceByHolder(
  player: RecordedPlayer,
  ball: RecordedBall,
  holders: Uint8Array,
  { weight }: Timeline,
): Pick<FieldNumbers, HolderNumber> {
  const own = player.team + 1;
  // of the own team, and of the opponents
  const seconds: [number, number] = [0, 0];
  const distances: [number, number] = [0, 0];
  for (let frame = 0; frame < weight.length; frame++) {
    const holder = holders[frame] ?? 0;
    if (holder === 0 || ((player.state[frame] ?? 0) & CAR_STATE.onField) === 0 || ball.state[frame] === 0) continue;
    const until = weight[frame] ?? 0;
    const whose = holder === own ? 0 : 1;
    seconds[whose] += until;
    distances[whose] += distanceBetween(player, ball, frame) * until;
  }
  return {
    team_possession_seconds: seconds[0],
    opponents_possession_seconds: seconds[1],
    team_possession_ball_distance_seconds: distances[0],
    opponents_possession_ball_distance_seconds: distances[1],
  };
}

export type TeamPlaceNumber =
  | 'mate_distance_seconds'
  | 'mate_seconds'
  | 'most_back_seconds'
  | 'most_forward_seconds'
  | 'closest_to_ball_seconds'
  | 'farthest_from_ball_seconds';

/**
 * How the cars of one team stood to each other: only those on the field, and alone is everything at once. Those who
 * are equal, as at a kickoff, share the time. Elements as `mates`.
 */
export function placesInTeam(
  mates: readonly RecordedPlayer[],
  ball: RecordedBall,
  { weight }: Timeline,
): Pick<FieldNumbers, TeamPlaceNumber>[] {
  const seconds = new PlaceSeconds(mates.length);
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    if (until > 0) seconds.add(mates, ball, frame, until);
  }
  return mates.map((_, index) => seconds.of(index));
}

/** Adds the places of the cars of a team frame by frame. Columns, because this runs for each frame of a game. */
class PlaceSeconds {
  private readonly present: Uint8Array;
  private readonly forward: Float64Array;
  private readonly toBall: Float64Array;
  private readonly back: Float64Array;
  private readonly front: Float64Array;
  private readonly closest: Float64Array;
  private readonly farthest: Float64Array;
  private readonly mateDistance: Float64Array;
  private readonly withMates: Float64Array;

  constructor(mates: number) {
    const column = () => new Float64Array(mates);
    this.present = new Uint8Array(mates);
    this.forward = column();
    this.toBall = column();
    this.back = column();
    this.front = column();
    this.closest = column();
    this.farthest = column();
    this.mateDistance = column();
    this.withMates = column();
  }

  add(mates: readonly RecordedPlayer[], ball: RecordedBall, frame: number, seconds: number): void {
    const { present, forward, toBall } = this;
    let cars = 0;
    for (let index = 0; index < mates.length; index++) {
      const mate = mates[index];
      const isThere = mate !== undefined && ((mate.state[frame] ?? 0) & CAR_STATE.onField) > 0;
      present[index] = isThere ? 1 : 0;
      if (!isThere) continue;
      cars += 1;
      forward[index] = (mate.y[frame] ?? 0) * attackOf(mate.team);
      toBall[index] = distanceBetween(mate, ball, frame);
    }
    share(present, forward, seconds, this.back, this.front);
    if (ball.state[frame] !== 0) share(present, toBall, seconds, this.closest, this.farthest);
    if (cars > 1) this.addMateDistances(mates, frame, seconds, cars - 1);
  }

  of(index: number): Pick<FieldNumbers, TeamPlaceNumber> {
    return {
      mate_distance_seconds: this.mateDistance[index] ?? 0,
      mate_seconds: this.withMates[index] ?? 0,
      most_back_seconds: this.back[index] ?? 0,
      most_forward_seconds: this.front[index] ?? 0,
      closest_to_ball_seconds: this.closest[index] ?? 0,
      farthest_from_ball_seconds: this.farthest[index] ?? 0,
    };
  }

  /** The distance of each pair of cars is one of both. */
  private addMateDistances(mates: readonly RecordedPlayer[], frame: number, seconds: number, others: number): void {
    const { present, mateDistance, withMates } = this;
    const share = seconds / others;
    for (let one = 0; one < mates.length; one++) {
      const mate = mates[one];
      if (present[one] !== 1 || mate === undefined) continue;
      withMates[one] = (withMates[one] ?? 0) + seconds;
      for (let other = one + 1; other < mates.length; other++) {
        const body = mates[other];
        if (present[other] !== 1 || body === undefined) continue;
        const far = distanceBetween(mate, body, frame) * share;
        mateDistance[one] = (mateDistance[one] ?? 0) + far;
        mateDistance[other] = (mateDistance[other] ?? 0) + far;
      }
    }
  }
}

/** Gives the time to those present with the smallest value, and to those with the largest. */
function share(
  present: Uint8Array,
  values: Float64Array,
  seconds: number,
  least: Float64Array,
  most: Float64Array,
): void {
  let min = Infinity;
  let max = -Infinity;
  let mins = 0;
  let maxes = 0;
  for (let index = 0; index < present.length; index++) {
    if (present[index] !== 1) continue;
    const value = values[index] ?? 0;
    mins = value < min ? 1 : value === min ? mins + 1 : mins;
    maxes = value > max ? 1 : value === max ? maxes + 1 : maxes;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  for (let index = 0; index < present.length; index++) {
    if (present[index] !== 1) continue;
    if (values[index] === min) least[index] = (least[index] ?? 0) + seconds / mins;
    if (values[index] === max) most[index] = (most[index] ?? 0) + seconds / maxes;
  }
}

/** Field units between two bodies in a frame. */
export function distanceBetween(one: BodyColumns, other: BodyColumns, frame: number): number {
  const dx = (one.x[frame] ?? 0) - (other.x[frame] ?? 0);
  const dy = (one.y[frame] ?? 0) - (other.y[frame] ?? 0);
  const dz = (one.z[frame] ?? 0) - (other.z[frame] ?? 0);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** The player of a team whose car is nearest to the ball; of equals the first. */
export function nearestToBall({ players, ball }: Recording, frame: number, team: 0 | 1): number | null {
  let found: number | null = null;
  let closest = Infinity;
  players.forEach((player, index) => {
    if (player.team !== team || ((player.state[frame] ?? 0) & CAR_STATE.onField) === 0) return;
    const far = distanceBetween(player, ball, frame);
    if (far < closest) [found, closest] = [index, far];
  });
  return found;
}

/** Seconds in each cell of the field, in the direction of attack. A frame counts when its `state` has a bit of `mask`. */
function heatOf(
  { x, y }: BodyColumns,
  { weight }: Timeline,
  attack: 1 | -1,
  { state, mask }: { state: Uint8Array; mask: number },
): Heat {
  const heat = new Float64Array(HEAT_COLUMNS * HEAT_ROWS);
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    if (until === 0 || ((state[frame] ?? 0) & mask) === 0) continue;
    const column = cellOf((x[frame] ?? 0) * attack, FIELD.sideWall, HEAT_COLUMNS);
    const row = cellOf((y[frame] ?? 0) * attack, FIELD.goalLine, HEAT_ROWS);
    const cell = row * HEAT_COLUMNS + column;
    heat[cell] = (heat[cell] ?? 0) + until;
  }
  return Array.from(heat);
}

/** The cell of a place between two walls; what is in a goal belongs to the cell before it. */
const cellOf = (place: number, wall: number, cells: number): number =>
  Math.min(Math.max((((place + wall) * cells) / (2 * wall)) | 0, 0), cells - 1);

/** Heat maps of a recording's players, and of its ball as blue sees it. */
export const carHeat = (player: RecordedPlayer, time: Timeline): Heat =>
  heatOf(player, time, attackOf(player.team), { state: player.state, mask: CAR_STATE.onField });

export const ballHeat = ({ ball }: Recording, time: Timeline): Heat =>
  heatOf(ball, time, 1, { state: ball.state, mask: 0xff });
