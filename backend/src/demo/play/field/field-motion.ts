/** How the ball and the cars move between what is planned. */
import type { Random } from '../../../domain/random.ts';
import { attackOf, PLAYERS, REACH_PER_SECOND } from './field-plan.ts';
import type { Place, PlannedPlay, PlannedTouch } from './field-plan.ts';

const GRAVITY = 650;
/** Where the ball's centre turns back at a side wall. */
const WALL = 4005;
const CAR_HEIGHT = 17;
/** Between the centres of ball and car at a touch. */
const TOUCH_DISTANCE = 120;
/** Seconds of a jump, up or down; a flight takes as long as its height needs. */
const JUMP_SECONDS = 0.55;
const RISE_PER_SECOND = 900;
/** Seconds between two places to which a car without the ball goes. */
const STEP_SECONDS = 1.2;
/** Distance behind the ball of the team's second and third car. */
const BEHIND = [200, 1000, 2200];

/** Where the ball is, and how fast. */
export type BallAt = (seconds: number) => Place & { vx: number; vy: number; vz: number; touch: number };

/** The ball of a play: it lies still, and then flies or rolls from touch to touch. */
export function ballOf({ touches, end, seconds }: PlannedPlay): BallAt {
  const stops = [...touches.map(({ at, place }) => ({ at, place })), { at: seconds, place: end }];
  const lastOf = lastFinder(stops);
  return (now) => {
    // after the end the ball flies on as before
    const touch = Math.min(lastOf(now), touches.length - 1);
    const from = stops[touch];
    const to = stops[touch + 1];
    if (from === undefined || to === undefined) return { x: 0, y: 0, z: 93, vx: 0, vy: 0, vz: 0, touch };
    const length = to.at - from.at;
    const past = Math.min(now, to.at) - from.at;
    // every third pass on the ground goes by the wall, when there is one near
    const isRolling = from.place.z < 100 && to.place.z < 100 && touch % 2 === 0;
    const wall = touch % 3 === 1 && Math.abs(from.place.x) > 1500 ? Math.sign(from.place.x) * WALL : null;
    const target = wall === null ? to.place.x : 2 * wall - to.place.x;
    const vx = (target - from.place.x) / length;
    const vy = (to.place.y - from.place.y) / length;
    const rise = (to.place.z - from.place.z) / length + (isRolling ? 0 : (GRAVITY * length) / 2);
    const x = from.place.x + vx * past;
    const isBack = wall !== null && Math.abs(x) > WALL;
    return {
      x: isBack ? 2 * wall - x : x,
      y: from.place.y + vy * past,
      z: from.place.z + rise * past - (isRolling ? 0 : (GRAVITY * past * past) / 2),
      vx: isBack ? -vx : vx,
      vy,
      vz: isRolling ? 0 : rise - GRAVITY * past,
      touch,
    };
  };
}

/** Finds the last stop until a moment, -1 for none. It is fast when the moments rise. */
function lastFinder(stops: readonly { at: number }[]): (now: number) => number {
  let last = -1;
  return (now) => {
    if ((stops[last]?.at ?? -Infinity) > now) last = -1;
    while ((stops[last + 1]?.at ?? Infinity) <= now) last += 1;
    return last;
  };
}

/** Where a car is, where it looks, and how fast it is. */
export type CarAt = (seconds: number) => Place & { vx: number; vy: number; vz: number; yaw: number };

interface Stop {
  at: number;
  x: number;
  y: number;
}

/** The way of a player through a play: to each of their touches, and between them after the ball in their place of the team. */
export function carOf(random: Random, play: PlannedPlay, player: number, ball: BallAt): CarAt {
  const stops = stopsOf(random, play, player, ball);
  const jumps = play.touches.filter((touch) => touch.player === player && touch.place.z > 150);
  return (now) => {
    const index = Math.max(
      stops.findLastIndex(({ at }) => at <= now),
      0,
    );
    const [before, from, to, after] = [stops[index - 1], stops[index], stops[index + 1], stops[index + 2]];
    if (from === undefined || to === undefined) return { ...standing(from), yaw: attackOf(player) * (Math.PI / 2) };
    const x = curve(now, [before, from, to, after], 'x');
    const y = curve(now, [before, from, to, after], 'y');
    const { z, vz } = flightAt(now, jumps);
    const isStill = Math.hypot(x.speed, y.speed) < 30;
    return {
      x: x.value,
      y: y.value,
      z: CAR_HEIGHT + z,
      vx: x.speed,
      vy: y.speed,
      vz,
      yaw: isStill ? attackOf(player) * (Math.PI / 2) : Math.atan2(y.speed, x.speed),
    };
  };
}

