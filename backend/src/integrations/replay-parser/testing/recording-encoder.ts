import { CAR_STATE, PHASES } from '../../../domain/recordings/recording.ts';
import type { BodyColumns, Phase, RecordedPlayer, Recording } from '../../../domain/recordings/recording.ts';
import { encodeReplay } from './replay-encoder.ts';
import type { EncodedGame } from './replay-encoder.ts';
import { StreamActor, StreamWriter } from './stream-actor.ts';
import type { StreamValue, Triple } from './stream-actor.ts';
import { StreamTables, THING } from './stream-tables.ts';
import type { StreamBuild } from './stream-tables.ts';

/** How a recording is written. */
export interface RecordingOptions {
  build?: StreamBuild;
  /** Frames between two key frames, which send everything again. */
  keyFrameEvery?: number;
  /** More attributes of the class `TAGame.GameEvent_TA`, sent in each frame: ones that no reader knows. */
  more?: readonly { attribute: string; valueAt: (frame: number) => StreamValue }[];
}

const NAME_OF_PHASE: Readonly<Record<Phase, string>> = {
  other: 'Invented',
  waiting: 'WaitingForPlayers',
  countdown: 'Countdown',
  active: 'Active',
  'goal-scored': 'PostGoalScored',
  'goal-replay': 'ReplayPlayback',
  finished: 'Finished',
};
const NAMES = PHASES.map((phase) => NAME_OF_PHASE[phase]);

const DEFAULT_KEY_FRAMES = 300;
const STATS = { goal: 'MatchGoals', assist: 'MatchAssists', save: 'MatchSaves', shot: 'MatchShots' } as const;

/** What the stream has of one player at a moment. */
interface Seat {
  player: RecordedPlayer;
  member: StreamActor | null;
  car: StreamActor | null;
  tank: StreamActor | null;
  activity: number;
  counts: Record<keyof typeof STATS, number>;
}

/**
 * Writes a replay file of an invented game with its recording, for tests and the demo league. The header's goals are the
 * recording's. Positions are written in hundredths of a unit (old: whole units), of rotations only the turn around z.
 */
export const encodeRecordedGame = (game: EncodedGame, recording: Recording, options: RecordingOptions = {}): Buffer => {
  const goals = recording.goals.map(({ frame, team, player }) => ({
    frame,
    team,
    name: player === null ? '' : (recording.players[player]?.name ?? ''),
  }));
  const { frames, map } = recording;
  const build = options.build === 'old' ? 'early' : 'structs';
  return encodeReplay(
    { ...game, goals, stream: { frames, map } },
    { build, body: encodeRecording(recording, options) },
  );
};

/** The body section of a replay file, as `encodeReplay` takes it. */
export const encodeRecording = (recording: Recording, options: RecordingOptions = {}): Buffer =>
  new RecordingEncoder(recording, options).body();

class RecordingEncoder {
  private readonly build: StreamBuild;
  private readonly tables: StreamTables;
  private readonly writer: StreamWriter;
  private readonly actors = new Map<number, StreamActor>();
  private readonly pads = new Map<string, { actor: StreamActor; counter: number }>();
  private readonly seats: Seat[];
  private closing: number[] = [];
  private game: StreamActor;
  private teams: StreamActor[];
  private ball: StreamActor | null = null;

  constructor(
    private readonly recording: Recording,
    private readonly options: RecordingOptions,
  ) {
    this.build = options.build ?? 'new';
    const more = { 'TAGame.GameEvent_TA': (options.more ?? []).map(({ attribute }) => attribute) };
    this.tables = new StreamTables(this.build, [...new Set(recording.pickups.map(({ pad }) => pad))], more);
    this.writer = new StreamWriter(this.build, this.tables);
    this.game = this.opened(THING.game);
    this.teams = [this.opened(THING.blue), this.opened(THING.orange)];
    this.seats = recording.players.map((player) => ({
      player,
      member: null,
      car: null,
      tank: null,
      activity: 0,
      counts: { goal: 0, assist: 0, save: 0, shot: 0 },
    }));
    for (const { player, what } of recording.counts) {
      const seat = this.seats[player];
      if (seat) seat.counts[what] -= 1;
    }
  }

