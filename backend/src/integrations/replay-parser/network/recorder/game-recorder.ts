import { phaseCode } from '../../../../domain/recordings/recording.ts';
import type { Phase, RecordedCount, Recording } from '../../../../domain/recordings/recording.ts';
import { USE } from '../attribute-use.ts';
import { ballColumns, withFrames, writeBall, writeCar } from './columns.ts';
import { EventRecorder } from './event-recorder.ts';
import type { FrameListener } from '../frame-reader.ts';
import { partOf } from './parts.ts';
import type { Ball, BoostPad, BoostTank, Car, LobbyMember, Part } from './parts.ts';
import { Roster } from './roster.ts';
import type { ValueReader } from '../value-reader.ts';

const MAX_CLOCK = 32_767;

/** The game's own names of its states. The number of a name differs between files. */
const PHASE_OF_STATE: Readonly<Record<string, Phase>> = {
  WaitingForPlayers: 'waiting',
  Countdown: 'countdown',
  Active: 'active',
  PostGoalScored: 'goal-scored',
  ReplayPlayback: 'goal-replay',
  Finished: 'finished',
  PodiumSpotlight: 'finished',
};

const COUNTDOWN = phaseCode('countdown');
const ACTIVE = phaseCode('active');

const COUNTED: Readonly<Record<number, RecordedCount['what']>> = { 1: 'goal', 2: 'assist', 3: 'save', 4: 'shot' };

/** Sums over the frames, to compare this reader with others. */
export interface RecorderCounts {
  rigidBodies: number;
  rigidBodiesAsleep: number;
  sumOfDelta: number;
  /** The game's names of its states, in the order in which they came first. */
  states: Set<string>;
  /** While active, unless the game said that the ball waits. It does not say so before the first kickoff. */
  inPlaySeconds: number;
}

/** Makes the columns and events of a recording from the frames. Repeats by key frames tell nothing new. */
export class GameRecorder implements FrameListener<Part> {
  readonly counts: RecorderCounts = {
    rigidBodies: 0,
    rigidBodiesAsleep: 0,
    sumOfDelta: 0,
    states: new Set(),
    inPlaySeconds: 0,
  };
  private frame = 0;
  private readonly recording: Omit<Recording, 'players' | 'goals' | 'map' | keyof EventRecorder['events']>;
  private readonly roster: Roster;
  private readonly cars: Car[] = [];
  /** The last car on a channel, also after its end. */
  private readonly carOn = new Map<number, Car>();
  private readonly tanks: BoostTank[] = [];
  private readonly balls: Ball[] = [];
  private readonly lastCars: (Car | undefined)[] = [];
  private readonly events = new EventRecorder(this.carOn);
  private phase = phaseCode('other');
  private ballHit = 0;
  private isBallWaiting = false;
  private isInPlay = false;
  private clock = -1;
  private overtime = 0;

  constructor(
    frames: number,
    private readonly values: ValueReader,
    private readonly names: readonly string[],
  ) {
    this.roster = new Roster(frames);
    this.recording = {
      frames,
      delta: new Float32Array(frames),
      phase: new Uint8Array(frames),
      ballHit: new Uint8Array(frames),
      clock: new Int16Array(frames),
      overtime: new Uint8Array(frames),
      ball: ballColumns(frames),
    };
  }

  /** The recording without what only the header tells. */
  finished(): Omit<Recording, 'goals' | 'map'> {
    this.roster.forgetSharedAccounts();
    const { ball, ...rest } = this.recording;
    const frames = this.frame;
    return {
      ...withFrames(rest, frames),
      ...this.events.events,
      frames,
      ball: withFrames(ball, frames),
      players: this.roster.players.map((player) => withFrames(player, frames)),
    };
  }

  opened(actor: { channel: number; object: string; lineage: readonly string[] }, former: Part | null): Part | null {
    if (former !== null) {
      if (former.kind === 'car' || former.kind === 'ball' || former.kind === 'boost') former.againAt = this.frame;
      return former;
    }
    const part = partOf({ ...actor, frame: this.frame, place: this.values });
    if (part?.kind === 'car') {
      this.cars.push(part);
      this.carOn.set(part.channel, part);
    } else if (part?.kind === 'boost') this.tanks.push(part);
    else if (part?.kind === 'ball') this.balls.push(part);
    else if (part?.kind === 'member' || part?.kind === 'team') this.roster.opened(part);
    return part;
  }

  closed(part: Part): void {
    if (part.kind === 'car') takeOut(this.cars, part);
    else if (part.kind === 'boost') takeOut(this.tanks, part);
    else if (part.kind === 'ball') takeOut(this.balls, part);
    else if (part.kind === 'member' || part.kind === 'team') this.roster.closed(part);
  }

  updated(use: number, part: Part): void {
    if (part.kind === 'car') this.carUpdated(use, part);
    else if (part.kind === 'ball') this.ballUpdated(use, part);
    else if (part.kind === 'boost') this.tankUpdated(use, part);
    else if (part.kind === 'pad') this.padUpdated(use, part);
    else if (part.kind === 'member') this.memberUpdated(use, part);
    else if (part.kind === 'game') this.gameUpdated(use);
  }

  frameRead(delta: number): void {
    const { frame, recording } = this;
    this.roster.frameRead(frame);
    this.fillTanks();
    this.recordCars();
    this.recordBalls();
    recording.delta[frame] = delta;
    recording.phase[frame] = this.phase;
    recording.ballHit[frame] = this.ballHit;
    recording.clock[frame] = this.clock;
    recording.overtime[frame] = this.overtime;
    this.counts.sumOfDelta += delta;
    if (this.isInPlay) this.counts.inPlaySeconds += delta;
    this.isInPlay = this.phase === ACTIVE && !this.isBallWaiting;
    this.events.frameRead(frame, this.counts.sumOfDelta);
    this.frame += 1;
  }