/** How high above the ground a car is that reaches each of these touches in the air; the highest flight counts. */
function flightAt(now: number, jumps: readonly PlannedTouch[]): { z: number; vz: number } {
  const flight = { z: 0, vz: 0 };
  for (const { at, place } of jumps) {
    const height = place.z - 60;
    const seconds = Math.max(JUMP_SECONDS, height / RISE_PER_SECOND);
    const part = (now - at) / seconds;
    const z = height * (1 - part * part);
    if (z > flight.z) [flight.z, flight.vz] = [z, (-2 * height * part) / seconds];
  }
  return flight;
}

const standing = (stop: Stop | undefined) => ({ x: stop?.x ?? 0, y: stop?.y ?? 0, z: CAR_HEIGHT, vx: 0, vy: 0, vz: 0 });

function stopsOf(random: Random, play: PlannedPlay, player: number, ball: BallAt): Stop[] {
  const [spot] = play.spots.slice(player);
  const own = play.touches
    .filter((touch) => touch.player === player)
    .map((touch) => besideBall(touch.at, touch.place, ball));
  const stops: Stop[] = [{ at: 0, x: spot?.x ?? 0, y: spot?.y ?? 0 }];
  const place = (player + play.touches.length) % (PLAYERS / 2);
  for (const goal of [...own, null]) {
    const until = goal?.at ?? play.seconds + 4;
    for (let last = stops.at(-1); last !== undefined && until - last.at > 2 * STEP_SECONDS; last = stops.at(-1)) {
      stops.push(follow(random, last, ball, { player, place, next: goal }));
    }
    if (goal !== null) stops.push(goal);
  }
  return stops;
}

/** On the side of the ball from which it is hit. */
function besideBall(at: number, place: Place, ball: BallAt): Stop {
  const { vx, vy } = ball(at + 0.01);
  const speed = Math.max(Math.hypot(vx, vy), 1);
  return { at, x: place.x - (vx / speed) * TOUCH_DISTANCE, y: place.y - (vy / speed) * TOUCH_DISTANCE };
}

/** The next place of a car without the ball: behind it, as far as can be driven, and on the way to their next touch. */
function follow(
  random: Random,
  last: Stop,
  ball: BallAt,
  { player, place, next }: { player: number; place: number; next: Stop | null },
): Stop {
  const at = last.at + STEP_SECONDS;
  const { x, y } = ball(at);
  const behind = y - attackOf(player) * ((BEHIND[place] ?? 0) + (random.next() - 0.4) * 2600);
  const share = next === null ? 0 : Math.min(1, STEP_SECONDS / (next.at - last.at));
  const wantedX = (x * 0.6 + (random.next() - 0.5) * 5200) * (1 - share) + (next?.x ?? 0) * share;
  const wantedY = behind * (1 - share) + (next?.y ?? 0) * share;
  const far = Math.hypot(wantedX - last.x, wantedY - last.y);
  const part = Math.min(1, (REACH_PER_SECOND * STEP_SECONDS) / Math.max(far, 1));
  return {
    at,
    x: within(last.x + (wantedX - last.x) * part, 3800),
    y: within(last.y + (wantedY - last.y) * part, 4900),
  };
}

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** A smooth curve through the stops (cubic Hermite, with the speed of the neighbours). */
function curve(
  now: number,
  [before, from, to, after]: readonly [Stop | undefined, Stop, Stop, Stop | undefined],
  axis: 'x' | 'y',
): { value: number; speed: number } {
  const length = to.at - from.at;
  const t = Math.min((now - from.at) / length, 1);
  const left = before === undefined ? 0 : ((to[axis] - before[axis]) / (to.at - before.at)) * length;
  const right = after === undefined ? 0 : ((after[axis] - from[axis]) / (after.at - from.at)) * length;
  const [a, b] = [from[axis], to[axis]];
  const value =
    (2 * t ** 3 - 3 * t ** 2 + 1) * a +
    (t ** 3 - 2 * t ** 2 + t) * left +
    (3 * t ** 2 - 2 * t ** 3) * b +
    (t ** 3 - t ** 2) * right;
  const speed =
    ((6 * t ** 2 - 6 * t) * (a - b) + (3 * t ** 2 - 4 * t + 1) * left + (3 * t ** 2 - 2 * t) * right) / length;
  return { value, speed };
}
