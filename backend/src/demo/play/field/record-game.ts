/** Plays a demo game on the field, as a recording: it has the goals and the numbers of the report (R37). */
import { PADS } from '../../../domain/recordings/field.ts';
import { CAR_STATE, phaseCode } from '../../../domain/recordings/recording.ts';
import type { Phase, RecordedPlayer, Recording } from '../../../domain/recordings/recording.ts';
import type { BoxScoreStats } from '../../../domain/series/box-score.ts';
import type { Random } from '../../../domain/random.ts';
import { emptyColumns, cutRecording, FRAMES_PER_SECOND, isSliding, writeBody } from './field-columns.ts';
import { withAssists } from './field-assists.ts';
import { AWAY_SECONDS, crashesOf } from './field-crashes.ts';
import type { Crash } from './field-crashes.ts';
import { ballOf, carOf } from './field-motion.ts';
import type { BallAt, CarAt } from './field-motion.ts';
import { planGame, PLAYERS, teamOf } from './field-plan.ts';
import type { PlannedGoal, PlannedPlay } from './field-plan.ts';

/** Someone in the line-up. */
export interface FieldPlayer {
  name: string;
  accountId: string;
  stats: BoxScoreStats;
}

const STEP = 1 / FRAMES_PER_SECOND;
const COUNTDOWN_SECONDS = 3;
const GOAL_SECONDS = 3;
const GAME_SECONDS = 300;
const MAP = 'Stadium_P';
const KICKOFF_TANK = 85;
const FULL_TANK = 255;
const DRAIN = 85;
/** A car that is faster than this, and becomes faster still, boosts while it can. */
const NEEDS_BOOST = 1400;
/** What is kept in the tank: a little of a kickoff's, and later as much as one needs for a save. */
const KEPT = { kickoff: 10, play: 100 } as const;
const PAD = { big: { gives: 255, reach: 260, seconds: 10 }, small: { gives: 31, reach: 200, seconds: 4 } } as const;

/** How a demo game ended: its goals in order, and whether the last one came in overtime. */
export interface FieldGame {
  goals: readonly Omit<PlannedGoal, 'assist'>[];
  hasOvertime: boolean;
}

/** The recording of a game of six: the first three are blue, the others orange. The same chance makes the same game. */
export function recordGame(
  random: Random,
  lineUp: readonly FieldPlayer[],
  { goals, hasOvertime }: FieldGame,
): Recording {
  const assists = lineUp.map(({ stats }) => stats.assists);
  const plays = planGame(random, withAssists(goals, assists), hasOvertime);
  const seconds = plays.reduce((sum, play) => sum + COUNTDOWN_SECONDS + play.seconds + GOAL_SECONDS, 0);
  const recorder = new GameRecorder(Math.ceil(seconds * FRAMES_PER_SECOND) + 10, lineUp);
  for (const play of plays) {
    const ball = ballOf(play);
    const cars = lineUp.map((_, player) => carOf(random, play, player, ball));
    recorder.record(play, { ball, cars, crashes: crashesOf(play, cars) });
  }
  return recorder.finished();
}

/** Everything that moves in a play. */
interface Scene {
  ball: BallAt;
  cars: readonly CarAt[];
  crashes: readonly Crash[];
}

class GameRecorder {
  private readonly recording: Recording;
  private frame = 0;
  private played = 0;
  private isOvertime = false;
  private spin = 0;
  private readonly tanks = new Float32Array(PLAYERS);
  /** Since when each pad is there, in frames. */
  private readonly padsFrom = new Float64Array(PADS.length);
  private readonly touched: { frame: number; player: number }[] = [];

