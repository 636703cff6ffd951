/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type TeamNameFreeQueryVariables = Exact<{
  name: string;
  ownTeamId?: number | null | undefined;
}>;


export type TeamNameFreeQuery = { isTeamNameFree: boolean };


export const TeamNameFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamNameFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ownTeamId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isTeamNameFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"ownTeamId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ownTeamId"}}}]}]}}]} as unknown as DocumentNode<TeamNameFreeQuery, TeamNameFreeQueryVariables>;
export const useTeamNameFreeQuery = (options: (useQuery.Options<TeamNameFreeQuery, TeamNameFreeQueryVariables> & { variables: TeamNameFreeQueryVariables }) | SkipToken) => useQuery(TeamNameFreeDocument, options);