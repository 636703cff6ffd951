/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A staff role; membership is not one */
export type Role =
  | 'ADMIN'
  | 'DIVISION_ADMIN'
  | 'GRAPHICS'
  | 'WRITER';

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

/** The winner of a series that was not played */
export type Walkover =
  | 'AWAY'
  /** Both were absent, and both lose */
  | 'BOTH'
  | 'HOME';

export type SignupBannerQueryVariables = Exact<{ [key: string]: never; }>;


export type SignupBannerQuery = { signup: { isCaptain: boolean, isSignedUp: boolean, season: { id: number, name: string, signupClosesAt: string | null } | null, team: { id: number, name: string, logo: string | null } | null } };

export type SearchPaletteQueryVariables = Exact<{
  text: string;
}>;


export type SearchPaletteQuery = { search: { players: Array<{ id: number, nickname: string, avatar: string | null, nationality: string | null }>, teams: Array<{ id: number, name: string, logo: string | null }>, divisions: Array<{ division: { id: number, name: string, discriminator: string, seasonId: number }, season: { id: number, name: string } }>, news: Array<{ id: number, title: string, slug: string, publishedAt: string, mayTellResults: boolean }>, playing: Array<{ id: number, home: { id: number, name: string, logo: string | null }, away: { id: number, name: string } }> } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { settings: { currentSeasonId: number | null, registrationOpen: boolean, signupOpensAt: string | null, signupClosesAt: string | null, transferOpen: boolean }, currentSeason: { id: number, name: string, divisions: Array<{ id: number, name: string, discriminator: string, seasonId: number }> } | null };

export type UnreadChangesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadChangesSubscription = { unreadNotifications: number };

export type UnreadQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadQuery = { unreadNotifications: number };

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

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { me: { userId: number, displayName: string, avatar: string | null, playerId: number | null, nickname: string | null, isCaptain: boolean, isMember: boolean, isStaff: boolean, nationality: string | null, roles: Array<Role>, team: { id: number, name: string, logo: string | null } | null } | null };

export const NewsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NewsCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"thumbnail"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayTellResults"}}]}}]} as unknown as DocumentNode<NewsCardFragment, unknown>;
export const PlacementLegendFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacementLegend"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlacementBand"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromPosition"}},{"kind":"Field","name":{"kind":"Name","value":"toPosition"}},{"kind":"Field","name":{"kind":"Name","value":"hex"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionSv"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionEn"}}]}}]} as unknown as DocumentNode<PlacementLegendFragment, unknown>;
export const PlayerLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}}]} as unknown as DocumentNode<PlayerLinkFragment, unknown>;
export const WaitingRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WaitingRequestFragment, unknown>;
export const PublicSanctionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicSanction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"seriesServed"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}}]} as unknown as DocumentNode<PublicSanctionFragment, unknown>;
export const SeasonFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeasonFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Season"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"signupOpensAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"}},{"kind":"Field","name":{"kind":"Name","value":"transferFrom"}},{"kind":"Field","name":{"kind":"Name","value":"transferTo"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEng"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}}]} as unknown as DocumentNode<SeasonFactsFragment, unknown>;
export const FormGuideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormGuide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingsRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}}]}}]} as unknown as DocumentNode<FormGuideFragment, unknown>;
export const TeamLogoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<TeamLogoFragment, unknown>;
export const SeriesRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<SeriesRowFragment, unknown>;
export const SeriesScoreFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeriesScore"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Series"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"isStreamed"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"homeGames"}},{"kind":"Field","name":{"kind":"Name","value":"awayGames"}},{"kind":"Field","name":{"kind":"Name","value":"walkover"}},{"kind":"Field","name":{"kind":"Name","value":"isOvertime"}}]}}]} as unknown as DocumentNode<SeriesScoreFragment, unknown>;
export const PlayerNumbersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerNumbers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"goals"}},{"kind":"Field","name":{"kind":"Name","value":"assists"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"shots"}},{"kind":"Field","name":{"kind":"Name","value":"scorePerGame"}},{"kind":"Field","name":{"kind":"Name","value":"goalsPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"assistsPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"savesPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"shotsPerGame"}},{"kind":"Field","name":{"kind":"Name","value":"shootingPercent"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]} as unknown as DocumentNode<PlayerNumbersFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const SignupBannerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignupBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signupClosesAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isCaptain"}},{"kind":"Field","name":{"kind":"Name","value":"isSignedUp"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<SignupBannerQuery, SignupBannerQueryVariables>;
export const SearchPaletteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchPalette"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"players"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayerLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"divisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayTellResults"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"away"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<SearchPaletteQuery, SearchPaletteQueryVariables>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentSeasonId"}},{"kind":"Field","name":{"kind":"Name","value":"registrationOpen"}},{"kind":"Field","name":{"kind":"Name","value":"signupOpensAt"}},{"kind":"Field","name":{"kind":"Name","value":"signupClosesAt"}},{"kind":"Field","name":{"kind":"Name","value":"transferOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentSeason"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"divisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}}]}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const UnreadChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}]} as unknown as DocumentNode<UnreadChangesSubscription, UnreadChangesSubscriptionVariables>;
export const UnreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Unread"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotifications"}}]}}]} as unknown as DocumentNode<UnreadQuery, UnreadQueryVariables>;
export const TakeBackRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TakeBackRequestMutation, TakeBackRequestMutationVariables>;
export const SessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"isCaptain"}},{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"isStaff"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<SessionQuery, SessionQueryVariables>;