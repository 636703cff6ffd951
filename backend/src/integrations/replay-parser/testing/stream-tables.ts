import { writeText } from './property-writer.ts';

/** Two layouts of the stream, which differ in everything that changed over the years. */
export type StreamBuild = 'old' | 'new';

/** Classes with their own attributes, as a file's net cache lists them. */
const CLASSES: Readonly<Record<StreamBuild, Readonly<Record<string, readonly string[]>>>> = {
  old: {
    'TAGame.Car_TA': ['TAGame.Car_TA:ReplicatedDemolish'],
    'TAGame.CarComponent_Boost_TA': ['TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount'],
    'TAGame.VehiclePickup_TA': ['TAGame.VehiclePickup_TA:ReplicatedPickupData'],
  },
  new: {
    'TAGame.Car_TA': ['TAGame.Car_TA:ReplicatedDemolishExtended'],
    'TAGame.CarComponent_Boost_TA': ['TAGame.CarComponent_Boost_TA:ReplicatedBoost'],
    'TAGame.VehiclePickup_TA': ['TAGame.VehiclePickup_TA:NewReplicatedPickupData'],
  },
};
const CLASSES_OF_ALL: Readonly<Record<string, readonly string[]>> = {
  'Engine.Actor': ['Engine.Actor:bHidden'],
  'Engine.Pawn': ['Engine.Pawn:PlayerReplicationInfo'],
  'TAGame.RBActor_TA': ['TAGame.RBActor_TA:ReplicatedRBState'],
  'TAGame.Ball_TA': ['TAGame.Ball_TA:HitTeamNum'],
  'TAGame.Vehicle_TA': ['TAGame.Vehicle_TA:bReplicatedHandbrake'],
  'Engine.TeamInfo': ['Engine.TeamInfo:Score'],
  'Engine.PlayerReplicationInfo': [
    'Engine.PlayerReplicationInfo:PlayerName',
    'Engine.PlayerReplicationInfo:UniqueId',
    'Engine.PlayerReplicationInfo:Team',
    'Engine.PlayerReplicationInfo:bBot',
  ],
  'TAGame.PRI_TA': [
    'TAGame.PRI_TA:MatchScore',
    'TAGame.PRI_TA:MatchGoals',
    'TAGame.PRI_TA:MatchAssists',
    'TAGame.PRI_TA:MatchSaves',
    'TAGame.PRI_TA:MatchShots',
  ],
  'TAGame.CarComponent_TA': ['TAGame.CarComponent_TA:Vehicle', 'TAGame.CarComponent_TA:ReplicatedActive'],
  'TAGame.GameEvent_TA': ['TAGame.GameEvent_TA:ReplicatedStateName'],
  'TAGame.GameEvent_Soccar_TA': [
    'TAGame.GameEvent_Soccar_TA:SecondsRemaining',
    'TAGame.GameEvent_Soccar_TA:bOverTime',
    'TAGame.GameEvent_Soccar_TA:bBallHasBeenHit',
  ],
};

/** Things that appear in a game. Pads are added. */
export const THING = {
  game: 'Archetypes.GameEvent.GameEvent_Soccar',
  blue: 'Archetypes.Teams.Team0',
  orange: 'Archetypes.Teams.Team1',
  member: 'TAGame.Default__PRI_TA',
  ball: 'Archetypes.Ball.Ball_Default',
  car: 'Archetypes.Car.Car_Default',
  boost: 'Archetypes.CarComponents.CarComponent_Boost',
} as const;

/** The names of a file: index in the file's table. */
export class StreamTables {
  readonly classes: Readonly<Record<string, readonly string[]>>;
  readonly objects: string[];
  /** Ids are written as numbers below this limit. */
  readonly idLimit: number;
  private readonly ids = new Map<string, number>();

  /** `extra` are attributes that the classes have besides, for example ones that no reader knows. */
  constructor(build: StreamBuild, pads: readonly string[], extra: Readonly<Record<string, readonly string[]>> = {}) {
    const own = { ...CLASSES_OF_ALL, ...CLASSES[build] };
    this.classes = Object.fromEntries(
      Object.entries(own).map(([name, attributes]) => [name, [...attributes, ...(extra[name] ?? [])]]),
    );
    const attributes = Object.values(this.classes).flat();
    attributes.forEach((attribute, index) => this.ids.set(attribute, index));
    // one more, and of the first class: all classes have the same limit, because all inherit it
    this.idLimit = attributes.length + 1;
    this.objects = [...Object.keys(this.classes), ...attributes, LAST, ...Object.values(THING), ...pads];
  }

  objectIndex(object: string): number {
    const index = this.objects.indexOf(object);
    if (index < 0) throw new Error(`the stream has no ${object}`);
    return index;
  }

  id(attribute: string): number {
    const id = this.ids.get(attribute);
    if (id === undefined) throw new Error(`the stream has no ${attribute}`);
    return id;
  }

  /** The body section around a stream. */
  body(stream: Uint8Array, names: readonly string[]): Buffer {
    const netCache = Object.entries(this.classes).map(([name, attributes], index) => {
      const listed = index === 0 ? [...attributes, LAST] : attributes;
      const pairs = listed.map((attribute) =>
        ints(this.objectIndex(attribute), this.ids.get(attribute) ?? this.idLimit - 1),
      );
      return Buffer.concat([ints(this.objectIndex(name), index, index + 1), list(pairs)]);
    });
    const none = list([]);
    const texts = (all: readonly string[]) => list(all.map(writeText));
    return Buffer.concat([
      texts(['Stadium_P']),
      none,
      ints(stream.length),
      stream,
      none,
      none,
      none,
      texts(this.objects),
      texts(names),
      none,
      list(netCache),
      ints(0),
    ]);
  }
}

/** An attribute of the class that all inherit from. */
const LAST = 'Engine.Actor:DrawScale';

const ints = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeInt32LE(value, 4 * index));
  return bytes;
};

const list = (elements: readonly Buffer[]): Buffer => Buffer.concat([ints(elements.length), ...elements]);
