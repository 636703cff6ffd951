import { attackOf } from './field.ts';
import { distanceBetween } from './positioning.ts';
import { CAR_STATE } from './recording.ts';
import type { RecordedBall, RecordedPlayer, Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';

/** A touch changes the ball's spin by more than this (0.01 rad/s). A ball asleep has none. */
const SPIN = 3;
/** How far the centre of the car that touches can be from the ball's. */
const REACH = 300;
/** The same player within these seconds: the same touch. */
const SAME_TOUCH = 0.15;
/** Frames between a touch and what the game says about the touching team. */
const TEAM_FRAMES = 1;

/** A player touched the ball. Heuristic. */
export interface Touch {
  frame: number;
  /** Index in `Recording.players`. */
  player: number;
  team: 0 | 1;
}

/**
 * Who touched the ball (R37): its spin changed, and a car is within reach, just before or after. The game tells only when the
 * touching team changes, so until then every touch is of the team that it told last: of its nearest car, and when none is
 * within reach it was a bounce.
 */
export function touchesOf(recording: Recording, { weight, real }: Timeline): Touch[] {
  const { ball, ballHit, players, teamTouches } = recording;
  const touches: Touch[] = [];
  const lastAt = new Map<number, number>();
  let told = 0;
  let team: 0 | 1 | null = null;
  let before = -1;
  for (let frame = 0; frame < weight.length; frame++) {
    // a kickoff has a new ball, which no one has touched
    if (ballHit[frame] === 0) team = null;
    for (; (teamTouches[told]?.frame ?? Infinity) <= frame + TEAM_FRAMES; told++)
      team = teamTouches[told]?.team ?? null;
    if (ball.state[frame] !== 2) {
      if (ball.state[frame] === 0) before = -1;
      continue;
    }
    const since = before;
    before = frame;
    if (since < 0 || weight[frame] === 0 || spinChange(ball, since, frame) <= SPIN) continue;
    const player = toucherOf(recording, since, frame, team);
    const toucher = player === null ? undefined : players[player];
    if (player === null || toucher === undefined) continue;
    const now = real[frame] ?? 0;
    const isSame = now - (lastAt.get(player) ?? -Infinity) < SAME_TOUCH;
    lastAt.set(player, now);
    if (!isSame) touches.push({ frame, player, team: toucher.team });
  }
  return touches;
}

/**
 * The player within reach whose car was nearest to the ball in two frames; of one team, or of both when it is null. A touch
 * lies between the two, and a fast ball is out of reach in the second. Of equals it is the first.
 */
function toucherOf({ players, ball }: Recording, before: number, frame: number, team: 0 | 1 | null): number | null {
  let found: number | null = null;
  let nearest = Infinity;
  for (let index = 0; index < players.length; index++) {
    const car = players[index];
    if (car === undefined || (team !== null && car.team !== team)) continue;
    const isNew = ((car.state[frame] ?? 0) & CAR_STATE.newCar) > 0;
    const far = Math.min(distanceAt(car, ball, frame), isNew ? Infinity : distanceAt(car, ball, before));
    if (far <= REACH && far < nearest) [found, nearest] = [index, far];
  }
  return found;
}

/** From a car to the ball; infinite without a car. */
const distanceAt = (car: RecordedPlayer, ball: RecordedBall, frame: number): number =>
  ((car.state[frame] ?? 0) & CAR_STATE.onField) > 0 ? distanceBetween(car, ball, frame) : Infinity;

function spinChange({ wx, wy, wz }: RecordedBall, before: number, frame: number): number {
  const x = (wx[frame] ?? 0) - (wx[before] ?? 0);
  const y = (wy[frame] ?? 0) - (wy[before] ?? 0);
  const z = (wz[frame] ?? 0) - (wz[before] ?? 0);
  return Math.sqrt(x * x + y * y + z * z);
}

/** Who had the ball for how long. Heuristic. */
export interface Possession {
  /** Seconds by player: from their touch until someone else's, a goal or the countdown. */
  players: number[];
  /** Blue, orange: until the other team's touch. */
  teams: [number, number];
  /** Seconds with the ball in the half of blue, and of orange. */
  ownHalves: [number, number];
  /** One element a frame: 0 no one has the ball, 1 blue, 2 orange. */
  holders: Uint8Array;
}

/** Possession by touches, and by what the game says about the touching team. */
export function possessionOf(recording: Recording, touches: readonly Touch[], { weight }: Timeline): Possession {
  const { ball, teamTouches } = recording;
  const players = recording.players.map(() => 0);
  const teams: [number, number] = [0, 0];
  const ownHalves: [number, number] = [0, 0];
  const holders = new Uint8Array(weight.length);
  let holder = null as { player: number | null; team: 0 | 1 } | null;
  let touch = 0;
  let told = 0;
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    for (; teamTouches[told]?.frame === frame; told++) {
      const team = teamTouches[told]?.team ?? 0;
      if (holder?.team !== team) holder = { player: null, team };
    }
    for (; touches[touch]?.frame === frame; touch++) holder = touches[touch] ?? holder;
    if (until === 0) {
      holder = null;
      continue;
    }
    if (holder !== null) {
      holders[frame] = holder.team + 1;
      teams[holder.team] += until;
      if (holder.player !== null) players[holder.player] = (players[holder.player] ?? 0) + until;
    }
    if (ball.state[frame] === 0) continue;
    const y = ball.y[frame] ?? 0;
    if (y * attackOf(0) < 0) ownHalves[0] += until;
    else if (y * attackOf(1) < 0) ownHalves[1] += until;
  }
  return { players, teams, ownHalves, holders };
}
