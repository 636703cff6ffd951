export type AddGameAccountInput = {
  /** steam, epic, playstation, xbox or switch */
  platform: string;
  /** The account's id there, or the address of a Steam profile */
  platformId: string;
  /** The player */
  playerId: number;
};

/** The person is named by the account, by the player, or by both */
export type AddPersonNoteInput = {
  /** The player; null: no player is known */
  playerId?: number | null | undefined;
  text: string;
  /** The account */
  userId?: number | null | undefined;
};

/** A sanction of a player or of a team */
export type AddSanctionInput = {
  /** YYYY-MM-DD, in Sweden */
  endsOn?: string | null | undefined;
  isPublic: boolean;
  /** What it is */
  kind: SanctionKind;
  /** For staff only */
  note?: string | null | undefined;
  /** The player; null: no player is known */
  playerId?: number | null | undefined;
  /** Why, in English; null: only in Swedish */
  reasonEn?: string | null | undefined;
  /** Why, in Swedish */
  reasonSv: string;
  seriesCount?: number | null | undefined;
  /** YYYY-MM-DD, in Sweden */
  startsOn: string;
  /** The team; null: none */
  teamId?: number | null | undefined;
};

/** `text` is a part of the title, the category, the author or the address */
export type AdminNewsFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  isDescending?: boolean | null | undefined;
  offset?: number | null | undefined;
  /** By date when left out */
  sort?: NewsSort | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

/** `text` is a part of a player's or a team's name */
export type AdminSanctionFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  isDescending?: boolean | null | undefined;
  /** true: in force today */
  isInForce?: boolean | null | undefined;
  /** What it is */
  kind?: SanctionKind | null | undefined;
  offset?: number | null | undefined;
  /** The player; null: no player is known */
  playerId?: number | null | undefined;
  /** Also those of its present players */
  teamId?: number | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

/** `text` is the beginning of a team's name, or a part of a division's name */
export type AdminSeriesFilter = {
  divisionId?: number | null | undefined;
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  /** Only these series */
  ids?: Array<number> | null | undefined;
  isDescending?: boolean | null | undefined;
  /** Has a result, and is played or got it today in Sweden */
  isDoneToday?: boolean | null | undefined;
  /** No result although its day in Sweden is over */
  isLate?: boolean | null | undefined;
  /** Of a division that the viewer runs */
  isMine?: boolean | null | undefined;
  /** Before all others, those of divisions that the viewer runs */
  isOwnFirst?: boolean | null | undefined;
  /** It is or was streamed */
  isStreamed?: boolean | null | undefined;
  /** Its time is in this week in Sweden, from Monday to Sunday */
  isThisWeek?: boolean | null | undefined;
  /** Its time is today in Sweden */
  isToday?: boolean | null | undefined;
  /** No result yet, with or without a time */
  isUnreported?: boolean | null | undefined;
  /** Reported without the players' numbers */
  lacksNumbers?: boolean | null | undefined;
  /** Neither time nor result, in the present week of its division, the next, or a past one */
  lacksTime?: boolean | null | undefined;
  offset?: number | null | undefined;
  /** The season */
  seasonId?: number | null | undefined;
  sort?: SeriesSort | null | undefined;
  /** How far it is */
  state?: SeriesState | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
  /** Week of the schedule, from 1 */
  week?: number | null | undefined;
};

/** `text` is a part of the name */
export type AdminTeamFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  /** false: the team has ended */
  isActive?: boolean | null | undefined;
  isDescending?: boolean | null | undefined;
  offset?: number | null | undefined;
  sort?: TeamSort | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

/** The name of the player, the team or the team before begins with `text` */
export type AdminTransferFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  isDescending?: boolean | null | undefined;
  offset?: number | null | undefined;
  /** Left out: by the day the player came */
  sort?: TransferSort | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

/** `text` is a part of a nickname or of a name in the chat */
export type AdminUserFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  hasAccount?: boolean | null | undefined;
  hasPlayer?: boolean | null | undefined;
  isDescending?: boolean | null | undefined;
  /** Is a member of the association */
  isMember?: boolean | null | undefined;
  offset?: number | null | undefined;
  role?: Role | null | undefined;
  sort?: UserSort | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

/** What a claim says against what is known of a player; UNKNOWN: one of the two is missing */
export type Agreement =
  | 'AGREES'
  | 'DIFFERS'
  | 'UNKNOWN';

/** VALID and ENDING open their doors, ENDING until `endsAt`. ENDED was replaced and its time is over. STOPPED: staff have stopped the partner who keeps it */
export type ApiKeyState =
  | 'ENDED'
  | 'ENDING'
  | 'REVOKED'
  | 'STOPPED'
  | 'VALID';

export type ApplyForPartnerAccessInput = {
  /** The person to write to */
  contact: string;
  /** The site, the program or the company */
  name: string;
  /** What the data is for */
  purpose: string;
};

/** `text` is a part of a name or of an address */
export type AssociationMemberFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  hasAccount?: boolean | null | undefined;
  /** Only this member */
  id?: number | null | undefined;
  isDescending?: boolean | null | undefined;
  /** Only members with an address like that of this account, the likest first */
  nearUserId?: number | null | undefined;
  offset?: number | null | undefined;
  sort?: MemberSort | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

export type AttachGameAccountInput = {
  accountId: string;
  /** The name to show */
  displayName?: string | null | undefined;
  /** Gaming platform */
  platform: Platform;
  /** The player */
  playerId: number;
};

export type AuditEntryFilter = {
  act?: string | null | undefined;
  /** Rows of a page, at most 500; null: 500 */
  first?: number | null | undefined;
  /** A Swedish day, YYYY-MM-DD */
  fromDay?: string | null | undefined;
  objectId?: number | null | undefined;
  objectKind?: string | null | undefined;
  offset?: number | null | undefined;
  /** A part of the actor's or the object's name */
  text?: string | null | undefined;
  /** A Swedish day, YYYY-MM-DD: it counts as well */
  toDay?: string | null | undefined;
};

/** What a player or a team was honoured for in a season that is settled */
export type AwardKind =
  /** The most assists of the season */
  | 'ASSISTS'
  /** The goal of the season */
  | 'GOAL'
  /** The most goals of the season */
  | 'GOALS'
  /** The rating that has risen the most from the season before */
  | 'IMPROVED'
  /** One of the staff's own */
  | 'OWN'
  /** The highest rating of the season, with enough games */
  | 'RATING'
  /** The most saves of the season */
  | 'SAVES';

/** What a place of the table leads to */
export type BandMeaning =
  /** Champion of the league */
  | 'CHAMPION'
  /** Plays on for the championship */
  | 'PLAYOFFS'
  /** Plays a level higher next season */
  | 'PROMOTION'
  /** May qualify for the level above */
  | 'PROMOTION_QUALIFIER'
  /** Plays a level lower next season */
  | 'RELEGATION'
  /** Must qualify to stay on its level */
  | 'RELEGATION_QUALIFIER'
  /** Plays on the same level next season */
  | 'STAYS';

export type BoardEntryInput = {
  evenings: Array<number>;
  /** Gaming platform; null: not known */
  platform?: string | null | undefined;
  /** In the game, in their own words */
  rank: string;
  /** The team of the series */
  side: BoardSide;
  words: string;
};

/** The caller, or the team that they lead */
export type BoardSide =
  | 'PLAYER'
  | 'TEAM';

/** Why who goes on is another than the result says */
export type BracketOverrule =
  /** A later series was played before the result was corrected, and stands fast */
  | 'KEPT'
  /** The winner was disqualified, and the beaten team comes back */
  | 'RETURNED';

/** The part of a bracket that a series is in */
export type BracketPart =
  | 'FINAL'
  | 'LOSERS'
  | 'SECOND_FINAL'
  | 'THIRD_PLACE'
  | 'WINNERS';

/** How far a series of a bracket is */
export type BracketSeriesState =
  /** It has a result */
  | 'DECIDED'
  /** A team has left the stage: the other goes on as by walkover */
  | 'FORFEITED'
  /** The second final, when the first one has decided */
  | 'NOT_NEEDED'
  /** A team is not known yet */
  | 'OPEN'
  /** One side has nobody: the other goes on without playing */
  | 'PASSED'
  /** Its two teams are known */
  | 'READY';

/** Where the team of a side comes from */
export type BracketSource =
  | 'LOSER'
  | 'SEED'
  | 'WINNER';

export type ChangeApiKeyInput = {
  /** The person to write to */
  contact?: string | null | undefined;
  /** Its number in the league */
  id: number;
  /** The partner */
  name: string;
  /** Units a minute; null: the league's usual number */
  ownLimit?: number | null | undefined;
  scopes: Array<KeyScope>;
  version: number;
};

export type ChangeHonourInput = {
  /** Its number in the league */
  id: number;
  /** 1 to 60 characters */
  nameEn: string;
  /** 1 to 60 characters */
  nameSv: string;
  /** At most 300 characters */
  textEn?: string | null | undefined;
  /** At most 300 characters */
  textSv?: string | null | undefined;
  version: number;
};

export type ChangeMyApiKeyInput = {
  /** Its number in the league */
  id: number;
  /** What the partner calls it */
  name: string;
  scopes: Array<KeyScope>;
  version: number;
};

/** At most 100 series */
export type ChangeRoomsInput = {
  /** true opens the rooms; false closes them, and deletes what was written */
  isOpen: boolean;
  seriesIds: Array<number>;
};

