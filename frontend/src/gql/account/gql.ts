/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation ApplyForMembership($input: MembershipInput!) {\n  applyForMembership(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.ApplyForMembershipDocument,
    "mutation SavePlayerImages($input: SavePlayerImagesInput!) {\n  savePlayerImages(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.SavePlayerImagesDocument,
    "fragment OpenImageRequest on ApprovalRequest {\n  ...WaitingRequest\n  avatar\n  banner\n}": typeof types.OpenImageRequestFragmentDoc,
    "fragment OwnDetails on PlayerSettings {\n  nickname\n  platform\n  platformId\n  birthdate\n  nationality\n}": typeof types.OwnDetailsFragmentDoc,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.EndSessionDocument,
    "query OwnSessions {\n  mySessions {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}": typeof types.OwnSessionsDocument,
    "query PlayerSettingsPage {\n  mySettings {\n    id\n    ...OwnDetails\n    avatar\n    banner\n  }\n  myRequests {\n    ...OpenImageRequest\n  }\n}": typeof types.PlayerSettingsPageDocument,
    "fragment KnownDetails on RegistrationView {\n  platform\n  platformId\n  birthdate\n  nationality\n}": typeof types.KnownDetailsFragmentDoc,
    "query NicknameFree($nickname: String!) {\n  isNicknameFree(nickname: $nickname)\n}": typeof types.NicknameFreeDocument,
    "mutation RegisterPlayer($input: RegisterPlayerInput!) {\n  registerPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ConfirmDetails($input: PlayerDetailsInput!) {\n  confirmDetails(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ClaimPlayer($input: ClaimPlayerInput!) {\n  claimPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.RegisterPlayerDocument,
    "query RegistrationPage {\n  registration {\n    ...KnownDetails\n    step\n    nickname\n  }\n  myRequests {\n    ...WaitingRequest\n  }\n}": typeof types.RegistrationPageDocument,
    "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": typeof types.WaitingRequestFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": typeof types.ProblemPartsFragmentDoc,
};
const documents: Documents = {
    "mutation ApplyForMembership($input: MembershipInput!) {\n  applyForMembership(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.ApplyForMembershipDocument,
    "mutation SavePlayerImages($input: SavePlayerImagesInput!) {\n  savePlayerImages(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.SavePlayerImagesDocument,
    "fragment OpenImageRequest on ApprovalRequest {\n  ...WaitingRequest\n  avatar\n  banner\n}": types.OpenImageRequestFragmentDoc,
    "fragment OwnDetails on PlayerSettings {\n  nickname\n  platform\n  platformId\n  birthdate\n  nationality\n}": types.OwnDetailsFragmentDoc,
    "mutation EndSession($id: ID!) {\n  endSession(id: $id) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.EndSessionDocument,
    "query OwnSessions {\n  mySessions {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}": types.OwnSessionsDocument,
    "query PlayerSettingsPage {\n  mySettings {\n    id\n    ...OwnDetails\n    avatar\n    banner\n  }\n  myRequests {\n    ...OpenImageRequest\n  }\n}": types.PlayerSettingsPageDocument,
    "fragment KnownDetails on RegistrationView {\n  platform\n  platformId\n  birthdate\n  nationality\n}": types.KnownDetailsFragmentDoc,
    "query NicknameFree($nickname: String!) {\n  isNicknameFree(nickname: $nickname)\n}": types.NicknameFreeDocument,
    "mutation RegisterPlayer($input: RegisterPlayerInput!) {\n  registerPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ConfirmDetails($input: PlayerDetailsInput!) {\n  confirmDetails(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ClaimPlayer($input: ClaimPlayerInput!) {\n  claimPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.RegisterPlayerDocument,
    "query RegistrationPage {\n  registration {\n    ...KnownDetails\n    step\n    nickname\n  }\n  myRequests {\n    ...WaitingRequest\n  }\n}": types.RegistrationPageDocument,
    "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}": types.WaitingRequestFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": types.ProblemPartsFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyForMembership($input: MembershipInput!) {\n  applyForMembership(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation ApplyForMembership($input: MembershipInput!) {\n  applyForMembership(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SavePlayerImages($input: SavePlayerImagesInput!) {\n  savePlayerImages(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation SavePlayerImages($input: SavePlayerImagesInput!) {\n  savePlayerImages(input: $input) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OpenImageRequest on ApprovalRequest {\n  ...WaitingRequest\n  avatar\n  banner\n}"): (typeof documents)["fragment OpenImageRequest on ApprovalRequest {\n  ...WaitingRequest\n  avatar\n  banner\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OwnDetails on PlayerSettings {\n  nickname\n  platform\n  platformId\n  birthdate\n  nationality\n}"): (typeof documents)["fragment OwnDetails on PlayerSettings {\n  nickname\n  platform\n  platformId\n  birthdate\n  nationality\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSession($id: ID!) {\n  endSession(id: $id) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation EndSession($id: ID!) {\n  endSession(id: $id) {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions {\n    __typename\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSessions {\n  mySessions {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}"): (typeof documents)["query OwnSessions {\n  mySessions {\n    id\n    device\n    createdAt\n    lastSeenAt\n    isCurrent\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlayerSettingsPage {\n  mySettings {\n    id\n    ...OwnDetails\n    avatar\n    banner\n  }\n  myRequests {\n    ...OpenImageRequest\n  }\n}"): (typeof documents)["query PlayerSettingsPage {\n  mySettings {\n    id\n    ...OwnDetails\n    avatar\n    banner\n  }\n  myRequests {\n    ...OpenImageRequest\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment KnownDetails on RegistrationView {\n  platform\n  platformId\n  birthdate\n  nationality\n}"): (typeof documents)["fragment KnownDetails on RegistrationView {\n  platform\n  platformId\n  birthdate\n  nationality\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NicknameFree($nickname: String!) {\n  isNicknameFree(nickname: $nickname)\n}"): (typeof documents)["query NicknameFree($nickname: String!) {\n  isNicknameFree(nickname: $nickname)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RegisterPlayer($input: RegisterPlayerInput!) {\n  registerPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ConfirmDetails($input: PlayerDetailsInput!) {\n  confirmDetails(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ClaimPlayer($input: ClaimPlayerInput!) {\n  claimPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["mutation RegisterPlayer($input: RegisterPlayerInput!) {\n  registerPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ConfirmDetails($input: PlayerDetailsInput!) {\n  confirmDetails(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}\n\nmutation ClaimPlayer($input: ClaimPlayerInput!) {\n  claimPlayer(input: $input) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegistrationPage {\n  registration {\n    ...KnownDetails\n    step\n    nickname\n  }\n  myRequests {\n    ...WaitingRequest\n  }\n}"): (typeof documents)["query RegistrationPage {\n  registration {\n    ...KnownDetails\n    step\n    nickname\n  }\n  myRequests {\n    ...WaitingRequest\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"): (typeof documents)["fragment WaitingRequest on ApprovalRequest {\n  id\n  kind\n  createdAt\n}\n\nmutation TakeBackRequest($id: Int!) {\n  cancelRequest(id: $id) {\n    ... on Done {\n      messageKey\n    }\n    ... on Problem {\n      ...ProblemParts\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}"): (typeof documents)["fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;