  private fillTanks(): void {
    for (let index = 0; index < this.tanks.length; index += 1) {
      const tank = this.tanks[index];
      if (tank === undefined) continue;
      const car = this.carOn.get(tank.vehicle);
      if (car === undefined) continue;
      car.boostSent = tank.amount;
      car.isBoostFresh = tank.sentAt === this.frame;
      car.isBoosting = tank.isActive;
    }
  }

  // by index: iterators make an object for each element until they are compiled
  private recordCars(): void {
    for (let index = 0; index < this.cars.length; index += 1) {
      const car = this.cars[index];
      if (car !== undefined) this.recordCar(car);
    }
  }

  private recordBalls(): void {
    for (let index = 0; index < this.balls.length; index += 1) {
      const ball = this.balls[index];
      if (ball !== undefined) writeBall(this.recording.ball, this.frame, ball);
    }
  }

  private recordCar(car: Car): void {
    const index = this.roster.playerOn(car.owner);
    if (index >= 0) car.player = index;
    const player = this.roster.players[index];
    // a car without a state counts nowhere
    if (player === undefined || car.isHidden || car.stateAt < 0) return;
    writeCar(player, this.frame, car, this.lastCars[index] !== car);
    this.lastCars[index] = car;
  }

  private moved(motion: Car | Ball): void {
    const { values } = this;
    this.counts.rigidBodies += 1;
    if (values.isAsleep) this.counts.rigidBodiesAsleep += 1;
    const isAgain = motion.againAt === this.frame && motion.stateAt >= 0;
    if (!isAgain || motion.x !== values.x || motion.y !== values.y) motion.stateAt = this.frame;
    motion.x = values.x;
    motion.y = values.y;
    motion.z = values.z;
    motion.vx = values.vx;
    motion.vy = values.vy;
    motion.vz = values.vz;
    motion.wx = values.wx;
    motion.wy = values.wy;
    motion.wz = values.wz;
    motion.yaw = values.yaw;
  }

  private carUpdated(use: number, car: Car): void {
    const { values } = this;
    if (use === USE.motion) this.moved(car);
    else if (use === USE.carOwner) car.owner = values.number;
    else if (use === USE.hidden) car.isHidden = values.number === 1;
    else if (use === USE.handbrake) car.handbrake = values.number === 1;
    else if (use === USE.demolition) {
      const { attacker, victim, fingerprint } = values;
      const { demolition } = car;
      if (demolition?.attacker === attacker && demolition.victim === victim && demolition.fingerprint === fingerprint)
        return;
      car.demolition = { attacker, victim, fingerprint };
      if (attacker >= 0) this.events.carDemolished({ attacker, victim });
    }
  }

  private ballUpdated(use: number, ball: Ball): void {
    if (use === USE.motion) this.moved(ball);
    else if (use === USE.touch && this.values.number !== ball.team) {
      ball.team = this.values.number;
      this.events.teamTouched(this.frame, ball.team);
    }
  }

  private tankUpdated(use: number, tank: BoostTank): void {
    if (use === USE.vehicle) tank.vehicle = this.values.number;
    // a counter: odd while it is on
    else if (use === USE.active) tank.isActive = (this.values.number & 1) === 1;
    else if (use === USE.boost) {
      if (tank.againAt === this.frame && tank.amount === this.values.number) return;
      tank.amount = this.values.number;
      tank.sentAt = this.frame;
    }
  }

  private padUpdated(use: number, pad: BoostPad): void {
    const { number: car, counter } = this.values;
    if (use !== USE.pickup || (pad.car === car && pad.counter === counter)) return;
    pad.car = car;
    pad.counter = counter;
    if (car >= 0 && counter !== AVAILABLE_AGAIN) this.events.padTaken(pad);
  }

  private memberUpdated(use: number, member: LobbyMember): void {
    const { values } = this;
    if (use === USE.name) member.name = values.text;
    else if (use === USE.account) member.account = values.account;
    else if (use === USE.team) member.teamChannel = values.number;
    else if (use === USE.bot) member.isBot = values.number === 1;
    else if (use >= USE.score) this.statUpdated(member, use - USE.score);
  }

  private statUpdated(member: LobbyMember, stat: number): void {
    const { number } = this.values;
    const what = COUNTED[stat];
    // what someone has when the recording begins did not happen in it
    const by = number - (member.stats[stat] ?? 0);
    if (what !== undefined && by > 0 && member.openedAt < this.frame) this.events.statRose(member, what, by);
    member.stats[stat] = number;
    member.hasNewStats = true;
  }

  private gameUpdated(use: number): void {
    const { number } = this.values;
    if (use === USE.clock) this.clock = Math.min(Math.max(number, -1), MAX_CLOCK);
    else if (use === USE.overtime) this.overtime = number;
    else if (use === USE.ballHit) {
      this.ballHit = number;
      this.isBallWaiting = number === 0;
    } else if (use === USE.state) {
      const state = this.names[number] ?? '';
      this.counts.states.add(state);
      this.phase = phaseCode(PHASE_OF_STATE[state] ?? 'other');
      if (this.phase === COUNTDOWN) this.ballHit = 0;
    }
  }
}

const takeOut = <T>(things: T[], thing: T): void => {
  const index = things.indexOf(thing);
  if (index >= 0) things.splice(index, 1);
};

/** The counter of a pad that can be taken again. */
const AVAILABLE_AGAIN = 255;