export type ChangeSanctionInput = {
  /** Its number in the league */
  id: number;
  isPublic: boolean;
  /** For staff only */
  note?: string | null | undefined;
  /** Why, in English; null: only in Swedish */
  reasonEn?: string | null | undefined;
  /** Why, in Swedish */
  reasonSv: string;
  version: number;
};

export type ChangeWebhookInput = {
  /** Its number in the league */
  id: number;
  kinds: Array<EventKind>;
  /** Its name */
  name: string;
  /** https, on the open internet */
  url: string;
  version: number;
};

/** What staff edit in a form */
export type ChangedThing =
  | 'API_KEY'
  | 'DIVISION'
  | 'DIVISION_COLOURS'
  | 'DIVISION_DECISION'
  | 'DIVISION_SCHEDULE'
  | 'DIVISION_TEAMS'
  | 'MATCH_WEEK_RULES'
  | 'MEMBER'
  | 'NEWS_CATEGORY'
  | 'NEWS_POST'
  | 'OWN_MATTER_RULE'
  | 'PAGE'
  | 'PLAYER'
  | 'REPLAY_MONTHS'
  | 'SEASON'
  | 'SERIES'
  | 'SIX_MANS_FLOORS'
  | 'STAGE'
  | 'START_PAGE'
  | 'SWITCHES'
  | 'TEAM'
  | 'USER'
  | 'WEBHOOK';

/** A right of the league's bot on the chat server */
export type ChatRight =
  | 'MANAGE_CHANNELS'
  | 'MANAGE_ROLES'
  | 'READ_HISTORY'
  | 'SEND_MESSAGES'
  | 'VIEW_CHANNELS';

export type ChatTaskFilter =
  | 'DEAD'
  | 'DONE'
  | 'FAILED'
  | 'OPEN';

export type ChatTaskKind =
  | 'ANNOUNCE_NEWS'
  | 'CLOSE_ROOM'
  | 'DIRECT_MESSAGE'
  | 'GIVE_ROLE'
  | 'MAKE_ROLE'
  | 'OPEN_ROOM'
  | 'POST_MESSAGE'
  | 'RETRACT_NEWS'
  | 'REVOKE_TOKEN'
  | 'TAKE_ROLE';

/** RETRYING has failed and is tried again; DEAD is given up until staff try it */
export type ChatTaskState =
  | 'DEAD'
  | 'DONE'
  | 'RETRYING'
  | 'RUNNING'
  | 'WAITING';

export type ChooseRecordingInput = {
  /** The number of the game */
  game: number;
  /** The series */
  seriesId: number;
  /** Of the recording that counts from now on */
  sha256: string | number;
  /** The version of the series that the caller saw */
  version: number;
};

/** A recorded goal, as its address has it */
export type ChooseSeasonGoalInput = {
  game: number;
  goal: number;
  /** The season */
  seasonId: number;
  /** The series */
  seriesId: number;
  /** At most 300 characters */
  textEn?: string | null | undefined;
  /** At most 300 characters */
  textSv?: string | null | undefined;
  /** Of the goal that it replaces; null: none was chosen */
  version?: number | null | undefined;
};

/** A chosen series */
export type ChosenSeriesInput = {
  /** The series */
  seriesId: number;
  version: number;
};

export type ClaimNoShowInput = {
  /** Names of uploaded pictures of the lobby, at least one */
  pictures: Array<string>;
  /** The series */
  seriesId: number;
  version: number;
};

export type ClaimOutcome =
  | 'DECLINED'
  | 'GRANTED'
  /** Staff moved the series, or stored another result */
  | 'OVERTAKEN'
  | 'WITHDRAWN';

export type ClaimPlayerInput = {
  /** YYYY-MM-DD */
  birthdate: string;
  consent: boolean;
  /** The asker's text about themselves */
  helpText?: string | null | undefined;
  /** ISO 3166, two letters */
  nationality: string;
  /** Gaming platform */
  platform: string;
  /** The account’s id there */
  platformId: string;
};

export type Confirmation =
  | 'CONFIRMED'
  | 'DISPUTED'
  | 'WAITING';

/** A field that is left out stays as it is */
export type CorrectMemberInput = {
  /** Street and number */
  address?: string | null | undefined;
  /** Town */
  city?: string | null | undefined;
  /** E-mail address */
  email?: string | null | undefined;
  /** First name */
  firstName?: string | null | undefined;
  /** Its number in the league */
  id: number;
  /** Last name */
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  /** Told to the person */
  reason: string;
  /** `AssociationMember.version` that the form was filled from */
  version: string;
  /** Postal code */
  zip?: string | null | undefined;
};

/** A field that is left out stays as it is */
export type CorrectPlayerDetailsInput = {
  /** YYYY-MM-DD */
  birthdate?: string | null | undefined;
  /** Country, two letters */
  nationality?: string | null | undefined;
  /** The player */
  playerId: number;
  /** Told to the player */
  reason: string;
};

export type CreateDivisionInput = {
  /** Its name */
  name: string;
  /** The season */
  seasonId: number;
};

export type CreatePlayerInput = {
  /** The player’s matchmaking rating, 0 to 9999; null: not known */
  mmr?: string | null | undefined;
  /** ISO 3166 alpha-2; null: not known */
  nationality?: string | null | undefined;
  /** Nickname */
  nickname: string;
};

export type CreateScheduleInput = {
  /** How often a pair meets: 1 or 2 */
  cycles: number;
  /** Left out, the series get no times */
  dates?: ScheduleDatesInput | null | undefined;
  /** How many results the caller knows are lost; refused when it is another number */
  discardedResults: number;
  divisionId: number;
  /** Series of a team in a week: 1 or 2 */
  matchesPerWeek: number;
  /** The same number gives the same schedule */
  seed: number;
  /** `AdminDivision.versions.schedule` that the form was filled from */
  version: string;
};

export type CreateSeasonDivisionsInput = {
  /** The top division first, at most 30 */
  divisions: Array<PlannedDivisionInput>;
  /** The season */
  seasonId: number;
};

export type CreateStageInput = {
  /** What it is */
  kind: StageKind;
  /** 1 to 60 characters */
  name: string;
  /** In English, the same; left out: the same name */
  nameEng?: string | null | undefined;
  /** The season */
  seasonId: number;
};

export type CreateTeamInput = {
  /** Its name */
  name: string;
  /** Who is in the team; none yet: an empty list */
  players: Array<TeamSlotInput>;
};

export type DecideDisputeInput = {
  decision: DisputeDecision;
  /** Needed when series of the bracket were played that do not follow from the new result */
  played?: PlayedChoice | null | undefined;
  /** Both teams read it */
  reason: string;
  /** The series */
  seriesId: number;
  version: number;
  /** Who wins by walkover; only with that decision */
  walkover?: Walkover | null | undefined;
};

export type DecideDivisionTeamInput = {
  adjustment: number;
  /** Needed for an adjustment */
  adjustmentReason?: string | null | undefined;
  /** Annul the results of a disqualified team: they count for no team */
  areResultsAnnulled?: boolean;
  decider?: number | null | undefined;
  /** Needed for a decider */
  deciderReason?: string | null | undefined;
  /** Needed for a disqualification */
  disqualificationReason?: string | null | undefined;
  divisionId: number;
  /** The team is disqualified */
  isDisqualified: boolean;
  /** The team */
  teamId: number;
  /** `DivisionEntry.version` that the form was filled from */
  version: string;
  /** Unplayed series of a disqualified team that become walkovers against it */
  walkoverSeriesIds?: Array<number>;
};

export type DecideNoShowInput = {
  /** The team that claims gets the walkover; otherwise the series is to be played */
  isGranted: boolean;
  /** Needed when series of the bracket were played that do not follow from the new result */
  played?: PlayedChoice | null | undefined;
  /** Both teams read it */
  reason?: string | null | undefined;
  /** The series */
  seriesId: number;
  version: number;
};

export type DeleteStageInput = {
  divisionId: number;
  /** The version that the caller has seen */
  version: number;
};

/** RETRYING has failed and is tried again; DEAD is given up until the webhook is resumed */
export type DeliveryState =
  | 'DEAD'
  | 'DONE'
  | 'RETRYING'
  | 'WAITING';

export type DisputeDecision =
  /** Only stores the reason: the report form ends the dispute */
  | 'CORRECT'
  | 'KEEP'
  | 'REPLAY'
  | 'WALKOVER';

export type DisputeOutcome =
  | 'CORRECTED'
  | 'REPLAY'
  | 'UPHELD'
  | 'WALKOVER';

export type DisputeResultInput = {
  /** null: the whole result */
  game?: number | null | undefined;
  /** Names of uploaded pictures */
  pictures?: Array<string> | null | undefined;
  reason: string;
  /** The series */
  seriesId: number;
  version: number;
};

export type DrawStageInput = {
  /** Who has signed up is enough, also while other teams can sign up, and before they could */
  acceptsOpenSignup?: boolean;
  /** The tables and the other stages are final, also where series are open */
  acceptsOpenTables: boolean;
  divisionId: number;
  /** The teams that the caller has seen to get no seed: no other one is left out. Left out: any */
  seenLeftOut?: Array<number> | null | undefined;
  /** The version that the caller has seen */
  version: number;
};

export type DuplicatePlayersFilter = {
  /** Pairs of a page; null: all */
  first?: number | null | undefined;
  offset?: number | null | undefined;
};

