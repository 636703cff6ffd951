/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../lib/schema.generated';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DivisionWinnersQueryVariables = Exact<{
  discriminator: string;
}>;


export type DivisionWinnersQuery = { divisionWinners: Array<{ title: Types.Title, season: { id: number, name: string }, division: { id: number, discriminator: string, seasonId: number }, team: { id: number, name: string, logo: string | null } }> };


export const DivisionWinnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionWinners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"discriminator"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"divisionWinners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"discriminator"},"value":{"kind":"Variable","name":{"kind":"Name","value":"discriminator"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"division"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"discriminator"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamLogo"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamLogo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamRef"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}}]}}]} as unknown as DocumentNode<DivisionWinnersQuery, DivisionWinnersQueryVariables>;
export const useDivisionWinnersQuery = (options: (useQuery.Options<DivisionWinnersQuery, DivisionWinnersQueryVariables> & { variables: DivisionWinnersQueryVariables }) | SkipToken) => useQuery(DivisionWinnersDocument, options);