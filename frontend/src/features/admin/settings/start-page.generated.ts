/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated';

import { type SkipToken, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type StartSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StartSettingsPageQuery = { settings: { startType: Types.StartType, startContent: string, startContentEng: string, startVersion: string } };


export const StartSettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StartSettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startType"}},{"kind":"Field","name":{"kind":"Name","value":"startContent"}},{"kind":"Field","name":{"kind":"Name","value":"startContentEng"}},{"kind":"Field","name":{"kind":"Name","value":"startVersion"}}]}}]}}]} as unknown as DocumentNode<StartSettingsPageQuery, StartSettingsPageQueryVariables>;
export const useStartSettingsPageQuery = (options: useQuery.Options<StartSettingsPageQuery, StartSettingsPageQueryVariables> | SkipToken = {}) => useQuery(StartSettingsPageDocument, options);