/** Why two players may be one person */
export type DuplicateReason =
  | 'SAME_ACCOUNT'
  | 'SAME_ACCOUNT_NAME'
  | 'SAME_BIRTHDATE'
  | 'SAME_NAME'
  | 'SIMILAR_NAME';

export type EndMembershipInput = {
  /** Its number in the league */
  id: number;
  /** Told to the person */
  reason: string;
  /** `AssociationMember.version` that the form was filled from */
  version: string;
};

export type EndPartnerInput = {
  /** Its number in the league */
  id: number;
  /** The partner reads it */
  reason: string;
  version: number;
};

export type EveningAnswer =
  | 'CAN'
  | 'CANNOT'
  | 'IF_NEED_BE';

/** What happened */
export type EventKind =
  | 'DIVISION_CHANGED'
  | 'DIVISION_CREATED'
  | 'DIVISION_REMOVED'
  | 'NEWS_CHANGED'
  | 'NEWS_PUBLISHED'
  | 'NEWS_WITHDRAWN'
  | 'PLAYER_CHANGED'
  | 'PLAYER_CREATED'
  | 'PLAYER_MERGED'
  | 'PLAYER_REMOVED'
  | 'PLAYER_TRANSFERRED'
  | 'SEASON_CHANGED'
  | 'SEASON_CREATED'
  | 'SEASON_REMOVED'
  | 'SERIES_CHANGED'
  | 'SERIES_CORRECTED'
  | 'SERIES_CREATED'
  | 'SERIES_MOVED'
  | 'SERIES_REMOVED'
  | 'SERIES_REPORTED'
  | 'SERIES_RESET'
  | 'SERIES_SCHEDULED'
  | 'SITE_CHANGED'
  | 'SIX_MANS_CHANGED'
  | 'SIX_MANS_PLAYED'
  | 'SIX_MANS_REMOVED'
  | 'STAGE_CHANGED'
  | 'STAGE_CREATED'
  | 'STAGE_REMOVED'
  | 'TEAM_CHANGED'
  | 'TEAM_CREATED'
  | 'TEAM_MERGED'
  | 'TEAM_REMOVED'
  | 'TEAM_SIGNED_UP'
  | 'TEAM_WITHDRAWN';

export type EvidenceKind =
  | 'DISPUTE'
  | 'END_SCREEN'
  | 'LOBBY';

/** What happened on the field */
export type FieldEventKind =
  /** A car was demolished */
  | 'DEMOLITION'
  /** A goal */
  | 'GOAL'
  /** The first touch after a kickoff */
  | 'KICKOFF'
  /** Overtime begins */
  | 'OVERTIME'
  /** A save, as the game counts it */
  | 'SAVE'
  /** A shot on goal, as the game counts it */
  | 'SHOT';

/** A number from the field: the field of the same name */
export type FieldNumber =
  /** The mean amount of boost over `seconds`, 0 to 100; null without any */
  | 'AVERAGE_BOOST'
  /** Field units: the mean distance to the ball over `seconds`; null without any */
  | 'AVERAGE_DISTANCE_TO_BALL'
  /** Field units: the mean distance to the ball over `teamPossessionSeconds`; null without any. A heuristic, as possession is */
  | 'AVERAGE_DISTANCE_TO_BALL_IN_POSSESSION'
  /** Field units: the mean distance to the ball over `opponentsPossessionSeconds`; null without any. A heuristic, as possession is */
  | 'AVERAGE_DISTANCE_TO_BALL_OUT_OF_POSSESSION'
  /** Field units: the mean distance to the team-mates on the field, over the seconds with one; null without any */
  | 'AVERAGE_DISTANCE_TO_MATES'
  /** Boost left at the first touch of their kickoffs, 0 to 100: the mean over those that were touched; null without any */
  | 'AVERAGE_KICKOFF_BOOST'
  /** Seconds from a kickoff's signal to their touch: the mean over `kickoffFirstTouches`; null without any */
  | 'AVERAGE_KICKOFF_SECONDS'
  /** Field units a second: the mean of the speed over `seconds`; null without any */
  | 'AVERAGE_SPEED'
  /** Seconds nearer to the own goal line than the ball. Base: `seconds` */
  | 'BEHIND_BALL_SECONDS'
  /** Big pads taken */
  | 'BIG_PADS'
  /** Boost collected from pads, as far as the tank had room; a full tank is 100 */
  | 'BOOST_COLLECTED'
  /** Boost collected a minute of `secondsInGame`; a full tank is 100; null without any */
  | 'BOOST_COLLECTED_PER_MINUTE'
  /** Seconds with less than 25 boost; a full tank is 100. Base: `seconds` */
  | 'BOOST_FIRST_QUARTER_SECONDS'
  /** Seconds with 75 boost or more. Base: `seconds` */
  | 'BOOST_FOURTH_QUARTER_SECONDS'
  /** Boost of taken pads for which the tank had no room; a full tank is 100 */
  | 'BOOST_OVERFILL'
  /** Seconds with 25 to less than 50 boost. Base: `seconds` */
  | 'BOOST_SECOND_QUARTER_SECONDS'
  /** Seconds at 1,410 to 2,200 field units a second, which takes boost. Base: `seconds` */
  | 'BOOST_SPEED_SECONDS'
  /** Boost collected in the other team's half; a full tank is 100 */
  | 'BOOST_STOLEN'
  /** Seconds with 50 to less than 75 boost. Base: `seconds` */
  | 'BOOST_THIRD_QUARTER_SECONDS'
  /** Boost used; a full tank is 100 */
  | 'BOOST_USED'
  /** Boost used a minute of `secondsInGame`; a full tank is 100; null without any */
  | 'BOOST_USED_PER_MINUTE'
  /** Seconds as the one of the team who is nearest to the ball. A heuristic */
  | 'CLOSEST_TO_BALL_SECONDS'
  /** Seconds in the own half. Base: `seconds` */
  | 'DEFENSIVE_HALF_SECONDS'
  /** Seconds in the third of the field with the own goal. Base: `seconds` */
  | 'DEFENSIVE_THIRD_SECONDS'
  /** Times that they were demolished, by anyone */
  | 'DEMOLISHED'
  /** Opponents demolished */
  | 'DEMOLITIONS'
  /** Field units (1 cm) driven or flown. Base: `seconds` */
  | 'DISTANCE'
  /** Seconds as the one of the team who is farthest from the ball. A heuristic */
  | 'FARTHEST_FROM_BALL_SECONDS'
  /** Seconds with a full tank. Base: `seconds` */
  | 'FULL_BOOST_SECONDS'
  /** Seconds at a height of at most 20 field units. Base: `seconds` */
  | 'GROUND_SECONDS'
  /** Seconds at a height of 840 field units or more. Base: `seconds` */
  | 'HIGH_AIR_SECONDS'
  /** Kickoffs for which they were the nearest of the team at the first touch */
  | 'KICKOFFS'
  /** Those of the kickoffs after which the other team had it, or had scored. A heuristic. Together with `kickoffsWon` at most `kickoffs`: after the others no one had the ball, or the game was over */
  | 'KICKOFFS_LOST'
  /** Those of the kickoffs after which the own team had the ball 3 seconds after the first hit, or had scored by then. A heuristic, as possession is */
  | 'KICKOFFS_WON'
  /** Those of the kickoffs at which they touched first */
  | 'KICKOFF_FIRST_TOUCHES'
  /** Goals conceded while they were the last of the team. A heuristic */
  | 'LAST_BACK_GOALS_AGAINST'
  /** Seconds at a height between 20 and 840 field units. Base: `seconds` */
  | 'LOW_AIR_SECONDS'
  /** Seconds as the last of the team, nearest to the own goal line. A heuristic: no one is the last of one */
  | 'MOST_BACK_SECONDS'
  /** Seconds as the first of the team, nearest to the other team's goal line. A heuristic */
  | 'MOST_FORWARD_SECONDS'
  /** Seconds in the middle third of the field. Base: `seconds` */
  | 'NEUTRAL_THIRD_SECONDS'
  /** Seconds in the other team's half. Base: `seconds` */
  | 'OFFENSIVE_HALF_SECONDS'
  /** Seconds in the third with the other team's goal. Base: `seconds` */
  | 'OFFENSIVE_THIRD_SECONDS'
  /** Seconds with a car while the other team has the ball. A heuristic. Base: `seconds` */
  | 'OPPONENTS_POSSESSION_SECONDS'
  /** Seconds from their touch of the ball until the other team's, a goal or the countdown. A heuristic */
  | 'POSSESSION_SECONDS'
  /** Powerslides. A heuristic: when one ends and the next begins is our definition */
  | 'POWERSLIDES'
  /** Seconds with the handbrake on the ground. Base: `seconds` */
  | 'POWERSLIDE_SECONDS'
  /** Seconds with a car on the field while the game is on; the base of the shares. A team's numbers are the sums of its players */
  | 'SECONDS'
  /** Seconds in the team while the game is on, also while demolished; the base of what counts per minute */
  | 'SECONDS_IN_GAME'
  /** Seconds slower than 1,410 field units a second. Base: `seconds` */
  | 'SLOW_SECONDS'
  /** Small pads taken */
  | 'SMALL_PADS'
  /** Big pads taken in the other team's half */
  | 'STOLEN_BIG_PADS'
  /** Small pads taken in the other team's half */
  | 'STOLEN_SMALL_PADS'
  /** Seconds at 2,200 field units a second or faster. Base: `seconds` */
  | 'SUPERSONIC_SECONDS'
  /** Seconds with a car while the own team has the ball: from its touch until the other team's, a goal or the countdown. A heuristic. Base: `seconds` */
  | 'TEAM_POSSESSION_SECONDS'
  /** Touches of the ball. A heuristic: the file tells which team touched it, not who */
  | 'TOUCHES'
  /** Seconds with an empty tank. Base: `seconds` */
  | 'ZERO_BOOST_SECONDS';

