/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InviteStatus =
  | 'ACCEPTED'
  | 'CANCELLED'
  | 'DENIED'
  | 'PENDING';

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

/** WEEK_SERIES: a series, as its captains handle it in the match week */
export type NoticePlaceKind =
  | 'DIVISION'
  | 'PLAYER'
  | 'SERIES'
  | 'TEAM'
  | 'WEEK_SERIES';

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

export type RequestTeamInput = {
  /** Name of an uploaded image; null: no logo yet */
  logo?: string | null | undefined;
  /** Its name */
  name: string;
};

/** What was decided about a player or a team */
export type SanctionKind =
  | 'BAN'
  | 'SUSPENSION'
  | 'WARNING';

/** The outcome of a series for one of its teams */
export type SeriesOutcome =
  | 'LOSS'
  | 'OVERTIME_LOSS'
  | 'OVERTIME_WIN'
  | 'WIN';

/** How far a series is */
export type SeriesState =
  /** It has no time yet */
  | 'NOT_STARTED'
  /** It has a result */
  | 'REPORTED'
  /** It has a time, and no result */
  | 'TIME_SET';

export type SignUpTeamInput = {
  hasRead: boolean;
  /** Must be your own team */
  teamId: number;
};

/** The obstacles, in this order */
export type SignupObstacle =
  | 'ALREADY_SIGNED_UP'
  | 'NOT_CAPTAIN'
  | 'NOT_OPEN_YET'
  | 'NOT_SIGNED_IN'
  | 'NO_TEAM'
  | 'REGISTRATION_CLOSED';

/** The winner of a series that was not played */
export type Walkover =
  | 'AWAY'
  /** Both were absent, and both lose */
  | 'BOTH'
  | 'HOME';

export type NoticeFragment = { id: number, createdAt: string, descriptionSv: string, descriptionEn: string, isRead: boolean, invite: { id: number, status: InviteStatus, withRequest: boolean, team: { id: number, name: string, logo: string | null } } | null, place: { kind: NoticePlaceKind, id: number, discriminator: string | null, seasonId: number | null } | null };

export type MarkNotificationsReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkNotificationsReadMutation = { markNotificationsRead:
    | { __typename: 'NotificationsRead', count: number }
    | { __typename: 'Problem' }
   };

export type AcceptInviteMutationVariables = Exact<{
  inviteId: number;
}>;


