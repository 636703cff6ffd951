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
    "fragment FormGuide on StandingsRow {\n  form\n}": typeof types.FormGuideFragmentDoc,
    "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}": typeof types.PlacementLegendFragmentDoc,
    "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}": typeof types.PlayerLinkFragmentDoc,
    "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": typeof types.SeriesRowFragmentDoc,
    "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}": typeof types.SeriesScoreFragmentDoc,
    "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}": typeof types.TeamLogoFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": typeof types.ProblemPartsFragmentDoc,
    "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}": typeof types.SessionDocument,
};
const documents: Documents = {
    "fragment FormGuide on StandingsRow {\n  form\n}": types.FormGuideFragmentDoc,
    "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}": types.PlacementLegendFragmentDoc,
    "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}": types.PlayerLinkFragmentDoc,
    "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}": types.SeriesRowFragmentDoc,
    "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}": types.SeriesScoreFragmentDoc,
    "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}": types.TeamLogoFragmentDoc,
    "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}": types.ProblemPartsFragmentDoc,
    "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}": types.SessionDocument,
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
export function graphql(source: "fragment FormGuide on StandingsRow {\n  form\n}"): (typeof documents)["fragment FormGuide on StandingsRow {\n  form\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}"): (typeof documents)["fragment PlacementLegend on PlacementBand {\n  fromPosition\n  toPosition\n  hex\n  descriptionSv\n  descriptionEn\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}"): (typeof documents)["fragment PlayerLink on PlayerRef {\n  id\n  nickname\n  avatar\n  nationality\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}"): (typeof documents)["fragment SeriesRow on Series {\n  id\n  week\n  scheduledAt\n  isStreamed\n  state\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n  division {\n    id\n    name\n    discriminator\n    seasonId\n  }\n  home {\n    ...TeamLogo\n  }\n  away {\n    ...TeamLogo\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}"): (typeof documents)["fragment SeriesScore on Series {\n  homeGames\n  awayGames\n  walkover\n  isOvertime\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}"): (typeof documents)["fragment TeamLogo on TeamRef {\n  id\n  name\n  logo\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}"): (typeof documents)["fragment ProblemParts on Problem {\n  __typename\n  code\n  messageKey\n  field\n  params {\n    name\n    value\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}"): (typeof documents)["query Session {\n  me {\n    userId\n    displayName\n    avatar\n    playerId\n    nickname\n    isCaptain\n    isMember\n    isStaff\n    nationality\n    roles\n    team {\n      ...TeamLogo\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;