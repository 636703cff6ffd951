/**
 * The game's classes, each under its parent; without a package it is `TAGame`. The parents that a file names are not
 * reliable, so this tree decides where it has the class (docs/replays.md).
 */
const TREE = `
Engine.Actor
  Engine.Info
    Engine.ReplicationInfo
      Engine.GameReplicationInfo
        ProjectX.GRI_X
          GRI_TA
      Engine.PlayerReplicationInfo
        ProjectX.PRI_X
          PRI_TA
            PRI_Breakout_TA
            PRI_KnockOut_TA
            PRI_Possession_TA
      ProjectX.NetModeReplicator_X
      CameraSettingsActor_TA
      CarComponent_TA
        CarComponent_AirActivate_TA
          CarComponent_Boost_TA
            CarComponent_Boost_KO_TA
          CarComponent_Dodge_TA
            CarComponent_Dodge_KO_TA
          CarComponent_DoubleJump_TA
            CarComponent_DoubleJump_KO_TA
            CarComponent_DoubleJump_Robin_TA
        CarComponent_FlipCar_TA
        CarComponent_Jump_TA
          CarComponent_Jump_Robin_TA
        CarComponent_TerritoryDemolish_TA
        CarComponent_Torque_TA
        PickupTimer_TA
        SpecialPickup_TA
          SpecialPickup_BallGravity_TA
            SpecialPickup_HauntedBallBeam_TA
          SpecialPickup_BallVelcro_TA
          SpecialPickup_Football_TA
          SpecialPickup_HitForce_TA
          SpecialPickup_Rugby_TA
          SpecialPickup_Targeted_TA
            SpecialPickup_BallFreeze_TA
            SpecialPickup_BoostOverride_TA
            SpecialPickup_GrapplingHook_TA
            SpecialPickup_Spring_TA
              SpecialPickup_BallCarSpring_TA
              SpecialPickup_BallLasso_TA
                SpecialPickup_Batarang_TA
            SpecialPickup_Swapper_TA
          SpecialPickup_Tornado_TA
      CrowdActor_TA
      CrowdManager_TA
      GameEvent_TA
        GameEvent_Team_TA
          GameEvent_Soccar_TA
            GameEvent_Breakout_TA
            GameEvent_FTE_TA
            GameEvent_Football_TA
            GameEvent_GodBall_TA
            GameEvent_KnockOut_TA
            GameEvent_Season_TA
            GameEvent_SoccarPrivate_TA
              GameEvent_SoccarSplitscreen_TA
            GameEvent_Territory_TA
            GameEvent_Tutorial_TA
              GameEvent_Training_TA
                GameEvent_Training_Aerial_TA
                GameEvent_Training_Goalie_TA
                GameEvent_Training_Striker_TA
              GameEvent_Tutorial_Basic_TA
                GameEvent_Tutorial_Advanced_TA
              GameEvent_Tutorial_FreePlay_TA
      VehiclePickup_TA
        VehiclePickup_Boost_TA
    Engine.TeamInfo
      Team_TA
        Team_Soccar_TA
          Team_Freeplay_TA
    Engine.ZoneInfo
      Engine.WorldInfo
  Engine.NavigationPoint
    Engine.PlayerStart
  Engine.Pawn
    ProjectX.Pawn_X
      RBActor_TA
        Ball_TA
          Ball_Breakout_TA
          Ball_God_TA
            Ball_Fire_TA
          Ball_Haunted_TA
          Ball_Trajectory_TA
          Ball_Tutorial_TA
        Vehicle_TA
          Car_TA
            Car_Freeplay_TA
            Car_KnockOut_TA
            Car_Season_TA
  Engine.ReplicatedActor_ORS
    BallKeepUpComponent_TA
    MaxTimeWarningData_TA
  Ball_Spawner_TA
  BreakOutActor_Platform_TA
  Cannon_TA
  DynamicMeshActor_TA
    HauntedBallTrapTrigger_TA
    TrackerWallDynamicMeshActor_TA
  FreeplayCommands_TA
  InMapScoreboard_TA
  KeepUpIndicator_TA
  PlayerStart_Platform_TA
  RumblePickups_TA
  Stunlock_TA
  ViralItemActor_TA
ProductAttribute_TA
  ProductAttribute_BlueprintCost_TA
  ProductAttribute_Blueprint_TA
  ProductAttribute_Certified_TA
  ProductAttribute_NoNotify_TA
  ProductAttribute_Painted_TA
  ProductAttribute_Quality_TA
  ProductAttribute_SpecialEdition_TA
  ProductAttribute_TeamEdition_TA
  ProductAttribute_TitleID_TA
  ProductAttribute_UserColor_TA
Replay_TA
  Replay_Soccar_TA
SaveData_GameEditor_Training_TA
TrainingEditorData_TA
`;

const parentsByClass = (): Map<string, string> => {
  const parents = new Map<string, string>();
  const path: string[] = [];
  for (const line of TREE.trim().split('\n')) {
    const depth = line.search(/\S/) / 2;
    const name = line.trim().includes('.') ? line.trim() : `TAGame.${line.trim()}`;
    path.length = depth;
    const parent = path.at(-1);
    if (parent !== undefined) parents.set(name, parent);
    path.push(name);
  }
  return parents;
};

/** Class to its parent. Classes at the top, and unknown ones, have none. */
export const PARENT_OF_CLASS: ReadonlyMap<string, string> = parentsByClass();
