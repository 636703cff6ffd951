/** Objects whose class (of `TAGame`) the rules of archetypes.ts do not find: class, then its objects. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  BallKeepUpComponent_TA: ['Archetypes.Ball.BallComponent_KeepUp'],
  Ball_Breakout_TA: ['Archetypes.Ball.Ball_Breakout', 'Archetypes.Ball.Ball_Score'],
  Ball_Fire_TA: ['Archetypes.Ball.Ball_Fire_Obstacle', 'Archetypes.Ball.Ball_Fire'],
  Ball_God_TA: ['Archetypes.Ball.Ball_God'],
  Ball_Haunted_TA: ['Archetypes.Ball.Ball_Haunted'],
  Ball_Spawner_TA: ['Archetypes.Ball.Ball_RingSpawner'],
  Ball_Trajectory_TA: ['Archetypes.Ball.Ball_Trajectory'],
  Ball_Tutorial_TA: ['Archetypes.Ball.Ball_Training', 'Archetypes.Ball.Ball_Tutorial'],
  CarComponent_Boost_KO_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.Boost'],
  CarComponent_Dodge_KO_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.Dodge'],
  CarComponent_DoubleJump_Robin_TA: ['Archetypes.Mutators.Mutator_Robin:DoubleJump'],
  CarComponent_DoubleJump_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.DoubleJump'],
  CarComponent_FlipCar_TA: [
    'Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.Flip',
    'Archetypes.Mutators.Mutator_Robin:AutoFlip',
  ],
  CarComponent_Jump_Robin_TA: ['Archetypes.Mutators.Mutator_Robin:Jump'],
  CarComponent_Jump_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.Jump'],
  CarComponent_Torque_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.Torque'],
  Car_Freeplay_TA: ['Archetypes.Car.Car_PostGameLobby'],
  Car_KnockOut_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype'],
  Car_Season_TA: ['Archetypes.GameEvent.GameEvent_Season:CarArchetype'],
  Car_TA: ['Archetypes.Car.Car_Default'],
  GameEvent_FTE_TA: ['Archetypes.GameEvent.GameEvent_FTE_Part1_Prime'],
  GameEvent_Football_TA: ['GameInfo_FootBall.GameInfo.GameInfo_FootBall:Archetype'],
  GameEvent_GodBall_TA: [
    'gameinfo_godball.GameInfo.gameinfo_godball:Archetype',
    'GameInfo_GodBall.GameInfo.GameInfo_GodBall:Archetype',
  ],
  GameEvent_KnockOut_TA: ['Archetypes.KnockOut.GameEvent_Knockout'],
  GameEvent_Territory_TA: [
    'GameInfo_SnowDayTerritory.GameInfo.GameInfo_SnowDayTerritory:Archetype',
    'GameInfo_Territory.GameInfo.GameInfo_Territory:Archetype',
  ],
  GameEvent_Training_Aerial_TA: ['GameInfo_Tutorial.GameEvent.GameEvent_Tutorial_Aerial'],
  GameEvent_Training_Goalie_TA: ['GameInfo_Tutorial.GameEvent.GameEvent_Tutorial_Goalie'],
  GameEvent_Training_Striker_TA: ['GameInfo_Tutorial.GameEvent.GameEvent_Tutorial_Striker'],
  SpecialPickup_BallCarSpring_TA: [
    'Archetypes.Mutators.SubRules.ItemsMode_RPS:DispenserArchetype.ItemPool.Obj_1',
    'Archetypes.Mutators.SubRules.ItemsMode_RPS:DispenserArchetype.ItemPool.Obj',
    'Archetypes.SpecialPickups.SpecialPickup_BallSpring',
    'Archetypes.SpecialPickups.SpecialPickup_CarSpring',
  ],
  SpecialPickup_BallFreeze_TA: [
    'Archetypes.Mutators.SubRules.ItemsMode_RPS:DispenserArchetype.ItemPool.Obj_2',
    'Archetypes.SpecialPickups.BM.SpecialPickup_BallFreeze_BM',
  ],
  SpecialPickup_BallGravity_TA: ['Archetypes.SpecialPickups.SpecialPickup_GravityWell'],
  SpecialPickup_GrapplingHook_TA: ['Archetypes.SpecialPickups.SpecialPickup_BallGrapplingHook'],
  SpecialPickup_HitForce_TA: ['Archetypes.SpecialPickups.SpecialPickup_StrongHit'],
  SpecialPickup_Rugby_TA: ['Archetypes.SpecialPickups.SpecialPickup_RugbyLightDark'],
  Stunlock_TA: ['Archetypes.KnockOut.GameEvent_Knockout:CarArchetype.StunlockArchetype'],
};

/** Object to its class, for the exceptions. */
export const EXCEPTIONAL_CLASS: ReadonlyMap<string, string> = new Map(
  Object.entries(EXCEPTIONS).flatMap(([name, objects]) => objects.map((object) => [object, `TAGame.${name}`])),
);