export type GameAccountSource =
  /** By staff */
  | 'STAFF'
  /** By the player */
  | 'TYPED';

export type GameInput = {
  /** What is said of the away side, or of the second of two */
  away: Array<PlayerGameStatsInput>;
  /** Goals of the away team */
  awayGoals: number;
  /** In order, from the replay; left out when not known */
  goals?: Array<GoalInput> | null | undefined;
  /** What is said of the home side, or of the first of two */
  home: Array<PlayerGameStatsInput>;
  /** Goals of the home team */
  homeGoals: number;
  /** SHA-256 of the whole replay file that it was filled from */
  recording?: string | null | undefined;
  /** The mark of the game, as the proposal from its file has it */
  replayDigest?: string | null | undefined;
};

export type GameScoreInput = {
  /** Goals of the away team */
  awayGoals: number;
  /** Goals of the home team */
  homeGoals: number;
};

/** At most 100 of the team's series without a result */
export type GiveAwayRestInput = {
  divisionId: number;
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  seriesIds: Array<number>;
  /** The team */
  teamId: number;
};

/** Of a player or of a team */
export type GiveHonourInput = {
  /** 1 to 60 characters */
  nameEn: string;
  /** 1 to 60 characters */
  nameSv: string;
  /** The player; null: no player is known */
  playerId?: number | null | undefined;
  /** The season */
  seasonId: number;
  /** The team; null: none */
  teamId?: number | null | undefined;
  /** At most 300 characters */
  textEn?: string | null | undefined;
  /** At most 300 characters */
  textSv?: string | null | undefined;
};

export type GoalInput = {
  /** The scorer; null for an own goal, or when it is not known */
  playerId?: number | null | undefined;
  /** The team that got the goal */
  side: Side;
};

/** What the lines of a table are about */
export type ImportKind =
  | 'DIVISIONS'
  | 'NEW_TEAMS'
  | 'PLAYERS'
  | 'RESULTS'
  | 'ROLES'
  | 'ROSTERS'
  | 'SERIES'
  | 'SIGNUPS'
  | 'TEAMS';

/** What a line makes of its thing */
export type ImportOutcome =
  | 'CHANGED'
  | 'CREATED'
  | 'UNCHANGED';

/** How a process of the site is */
export type InstanceState =
  | 'ENDED'
  /** It was not seen for minutes, and did not say that it ends */
  | 'LOST'
  | 'RUNNING';

export type InvitePlayerInput = {
  /** The player */
  playerId: number;
  /** Must be the player's own account */
  userId?: number | null | undefined;
};

export type InviteStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DENIED'
  | 'PENDING';

/** What runs by itself, each so many seconds or minutes */
export type JobName =
  | 'CLEANING'
  | 'CLOCK'
  | 'DIVISION_ROLES'
  | 'DUMPS'
  | 'INSTANCE_REPORT'
  | 'LIVE_STREAM'
  | 'MEMBER_NUMBERS'
  | 'NO_SHOWS'
  | 'OLD_DELIVERIES'
  | 'OLD_EVENTS'
  | 'PLANNED_NEWS'
  | 'REPLAY_FILES'
  | 'RESULTS'
  | 'TOTALS'
  | 'WEEK_REMINDERS';

/** A door that a key opens */
export type KeyScope =
  | 'GRAPHQL_READ'
  | 'REST_READ';

/** From where a kickoff was taken */
export type KickoffKind =
  /** From one of the two places beside the middle, 2,048 field units to the side */
  | 'DIAGONAL'
  /** From one of the two places 256 field units beside the middle line to the goal */
  | 'OFF_CENTRE'
  /** From the place in front of the goal */
  | 'STRAIGHT';

/** se is Swedish */
export type Language =
  | 'en'
  | 'se';

/** A number by which players have places */
export type LeaderNumber =
  | 'ASSISTS'
  | 'GOALS'
  | 'RATING'
  | 'SAVES'
  | 'SHOTS';

/** Why a rule refused it */
export type LeagueErrorCode =
  | 'ACCOUNT_TAKEN'
  | 'ALREADY_HAS_PLAYER'
  | 'ALREADY_MEMBER'
  | 'ALREADY_REPORTED'
  | 'ALREADY_REQUESTED'
  | 'ALREADY_SENT'
  | 'ALREADY_SIGNED_UP'
  | 'BLOCKED_UNTIL_WINDOW'
  | 'BUSY'
  | 'CATEGORY_IN_USE'
  | 'CHANGED_MEANWHILE'
  | 'CLAIM_CLOSED'
  | 'CONSENT_MISSING'
  | 'CURSOR_UNKNOWN'
  | 'DISPUTE_OVER'
  | 'DIVISION_HAS_RESULTS'
  | 'DIVISION_IN_USE'
  | 'DIVISION_NOT_FOUND'
  | 'EVENTS_FORGOTTEN'
  | 'FILTER_NEEDED'
  | 'IMAGE_REFUSED'
  | 'IMPOSSIBLE_RESULT'
  | 'INVALID_INPUT'
  | 'INVITE_EXISTS'
  | 'INVITE_LINK_OVER'
  | 'INVITE_NOT_PENDING'
  | 'KEY_SCOPE_MISSING'
  | 'LAST_ADMIN'
  | 'LAST_PLAYER'
  | 'LEVEL_GAME'
  | 'LINE_UP_CLOSED'
  | 'MATCH_WEEK_OFF'
  | 'MUST_CHOOSE_PLAYER'
  | 'MUST_HAND_OVER'
  | 'NAME_TAKEN'
  | 'NICKNAME_TAKEN'
  | 'NOTHING_CHANGED'
  | 'NOT_A_PARTNER'
  | 'NOT_CAPTAIN'
  | 'NOT_FOUND'
  | 'NOT_IN_TEAM'
  | 'NOT_LAST_PLAYER'
  | 'NOT_MERGEABLE'
  | 'NOT_SIGNED_UP'
  | 'NOT_UNDOABLE'
  | 'NOT_YOUR_DIVISION'
  | 'NO_CAPTAINS'
  | 'NO_MATCH_DATE'
  | 'NO_PLACE'
  | 'NO_PLAYER'
  | 'NO_ROOM'
  | 'NO_SCHEDULE_FOR_TEAM_COUNT'
  | 'NO_TEAM'
  | 'OPEN_IMAGE_REQUEST'
  | 'OWN_TEAM'
  | 'PAGE_AMBIGUOUS'
  | 'PARTNER_LIMIT'
  | 'PLAYER_BANNED'
  | 'PLAYER_HAS_TEAM'
  | 'PLAYER_SUSPENDED'
  | 'REGISTRATION_CLOSED'
  | 'REPLAY_COUNT'
  | 'REPLAY_DUPLICATE'
  | 'REPLAY_OF_OTHER_SERIES'
  | 'REPLAY_PARSER_UNAVAILABLE'
  | 'REPLAY_TOO_LARGE'
  | 'REPLAY_UNREADABLE'
  | 'REQUEST_ALREADY_DECIDED'
  | 'REQUEST_NOT_FOUND'
  | 'RESULTS_WOULD_BE_LOST'
  | 'RESULT_STANDS'
  | 'ROLES_BY_ADMIN_ONLY'
  | 'ROOM_OPEN'
  | 'ROSTER_MISMATCH'
  | 'ROWS_REFUSED'
  | 'SAME_AGAIN'
  | 'SANCTION_OVER'
  | 'SCORES_DO_NOT_ADD_UP'
  | 'SEASON_HAS_DIVISIONS'
  | 'SEASON_IN_USE'
  | 'SEASON_NOT_CURRENT'
  | 'SEASON_OPEN'
  | 'SEASON_SETTLED'
  | 'SERIES_CHANGED_MEANWHILE'
  | 'SERIES_NOT_FOUND'
  | 'SERIES_NOT_REPORTED'
  | 'SERIES_TAKEN'
  | 'SERIES_UNPLAYED'
  | 'SERIES_WITHOUT_TIME'
  | 'SIGNUP_IS_OVER'
  | 'STAGE_DRAWN'
  | 'STAGE_NOTHING_LEFT'
  | 'STAGE_NOT_FOUND'
  | 'STAGE_NOT_READY'
  | 'STAGE_NOT_SETTLED'
  | 'STAGE_ROUND_PLAYED'
  | 'STAGE_SERIES_STANDS'
  | 'STAGE_TEAM_IS_OUT'
  | 'TEAM_FULL'
  | 'TEAM_HAS_SERIES'
  | 'TEAM_IN_OTHER_DIVISION'
  | 'TIME_FIXED'
  | 'TIME_NOT_OFFERED'
  | 'TOO_MANY_REQUESTS'
  | 'TRANSFER_WINDOW_CLOSED'
  | 'UNDER_AGE'
  | 'UNUSUAL_NUMBERS'
  | 'WEBHOOK_PAUSED'
  | 'WRONG_INVITE'
  | 'WRONG_REQUEST_KIND';

