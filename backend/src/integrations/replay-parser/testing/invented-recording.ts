import type { Random } from '../../../domain/random.ts';
import { CAR_STATE, PHASES, phaseCode } from '../../../domain/recordings/recording.ts';
import type { BodyColumns, RecordedPlayer, Recording } from '../../../domain/recordings/recording.ts';

interface Size {
  frames: number;
  playersPerTeam: number;
}

const FRAME_SECONDS = 1 / 30;
const PADS = 34;
/** Frames from a demolition to the next car. */
const AWAY = 90;
const FRAMES_OF_PAD = 4;

/** A recording with values of any kind, within what a stream can tell. It is no game of anyone: cars and ball drift. */
export function inventRecording(random: Random, { frames, playersPerTeam }: Size): Recording {
  const count = 2 * playersPerTeam;
  const recording: Recording = {
    frames,
    delta: new Float32Array(frames).fill(FRAME_SECONDS),
    phase: new Uint8Array(frames),
    ballHit: new Uint8Array(frames),
    clock: new Int16Array(frames).fill(-1),
    overtime: new Uint8Array(frames),
    ball: inventBall(random, frames),
    players: Array.from({ length: count }, (_, index) => inventPlayer(random, frames, index)),
    pickups: [],
    demolitions: [],
    counts: [],
    goals: [],
    teamTouches: [],
    map: 'Stadium_P',
  };
  inventClock(random, recording);
  for (let frame = 1; frame < frames; frame += 1) inventEvents(random, recording, frame);
  for (const player of recording.players) settle(player);
  return recording;
}

function inventPlayer(random: Random, frames: number, index: number): RecordedPlayer {
  const isBot = random.chance(0.1);
  const from = random.int(0, Math.floor(frames / 10));
  const player: RecordedPlayer = {
    name: `Blåbär ${index} 🫐`,
    accountId: isBot ? null : inventAccount(random, index),
    isBot,
    stats: { score: random.int(0, 900), goals: 0, assists: 0, saves: 0, shots: 0 },
    team: index % 2 === 0 ? 0 : 1,
    from,
    to: random.chance(0.2) ? random.int(from, frames - 1) : frames - 1,
    ...drift(random, frames),
    yaw: new Float32Array(frames),
    boostSent: new Uint8Array(frames),
    state: new Uint8Array(frames),
  };
  for (let frame = from; frame <= player.to; frame += 1) {
    player.yaw[frame] = Math.sin(frame / 20 + index) * 3.1;
    player.boostSent[frame] = random.int(0, 255);
    player.state[frame] =
      CAR_STATE.onField |
      (random.chance(0.1) ? CAR_STATE.boosting : 0) |
      (random.chance(0.1) ? CAR_STATE.handbrake : 0) |
      (frame === from || random.chance(0.1) ? CAR_STATE.boostSent : 0);
  }
  return player;
}

const inventAccount = (random: Random, index: number): string =>
  random.chance(0.5) ? `7656119${1_000_000_000 + index}` : `${index}`.padStart(32, 'ab');

function inventBall(random: Random, frames: number): Recording['ball'] {
  const ball = { ...drift(random, frames), wx: zeros(frames), wy: zeros(frames), wz: zeros(frames) };
  const state = Uint8Array.from({ length: frames }, () => (random.chance(0.8) ? 2 : 1));
  const from = random.int(0, 5);
  for (let frame = 0; frame < frames; frame += 1) {
    ball.wx[frame] = random.int(-600, 600);
    if (frame < from) state[frame] = 0;
    if (frame === from) state[frame] = 2;
    else if (ball.x[frame] === ball.x[frame - 1]) ball.x[frame] = (ball.x[frame] ?? 0) + 1;
    if (state[frame] !== 2) copyFrame(Object.values(ball), frame, state[frame] === 0);
  }
  return { ...ball, state };
}

/** Positions and speeds that change in most frames. */
function drift(random: Random, frames: number): BodyColumns {
  const column = (most: number) => {
    const values = zeros(frames);
    let value = random.int(-most, most);
    for (let frame = 0; frame < frames; frame += 1) {
      if (random.chance(0.9)) value = Math.min(Math.max(value + random.int(-80, 80), -most), most);
      values[frame] = value;
    }
    return values;
  };
  return { x: column(4000), y: column(5000), z: column(2000), vx: column(1500), vy: column(1500), vz: column(1000) };
}

