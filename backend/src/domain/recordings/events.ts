import { attackOf, FIELD } from './field.ts';
import { FIELD_EVENT_KINDS } from './play/field-play.ts';
import type { RecordedEvent } from './play/field-play.ts';
import type { Kickoff } from './kickoffs.ts';
import { CAR_STATE } from './recording.ts';
import type { RecordedCount, RecordedGoal, Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';
import type { Touch } from './touches.ts';

/** The ball is fastest within these frames, before a goal and after the touch of a shot. */
const SPEED_FRAMES = 10;
/** Seconds between a goal and the assist's count. */
const ASSIST_SECONDS = 1;
/** Seconds before a shot is counted in which its touch is looked for. */
const SHOT_SECONDS = 3;
/** Seconds before a goal, and after it, in which the game counted the shot that it was. Real ones were within 2.3 before. */
const SAME_SHOT_SECONDS = { before: 5, after: 1 };

/** What a recording's events are found from. */
export interface Happenings {
  recording: Recording;
  time: Timeline;
  touches: readonly Touch[];
  kickoffs: readonly Kickoff[];
}

interface FoundGoal extends RecordedGoal {
  event: RecordedEvent;
}

/**
 * What happened, in its order (R37). A shot that became a goal is the goal, which then is counted as a shot: these goals and
 * the shots are together as many as the game counted while it was recorded. What it counted before, in a recording that
 * begins in the middle of a game, has neither time nor place.
 */
export function eventsOf(happenings: Happenings): RecordedEvent[] {
  const goals = happenings.recording.goals.map((goal) => goalOf(goal, happenings));
  const shots = shotsOfGoals(goals, happenings);
  const events = [
    ...goals.map((goal) => ({ ...goal.event, countedAsShot: shots.has(goal) })),
    ...shotsAndSaves(happenings, new Set(shots.values())),
    ...demolitionsOf(happenings),
    ...happenings.kickoffs.map((kickoff) => kickoffEvent(kickoff, happenings)),
    ...overtimeOf(happenings),
  ];
  // what is equal in time keeps the order of the kinds
  const order = (event: RecordedEvent) => FIELD_EVENT_KINDS.indexOf(event.kind);
  return events.sort((a, b) => a.seconds - b.seconds || order(a) - order(b));
}

const NO_ONE = {
  team: null,
  player: null,
  other: null,
  x: null,
  y: null,
  z: null,
  speed: null,
  ownGoal: false,
  countedAsShot: null,
  kickoffKind: null,
  kickoffSeconds: null,
  kickoffWinner: null,
};

function eventAt(kind: RecordedEvent['kind'], frame: number, { recording, time }: Happenings): RecordedEvent {
  const clock = recording.clock[frame] ?? -1;
  return {
    ...NO_ONE,
    kind,
    seconds: time.at[frame] ?? 0,
    clock: clock < 0 ? null : clock,
    overtime: recording.overtime[frame] === 1,
  };
}

/** Where the ball is in a frame; nowhere when there is none. */
function ballPlace({ ball }: Recording, frame: number): Pick<RecordedEvent, 'x' | 'y' | 'z'> {
  if ((ball.state[frame] ?? 0) === 0) return { x: null, y: null, z: null };
  return { x: ball.x[frame] ?? 0, y: ball.y[frame] ?? 0, z: ball.z[frame] ?? 0 };
}

/** The ball's largest speed from one frame to another; null when it has none there. */
function topSpeed({ ball, frames }: Recording, from: number, to: number): number | null {
  let top: number | null = null;
  for (let frame = Math.max(from, 0); frame <= Math.min(to, frames - 1); frame++) {
    if (ball.state[frame] === 0) continue;
    const x = ball.vx[frame] ?? 0;
    const y = ball.vy[frame] ?? 0;
    const z = ball.vz[frame] ?? 0;
    const speed = Math.sqrt(x * x + y * y + z * z);
    if (top === null || speed > top) top = speed;
  }
  return top;
}

function goalOf(goal: RecordedGoal, happenings: Happenings): FoundGoal {
  const { recording, time } = happenings;
  const { frame, team, player } = goal;
  const last = touchesSinceKickoff(frame, happenings);
  const touch =
    last.find((each) => each.player === player) ?? last.find((each) => each.team === team) ?? last[0] ?? null;
  const at = time.real[frame] ?? 0;
  const assist = recording.counts.find(
    (count) =>
      count.what === 'assist' &&
      count.player !== player &&
      recording.players[count.player]?.team === team &&
      Math.abs((time.real[count.frame] ?? 0) - at) <= ASSIST_SECONDS,
  );
  const event: RecordedEvent = {
    ...eventAt('goal', frame, happenings),
    team,
    player,
    other: assist?.player ?? null,
    ...(touch === null ? {} : ballPlace(recording, touch.frame)),
    speed: topSpeed(recording, frame - SPEED_FRAMES, frame),
    ownGoal: last[0] !== undefined && last[0].team !== team && !wasOnItsWay(recording, last[0].frame, team),
  };
  return { ...goal, event };
}

/** How long before a touch of the conceding team the ball is looked at. */
const FRAMES_BEFORE_TOUCH = 3;
/** A ball that would be in the goal within these seconds was on its way. */
const ON_ITS_WAY_SECONDS = 2;

/** Was the ball already on its way into the goal before a touch? Then that was a save that failed. */
function wasOnItsWay({ ball }: Recording, touched: number, team: 0 | 1): boolean {
  const frame = Math.max(touched - FRAMES_BEFORE_TOUCH, 0);
  const speed = (ball.vy[frame] ?? 0) * attackOf(team);
  if (speed <= 0) return false;
  const seconds = (FIELD.goalLine - (ball.y[frame] ?? 0) * attackOf(team)) / speed;
  const x = (ball.x[frame] ?? 0) + (ball.vx[frame] ?? 0) * seconds;
  return seconds <= ON_ITS_WAY_SECONDS && Math.abs(x) <= FIELD.post;
}

/** The touches of a goal's play, the last one first. */
function touchesSinceKickoff(frame: number, { touches, kickoffs }: Happenings): Touch[] {
  const signal = kickoffs.findLast((kickoff) => kickoff.signal <= frame)?.signal ?? 0;
  return touches.filter((touch) => touch.frame >= signal && touch.frame <= frame).reverse();
}

/**
 * The shots that became goals: of each goal the last one of its scorer around then, and a shot of one goal only. A goal may
 * have none, because the game does not count every goal as a shot: not an own goal, and not each ball that rolls in.
 */
function shotsOfGoals(goals: readonly FoundGoal[], { recording, time }: Happenings): Map<FoundGoal, RecordedCount> {
  const free = new Set(recording.counts.filter(({ what }) => what === 'shot'));
  const shots = new Map<FoundGoal, RecordedCount>();
  for (const goal of goals) {
    const at = time.real[goal.frame] ?? 0;
    const shot = [...free].findLast(({ frame, player }) => {
      const now = time.real[frame] ?? 0;
      return player === goal.player && now >= at - SAME_SHOT_SECONDS.before && now <= at + SAME_SHOT_SECONDS.after;
    });
    if (shot === undefined) continue;
    free.delete(shot);
    shots.set(goal, shot);
  }
  return shots;
}

function shotsAndSaves(happenings: Happenings, becameGoals: ReadonlySet<RecordedCount>): RecordedEvent[] {
  const { recording, time, touches } = happenings;
  return recording.counts.flatMap((count) => {
    const { frame, player, what } = count;
    if ((what !== 'shot' && what !== 'save') || becameGoals.has(count)) return [];
    const team = recording.players[player]?.team ?? null;
    const now = time.real[frame] ?? 0;
    const touch = touches.findLast((each) => each.player === player && each.frame <= frame);
    const isNear = touch !== undefined && now - (time.real[touch.frame] ?? 0) <= SHOT_SECONDS;
    if (what === 'save') {
      return [{ ...eventAt('save', frame, happenings), team, player, ...ballPlace(recording, frame) }];
    }
    const from = isNear ? touch.frame : frame;
    const speed = topSpeed(recording, from, from + SPEED_FRAMES);
    return [{ ...eventAt('shot', frame, happenings), team, player, ...ballPlace(recording, from), speed }];
  });
}

function demolitionsOf(happenings: Happenings): RecordedEvent[] {
  const { recording, time } = happenings;
  return recording.demolitions.flatMap(({ frame, attacker, victim }) => {
    const car = recording.players[victim];
    if ((time.weight[frame] ?? 0) === 0 || car === undefined) return [];
    // the demolished car is no longer on the field
    const last = car.state.subarray(0, frame + 1).findLastIndex((bits) => (bits & CAR_STATE.onField) > 0);
    const place = last < 0 ? {} : { x: car.x[last] ?? 0, y: car.y[last] ?? 0, z: car.z[last] ?? 0 };
    const team = recording.players[attacker]?.team ?? null;
    return [{ ...eventAt('demolition', frame, happenings), team, player: attacker, other: victim, ...place }];
  });
}

function kickoffEvent({ hit, first, team, kind, seconds, winner }: Kickoff, happenings: Happenings): RecordedEvent {
  const place = ballPlace(happenings.recording, hit);
  const event = { ...eventAt('kickoff', hit, happenings), ...place, team, player: first };
  return { ...event, kickoffKind: kind, kickoffSeconds: seconds, kickoffWinner: winner };
}

function overtimeOf(happenings: Happenings): RecordedEvent[] {
  const { overtime } = happenings.recording;
  const frame = overtime.findIndex((isOvertime, at) => isOvertime === 1 && (happenings.time.weight[at] ?? 0) > 0);
  return frame < 0 ? [] : [eventAt('overtime', frame, happenings)];
}

/** The player who was most back of the team that conceded, when the goal was scored; null when it had no car. */
export function lastBackAt(goal: RecordedGoal, { players }: Recording): number | null {
  let found: number | null = null;
  let back = Infinity;
  players.forEach((player, index) => {
    if (player.team === goal.team || ((player.state[goal.frame] ?? 0) & CAR_STATE.onField) === 0) return;
    const forward = (player.y[goal.frame] ?? 0) * attackOf(player.team);
    if (forward < back) [found, back] = [index, forward];
  });
  return found;
}