/** Both switches, as the form shows them */
export type LeagueSwitchesInput = {
  /** Teams can sign up now */
  registrationOpen: boolean;
  /** Teams sign up for this one; left out: as it is, or the current one */
  signupSeasonId?: number | null | undefined;
  /** The window is open on the transfer days of the current season; left out: it stays so until `transferOpen` differs */
  transferFollowsSeason?: boolean | null | undefined;
  /** Counts for a window that does not follow the season */
  transferOpen: boolean;
  /** `LeagueSettings.switchesVersion` that the form was filled from */
  version: string;
};

export type LeftOutReason =
  /** Stronger teams have the seeds */
  | 'FULL'
  /** It has a seed in another one of the season */
  | 'OTHER_STAGE'
  /** It has fewer players than R11 asks for */
  | 'PLAYERS';

export type LiftSanctionInput = {
  /** Its number in the league */
  id: number;
  reason: string;
  version: number;
};

export type MakeApiKeyInput = {
  /** The person to write to */
  contact?: string | null | undefined;
  /** The partner */
  name: string;
  /** Units a minute; null: the league's usual number */
  ownLimit?: number | null | undefined;
  scopes: Array<KeyScope>;
};

export type MakeMyApiKeyInput = {
  /** What the partner calls it */
  name: string;
  scopes: Array<KeyScope>;
};

export type MakeWebhookInput = {
  kinds: Array<EventKind>;
  /** Its name */
  name: string;
  /** https, on the open internet */
  url: string;
};

export type ManagedPageInput = {
  /** Markdown, English, at most 15 000 characters */
  contentEn: string;
  /** Markdown, Swedish, at most 15 000 characters */
  contentSv: string;
};

/** The pages whose text staff write */
export type ManagedPageName =
  | 'PRIZES';

/** All of the rules; what is left out is as for a season without any */
export type MatchWeekRulesInput = {
  captainsReport: boolean;
  captainsSetTimes: boolean;
  /** HH:mm in Sweden */
  deadlineTime: string;
  /** 1 for Monday to 7 for Sunday */
  deadlineWeekday: number;
  /** YYYY-MM-DD, a day of the first week of play */
  firstWeek?: string | null | undefined;
  /** YYYY-MM-DD, a day of each week without play, at most 20 */
  pausedWeeks?: Array<string> | null | undefined;
  /** The season */
  seasonId: number;
  /** `MatchWeekRules.version` that the form was filled from */
  version: string;
};

export type MemberSort =
  | 'EMAIL'
  | 'JOINED'
  | 'NAME';

/** An application for membership */
export type MembershipInput = {
  /** Street and number */
  address: string;
  /** They want to be a member */
  agreesToJoin: boolean;
  /** They want letters about other things */
  agreesToMarketing: boolean;
  /** They have read what is kept about them */
  agreesToPrivacy: boolean;
  /** Town */
  city: string;
  /** E-mail address */
  email: string;
  /** First name */
  firstName: string;
  /** Last name */
  lastName: string;
  /** A Swedish mobile number */
  phone: string;
  /** m, f, o or na */
  sex: string;
  /** Personal identity number, 10 or 12 digits */
  ssn: string;
  /** Postal code */
  zip: string;
};

export type MergeMembersInput = {
  /** The address that stays, one of the two */
  email: string;
  leavingId: number;
  /** `AssociationMember.version` of the member who leaves that the form was filled from */
  leavingVersion: string;
  /** Told to the person */
  reason: string;
  stayingId: number;
  /** `AssociationMember.version` of the member who stays that the form was filled from */
  version: string;
};

/** What a merge of two players moves */
export type MergeMoveKind =
  | 'GAMES'
  | 'GAME_ACCOUNTS'
  | 'INVITES'
  | 'REQUESTS'
  | 'ROSTERS'
  | 'SANCTIONS'
  | 'SENT_INVITES'
  | 'SIX_MANS';

export type MergePlayersInput = {
  /** Of the plan that was shown */
  fingerprint: string;
  /** Is deleted; the address leads to the other */
  leavingId: number;
  stayingId: number;
};

export type MergeTeamsInput = {
  /** Of the plan that was shown */
  fingerprint: string;
  /** Is deleted; the address leads to the other */
  leavingId: number;
  stayingId: number;
};

export type MessageCaptainsInput = {
  /** null: the whole season */
  divisionId?: number | null | undefined;
  /** Your own name for the message; the same one is refused a second time */
  reference: string;
  /** The season */
  seasonId: number;
  textEn: string;
  textSv: string;
};

/** What a milestone counts. Wins are series won */
export type MilestoneCount =
  | 'ASSISTS'
  | 'GAMES'
  | 'GOALS'
  | 'SAVES'
  | 'SERIES'
  | 'WINS';

export type MoveStageRoundsInput = {
  divisionId: number;
  /** The version that the caller has seen */
  version: number;
  /** The game week of each round; one that has a result keeps its week */
  weeks: Array<number>;
};

/** Where a team plays compared with the season before */
export type Movement =
  /** In a lower division */
  | 'DOWN'
  /** In none any more */
  | 'LEFT'
  /** It did not play in the season before */
  | 'NEW'
  /** In the same division, or one beside it */
  | 'STAYS'
  /** In a higher division */
  | 'UP';

/** A key of the caller's, and the version that they saw */
export type MyApiKeyInput = {
  /** Its number in the league */
  id: number;
  version: number;
};

export type NameLikeness =
  | 'DIFFERENT'
  | 'SAME'
  | 'SIMILAR';

export type NameLineUpInput = {
  /** Three or four */
  playerIds: Array<number>;
  /** The series */
  seriesId: number;
};

export type NewsInput = {
  categoryId: number;
  /** Markdown, at most 20 000 characters */
  content: string;
  /** At most 300 characters */
  description: string;
  /** The same, for the head of the page */
  image?: string | null | undefined;
  /** Also in the chat, once, when readers see it; left out: as it is */
  isAnnounced?: boolean | null | undefined;
  /** Readers do not see it */
  isDraft: boolean;
  /** YYYY-MM-DD HH:mm in Sweden: readers see it from then on; null: as it stands, or now */
  publishAt?: string | null | undefined;
  /** Small letters, digits and hyphens; empty: made of the title */
  slug: string;
  /** An uploaded picture; left out it stays, null takes it away */
  thumbnail?: string | null | undefined;
  /** 1 to 120 characters */
  title: string;
};

export type NewsSort =
  | 'AUTHOR'
  | 'CATEGORY'
  | 'DATE'
  | 'SLUG'
  | 'TITLE';

/** Why an account has no membership */
export type NoMemberReason =
  | 'ADDRESS_CHANGED'
  | 'UNKNOWN_ADDRESS'
  | 'UNVERIFIED';

/** WEEK_SERIES: a series, as its captains handle it in the match week */
export type NoticePlaceKind =
  | 'DIVISION'
  | 'PLAYER'
  | 'SERIES'
  | 'TEAM'
  | 'WEEK_SERIES';

export type ObjectToNoShowInput = {
  /** Names of uploaded pictures */
  pictures?: Array<string> | null | undefined;
  /** The series */
  seriesId: number;
  text: string;
};

export type OfferTimesInput = {
  /** The series */
  seriesId: number;
  /** YYYY-MM-DD HH:mm in Sweden, one to three */
  starts: Array<string>;
};

/** What keeps a season from being settled */
export type OpenMatterKind =
  /** Walkovers that a team claims */
  | 'CLAIMED'
  /** Results that a team disputes */
  | 'DISPUTED'
  /** Teams that share a place where another one leads elsewhere: staff decide */
  | 'SHARED_PLACE'
  /** A stage that is not played to its end */
  | 'STAGE'
  /** Series without a result; they may stay so */
  | 'UNPLAYED'
  /** Results that wait for the other captain */
  | 'WAITING';

export type OpenWeekRoomsInput = {
  divisionId: number;
  /** The message in every new room, 1 to 2000 characters */
  message: string;
  /** Week of the schedule, from 1 */
  week: number;
};

/** What is demanded when an admin's act is about their own team, a rival, or themselves */
export type OwnMatterRule =
  /** It is refused; another admin does it */
  | 'ANOTHER_ADMIN'
  /** The act is shown as such to everyone */
  | 'MARKED';

/** The last 7 or 30 days, today included */
export type PageViewPeriod =
  | 'MONTH'
  | 'WEEK';

/** DENIED may apply again; STOPPED: staff have stopped its keys and webhooks */
export type PartnerStatus =
  | 'ACCEPTED'
  | 'DENIED'
  | 'PENDING'
  | 'STOPPED';

export type PartnerTargetInput = {
  /** Its number in the league */
  id: number;
  version: number;
};

/** A number that is compared. GOALS_AGAINST is a team's, and fewer are better */
export type PercentileNumber =
  | 'ASSISTS'
  | 'GOALS'
  | 'GOALS_AGAINST'
  | 'RATING'
  | 'SAVES'
  | 'SHOTS';

/** What is known about a place in the next season */
export type PlaceState =
  | 'DECLINED'
  | 'HELD'
  | 'LOST';

export type PlacementBandInput = {
  /** In English */
  descriptionEn: string;
  /** In Swedish */
  descriptionSv: string;
  /** The first place that it covers, from 1 */
  fromPosition: number;
  /** Colour, #rrggbb */
  hex: string;
  /** Left out: what the words say; null: the words are all that is known */
  meaning?: BandMeaning | null | undefined;
  /** The last place that it covers */
  toPosition: number;
};

