/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AttachGameAccountInput = {
  accountId: string;
  /** The name to show */
  displayName?: string | null | undefined;
  /** Gaming platform; null: not known */
  platform: Platform;
  /** The player; null: no player is known */
  playerId: number;
};

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

export type GoalInput = {
  /** The scorer; null for an own goal, or when it is not known */
  playerId?: number | null | undefined;
  /** The team that got the goal */
  side: Side;
};

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
  | 'SERIES_CHANGED_MEANWHILE'
  | 'SERIES_NOT_FOUND'
  | 'SERIES_NOT_REPORTED'
  | 'SERIES_TAKEN'
  | 'SERIES_UNPLAYED'
  | 'SERIES_WITHOUT_TIME'
  | 'SIGNUP_IS_OVER'
  | 'TEAM_FULL'
  | 'TEAM_HAS_SERIES'
  | 'TEAM_IN_OTHER_DIVISION'
  | 'TIME_FIXED'
  | 'TIME_NOT_OFFERED'
  | 'TOO_MANY_REQUESTS'
  | 'TRANSFER_WINDOW_CLOSED'
  | 'UNDER_AGE'
  | 'UNUSUAL_NUMBERS'
  | 'WRONG_INVITE'
  | 'WRONG_REQUEST_KIND';

/** Where a game account lives */
export type Platform =
  | 'EPIC'
  | 'PLAYSTATION'
  | 'STEAM'
  | 'SWITCH'
  | 'XBOX';

export type PlayerGameStatsInput = {
  /** Assists */
  assists: number;
  /** Goals */
  goals: number;
  /** The player; null: no player is known */
  playerId: number;
  /** Saves */
  saves: number;
  /** The game’s own points */
  score: number;
  /** Shots */
  shots: number;
};

export type ReportSeriesInput = {
  /** Suspended or banned players did play, and the caller knows it */
  acceptsSuspended?: boolean | null | undefined;
  /** Numbers above the usual are right, and the caller knows it */
  acceptsUnusual?: boolean | null | undefined;
  /** Games played */
  games: Array<GameInput>;
  /** The players' numbers come later: no game has rows */
  isResultOnly?: boolean | null | undefined;
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  /** The series; null: none */
  seriesId: number;
  version: number;
};

export type RequestGameAccountInput = {
  accountId: string;
  /** Its name in the replay */
  displayName?: string | null | undefined;
  /** Gaming platform; null: not known */
  platform: Platform;
  /** A player of the captain's team */
  playerId: number;
  /** The series; null: none */
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

export type ResetSeriesInput = {
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  /** The series; null: none */
  seriesId: number;
  version: number;
};

/** What was decided about a player or a team */
export type SanctionKind =
  | 'BAN'
  | 'SUSPENSION'
  | 'WARNING';

/** How a series is played */
export type SeriesFormat =
  /** Best of five: over when one side has three games */
  | 'FIRST_TO_3'
  /** Four games always, and a fifth at 2-2 */
  | 'FOUR_PLUS_DECIDER';

/** How far a series is */
export type SeriesState =
  /** It has no time yet */
  | 'NOT_STARTED'
  /** It has a result */
  | 'REPORTED'
  /** It has a time, and no result */
  | 'TIME_SET';

/** One of the two teams of a series */
export type Side =
  | 'AWAY'
  | 'HOME';

/** The winner of a series that was not played */
export type Walkover =
  | 'AWAY'
  /** Both were absent, and both lose */
  | 'BOTH'
  | 'HOME';

export type WalkoverInput = {
  /** Needed when a dispute or a claim is open, which the act ends; both teams read it */
  reason?: string | null | undefined;
  /** The series; null: none */
  seriesId: number;
  version: number;
  /** Who won without play; null: it was played, or is to be */
  walkover: Walkover;
};

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
  /** The series; null: none */
  seriesId: number;
  version: number;
};

export type OwnAccountRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountRequestsQuery = { myRequests: Array<{ id: number, kind: RequestKind, platform: string | null, platformId: string | null, player: { id: number, nickname: string } | null }> };

export type RequestGameAccountMutationVariables = Exact<{
  input: RequestGameAccountInput;
}>;