const zeros = (frames: number): Float32Array => new Float32Array(frames);

const copyFrame = (columns: readonly Float32Array[], frame: number, isNothing: boolean): void => {
  for (const column of columns) column[frame] = isNothing ? 0 : (column[frame - 1] ?? 0);
};

function inventClock(random: Random, { frames, phase, ballHit, clock, overtime }: Recording): void {
  let now = phaseCode(random.pick(PHASES));
  let seconds = -1;
  for (let frame = 0; frame < frames; frame += 1) {
    if (random.chance(0.02)) now = phaseCode(random.pick(PHASES));
    if (random.chance(0.05)) seconds = random.int(0, 300);
    phase[frame] = now;
    ballHit[frame] = now === phaseCode('active') && random.chance(0.9) ? 1 : 0;
    clock[frame] = seconds;
    overtime[frame] = frame > frames * 0.9 ? 1 : 0;
  }
}

function inventEvents(random: Random, recording: Recording, frame: number): void {
  const isOn = ({ state }: RecordedPlayer) => ((state[frame] ?? 0) & (state[frame - 1] ?? 0) & CAR_STATE.onField) !== 0;
  const player = random.int(0, recording.players.length - 1);
  const actor = recording.players[player];
  if (actor === undefined || !isOn(actor)) return;
  const kind = random.int(0, 60);
  if (kind < 3) {
    const pad = `Stadium_P.TheWorld:PersistentLevel.VehiclePickup_Boost_TA_${random.int(1, PADS)}`;
    const last = recording.pickups.findLast((pickup) => pickup.pad === pad)?.frame ?? -FRAMES_OF_PAD;
    if (frame - last >= FRAMES_OF_PAD) recording.pickups.push({ frame, player, pad });
  } else if (kind === 3) {
    const what = random.pick(['goal', 'assist', 'save', 'shot'] as const);
    recording.counts.push({ frame, player, what });
    actor.stats[`${what}s`] += 1;
    if (what === 'goal') recording.goals.push({ frame, team: actor.team, player });
  } else if (kind === 4) {
    const victim = recording.players.findIndex((other) => other.team !== actor.team && isOn(other) && other.to > frame);
    if (victim >= 0) demolish(recording, frame, { attacker: player, victim });
  } else if (kind === 5 && recording.ball.state[frame] !== 0) {
    const former = recording.teamTouches.at(-1)?.team;
    if (former !== actor.team) recording.teamTouches.push({ frame, team: actor.team });
  }
}

/** The victim's car is gone from this frame on; another comes later. */
function demolish(recording: Recording, frame: number, who: { attacker: number; victim: number }): void {
  recording.demolitions.push({ frame, ...who });
  const victim = recording.players[who.victim];
  victim?.state.fill(0, frame, Math.min(frame + AWAY, victim.to + 1));
}

/** What a car has is 0 while there is none, and new with a new one; a sent amount holds until the next. */
function settle(player: RecordedPlayer): void {
  const { state, boostSent, from, to } = player;
  const { x, y, z, vx, vy, vz, yaw } = player;
  for (let frame = 0; frame < state.length; frame += 1) {
    const flags = frame < from || frame > to ? 0 : (state[frame] ?? 0);
    state[frame] = flags;
    if (flags === 0) {
      copyFrame([x, y, z, vx, vy, vz, yaw], frame, true);
      boostSent[frame] = 0;
    } else if ((state[frame - 1] ?? 0) === 0) {
      state[frame] = flags | CAR_STATE.newCar | CAR_STATE.boostSent;
    } else if ((flags & CAR_STATE.boostSent) === 0) boostSent[frame] = boostSent[frame - 1] ?? 0;
    // what a key frame sends again is no news, so news are another amount
    else if (boostSent[frame] === boostSent[frame - 1]) boostSent[frame] = ((boostSent[frame] ?? 0) + 1) % 256;
  }
}