  body(): Buffer {
    const { bits } = this.writer;
    let time = 1;
    for (let frame = 0; frame < this.recording.frames; frame += 1) {
      const delta = this.recording.delta[frame] ?? 0;
      time += delta;
      bits.f32(time);
      bits.f32(delta);
      this.frame(frame);
      for (const channel of this.closing.splice(0)) this.writer.close(channel);
      const every = this.options.keyFrameEvery ?? DEFAULT_KEY_FRAMES;
      for (const actor of this.actors.values()) actor.write(this.writer, frame > 0 && frame % every === 0);
      bits.bit(false);
    }
    bits.bits(0, 32);
    return this.tables.body(bits.finished(), NAMES);
  }

  private frame(frame: number): void {
    this.gameFrame(frame);
    this.ballFrame(frame);
    for (const seat of this.seats) this.seatFrame(seat, frame);
    this.eventsFrame(frame);
  }

  private gameFrame(frame: number): void {
    const { recording, game } = this;
    game.set('TAGame.GameEvent_TA:ReplicatedStateName', int(recording.phase[frame] ?? 0));
    if ((recording.clock[frame] ?? -1) >= 0)
      game.set('TAGame.GameEvent_Soccar_TA:SecondsRemaining', int(recording.clock[frame] ?? 0));
    game.set('TAGame.GameEvent_Soccar_TA:bOverTime', bit(recording.overtime[frame] === 1));
    game.set('TAGame.GameEvent_Soccar_TA:bBallHasBeenHit', bit(recording.ballHit[frame] === 1));
    for (const { attribute, valueAt } of this.options.more ?? []) game.set(attribute, valueAt(frame), true);
  }

  private ballFrame(frame: number): void {
    const { ball } = this.recording;
    const state = ball.state[frame] ?? 0;
    if (state === 0 && this.ball) this.ball = this.closed(this.ball);
    if (state > 0) this.ball ??= this.opened(THING.ball, 'place-and-rotation');
    if (state !== 2) return;
    const spin: Triple = [ball.wx[frame] ?? 0, ball.wy[frame] ?? 0, ball.wz[frame] ?? 0];
    this.ball?.set('TAGame.RBActor_TA:ReplicatedRBState', motion(ball, frame, spin, 0), true);
  }

  private seatFrame(seat: Seat, frame: number): void {
    const { player } = seat;
    if (frame === player.from) seat.member = this.newMember(seat);
    if (frame > player.to && seat.member) seat.member = this.closed(seat.member);
    const state = player.state[frame] ?? 0;
    if ((state & CAR_STATE.onField) === 0) return this.carLeaves(seat);
    if ((state & CAR_STATE.newCar) !== 0 || seat.car === null) this.carComes(seat);
    const { car, tank } = seat;
    if (!car || !tank) return;
    car.set('Engine.Actor:bHidden', bit(false));
    car.set('Engine.Pawn:PlayerReplicationInfo', reference(seat.member));
    car.set('TAGame.RBActor_TA:ReplicatedRBState', motion(player, frame, [0, 0, 0], player.yaw[frame] ?? 0));
    car.set('TAGame.Vehicle_TA:bReplicatedHandbrake', bit((state & CAR_STATE.handbrake) !== 0));
    tank.set('TAGame.CarComponent_TA:Vehicle', reference(car));
    const isBoosting = (state & CAR_STATE.boosting) !== 0;
    if ((seat.activity & 1) !== Number(isBoosting)) seat.activity = (seat.activity + 1) & 255;
    tank.set('TAGame.CarComponent_TA:ReplicatedActive', { kind: 'byte', value: seat.activity });
    if ((state & CAR_STATE.boostSent) !== 0)
      tank.set(
        `TAGame.CarComponent_Boost_TA:ReplicatedBoost${this.build === 'new' ? '' : 'Amount'}`,
        { kind: 'boost', amount: player.boostSent[frame] ?? 0 },
        true,
      );
  }

  private newMember({ player, counts }: Seat): StreamActor {
    const member = this.opened(THING.member);
    member.set('Engine.PlayerReplicationInfo:PlayerName', { kind: 'text', text: player.name });
    member.set('Engine.PlayerReplicationInfo:UniqueId', { kind: 'account', id: player.accountId });
    member.set('Engine.PlayerReplicationInfo:bBot', bit(player.isBot));
    member.set('Engine.PlayerReplicationInfo:Team', reference(this.teams[player.team] ?? null));
    member.set('TAGame.PRI_TA:MatchScore', int(player.stats.score));
    member.set('TAGame.PRI_TA:MatchGoals', int((counts.goal += player.stats.goals)));
    member.set('TAGame.PRI_TA:MatchAssists', int((counts.assist += player.stats.assists)));
    member.set('TAGame.PRI_TA:MatchSaves', int((counts.save += player.stats.saves)));
    member.set('TAGame.PRI_TA:MatchShots', int((counts.shot += player.stats.shots)));
    return member;
  }