export type RequestGameAccountMutation = { requestGameAccount:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type WeekReportQueryVariables = Exact<{
  seriesId: number;
}>;


export type WeekReportQuery = { weekReport: { seriesId: number, version: number, replayDigests: Array<string | null>, home: Array<{ playerId: number, nickname: string, isOnRoster: boolean, lastSlot: number | null, suspended: { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null } | null }>, away: Array<{ playerId: number, nickname: string, isOnRoster: boolean, lastSlot: number | null, suspended: { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null } | null }>, series: { id: number, week: number, scheduledAt: string | null, state: SeriesState, hasPlayerNumbers: boolean, format: SeriesFormat, isStreamed: boolean, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean, games: Array<{ number: number, homeGoals: number, awayGoals: number, home: Array<{ score: number, goals: number, assists: number, saves: number, shots: number, player: { id: number, nickname: string } }>, away: Array<{ score: number, goals: number, assists: number, saves: number, shots: number, player: { id: number, nickname: string } }>, goals: Array<{ side: Side, scorer: { id: number } | null }> }>, division: { id: number, name: string, discriminator: string, seasonId: number }, season: { id: number, name: string }, home: { id: number, name: string, logo: string | null }, away: { id: number, name: string, logo: string | null } } } };

export type WeekReportPlayerPartsFragment = { playerId: number, nickname: string, isOnRoster: boolean, lastSlot: number | null, suspended: { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null } | null };

export type ReportOwnSeriesMutationVariables = Exact<{
  input: WeekReportInput;
}>;


export type ReportOwnSeriesMutation = { reportOwnSeries:
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
    | { __typename: 'WeekSeries', id: number, version: number, series: { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean } }
   };

export type ReportSeriesMutationVariables = Exact<{
  input: ReportSeriesInput;
}>;


export type ReportSeriesMutation = { reportSeries:
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
    | { __typename: 'SeriesReport', seriesId: number, version: number, series: { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean } }
   };

export type DeclareWalkoverMutationVariables = Exact<{
  input: WalkoverInput;
}>;


export type DeclareWalkoverMutation = { declareWalkover:
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
    | { __typename: 'SeriesReport', seriesId: number, version: number, series: { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean } }
   };

export type ResetSeriesMutationVariables = Exact<{
  input: ResetSeriesInput;
}>;


export type ResetSeriesMutation = { resetSeries:
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
    | { __typename: 'SeriesReport', seriesId: number, version: number, series: { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean } }
   };

export type AttachGameAccountMutationVariables = Exact<{
  input: AttachGameAccountInput;
}>;


export type AttachGameAccountMutation = { attachGameAccount:
    | { __typename: 'GameAccount', id: number, playerId: number }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type ChangedSeriesFragment = { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean };

export type SeriesReportFormFragment = { seriesId: number, version: number, isOwnTeam: boolean, isReportedByOwnTeam: boolean, isContested: boolean, mayChange: boolean, replayDigests: Array<string | null>, home: Array<{ playerId: number, nickname: string, isOnRoster: boolean, lastSlot: number | null, suspended: { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null } | null }>, away: Array<{ playerId: number, nickname: string, isOnRoster: boolean, lastSlot: number | null, suspended: { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null } | null }>, series: { id: number, week: number, scheduledAt: string | null, state: SeriesState, hasPlayerNumbers: boolean, format: SeriesFormat, isStreamed: boolean, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean, games: Array<{ number: number, homeGoals: number, awayGoals: number, home: Array<{ score: number, goals: number, assists: number, saves: number, shots: number, player: { id: number, nickname: string } }>, away: Array<{ score: number, goals: number, assists: number, saves: number, shots: number, player: { id: number, nickname: string } }>, goals: Array<{ side: Side, scorer: { id: number } | null }> }>, division: { id: number, name: string, discriminator: string, seasonId: number }, season: { id: number, name: string }, home: { id: number, name: string, logo: string | null }, away: { id: number, name: string, logo: string | null } } };

export type ReportPlayerFragment = { playerId: number, nickname: string, isOnRoster: boolean, lastSlot: number | null, suspended: { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null } | null };

export type SuspendedFragment = { kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, reasonSv: string, reasonEn: string | null };

export type ReportHeaderFragment = { id: number, week: number, scheduledAt: string | null, state: SeriesState, hasPlayerNumbers: boolean, format: SeriesFormat, isStreamed: boolean, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean, division: { id: number, name: string, discriminator: string, seasonId: number }, season: { id: number, name: string }, home: { id: number, name: string, logo: string | null }, away: { id: number, name: string, logo: string | null } };

export type StoredRowFragment = { score: number, goals: number, assists: number, saves: number, shots: number, player: { id: number, nickname: string } };

export type StoredGoalFragment = { side: Side, scorer: { id: number } | null };

export type StandingResultQueryVariables = Exact<{
  seriesId: number;
}>;


export type StandingResultQuery = { weekSeries: { id: number, series: { id: number, homeGames: number | null, awayGames: number | null, home: { id: number, name: string }, away: { id: number, name: string } }, result: { reportedBySide: Side | null, mayAnswer: boolean } } | null };

export type SeriesScoreFragment = { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean };

export type TeamLogoFragment = { id: number, name: string, logo: string | null };

export type ProblemPartsFragment = { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> };

export const SuspendedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suspended"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}}]} as unknown as DocumentNode<SuspendedFragment, unknown>;
export const WeekReportPlayerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekReportPlayerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekReportPlayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"isOnRoster"}},{"kind":"Field","name":{"kind":"Name","value":"lastSlot"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suspended"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suspended"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}}]} as unknown as DocumentNode<WeekReportPlayerPartsFragment, unknown>;
export const SeriesScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}}]} as unknown as DocumentNode<SeriesScoreFragment, unknown>;
export const ChangedSeriesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}}]} as unknown as DocumentNode<ChangedSeriesFragment, unknown>;
export const ReportPlayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportPlayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRosterPlayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"isOnRoster"}},{"kind":"Field","name":{"kind":"Name","value":"lastSlot"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suspended"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suspended"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}}]} as unknown as DocumentNode<ReportPlayerFragment, unknown>;
export const TeamLogoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<TeamLogoFragment, unknown>;
export const ReportHeaderFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlayerNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<ReportHeaderFragment, unknown>;
export const StoredRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerGameStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"shots"}}]}}]} as unknown as DocumentNode<StoredRowFragment, unknown>;
export const StoredGoalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredGoal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Goal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<StoredGoalFragment, unknown>;
export const SeriesReportFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesReportForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isReportedByOwnTeam"}},{"kind":"Field","name":{"kind":"Name","value":"isContested"}},{"kind":"Field","name":{"kind":"Name","value":"mayChange"}},{"kind":"Field","name":{"kind":"Name","value":"replayDigests"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportPlayer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportPlayer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportHeader"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"homeGoals"}},{"kind":"Field","name":{"kind":"Name","value":"awayGoals"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredGoal"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suspended"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportPlayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportRosterPlayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"isOnRoster"}},{"kind":"Field","name":{"kind":"Name","value":"lastSlot"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suspended"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlayerNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerGameStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"shots"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredGoal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Goal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SeriesReportFormFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const OwnAccountRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnAccountRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"platformId"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]}}]} as unknown as DocumentNode<OwnAccountRequestsQuery, OwnAccountRequestsQueryVariables>;
export const RequestGameAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestGameAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestGameAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestGameAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RequestGameAccountMutation, RequestGameAccountMutationVariables>;
export const WeekReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WeekReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"replayDigests"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekReportPlayerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekReportPlayerParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportHeader"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"homeGoals"}},{"kind":"Field","name":{"kind":"Name","value":"awayGoals"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"goals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredGoal"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Suspended"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekReportPlayerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekReportPlayer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"isOnRoster"}},{"kind":"Field","name":{"kind":"Name","value":"lastSlot"}},{"kind":"Field","name":{"kind":"Name","value":"suspended"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Suspended"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportHeader"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hasPlayerNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerGameStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"shots"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredGoal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Goal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"scorer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<WeekReportQuery, WeekReportQueryVariables>;
export const ReportOwnSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportOwnSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeekReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportOwnSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WeekSeries"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSeries"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ReportOwnSeriesMutation, ReportOwnSeriesMutationVariables>;
export const ReportSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSeries"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ReportSeriesMutation, ReportSeriesMutationVariables>;
export const DeclareWalkoverDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclareWalkover"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WalkoverInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declareWalkover"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSeries"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<DeclareWalkoverMutation, DeclareWalkoverMutationVariables>;
export const ResetSeriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSeries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetSeriesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SeriesReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedSeries"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedSeries"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeriesScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ResetSeriesMutation, ResetSeriesMutationVariables>;
export const AttachGameAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AttachGameAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttachGameAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attachGameAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GameAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playerId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AttachGameAccountMutation, AttachGameAccountMutationVariables>;
export const StandingResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StandingResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seriesId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weekSeries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"seriesId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seriesId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"series"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportedBySide"}},{"kind":"Field","name":{"kind":"Name","value":"mayAnswer"}}]}}]}}]}}]} as unknown as DocumentNode<StandingResultQuery, StandingResultQueryVariables>;