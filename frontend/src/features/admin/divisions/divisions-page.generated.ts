/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DivisionSummariesQueryVariables = Exact<{ [key: string]: never; }>;


export type DivisionSummariesQuery = { divisionSummaries: Array<{ divisionId: number, division: string, seasonId: number, isCurrentSeason: boolean, season: string, adminNickname: string | null, adminPlayerId: number | null, teamCount: number, seriesCount: number }> };

export type SeasonChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SeasonChoicesQuery = { seasons: Array<{ id: number, name: string }> };


export const DivisionSummariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DivisionSummaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"divisionSummaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"divisionId"}},{"kind":"Field","name":{"kind":"Name","value":"division"}},{"kind":"Field","name":{"kind":"Name","value":"seasonId"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrentSeason"}},{"kind":"Field","name":{"kind":"Name","value":"season"}},{"kind":"Field","name":{"kind":"Name","value":"adminNickname"}},{"kind":"Field","name":{"kind":"Name","value":"adminPlayerId"}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}}]}}]}}]} as unknown as DocumentNode<DivisionSummariesQuery, DivisionSummariesQueryVariables>;
export const SeasonChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeasonChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SeasonChoicesQuery, SeasonChoicesQueryVariables>;
export const useDivisionSummariesQuery = (options: useQuery.Options<DivisionSummariesQuery, DivisionSummariesQueryVariables> | SkipToken = {}) => useQuery(DivisionSummariesDocument, options);
export const useSeasonChoicesQuery = (options: useQuery.Options<SeasonChoicesQuery, SeasonChoicesQueryVariables> | SkipToken = {}) => useQuery(SeasonChoicesDocument, options);