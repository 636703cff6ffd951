/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type FormGuideFragment = { form: Array<Types.SeriesOutcome> };

export const FormGuideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FormGuide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StandingsRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"}}]}}]} as unknown as DocumentNode<FormGuideFragment, unknown>;