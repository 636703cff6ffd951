/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClaimPlayerInput = {
  /** YYYY-MM-DD */
  birthdate: string;
  consent: boolean;
  /** The asker's text about themselves */
  helpText?: string | null | undefined;
  /** ISO 3166, two letters */
  nationality: string;
  /** Gaming platform; null: not known */
  platform: string;
  /** The account’s id there; null: not known */
  platformId: string;
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

/** Missing fields do not change; images are names of uploaded ones */
export type SavePlayerImagesInput = {
  /** Path of the picture under /api; null: none */
  avatar?: string | null | undefined;
  /** Path of the wide picture under /api; null: none */
  banner?: string | null | undefined;
};

export type AskForLoginHelpMutationVariables = Exact<{
  ticket: string;
  text: string;
}>;


export type AskForLoginHelpMutation = { askForLoginHelp:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type ApplyForMembershipMutationVariables = Exact<{
  input: MembershipInput;
}>;


export type ApplyForMembershipMutation = { applyForMembership:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type OwnEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnEmailQuery = { registration: { email: string | null } };

export type ClaimByAccountQueryVariables = Exact<{
  platform: string;
  platformId: string;
}>;


export type ClaimByAccountQuery = { claimByAccount: string | null };

export type ClaimsByNameQueryVariables = Exact<{
  nickname: string;
}>;


export type ClaimsByNameQuery = { claimsByName: Array<{ id: number, nickname: string }> };

export type KnownDetailsFragment = { platform: string | null, platformId: string | null, birthdate: string | null, nationality: string | null };

export type NicknameFreeQueryVariables = Exact<{
  nickname: string;
}>;


export type NicknameFreeQuery = { isNicknameFree: boolean };

export type RegisterPlayerMutationVariables = Exact<{
  input: RegisterPlayerInput;
}>;


export type RegisterPlayerMutation = { registerPlayer:
    | { messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type ConfirmDetailsMutationVariables = Exact<{
  input: PlayerDetailsInput;
}>;


export type ConfirmDetailsMutation = { confirmDetails:
    | { messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type ClaimPlayerMutationVariables = Exact<{
  input: ClaimPlayerInput;
}>;


export type ClaimPlayerMutation = { claimPlayer:
    | { messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type RegistrationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationPageQuery = { registration: { step: RegistrationStep, nickname: string | null, platform: string | null, platformId: string | null, birthdate: string | null, nationality: string | null, claimSuggestions: Array<{ id: number, nickname: string }> }, myRequests: Array<{ id: number, kind: RequestKind, createdAt: string }> };

export type SavePlayerImagesMutationVariables = Exact<{
  input: SavePlayerImagesInput;
}>;


export type SavePlayerImagesMutation = { savePlayerImages:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type OpenImageRequestFragment = { avatar: string | null, banner: string | null, id: number, kind: RequestKind, createdAt: string };

export type OwnDetailsFragment = { nickname: string, platform: string | null, platformId: string | null, birthdate: string | null, nationality: string | null };

export type EndSessionMutationVariables = Exact<{
  id: string | number;
}>;


export type EndSessionMutation = { endSession:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions:
    | { __typename: 'Done', messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { mySessions: Array<{ id: string, device: string | null, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type PlayerSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayerSettingsPageQuery = { mySettings: { id: number, avatar: string | null, banner: string | null, nickname: string, platform: string | null, platformId: string | null, birthdate: string | null, nationality: string | null } | null, myRequests: Array<{ avatar: string | null, banner: string | null, id: number, kind: RequestKind, createdAt: string }> };

export type WaitingRequestFragment = { id: number, kind: RequestKind, createdAt: string };

export type TakeBackRequestMutationVariables = Exact<{
  id: number;
}>;


export type TakeBackRequestMutation = { cancelRequest:
    | { messageKey: string }
    | { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> }
   };

export type ProblemPartsFragment = { __typename: 'Problem', code: LeagueErrorCode, messageKey: string, field: string | null, params: Array<{ name: string, value: string }> };

export const KnownDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"platformId"}},{"kind":"Field","name":{"kind":"Name","value":"birthdate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}}]} as unknown as DocumentNode<KnownDetailsFragment, unknown>;
export const WaitingRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<WaitingRequestFragment, unknown>;
export const OpenImageRequestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenImageRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRequest"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OpenImageRequestFragment, unknown>;
export const OwnDetailsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"platformId"}},{"kind":"Field","name":{"kind":"Name","value":"birthdate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}}]} as unknown as DocumentNode<OwnDetailsFragment, unknown>;
export const ProblemPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ProblemPartsFragment, unknown>;
export const AskForLoginHelpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForLoginHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForLoginHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ticket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ticket"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<AskForLoginHelpMutation, AskForLoginHelpMutationVariables>;
export const ApplyForMembershipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyForMembership"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyForMembership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ApplyForMembershipMutation, ApplyForMembershipMutationVariables>;
export const OwnEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<OwnEmailQuery, OwnEmailQueryVariables>;
export const ClaimByAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimByAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platformId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimByAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"platformId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platformId"}}}]}]}}]} as unknown as DocumentNode<ClaimByAccountQuery, ClaimByAccountQueryVariables>;
export const ClaimsByNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimsByName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nickname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimsByName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nickname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nickname"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]} as unknown as DocumentNode<ClaimsByNameQuery, ClaimsByNameQueryVariables>;
export const NicknameFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NicknameFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nickname"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isNicknameFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nickname"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nickname"}}}]}]}}]} as unknown as DocumentNode<NicknameFreeQuery, NicknameFreeQueryVariables>;
export const RegisterPlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RegisterPlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterPlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registerPlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RegisterPlayerMutation, RegisterPlayerMutationVariables>;
export const ConfirmDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerDetailsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmDetails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ConfirmDetailsMutation, ConfirmDetailsMutationVariables>;
export const ClaimPlayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimPlayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimPlayerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPlayer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<ClaimPlayerMutation, ClaimPlayerMutationVariables>;
export const RegistrationPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownDetails"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"claimSuggestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegistrationView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"platformId"}},{"kind":"Field","name":{"kind":"Name","value":"birthdate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RegistrationPageQuery, RegistrationPageQueryVariables>;
export const SavePlayerImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePlayerImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePlayerImagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePlayerImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SavePlayerImagesMutation, SavePlayerImagesMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const OwnSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const PlayerSettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerSettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDetails"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenImageRequest"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitingRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayerSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"platformId"}},{"kind":"Field","name":{"kind":"Name","value":"birthdate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenImageRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitingRequest"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"banner"}}]}}]} as unknown as DocumentNode<PlayerSettingsPageQuery, PlayerSettingsPageQueryVariables>;
export const TakeBackRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageKey"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProblemParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProblemParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Problem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"messageKey"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TakeBackRequestMutation, TakeBackRequestMutationVariables>;