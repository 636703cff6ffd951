import { ATTRIBUTE_TYPES } from './attribute-type.ts';
import type { AttributeType } from './attribute-type.ts';

/**
 * The type of every attribute that the game is known to send (docs/replays.md). The stream has no lengths, so a missing
 * line loses the rest of a file: this is the table that grows with the game's patches. A line is a class and names of its
 * own properties; a class may have several lines.
 */
const LINES: Readonly<Record<AttributeType, string>> = {
  Boolean: `
    Engine.Actor: bBlockActors bCollideActors bCollideWorld bHidden bNetOwner bTearOff
    Engine.GameReplicationInfo: bMatchIsOver
    Engine.Pawn: bFastAttachedMove bIsCrouched bUsedByMatinee
    Engine.PlayerReplicationInfo: bAdmin bBot bIsSpectator bReadyToPlay bTimedOut bWaitingPlayer
    ProjectX.GRI_X: bGameStarted
    TAGame.Ball_Haunted_TA: bIsBallBeamed
    TAGame.Ball_TA: bPossessionEnabled bWarnBallReset
    TAGame.CameraSettingsActor_TA: bMouseCameraToggleEnabled bUsingBehindView bUsingSecondaryCamera bUsingSwivel
    TAGame.CarComponent_Boost_TA: bNoBoost bRechargeGroundOnly bUnlimitedBoost
    TAGame.CarComponent_FlipCar_TA: bFlipRight
    TAGame.Car_TA: bUnlimitedJumps bUnlimitedTimeForDodge
    TAGame.GRI_TA: bAllowTargetFind
    TAGame.GameEvent_Soccar_TA: bAllowHonorDuels bBallHasBeenHit bClubMatch bDisableCrowdSound bFullClubMatch
    TAGame.GameEvent_Soccar_TA: bFullMatchWinnerDecided bGoalsEnabled bMatchCreatorAdminEnabled bMatchEnded
    TAGame.GameEvent_Soccar_TA: bNoContest bOverTime bReadyToStartGame bShouldSpawnGoalIndicators bShowIntroScene
    TAGame.GameEvent_Soccar_TA: bUnlimitedTime
    TAGame.GameEvent_TA: bAllowReadyUp bAlwaysShowMatchTypeLabel bCanVoteToForfeit bHasLeaveMatchPenalty bIsBotMatch
    TAGame.GameEvent_Team_TA: bDisableMutingOtherTeam bDisableQuickChat bForfeit
    TAGame.PRI_KnockOut_TA: bIsActiveMVP bIsEliminated
    TAGame.PRI_TA: bAnonymizeToOpponents bAnonymizeToTeammates bIdleBanned bIsDistracted bIsInSplitScreen bMatchMVP
    TAGame.PRI_TA: bOnlineLoadoutSet bOnlineLoadoutsSet bReady bReceivedAnonymizationSettings bUsingBehindView
    TAGame.PRI_TA: bUsingItems bUsingSecondaryCamera PlayerHistoryValid
    TAGame.PlayerStart_Platform_TA: bActive
    TAGame.RBActor_TA: bFrozen bIgnoreSyncing bReplayActor
    TAGame.SpecialPickup_BallVelcro_TA: bBroken bHit
    TAGame.SpecialPickup_Rugby_TA: bBallWelded
    TAGame.VehiclePickup_TA: bNoPickup
    TAGame.Vehicle_TA: bDriving bHasPostMatchCelebration bPodiumMode bReplicatedHandbrake`,
  Int: `
    Engine.Pawn: HealthMax
    Engine.PlayerReplicationInfo: PlayerID Score
    Engine.TeamInfo: Score
    ProjectX.GRI_X: ReplicatedGameMutatorIndex ReplicatedGamePlaylist
    TAGame.BallKeepUpComponent_TA: Score
    TAGame.Ball_Breakout_TA: DamageIndex
    TAGame.Ball_TA: GameBallIndex
    TAGame.CarComponent_AirActivate_TA: AirActivateCount
    TAGame.CarComponent_Boost_TA: UnlimitedBoostRefCount
    TAGame.CarComponent_Dodge_KO_TA: DodgeRotationCompressed
    TAGame.CarComponent_Torque_TA: ReplicatedTorqueInput
    TAGame.Car_KnockOut_TA: ReplicatedStateName
    TAGame.Car_TA: DodgesRefreshedCounter
    TAGame.CrowdActor_TA: ReplicatedCountDownNumber ReplicatedRoundCountDownNumber
    TAGame.GameEvent_Soccar_TA: GameTime MaxScore RoundNum SecondsRemaining SeriesLength TotalGameBalls
    TAGame.GameEvent_TA: BotSkill ReplicatedGameStateTimeRemaining ReplicatedRoundCountDownNumber
    TAGame.GameEvent_TA: ReplicatedStateName
    TAGame.GameEvent_Team_TA: MaxTeamSize
    TAGame.PRI_KnockOut_TA: Blocks DamageCaused EliminationOrder Grabs Hits KnockoutDeaths Knockouts
    TAGame.PRI_TA: BotBannerProductID BotProductName CarDemolitions KeepUpPossessions MatchAssists
    TAGame.PRI_TA: MatchBreakoutDamage MatchDemolishes MatchGoals MatchSaves MatchScore MatchShots MaxTimeTillItem
    TAGame.PRI_TA: PossessionClears PossessionDenials PossessionSteals SelfDemolitions SpectatorShortcut
    TAGame.PRI_TA: TimeTillItem Title TotalXP
    TAGame.PickupTimer_TA: MaxTimeTillItem TimeTillItem
    TAGame.RumblePickups_TA: ConcurrentItemCount
    TAGame.Team_Soccar_TA: GameScore
    TAGame.Team_TA: Difficulty`,
  Float: `
    Engine.Actor: DrawScale
    TAGame.Ball_Fire_TA: TeamNumChangeTimestamp
    TAGame.Ball_God_TA: TargetSpeed
    TAGame.Ball_Spawner_TA: SpawnDelaySeconds
    TAGame.Ball_TA: AdditionalCarGroundBounceScaleXY AdditionalCarGroundBounceScaleZ BallHitSpinScale MagnusMinSpeed
    TAGame.Ball_TA: ReplicatedAddedCarBounceScale ReplicatedBallGravityScale ReplicatedBallMaxLinearSpeedScale
    TAGame.Ball_TA: ReplicatedBallScale ReplicatedWorldBounceScale
    TAGame.Cannon_TA: Pitch
    TAGame.CarComponent_Boost_TA: BoostModifier RechargeDelay RechargeRate
    TAGame.CarComponent_FlipCar_TA: FlipCarTime
    TAGame.CarComponent_TA: ReplicatedActivityTime
    TAGame.CarComponent_Torque_TA: TorqueScale
    TAGame.Car_TA: AddedBallForceMultiplier AddedCarForceMultiplier ReplicatedCarMaxLinearSpeedScale
    TAGame.Car_TA: ReplicatedCarScale
    TAGame.CrowdActor_TA: ModifiedNoise
    TAGame.PRI_TA: SteeringSensitivity TotalGameTimePlayed TotalIdleTime
    TAGame.SpecialPickup_BallFreeze_TA: RepOrigSpeed
    TAGame.SpecialPickup_BallVelcro_TA: AttachTime BreakTime
    TAGame.Stunlock_TA: MashTime MaxStunTime StunTimeRemaining`,
  ActorRef: `
    Engine.GameReplicationInfo: GameClass
    Engine.Pawn: PlayerReplicationInfo
    Engine.PlayerReplicationInfo: Team
    Engine.ReplicatedActor_ORS: ReplicatedOwner
    TAGame.BallKeepUpComponent_TA: BallOwner
    TAGame.Ball_Spawner_TA: SpawnedBall
    TAGame.Ball_TA: GameEvent ReplicatedPhysMatOverride
    TAGame.CameraSettingsActor_TA: PRI
    TAGame.CarComponent_TA: Vehicle
    TAGame.Car_KnockOut_TA: UsedAttackComponent
    TAGame.Car_TA: AttachedPickup RumblePickups
    TAGame.CrowdActor_TA: GameEvent ReplicatedOneShotSound
    TAGame.CrowdManager_TA: GameEvent ReplicatedGlobalOneShotSound
    TAGame.GameEvent_Soccar_TA: GameWinner MatchWinner MVP SubRulesArchetype
    TAGame.GameEvent_TA: MatchTypeClass
    TAGame.KeepUpIndicator_TA: ComponentOwner
    TAGame.PRI_TA: PersistentCamera ReplicatedGameEvent ViralItemActor
    TAGame.RumblePickups_TA: AttachedPickup
    TAGame.SpecialPickup_Football_TA: WeldedBall
    TAGame.SpecialPickup_Targeted_TA: Targeted
    TAGame.Stunlock_TA: Car
    TAGame.Team_TA: GameEvent`,
  Byte: `
    Engine.Pawn: RemoteViewPitch
    Engine.PlayerReplicationInfo: Ping
    TAGame.BallKeepUpComponent_TA: KeepUpState
    TAGame.Ball_Breakout_TA: LastTeamTouch
    TAGame.Ball_Haunted_TA: DeactivatedGoalIndex LastTeamTouch ReplicatedBeamBrokenValue TotalActiveBeams
    TAGame.Ball_TA: HitTeamNum
    TAGame.CameraSettingsActor_TA: CameraPitch CameraYaw
    TAGame.Cannon_TA: FireCount
    TAGame.CarComponent_Boost_TA: BoostRestriction ReplicatedBoostAmount
    TAGame.CarComponent_TA: ReplicatedActive
    TAGame.Car_KnockOut_TA: ReplicatedStateChanged
    TAGame.GameEvent_Soccar_TA: ReplicatedScoredOnTeam ReplicatedServerPerformanceState
    TAGame.GameEvent_TA: ReplicatedStateIndex
    TAGame.PRI_TA: CameraPitch CameraYaw PawnType ReplicatedWorstNetQualityBeyondLatency
    TAGame.RBActor_TA: TeleportCounter
    TAGame.Vehicle_TA: InputRestriction ReplicatedSteer ReplicatedThrottle
    TAGame.ViralItemActor_TA: ClientFXInfectedType InfectedStatus`,
  String: `
    Engine.GameReplicationInfo: ServerName
    Engine.PlayerReplicationInfo: PlayerName RemoteUserData
    ProjectX.GRI_X: MatchGuid MatchGUID ReplicatedServerRegion
    TAGame.GRI_TA: LanMatchGUID NewDedicatedServerIP
    TAGame.GameEvent_TA: RichPresenceString
    TAGame.PRI_TA: AnonymizedName CurrentVoiceRoom EpicPUID
    TAGame.Team_TA: CustomTeamName`,
  Int64: `
    TAGame.GameEvent_TA: MatchStartEpoch
    TAGame.MaxTimeWarningData_TA: EndGameEpochTime EndGameWarningEpochTime
    TAGame.PRI_TA: ClubID
    TAGame.Team_TA: ClubID`,
  Location: `
    TAGame.Ball_TA: AirResistance
    TAGame.CarComponent_Dodge_TA: DodgeImpulse DodgeTorque
    TAGame.CarComponent_DoubleJump_TA: DoubleJumpImpulse`,
  CamSettings: `
    TAGame.CameraSettingsActor_TA: ProfileSettings
    TAGame.PRI_TA: CameraSettings`,
  ClubColors: `
    TAGame.Car_TA: ClubColors
    TAGame.Team_TA: ClubColors`,
  DemolishFx: 'TAGame.Car_TA: ReplicatedDemolish_CustomFX ReplicatedDemolishGoalExplosion',
  Bits11: 'Engine.Actor: RemoteRole Role',
  Title: 'TAGame.PRI_TA: PrimaryTitle SecondaryTitle',
  AppliedDamage: 'TAGame.Ball_Breakout_TA: AppliedDamage',
  DamageState: 'TAGame.BreakOutActor_Platform_TA: DamageState',
  Demolish: 'TAGame.Car_TA: ReplicatedDemolish',
  DemolishExtended: 'TAGame.Car_TA: ReplicatedDemolishExtended',
  Explosion: 'TAGame.Ball_TA: ReplicatedExplosionData',
  ExtendedExplosion: 'TAGame.Ball_TA: ReplicatedExplosionDataExtended',
  FlaggedByte: 'TAGame.PRI_TA: SkillTier',
  GameMode: 'TAGame.GameEvent_TA: GameMode',
  Impulse: 'TAGame.Car_KnockOut_TA: ReplicatedImpulse',
  Loadout: 'TAGame.PRI_TA: ClientLoadout',
  LoadoutOnline: 'TAGame.PRI_TA: ClientLoadoutOnline',
  LoadoutsOnline: 'TAGame.PRI_TA: ClientLoadoutsOnline',
  LogoData: 'TAGame.Team_TA: LogoData',
  MusicStinger: 'TAGame.GameEvent_Soccar_TA: ReplicatedMusicStinger',
  PartyLeader: 'TAGame.PRI_TA: PartyLeader',
  Pickup: 'TAGame.VehiclePickup_TA: ReplicatedPickupData',
  PickupInfo: 'TAGame.RumblePickups_TA: PickupInfo',
  PickupNew: 'TAGame.VehiclePickup_TA: NewReplicatedPickupData',
  PlayerHistoryKey: 'TAGame.PRI_TA: PlayerHistoryKey',
  PrivateMatchSettings: 'TAGame.GameEvent_SoccarPrivate_TA: MatchSettings',
  GameServerId: 'ProjectX.GRI_X: GameServerID',
  RepStatTitle: 'TAGame.PRI_TA: RepStatTitles',
  ReplicatedBoost: 'TAGame.CarComponent_Boost_TA: ReplicatedBoost',
  Reservation: 'ProjectX.GRI_X: Reservations',
  RigidBody: 'TAGame.RBActor_TA: ReplicatedRBState',
  Rotation: 'Engine.Actor: Rotation',
  StatEvent: 'TAGame.GameEvent_Soccar_TA: ReplicatedStatEvent',
  Loadouts: 'TAGame.PRI_TA: ClientLoadouts',
  TeamPaint: 'TAGame.Car_TA: TeamPaint',
  UniqueId: 'Engine.PlayerReplicationInfo: UniqueId',
  WeldedInfo: 'TAGame.RBActor_TA: WeldedInfo',
};

const typesByAttribute = (): Map<string, AttributeType> => {
  const types = new Map<string, AttributeType>();
  for (const type of ATTRIBUTE_TYPES) {
    for (const line of LINES[type].trim().split('\n')) {
      const [owner = '', names = ''] = line.split(': ');
      for (const name of names.split(' ')) types.set(`${owner.trim()}:${name}`, type);
    }
  }
  return types;
};

/** Attribute, as the stream names it (`Engine.Pawn:PlayerReplicationInfo`), to its type. */
export const TYPE_OF_ATTRIBUTE: ReadonlyMap<string, AttributeType> = typesByAttribute();