  constructor(frames: number, lineUp: readonly FieldPlayer[]) {
    this.recording = {
      frames,
      delta: new Float32Array(frames).fill(STEP),
      phase: new Uint8Array(frames),
      ballHit: new Uint8Array(frames),
      clock: new Int16Array(frames),
      overtime: new Uint8Array(frames),
      ball: {
        ...emptyColumns(frames),
        wx: new Float32Array(frames),
        wy: new Float32Array(frames),
        wz: new Float32Array(frames),
        state: new Uint8Array(frames),
      },
      players: lineUp.map((player, index) => ({
        ...emptyColumns(frames),
        ...player,
        isBot: false,
        team: teamOf(index),
        from: 0,
        to: frames - 1,
        yaw: new Float32Array(frames),
        boostSent: new Uint8Array(frames),
        state: new Uint8Array(frames),
      })),
      pickups: [],
      demolitions: [],
      counts: [],
      goals: [],
      teamTouches: [],
      map: MAP,
    };
  }

  /** Countdown, play, and what follows a goal. */
  record(play: PlannedPlay, scene: Scene): void {
    if (play.isOvertime && !this.isOvertime) [this.isOvertime, this.played] = [true, 0];
    this.tanks.fill(KICKOFF_TANK);
    this.padsFrom.fill(0);
    for (let at = -COUNTDOWN_SECONDS; at < 0; at += STEP) {
      this.write('countdown', 0, scene, { isFirst: at === -COUNTDOWN_SECONDS, isHit: false });
    }
    let touch = -1;
    for (let at = 0; at < play.seconds; at += STEP) {
      const now = scene.ball(at).touch;
      if (now > touch) this.touch(play, now);
      touch = now;
      this.demolish(at, scene);
      this.write('active', at, scene, { isFirst: false, isHit: touch >= 0 });
      if (touch >= 0) this.played += STEP;
    }
    if (play.goal === null) return;
    const { team, player, assist } = play.goal;
    // the touch of a goal is no other shot
    this.touched.pop();
    this.recording.goals.push({ frame: this.frame, team, player });
    this.recording.counts.push(
      { frame: this.frame, player, what: 'goal' },
      { frame: this.frame, player, what: 'shot' },
    );
    if (assist !== null) this.recording.counts.push({ frame: this.frame, player: assist, what: 'assist' });
    for (let at = 0; at < GOAL_SECONDS; at += STEP) {
      this.write('goal-scored', play.seconds + at, scene, { isFirst: false, isHit: true, isGone: true });
    }
  }

  /** The recording, with the shots and saves that the report has besides the goals: the touches nearest to the goals. */
  finished(): Recording {
    const { recording, frame } = this;
    for (const [player, { stats }] of recording.players.entries()) {
      const forward = (touch: { frame: number }) =>
        (recording.ball.y[touch.frame] ?? 0) * (teamOf(player) === 0 ? 1 : -1);
      const own = this.touched.filter((touch) => touch.player === player).sort((a, b) => forward(b) - forward(a));
      const misses = own.slice(0, Math.max(stats.shots - stats.goals, 0));
      const saves = own.slice(misses.length).slice(-stats.saves || own.length);
      recording.counts.push(...misses.map((touch) => ({ frame: touch.frame, player, what: 'shot' as const })));
      recording.counts.push(...saves.map((touch) => ({ frame: touch.frame, player, what: 'save' as const })));
    }
    recording.counts.sort((a, b) => a.frame - b.frame);
    return { ...recording, frames: frame, ...cutRecording(recording, frame) };
  }

  private touch({ touches, goal }: PlannedPlay, index: number): void {
    const player = touches[index]?.player ?? 0;
    this.spin = this.spin > 0 ? -120 : 120;
    this.touched.push({ frame: this.frame, player });
    const { teamTouches } = this.recording;
    // a goal's touch is told in any case, so that no opponent near the ball is taken for the one who touched
    const isShot = goal !== null && index === touches.length - 1;
    if (isShot || teamTouches.at(-1)?.team !== teamOf(player))
      teamTouches.push({ frame: this.frame, team: teamOf(player) });
  }

  /** A crash in the step that begins now. */
  private demolish(at: number, { crashes }: Scene): void {
    const crash = crashes.find((each) => each.at >= at && each.at < at + STEP);
    if (crash === undefined) return;
    const { attacker, victim } = crash;
    this.recording.demolitions.push({ frame: this.frame, attacker, victim });
  }

