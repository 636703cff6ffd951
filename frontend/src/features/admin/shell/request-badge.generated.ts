/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type UnprocessedRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnprocessedRequestsQuery = { unprocessedRequests: number };


export const UnprocessedRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnprocessedRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unprocessedRequests"}}]}}]} as unknown as DocumentNode<UnprocessedRequestsQuery, UnprocessedRequestsQueryVariables>;
export const useUnprocessedRequestsQuery = (options: useQuery.Options<UnprocessedRequestsQuery, UnprocessedRequestsQueryVariables> | SkipToken = {}) => useQuery(UnprocessedRequestsDocument, options);