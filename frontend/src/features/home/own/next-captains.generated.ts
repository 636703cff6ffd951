/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type NextCaptainsQueryVariables = Exact<{ [key: string]: never; }>;


export type NextCaptainsQuery = { myNextCaptains: Array<{ teamId: number, playerId: number, nickname: string, discordName: string | null }> };


export const NextCaptainsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NextCaptains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myNextCaptains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamId"}},{"kind":"Field","name":{"kind":"Name","value":"playerId"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"discordName"}}]}}]}}]} as unknown as DocumentNode<NextCaptainsQuery, NextCaptainsQueryVariables>;
export const useNextCaptainsQuery = (options: useQuery.Options<NextCaptainsQuery, NextCaptainsQueryVariables> | SkipToken = {}) => useQuery(NextCaptainsDocument, options);