  private write(
    phase: Phase,
    at: number,
    { ball, cars, crashes }: Scene,
    { isFirst, isHit, isGone = false }: { isFirst: boolean; isHit: boolean; isGone?: boolean },
  ): void {
    const { recording, frame } = this;
    recording.phase[frame] = phaseCode(phase);
    recording.ballHit[frame] = isHit ? 1 : 0;
    recording.overtime[frame] = this.isOvertime ? 1 : 0;
    recording.clock[frame] = this.isOvertime
      ? Math.floor(this.played)
      : Math.max(0, Math.ceil(GAME_SECONDS - this.played));
    if (!isGone) {
      writeBody(recording.ball, frame, ball(at));
      recording.ball.wx[frame] = this.spin;
      recording.ball.state[frame] = 2;
    }
    recording.players.forEach((player, index) => {
      const car = cars[index]?.(at);
      if (car === undefined) return;
      const isAway = crashes.some(
        (each) => each.victim === index && at >= each.at - STEP && at < each.at + AWAY_SECONDS,
      );
      // without a car all numbers of a frame are 0
      if (isAway && phase !== 'countdown') return;
      const isMoving = phase !== 'countdown';
      writeBody(player, frame, isMoving ? car : { ...car, vx: 0, vy: 0, vz: 0 });
      player.yaw[frame] = car.yaw;
      const isNew = isFirst || player.state[frame - 1] === 0;
      if (isNew) this.tanks[index] = KICKOFF_TANK;
      this.boost(player, index, { isFirst: isNew, isMoving });
    });
    this.frame += 1;
  }

  private boost(
    player: RecordedPlayer,
    index: number,
    { isFirst, isMoving }: { isFirst: boolean; isMoving: boolean },
  ): void {
    const { frame, recording } = this;
    const speed = Math.hypot(player.vx[frame] ?? 0, player.vy[frame] ?? 0);
    const before = this.tanks[index] ?? 0;
    const isFaster = speed > Math.hypot(player.vx[frame - 1] ?? 0, player.vy[frame - 1] ?? 0);
    const kept = recording.ballHit[frame] === 0 ? KEPT.kickoff : KEPT.play;
    const isBoosting = isMoving && isFaster && speed > NEEDS_BOOST && before > kept;
    const wasBoosting = ((player.state[frame - 1] ?? 0) & CAR_STATE.boosting) > 0;
    const pad = isMoving && before < FULL_TANK ? this.padAt(player) : -1;
    const place = PADS[pad];
    let tank = before;
    if (place !== undefined) {
      const { gives, seconds } = place.isBig ? PAD.big : PAD.small;
      tank = Math.min(FULL_TANK, tank + gives);
      this.padsFrom[pad] = frame + seconds * FRAMES_PER_SECOND;
      recording.pickups.push({ frame, player: index, pad: `VehiclePickup_Boost_TA_${pad}` });
    }
    const isSent = isFirst || place !== undefined || isBoosting !== wasBoosting;
    player.boostSent[frame] = isSent ? Math.round(tank) : (player.boostSent[frame - 1] ?? 0);
    player.state[frame] =
      CAR_STATE.onField |
      (isBoosting ? CAR_STATE.boosting : 0) |
      (isSent ? CAR_STATE.boostSent : 0) |
      (isMoving && !isFirst && isSliding(player, frame, speed) ? CAR_STATE.handbrake : 0) |
      (isFirst ? CAR_STATE.newCar : 0);
    this.tanks[index] = isBoosting ? Math.max(0, tank - DRAIN * STEP) : tank;
  }

  /** The pad that a car is at; -1 for none. */
  private padAt(player: RecordedPlayer): number {
    const { frame } = this;
    const [x, y] = [player.x[frame] ?? 0, player.y[frame] ?? 0];
    if ((player.z[frame] ?? 0) > 150) return -1;
    return PADS.findIndex((pad, index) => {
      if ((this.padsFrom[index] ?? 0) > frame) return false;
      const { reach } = pad.isBig ? PAD.big : PAD.small;
      return (pad.x - x) ** 2 + (pad.y - y) ** 2 < reach ** 2;
    });
  }
}
