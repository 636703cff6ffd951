/** What the recording takes from the stream. Everything else is read past. */
export const USE = {
  none: 0,
  motion: 1,
  hidden: 2,
  carOwner: 3,
  handbrake: 4,
  demolition: 5,
  vehicle: 6,
  active: 7,
  boost: 8,
  pickup: 9,
  touch: 10,
  state: 11,
  clock: 12,
  overtime: 13,
  ballHit: 14,
  name: 15,
  account: 16,
  team: 17,
  bot: 18,
  score: 19,
  goals: 20,
  assists: 21,
  saves: 22,
  shots: 23,
} as const;

/** The attributes by their use. New names of an old thing are added here and in attribute-table.ts. */
const ATTRIBUTES: Readonly<Record<Exclude<keyof typeof USE, 'none'>, readonly string[]>> = {
  motion: ['TAGame.RBActor_TA:ReplicatedRBState'],
  hidden: ['Engine.Actor:bHidden'],
  carOwner: ['Engine.Pawn:PlayerReplicationInfo'],
  handbrake: ['TAGame.Vehicle_TA:bReplicatedHandbrake'],
  demolition: [
    'TAGame.Car_TA:ReplicatedDemolish',
    'TAGame.Car_TA:ReplicatedDemolish_CustomFX',
    'TAGame.Car_TA:ReplicatedDemolishGoalExplosion',
    'TAGame.Car_TA:ReplicatedDemolishExtended',
  ],
  vehicle: ['TAGame.CarComponent_TA:Vehicle'],
  active: ['TAGame.CarComponent_TA:ReplicatedActive'],
  boost: ['TAGame.CarComponent_Boost_TA:ReplicatedBoost', 'TAGame.CarComponent_Boost_TA:ReplicatedBoostAmount'],
  pickup: ['TAGame.VehiclePickup_TA:NewReplicatedPickupData', 'TAGame.VehiclePickup_TA:ReplicatedPickupData'],
  touch: ['TAGame.Ball_TA:HitTeamNum'],
  state: ['TAGame.GameEvent_TA:ReplicatedStateName'],
  clock: ['TAGame.GameEvent_Soccar_TA:SecondsRemaining'],
  overtime: ['TAGame.GameEvent_Soccar_TA:bOverTime'],
  ballHit: ['TAGame.GameEvent_Soccar_TA:bBallHasBeenHit'],
  name: ['Engine.PlayerReplicationInfo:PlayerName'],
  account: ['Engine.PlayerReplicationInfo:UniqueId'],
  team: ['Engine.PlayerReplicationInfo:Team'],
  bot: ['Engine.PlayerReplicationInfo:bBot'],
  score: ['TAGame.PRI_TA:MatchScore'],
  goals: ['TAGame.PRI_TA:MatchGoals'],
  assists: ['TAGame.PRI_TA:MatchAssists'],
  saves: ['TAGame.PRI_TA:MatchSaves'],
  shots: ['TAGame.PRI_TA:MatchShots'],
};

const USE_OF_ATTRIBUTE: ReadonlyMap<string, number> = new Map(
  (Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]).flatMap((use) =>
    ATTRIBUTES[use].map((attribute) => [attribute, USE[use]]),
  ),
);

/** What the recording needs an attribute for; `USE.none` for most. */
export const useOf = (attribute: string): number => USE_OF_ATTRIBUTE.get(attribute) ?? USE.none;