/** Why a team is proposed for a division, or for none */
export type PlacementReason =
  /** It has played in a qualifier of new teams, and no place is free */
  | 'NOT_QUALIFIED'
  /** Others have signed up, it has not */
  | 'NOT_SIGNED_UP'
  /** Its division has become full from above and below */
  | 'NO_ROOM'
  /** Its place leads up, and there is no place */
  | 'NO_ROOM_ABOVE'
  /** It has signed up without a place, and none is free */
  | 'NO_VACANCY'
  /** It has given its place up */
  | 'PLACE_DECLINED'
  /** Too few of its players are left */
  | 'PLACE_LOST'
  /** Its place leads up */
  | 'PROMOTION'
  /** It has come far in a qualifier of new teams, and a place is free */
  | 'QUALIFIED'
  /** It has lost that qualifier */
  | 'QUALIFIER_LOST'
  /** It has won the qualifier to the upper of two ranks */
  | 'QUALIFIER_WON'
  /** Its place leads down */
  | 'RELEGATION'
  /** It would have to qualify; without a qualifier it stays */
  | 'RELEGATION_QUALIFIER'
  /** It has signed up without a place, and one is free */
  | 'SIGN_UP'
  /** Its place leads nowhere else */
  | 'STAYS'
  /** Its place leads down, and nobody takes it */
  | 'VACANCY_KEPT'
  /** A place above is free, and it is the next one in the table */
  | 'VACANCY_NEXT'
  /** Its place leads to a qualifier, and a place above is free */
  | 'VACANCY_QUALIFIER';

/** New times of series of one season */
export type PlanManySeriesInput = {
  /** The season */
  seasonId: number;
  series: Array<PlanSeriesInput>;
};

export type PlanSeriesInput = {
  /** It is or was streamed */
  isStreamed: boolean;
  /** Swedish time, YYYY-MM-DD HH:mm; null for none */
  scheduledAt?: string | null | undefined;
  /** The series */
  seriesId: number;
  version: number;
};

export type PlannedDivisionInput = {
  /** Rank, bands, format and admin are taken over from this division */
  formerId: number;
  /** 1 to 60 characters */
  name: string;
  /** In staff's order */
  teamIds: Array<number>;
};

/** Where a game account lives */
export type Platform =
  | 'EPIC'
  | 'PLAYSTATION'
  | 'STEAM'
  | 'SWITCH'
  | 'XBOX';

export type PlayDayInput = {
  /** HH:mm, in Swedish time */
  time: string;
  /** 1 for Monday to 7 for Sunday */
  weekday: number;
};

/** What becomes of series of a bracket that were played and do not follow from the new result */
export type PlayedChoice =
  /** They lose their results, and are played by those who have come there */
  | 'CLEAR'
  /** They stand fast: the same team goes on, whatever the result says */
  | 'KEEP';

export type PlayerDetailsInput = {
  /** YYYY-MM-DD */
  birthdate: string;
  consent: boolean;
  /** Country, two letters */
  nationality: string;
  /** steam, epic, playstation, xbox or switch, or as the forms name them */
  platform: string;
  /** At most 100 characters */
  platformId: string;
};

export type PlayerGameStatsInput = {
  /** Assists */
  assists: number;
  /** Goals */
  goals: number;
  /** The player */
  playerId: number;
  /** Saves */
  saves: number;
  /** The game’s own points */
  score: number;
  /** Shots */
  shots: number;
};

/** Work that all instances do together */
export type QueueName =
  | 'CHAT'
  | 'REPLAY_FILES'
  | 'WEBHOOKS';

/** What a record counts. MARGIN is goals more than the opponent, STREAK series won in a row, SCORE points */
export type RecordKind =
  | 'CAREER_ASSISTS'
  | 'CAREER_GAMES'
  | 'CAREER_GOALS'
  | 'CAREER_SAVES'
  | 'CAREER_SEASONS'
  | 'CAREER_WINS'
  | 'GAME_ASSISTS'
  | 'GAME_GOALS'
  | 'GAME_GOALS_TOGETHER'
  | 'GAME_MARGIN'
  | 'GAME_SAVES'
  | 'GAME_SCORE'
  | 'GAME_SHOTS'
  | 'GAME_TEAM_GOALS'
  | 'SEASON_ASSISTS'
  | 'SEASON_GOALS'
  | 'SEASON_SAVES'
  | 'SEASON_SCORE'
  | 'SEASON_STREAK'
  | 'SEASON_TEAM_GOALS'
  | 'SEASON_WINS'
  | 'SERIES_ASSISTS'
  | 'SERIES_GOALS'
  | 'SERIES_MARGIN'
  | 'SERIES_SAVES'
  | 'SERIES_SCORE'
  | 'SERIES_SHOTS'
  | 'SERIES_TEAM_GOALS';

/** What a record is set in */
export type RecordScope =
  | 'CAREER'
  | 'GAME'
  | 'SEASON'
  | 'SERIES';

/** How a series holds a record. FIRST: others have equalled it since, EQUAL: it equalled another one */
export type RecordStanding =
  | 'ALONE'
  | 'EQUAL'
  | 'FIRST';

/** `text` is a part of a scorer's or a team's name */
export type RecordedGoalFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  isDescending?: boolean | null | undefined;
  offset?: number | null | undefined;
  /** The season */
  seasonId: number;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

export type RegisterPlayerInput = {
  /** YYYY-MM-DD */
  birthdate: string;
  consent: boolean;
  /** Country, two letters */
  nationality: string;
  /** 1 to 34 characters */
  nickname: string;
  /** steam, epic, playstation, xbox or switch, or as the forms name them */
  platform: string;
  /** At most 100 characters */
  platformId: string;
};

/** The details that an account must still give */
export type RegistrationStep =
  | 'CONFIRM_DETAILS'
  | 'NEW_PLAYER'
  | 'NONE';

/** What captains are reminded of: the deadline for a time, the start, a missing report */
export type ReminderKind =
  | 'DEADLINE'
  | 'REPORT'
  | 'START';

export type RemoveHonourInput = {
  /** Its number in the league */
  id: number;
  version: number;
};

export type ReplayFileFilter =
  | 'FAILED'
  | 'READ'
  | 'WAITING';

/** What became of a kept replay file; all but WAITING and READ are reasons why it has no statistics */
export type ReplayFileStatus =
  /** It ends after its header */
  | 'ABSENT'
  /** It is damaged */
  | 'CORRUPT'
  /** It needed too much memory */
  | 'MEMORY'
  /** It has an attribute that the reader does not know */
  | 'PARTIAL'
  | 'READ'
  /** It took too long */
  | 'TIMEOUT'
  /** Which colour the home team had cannot be decided */
  | 'UNDECIDED'
  | 'WAITING';

export type ReportSeriesInput = {
  /** Suspended or banned players did play, and the caller knows it */
  acceptsSuspended?: boolean | null | undefined;
  /** Numbers above the usual are right, and the caller knows it */
  acceptsUnusual?: boolean | null | undefined;
  /** Games played */
  games: Array<GameInput>;
  /** The players' numbers come later: no game has rows */
  isResultOnly?: boolean | null | undefined;
  /** Needed when series of the bracket were played that do not follow from the new result */
  played?: PlayedChoice | null | undefined;
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  /** The series */
  seriesId: number;
  version: number;
};

export type RequestGameAccountInput = {
  accountId: string;
  /** Its name in the replay */
  displayName?: string | null | undefined;
  /** Gaming platform */
  platform: Platform;
  /** A player of the captain's team */
  playerId: number;
  /** The series */
  seriesId: number;
};

/** The kinds of requests to staff */
export type RequestKind =
  | 'CHANGE_TEAM_INFO'
  | 'EXISTING_USER'
  | 'GAME_ACCOUNT'
  | 'LEAVE_TEAM'
  | 'LOGIN_HELP'
  | 'NEW_IMAGES'
  | 'NEW_TEAM'
  | 'TRANSFER';

export type RequestStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DENIED'
  | 'PENDING';

export type RequestTeamInput = {
  /** Name of an uploaded image; null: no logo yet */
  logo?: string | null | undefined;
  /** Its name */
  name: string;
};

export type ResetSeriesInput = {
  /** Needed when series of the bracket were played that do not follow from the new result */
  played?: PlayedChoice | null | undefined;
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  /** The series */
  seriesId: number;
  version: number;
};

export type RevokeApiKeyInput = {
  /** Its number in the league */
  id: number;
  version: number;
};

/** A staff role; membership is not one */
export type Role =
  | 'ADMIN'
  | 'DIVISION_ADMIN'
  | 'GRAPHICS'
  | 'WRITER';

/** A text with numbered paragraphs */
export type RuleBookName =
  | 'CODE_OF_CONDUCT'
  | 'RULES'
  | 'SIX_MANS'
  | 'STATUTES';

/** What was decided about a player or a team */
export type SanctionKind =
  | 'BAN'
  | 'SUSPENSION'
  | 'WARNING';

export type SanctionState =
  | 'COMING'
  | 'ENDED'
  | 'IN_FORCE'
  | 'LIFTED'
  | 'SERVED';

export type SaveDivisionInput = {
  divisionAdminUserId?: number | null | undefined;
  divisionId: number;
  /** How its series are played */
  format: SeriesFormat;
  /** Its name */
  name: string;
  /** Left out: it stays */
  rank?: number | null | undefined;
  /** `AdminDivision.versions.info` that the form was filled from */
  version: string;
};

export type SaveDivisionTeamsInput = {
  divisionId: number;
  /** In staff's order */
  teamIds: Array<number>;
  /** `AdminDivision.versions.teams` that the form was filled from */
  version: string;
};

