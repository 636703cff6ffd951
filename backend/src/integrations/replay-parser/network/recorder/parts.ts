import type { StreamAccount } from '../account-id.ts';

/** A car while its actor lives. */
export interface Car extends Motion {
  kind: 'car';
  channel: number;
  /** The channel of the player's information; -1 after a demolition. */
  owner: number;
  /** The last player who drove it, an index of the recording; -1 before there was one. */
  player: number;
  isHidden: boolean;
  handbrake: boolean;
  boostSent: number;
  isBoostFresh: boolean;
  isBoosting: boolean;
  /** The last demolition that this actor told of. */
  demolition: { attacker: number; victim: number; fingerprint: number } | null;
}

/** Where something is and how it moves. */
export interface Motion {
  /** Frame in which the last state arrived, -1 before the first. */
  stateAt: number;
  /** The last key frame, which sends the state again. */
  againAt: number;
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  wx: number;
  wy: number;
  wz: number;
  yaw: number;
}

export interface Ball extends Motion {
  kind: 'ball';
  /** The team that touched it last; -1 for none. */
  team: number;
}

/** What the game tells of someone in the lobby, spectators too. */
export interface LobbyMember {
  kind: 'member';
  channel: number;
  openedAt: number;
  name: string;
  account: StreamAccount | null;
  isBot: boolean;
  teamChannel: number;
  /** Score, goals, assists, saves, shots. */
  stats: Int32Array;
  hasNewStats: boolean;
  /** Index of the recording's player; -1 while it is not known, and for spectators. */
  player: number;
}

export interface BoostTank {
  kind: 'boost';
  /** The car's channel. */
  vehicle: number;
  amount: number;
  sentAt: number;
  /** The last key frame, which sends the amount again. */
  againAt: number;
  isActive: boolean;
}

export interface BoostPad {
  kind: 'pad';
  object: string;
  car: number;
  counter: number;
}

export interface TeamActor {
  kind: 'team';
  channel: number;
  team: 0 | 1 | null;
}

/** The game itself: its clock and state. */
export interface GameActor {
  kind: 'game';
}

/** What the recording keeps of an actor. */
export type Part = Car | Ball | LobbyMember | BoostTank | BoostPad | TeamActor | GameActor;

/** A car that spawns has a third of a tank. */
const FIRST_BOOST = 85;
const STATS = 5;

/** A new actor as the stream opens it. */
interface NewActor {
  channel: number;
  object: string;
  lineage: readonly string[];
  frame: number;
  place: { x: number; y: number; z: number };
}

const motionAt = ({ x, y, z }: NewActor['place']): Motion => {
  return { stateAt: -1, againAt: -1, x, y, z, vx: 0, vy: 0, vz: 0, wx: 0, wy: 0, wz: 0, yaw: 0 };
};

const MAKERS: Readonly<Record<string, (actor: NewActor) => Part>> = {
  'TAGame.Car_TA': ({ channel, place }) => ({
    kind: 'car',
    channel,
    owner: -1,
    player: -1,
    isHidden: false,
    handbrake: false,
    boostSent: FIRST_BOOST,
    isBoostFresh: false,
    isBoosting: false,
    demolition: null,
    ...motionAt(place),
  }),
  'TAGame.Ball_TA': ({ place }) => ({ kind: 'ball', team: -1, ...motionAt(place) }),
  'Engine.PlayerReplicationInfo': ({ channel, frame }) => ({
    kind: 'member',
    channel,
    openedAt: frame,
    name: '',
    account: null,
    isBot: false,
    teamChannel: -1,
    stats: new Int32Array(STATS),
    hasNewStats: false,
    player: -1,
  }),
  'TAGame.CarComponent_Boost_TA': () => ({
    kind: 'boost',
    vehicle: -1,
    amount: FIRST_BOOST,
    sentAt: -1,
    againAt: -1,
    isActive: false,
  }),
  'TAGame.VehiclePickup_Boost_TA': ({ object }) => ({ kind: 'pad', object, car: -1, counter: -1 }),
  'Engine.TeamInfo': ({ channel, object }) => ({
    kind: 'team',
    channel,
    team: object.endsWith('Team0') ? 0 : object.endsWith('Team1') ? 1 : null,
  }),
  'TAGame.GameEvent_TA': () => ({ kind: 'game' }),
};

/** What to keep of a new actor; null when the recording does not need it. */
export const partOf = (actor: NewActor): Part | null => {
  for (const name of actor.lineage) {
    const make = MAKERS[name];
    if (make !== undefined) return make(actor);
  }
  return null;
};
