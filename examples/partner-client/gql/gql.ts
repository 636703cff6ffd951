/* eslint-disable */
import * as types from './graphql.ts';



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
    "query CurrentDivisions {\n  currentSeason {\n    name\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}\n\nquery DivisionTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    name\n    standings {\n      position\n      team {\n        id\n        name\n      }\n      seriesPlayed\n      diff\n      points\n    }\n  }\n}\n\nquery LatestResults($first: Int!) {\n  latestSeries(first: $first) {\n    id\n    division {\n      name\n    }\n    home {\n      name\n    }\n    away {\n      name\n    }\n    homeGames\n    awayGames\n  }\n}": typeof types.CurrentDivisionsDocument,
};
const documents: Documents = {
    "query CurrentDivisions {\n  currentSeason {\n    name\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}\n\nquery DivisionTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    name\n    standings {\n      position\n      team {\n        id\n        name\n      }\n      seriesPlayed\n      diff\n      points\n    }\n  }\n}\n\nquery LatestResults($first: Int!) {\n  latestSeries(first: $first) {\n    id\n    division {\n      name\n    }\n    home {\n      name\n    }\n    away {\n      name\n    }\n    homeGames\n    awayGames\n  }\n}": types.CurrentDivisionsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CurrentDivisions {\n  currentSeason {\n    name\n    divisions {\n      id\n      discriminator\n      seasonId\n    }\n  }\n}\n\nquery DivisionTable($discriminator: String!, $seasonId: Int!) {\n  division(discriminator: $discriminator, seasonId: $seasonId) {\n    name\n    standings {\n      position\n      team {\n        id\n        name\n      }\n      seriesPlayed\n      diff\n      points\n    }\n  }\n}\n\nquery LatestResults($first: Int!) {\n  latestSeries(first: $first) {\n    id\n    division {\n      name\n    }\n    home {\n      name\n    }\n    away {\n      name\n    }\n    homeGames\n    awayGames\n  }\n}"): typeof import('./graphql.ts').CurrentDivisionsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