export type SavePlacementBandsInput = {
  /** Colours of the table’s places, from the top */
  bands: Array<PlacementBandInput>;
  divisionId: number;
  /** `AdminDivision.versions.bands` that the form was filled from */
  version: string;
};

/** Missing fields do not change; images are names of uploaded ones */
export type SavePlayerImagesInput = {
  /** Path of the picture under /api; null: none */
  avatar?: string | null | undefined;
  /** Path of the wide picture under /api; null: none */
  banner?: string | null | undefined;
};

export type SaveStageInput = {
  divisionId: number;
  /** The best seed first */
  entrants: Array<StageEntrantInput>;
  /** How the bracket is played */
  format: StageFormat;
  /** Only in double elimination */
  hasSecondFinal: boolean;
  /** Only in single elimination */
  hasThirdPlace: boolean;
  /** The draw exchanges seeds where teams of one division would meet in their first series. Left out: as before */
  keepsDivisionsApart?: boolean | null | undefined;
  /** What it is */
  kind: StageKind;
  /** The number of the lot that gives this order of the entrants */
  lot?: number | null | undefined;
  /** 1 to 60 characters */
  name: string;
  /** In English, the same; left out: as before */
  nameEng?: string | null | undefined;
  /** How the series of each round are played; rounds without one as those of the season. Left out: as before */
  roundFormats?: Array<SeriesFormat> | null | undefined;
  /** Teams that sign up for its season without a place get seeds by the draw. Left out: as before */
  takesSignups?: boolean | null | undefined;
  /** The version that the caller has seen */
  version: number;
  /** The game week of each round; rounds without one follow week by week */
  weeks: Array<number>;
};

/** Missing fields do not change; images are names of uploaded ones */
export type SaveTeamInfoInput = {
  /** Path of the wide picture under /api; null: none */
  banner?: string | null | undefined;
  /** Path of the crest under /api; null: none */
  logo?: string | null | undefined;
  /** Its name */
  name?: string | null | undefined;
};

/** A field that is left out stays as it is. Pictures are named as POST /api/images returned them; null removes one, and the path as it was read changes nothing */
export type SaveTeamInput = {
  /** Path of the wide picture under /api; null: none */
  banner?: string | null | undefined;
  /** false: the team has ended */
  isActive: boolean;
  /** Path of the crest under /api; null: none */
  logo?: string | null | undefined;
  /** Its name */
  name: string;
  /** All who are in the team from now on */
  players: Array<TeamSlotInput>;
  /** The team */
  teamId: number;
  /** `AdminTeam.version` that the form was filled from */
  version: string;
};

/** A field that is left out stays as it is; an empty text removes the value */
export type SaveUserInput = {
  /** Path of the picture under /api; null: none */
  avatar?: string | null | undefined;
  /** Name on Discord; null: not known */
  discordName?: string | null | undefined;
  /** Address or name on Instagram; null: none */
  instagram?: string | null | undefined;
  /** The player’s matchmaking rating, 0 to 9999; null: not known */
  mmr?: string | null | undefined;
  /** Nickname */
  nickname?: string | null | undefined;
  /** The player; null: no player is known */
  playerId?: number | null | undefined;
  /** By admins only */
  roles?: Array<Role> | null | undefined;
  steam?: string | null | undefined;
  /** Address or name on TikTok; null: none */
  tiktok?: string | null | undefined;
  /** Address or name on Twitch; null: none */
  twitch?: string | null | undefined;
  /** Address or name on X; null: none */
  twitter?: string | null | undefined;
  /** The account */
  userId?: number | null | undefined;
  /** `AdminUser.version` that the form was filled from */
  version: string;
  /** Address or name on YouTube; null: none */
  youtube?: string | null | undefined;
};

export type ScheduleChoiceInput = {
  /** How often a pair meets: 1 or 2 */
  cycles: number;
  /** Left out, the series get no times */
  dates?: ScheduleDatesInput | null | undefined;
  divisionId: number;
  /** Series of a team in a week: 1 or 2 */
  matchesPerWeek: number;
  /** The same number gives the same schedule */
  seed: number;
};

/** When a schedule is played */
export type ScheduleDatesInput = {
  /** For a team's first series of a week, and for its second */
  days: Array<PlayDayInput>;
  /** YYYY-MM-DD, a day of the first week */
  firstWeek: string;
};

/** All facts of a season; missing ones are stored as not known */
export type SeasonInput = {
  /** YYYY-MM-DD, the last day */
  endsOn: string;
  /** The default of new divisions */
  format: SeriesFormat;
  /** 1 to 60 characters */
  name: string;
  /** At most 10 */
  qualifiers?: Array<SeasonQualifierInput> | null | undefined;
  /** YYYY-MM-DD HH:mm in Sweden; sign-up is closed from then on */
  signupClosesAt?: string | null | undefined;
  /** YYYY-MM-DD HH:mm in Sweden; sign-up is closed before that */
  signupOpensAt?: string | null | undefined;
  /** YYYY-MM-DD, the first day */
  startsOn: string;
  /** YYYY-MM-DD, the first day of the transfer window */
  transferFrom?: string | null | undefined;
  /** YYYY-MM-DD, its last day */
  transferTo?: string | null | undefined;
  /** Weeks of play, 1 to 53 */
  weeks?: number | null | undefined;
};

export type SeasonQualifierInput = {
  /** YYYY-MM-DD, the first day */
  from: string;
  /** Swedish, 1 to 60 characters */
  name: string;
  /** English, the same */
  nameEng: string;
  /** YYYY-MM-DD, the last day */
  to: string;
};

/** How a series is played */
export type SeriesFormat =
  /** One game; only in a round of a stage */
  | 'FIRST_TO_1'
  /** Best of three; only in a round of a stage */
  | 'FIRST_TO_2'
  /** Best of five: over when one side has three games */
  | 'FIRST_TO_3'
  /** Best of seven; only in a round of a stage */
  | 'FIRST_TO_4'
  /** Four games always, and a fifth at 2-2 */
  | 'FOUR_PLUS_DECIDER';

/** The outcome of a series for one of its teams */
export type SeriesOutcome =
  | 'LOSS'
  | 'OVERTIME_LOSS'
  | 'OVERTIME_WIN'
  | 'WIN';

export type SeriesOutcomeInput = {
  /** Games played */
  games?: Array<GameScoreInput> | null | undefined;
  /** What it is */
  kind: SeriesOutcomeKind;
  /** Who won without play; null: it was played, or is to be */
  walkover?: Walkover | null | undefined;
};

export type SeriesOutcomeKind =
  | 'REPORT'
  | 'RESET'
  | 'WALKOVER';

/** FAILED: it is not as it should be, and no work for it is left */
export type SeriesRoomState =
  | 'CLOSED'
  | 'CLOSING'
  | 'FAILED'
  | 'OPEN'
  | 'OPENING';

export type SeriesSort =
  | 'AWAY'
  | 'DIVISION'
  | 'HOME'
  /** The present week first, series without a result before others */
  | 'NOW'
  | 'STATE'
  | 'TIME'
  | 'WEEK';

/** How far a series is */
export type SeriesState =
  /** It has no time yet */
  | 'NOT_STARTED'
  /** It has a result */
  | 'REPORTED'
  /** It has a time, and no result */
  | 'TIME_SET';

export type SettleSeasonInput = {
  /** Series without a result stay without one */
  acceptsUnplayed?: boolean;
  /** The season */
  seasonId: number;
};

/** One of the two teams of a series */
export type Side =
  | 'AWAY'
  | 'HOME';

export type SignUpTeamInput = {
  hasRead: boolean;
  /** Must be your own team */
  teamId: number;
};

/** `text` is a part of the team's name */
export type SignedUpTeamFilter = {
  /** Rows of a page; null: all */
  first?: number | null | undefined;
  isDescending?: boolean | null | undefined;
  isEligible?: boolean | null | undefined;
  offset?: number | null | undefined;
  /** By the day of signing up when left out */
  sort?: SignupSort | null | undefined;
  /** As typed; empty for all */
  text?: string | null | undefined;
};

/** The obstacles, in this order */
export type SignupObstacle =
  | 'ALREADY_SIGNED_UP'
  | 'NOT_CAPTAIN'
  | 'NOT_OPEN_YET'
  | 'NOT_SIGNED_IN'
  | 'NO_TEAM'
  | 'REGISTRATION_CLOSED';

export type SignupSort =
  | 'DATE'
  | 'MMR'
  | 'NAME'
  | 'PLAYERS';

/** The lowest Elo of each rank; lower is E */
export type SixMansFloorsInput = {
  a: number;
  b: number;
  c: number;
  d: number;
  s: number;
  x: number;
};

/** A player of the league by id, or an account of the chat server with its name */
export type SixMansPersonInput = {
  discordId?: string | null | undefined;
  /** Its name */
  name?: string | null | undefined;
  /** The player; null: no player is known */
  playerId?: number | null | undefined;
};

/** The ranks of 6mans, S the highest */
export type SixMansRank =
  | 'A'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'S'
  | 'X';

export type SixMansReportInput = {
  /** The same six have the same result moments ago, and this is another series; refused otherwise */
  isAnother?: boolean | null | undefined;
  /** 0 to 2 */
  loserGames: number;
  /** The players of the side that lost */
  losers: Array<SixMansPersonInput>;
  /** Now, when left out */
  playedAt?: string | null | undefined;
  /** Your own name for the series; the same one is refused a second time */
  reference?: string | null | undefined;
  /** The players of the side that won */
  winners: Array<SixMansPersonInput>;
};