export type AcceptInviteMutation = { acceptInvite:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type DenyInviteMutationVariables = Exact<{
  inviteId: number;
}>;


export type DenyInviteMutation = { denyInvite:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type NotificationsPageQueryVariables = Exact<{
  before?: number | null | undefined;
}>;


export type NotificationsPageQuery = { notifications: { nextBefore: number | null, unread: number, items: Array<{ id: number, createdAt: string, descriptionSv: string, descriptionEn: string, isRead: boolean, invite: { id: number, status: InviteStatus, withRequest: boolean, team: { id: number, name: string, logo: string | null } } | null, place: { kind: NoticePlaceKind, id: number, discriminator: string | null, seasonId: number | null } | null }> } };

export type SignUpTeamMutationVariables = Exact<{
  input: SignUpTeamInput;
}>;


export type SignUpTeamMutation = { signUpTeam:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type SignupPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupPageQuery = { signup: { obstacle: SignupObstacle | null, players: number, swedish: number, season: { id: number, name: string, startsOn: string, endsOn: string, signupOpensAt: string | null, signupClosesAt: string | null, weeks: number | null, transferFrom: string | null, transferTo: string | null, qualifiers: Array<{ name: string, nameEng: string, from: string, to: string }> } | null, team: { id: number, name: string, logo: string | null } | null } };

export type CreateTeamPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CreateTeamPageQuery = { myRequests: Array<{ teamName: string | null, logo: string | null, id: number, kind: RequestKind, createdAt: string }> };

export type RequestTeamMutationVariables = Exact<{
  input: RequestTeamInput;
}>;


export type RequestTeamMutation = { requestTeam:
    | { messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type NewsCardFragment = { id: number, slug: string, title: string, description: string, thumbnail: string | null, authorName: string | null, publishedAt: string, mayTellResults: boolean, category: { id: number, name: string } };

export type PlacementLegendFragment = { fromPosition: number, toPosition: number, hex: string, descriptionSv: string, descriptionEn: string };

export type PlayerLinkFragment = { id: number, nickname: string, avatar: string | null, nationality: string | null };

export type WaitingRequestFragment = { id: number, kind: RequestKind, createdAt: string };

export type TakeBackRequestMutationVariables = Exact<{
  id: number;
}>;


export type TakeBackRequestMutation = { cancelRequest:
    | { messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type PublicSanctionFragment = { id: number, kind: SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, seriesServed: number, liftedOn: string | null, reasonSv: string, reasonEn: string | null };

export type SeasonFactsFragment = { id: number, startsOn: string, endsOn: string, signupOpensAt: string | null, signupClosesAt: string | null, weeks: number | null, transferFrom: string | null, transferTo: string | null, qualifiers: Array<{ name: string, nameEng: string, from: string, to: string }> };

export type FormGuideFragment = { form: Array<SeriesOutcome> };

export type SeriesRowFragment = { id: number, week: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean, division: { id: number, name: string, discriminator: string, seasonId: number }, home: { id: number, name: string, logo: string | null }, away: { id: number, name: string, logo: string | null } };

export type SeriesScoreFragment = { id: number, scheduledAt: string | null, isStreamed: boolean, state: SeriesState, homeGames: number | null, awayGames: number | null, walkover: Walkover | null, isOvertime: boolean };

export type PlayerNumbersFragment = { games: number, score: number, goals: number, assists: number, saves: number, shots: number, scorePerGame: number, goalsPerGame: number, assistsPerGame: number, savesPerGame: number, shotsPerGame: number, shootingPercent: number | null, rating: number | null, player: { id: number, nickname: string } };

export type TeamLogoFragment = { id: number, name: string, logo: string | null };

export type ProblemPartsFragment = { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> };

export const TeamLogoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<TeamLogoFragment, unknown>;
export const NoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionSv"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withRequest"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<NoticeFragment, unknown>;
export const NewsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayTellResults"}}]}}]} as unknown as DocumentNode<NewsCardFragment, unknown>;
export const PlacementLegendFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementLegend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacementBand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPosition"}},{"kind":"Field","name":{"kind":"Name","value":"toPosition"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionSv"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}}]}}]} as unknown as DocumentNode<PlacementLegendFragment, unknown>;
export const PlayerLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}}]} as unknown as DocumentNode<PlayerLinkFragment, unknown>;
export const WaitingRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WaitingRequestFragment, unknown>;
export const PublicSanctionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicSanction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"seriesServed"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}}]} as unknown as DocumentNode<PublicSanctionFragment, unknown>;
export const SeasonFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"signupOpensAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"transferFrom"}},{"kind":"Field","name":{"kind":"Name","value":"transferTo"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SeasonFactsFragment, unknown>;
export const FormGuideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormGuide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingsRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}}]}}]} as unknown as DocumentNode<FormGuideFragment, unknown>;
export const SeriesRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<SeriesRowFragment, unknown>;
export const SeriesScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}}]} as unknown as DocumentNode<SeriesScoreFragment, unknown>;
export const PlayerNumbersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"shots"}},{"kind":"Field","name":{"kind":"Name","value":"scorePerGame"}},{"kind":"Field","name":{"kind":"Name","value":"goalsPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"assistsPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"savesPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"shotsPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"shootingPercent"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]} as unknown as DocumentNode<PlayerNumbersFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const MarkNotificationsReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markNotificationsRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsRead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
export const AcceptInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inviteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inviteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inviteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AcceptInviteMutation, AcceptInviteMutationVariables>;
export const DenyInviteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DenyInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inviteId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"denyInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inviteId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inviteId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<DenyInviteMutation, DenyInviteMutationVariables>;
export const NotificationsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"25"}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextBefore"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Notice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionSv"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"invite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"withRequest"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}}]}}]} as unknown as DocumentNode<NotificationsPageQuery, NotificationsPageQueryVariables>;
export const SignUpTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignUpTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SignUpTeamMutation, SignUpTeamMutationVariables>;
export const SignupPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeasonFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"players"}},{"kind":"Field","name":{"kind":"Name","value":"swedish"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"signupOpensAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"transferFrom"}},{"kind":"Field","name":{"kind":"Name","value":"transferTo"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<SignupPageQuery, SignupPageQueryVariables>;
export const CreateTeamPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreateTeamPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRequest"}},{"kind":"Field","name":{"kind":"Name","value":"teamName"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreateTeamPageQuery, CreateTeamPageQueryVariables>;
export const RequestTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestTeamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestTeam"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RequestTeamMutation, RequestTeamMutationVariables>;
export const TakeBackRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TakeBackRequestMutation, TakeBackRequestMutationVariables>;