  private carComes(seat: Seat): void {
    if (seat.car) this.closed(seat.car);
    if (seat.tank) this.closed(seat.tank);
    seat.car = this.opened(THING.car, 'place-and-rotation');
    seat.tank = this.opened(THING.boost);
    seat.activity = 0;
  }

  /** As after a demolition: the car is hidden and belongs to no one, until another comes. */
  private carLeaves({ car }: Seat): void {
    car?.set('Engine.Actor:bHidden', bit(true));
    car?.set('Engine.Pawn:PlayerReplicationInfo', reference(null));
  }

  private eventsFrame(frame: number): void {
    const { pickups, demolitions, counts, teamTouches } = this.recording;
    for (const pad of this.pads.values()) {
      if (this.build === 'old') pad.actor.set('TAGame.VehiclePickup_TA:ReplicatedPickupData', NOT_TAKEN);
    }
    for (const { pad, player } of pickups.filter((one) => one.frame === frame)) this.pickup(pad, player);
    for (const { attacker, victim } of demolitions.filter((one) => one.frame === frame)) {
      const value = {
        kind: 'demolition',
        attacker: this.seats[attacker]?.car?.channel ?? -1,
        victim: this.seats[victim]?.car?.channel ?? -1,
        at: frame,
      } as const;
      const name = this.build === 'new' ? 'ReplicatedDemolishExtended' : 'ReplicatedDemolish';
      this.seats[victim]?.car?.set(`TAGame.Car_TA:${name}`, value);
    }
    for (const { player, what } of counts.filter((one) => one.frame === frame)) {
      const seat = this.seats[player];
      if (seat) seat.member?.set(`TAGame.PRI_TA:${STATS[what]}`, int((seat.counts[what] += 1)));
    }
    for (const { team } of teamTouches.filter((one) => one.frame === frame))
      this.ball?.set('TAGame.Ball_TA:HitTeamNum', { kind: 'byte', value: team });
  }

  private pickup(object: string, player: number): void {
    const pad = this.pads.get(object) ?? { actor: this.opened(object, 'nothing'), counter: 0 };
    this.pads.set(object, pad);
    pad.counter = this.build === 'new' ? (pad.counter + 1) % 255 : 1;
    const name = this.build === 'new' ? 'NewReplicatedPickupData' : 'ReplicatedPickupData';
    const car = this.seats[player]?.car?.channel ?? -1;
    pad.actor.set(`TAGame.VehiclePickup_TA:${name}`, { kind: 'pickup', car, counter: pad.counter }, true);
  }

  private opened(object: string, spawn: 'nothing' | 'place' | 'place-and-rotation' = 'place'): StreamActor {
    let channel = 0;
    // a channel that closes in this frame is used again in the next
    while (this.actors.has(channel) || this.closing.includes(channel)) channel += 1;
    const actor = new StreamActor(channel, object, spawn);
    this.actors.set(channel, actor);
    return actor;
  }

  private closed(actor: StreamActor): null {
    this.actors.delete(actor.channel);
    this.closing.push(actor.channel);
    return null;
  }
}

const NOT_TAKEN = { kind: 'pickup', car: -1, counter: 0 } as const;

const int = (value: number): StreamValue => ({ kind: 'int', value });
const bit = (on: boolean): StreamValue => ({ kind: 'bit', on });
const reference = (actor: StreamActor | null): StreamValue => ({ kind: 'reference', value: actor?.channel ?? -1 });

const motion = (body: BodyColumns, frame: number, spin: Triple, yaw: number): StreamValue => ({
  kind: 'motion',
  place: [body.x[frame] ?? 0, body.y[frame] ?? 0, body.z[frame] ?? 0],
  velocity: [body.vx[frame] ?? 0, body.vy[frame] ?? 0, body.vz[frame] ?? 0],
  spin,
  yaw,
});