/** Either a team, or the place of a table or of another stage */
export type StageEntrantInput = {
  divisionId?: number | null | undefined;
  place?: number | null | undefined;
  /** The team; null: none */
  teamId?: number | null | undefined;
};

/** How a team has left a stage after its draw */
export type StageExit =
  | 'DISQUALIFIED'
  | 'WITHDRAWN';

/** How the series of a stage follow from each other */
export type StageFormat =
  /** One series */
  | 'DECIDER'
  | 'DOUBLE_ELIMINATION'
  | 'SINGLE_ELIMINATION';

/** What a stage is for */
export type StageKind =
  | 'CUP'
  | 'PLAYOFFS'
  | 'QUALIFIER';

/** The start page's banner */
export type StartPageInput = {
  /** Markdown, Swedish */
  startContent: string;
  /** Markdown, English */
  startContentEng: string;
  /** What the start page shows */
  startType: StartType;
  /** `LeagueSettings.startVersion` that the form was filled from */
  version: string;
};

/** What the start page's banner shows */
export type StartType =
  | 'custom'
  | 'matches';

/** A kind of stored files */
export type StoredKind =
  | 'DUMPS'
  | 'PICTURES'
  | 'REPLAY_FILES';

/** At most 100 series */
export type StreamSeriesInput = {
  /** It is or was streamed */
  isStreamed: boolean;
  series: Array<ChosenSeriesInput>;
};

export type TakeOutOfStageInput = {
  divisionId: number;
  /** Only after a disqualification: whom it has beaten last comes back */
  doesBeatenReturn: boolean;
  exit: StageExit;
  /** The team */
  teamId: number;
  /** The version that the caller has seen */
  version: number;
};

/** Why staff should look at a team */
export type TeamConcern =
  /** The captain has no account */
  | 'NO_ACCOUNT'
  /** Its first place is empty */
  | 'NO_CAPTAIN'
  /** Fewer than three players */
  | 'PLAYERS'
  /** The captain has not been on the site for fourteen days */
  | 'SILENT'
  /** Fewer than two Swedish players */
  | 'SWEDES'
  /** It has lost a series by walkover */
  | 'WALKOVERS';

export type TeamDecisionInput = {
  adjustment: number;
  areResultsAnnulled: boolean;
  decider?: number | null | undefined;
  divisionId: number;
  /** Its unplayed series become walkovers against it */
  givesWalkovers?: boolean;
  /** The team is disqualified */
  isDisqualified: boolean;
  /** The team */
  teamId: number;
};

/** A number in which two teams are compared, per game */
export type TeamMeasure =
  | 'GOALS'
  | 'GOALS_AGAINST'
  | 'RATING'
  | 'SAVES'
  | 'SHOOTING_PERCENT'
  | 'SHOTS';

/** What a merge of two teams moves */
export type TeamMergeMoveKind =
  | 'INVITES'
  | 'REQUESTS'
  | 'ROSTERS'
  | 'SANCTIONS'
  | 'SEASONS'
  | 'SERIES'
  | 'SIGN_UPS';

/** A player's place in a team */
export type TeamSlotInput = {
  /** The player */
  playerId: number;
  /** 1 is the captain */
  sortOrder: number;
};

export type TeamSort =
  | 'DIVISION'
  | 'NAME'
  | 'PLAYERS';

export type TellStoryInput = {
  /** Names of uploaded pictures */
  pictures?: Array<string> | null | undefined;
  /** The series */
  seriesId: number;
  text: string;
};

/** A page of text */
export type TextPageName =
  | 'ABOUT'
  | 'DEVELOPERS'
  | 'HELP_US'
  | 'MERCH'
  | 'PRIVACY';

/** The steps that order the table, first to last */
export type TieBreak =
  | 'DECIDER'
  | 'DISQUALIFIED'
  | 'GAMES_WON'
  | 'GAME_DIFFERENCE'
  | 'GOALS_FOR'
  | 'GOAL_DIFFERENCE'
  | 'HEAD_TO_HEAD_GAME_DIFFERENCE'
  | 'HEAD_TO_HEAD_GOAL_DIFFERENCE'
  | 'HEAD_TO_HEAD_POINTS'
  | 'POINTS'
  | 'SHARED';

export type TimelineKind =
  | 'CONFIRMED'
  | 'DISPUTED'
  | 'DISPUTE_DECIDED'
  | 'LINE_UP_NAMED'
  | 'NO_SHOW_CLAIMED'
  | 'NO_SHOW_DECIDED'
  | 'NO_SHOW_OBJECTED'
  | 'NO_SHOW_WITHDRAWN'
  | 'REPORTED'
  | 'SETTLED'
  | 'STORY_TOLD'
  | 'TIMES_OFFERED'
  | 'TIMES_WITHDRAWN'
  | 'TIME_AGREED';

/** What a team has won in a season that is settled */
export type Title =
  /** Of the league */
  | 'CHAMPION'
  /** Winner of a cup */
  | 'CUP'
  /** First in the table of a division, unless it is the champion by it */
  | 'DIVISION'
  /** In the league */
  | 'SECOND'
  /** In the league; two teams that lost in the semifinals are both third */
  | 'THIRD';

export type TransferSort =
  | 'FROM'
  | 'PLAYER'
  | 'PREVIOUS_TEAM'
  | 'TEAM'
  | 'TO';

export type UndoActInput = {
  /** The entry to take back */
  entryId: number;
  /** The entries of the plan that was shown; refused when there are others now */
  entryIds: Array<number>;
  /** With all acts of the press that made it */
  isWholePress?: boolean | null | undefined;
};

/** What becomes of it */
export type UndoFate =
  /** It is there again */
  | 'BACK'
  /** It has its former values */
  | 'CHANGED'
  /** It is decided again */
  | 'CLOSED'
  /** It is removed */
  | 'GONE'
  /** It is the former player’s again */
  | 'MOVED'
  /** It is open again */
  | 'OPENED';

/** What an undo is about */
export type UndoThing =
  | 'ACCOUNT'
  | 'CATEGORY'
  | 'CLAIM'
  | 'COLOUR'
  | 'DISPUTE'
  | 'DIVISION'
  | 'ENTRY'
  | 'EVIDENCE'
  | 'FLOOR'
  | 'GAME'
  | 'HONOUR'
  | 'INVITE'
  | 'LINE_UP'
  | 'MEMBER'
  | 'MEMBER_DETAILS'
  | 'MERGE'
  | 'MESSAGE'
  | 'NOTE'
  | 'OFFER'
  | 'PAGE'
  | 'PARTNER'
  | 'PICTURE'
  | 'PLACE'
  | 'PLAYER'
  | 'POST'
  | 'REMINDER'
  | 'REQUEST'
  | 'ROLE'
  | 'ROW'
  | 'SANCTION'
  | 'SEASON'
  | 'SERIES'
  | 'SETTING'
  | 'SIGN_UP'
  | 'SIX_MANS_PLAYER'
  | 'SIX_MANS_SERIES'
  | 'STAGE'
  | 'TEAM'
  | 'WEEK_RULES';

export type UserSort =
  | 'ACCOUNT'
  | 'MMR'
  | 'NICKNAME'
  | 'TEAM';

/** The winner of a series that was not played */
export type Walkover =
  | 'AWAY'
  /** Both were absent, and both lose */
  | 'BOTH'
  | 'HOME';

export type WalkoverInput = {
  /** Needed when series of the bracket were played that do not follow from the new result */
  played?: PlayedChoice | null | undefined;
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  /** The series */
  seriesId: number;
  version: number;
  /** Who won without play */
  walkover: Walkover;
};

/** PAUSED by staff; STOPPED because a delivery was given up; PARTNER_STOPPED: staff have stopped the partner who keeps it */
export type WebhookState =
  | 'ACTIVE'
  | 'PARTNER_STOPPED'
  | 'PAUSED'
  | 'STOPPED';

export type WebhookTargetInput = {
  /** Its number in the league */
  id: number;
  version: number;
};

/** The most urgent first */
export type WeekGroup =
  | 'CLAIMED'
  | 'DISPUTED'
  | 'NOT_READY'
  | 'NOT_REPORTED'
  | 'NO_TIME'
  | 'WAITING';

export type WeekReportInput = {
  /** Suspended or banned players did play, and the caller knows it */
  acceptsSuspended?: boolean | null | undefined;
  /** Numbers above the usual are right, and the caller knows it */
  acceptsUnusual?: boolean | null | undefined;
  /** Games played */
  games: Array<GameInput>;
  /** The players' numbers come later: no game has rows */
  isResultOnly?: boolean | null | undefined;
  /** Names of uploaded pictures of the end screens */
  pictures?: Array<string> | null | undefined;
  /** The series */
  seriesId: number;
  version: number;
};

/** PLAY, WAIT and DONE are nothing to do now */
export type WeekStep =
  | 'ANSWER_TIMES'
  | 'CONFIRM'
  | 'DONE'
  | 'MARK_EVENINGS'
  | 'NAME_LINE_UP'
  | 'OBJECT'
  | 'OFFER_TIMES'
  | 'PLAY'
  | 'REPORT'
  | 'TELL_STORY'
  | 'WAIT';

/** A result that a reader supposes for a series that is still to be played */
export type WhatIfResultInput = {
  /** Games won by the away team */
  awayGames: number;
  /** Games won by the home team */
  homeGames: number;
  /** The series */
  seriesId: number;
};
