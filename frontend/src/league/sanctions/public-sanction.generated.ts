/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PublicSanctionFragment = { id: number, kind: Types.SanctionKind, startsOn: string, endsOn: string | null, seriesCount: number | null, seriesServed: number, liftedOn: string | null, reasonSv: string, reasonEn: string | null };

export const PublicSanctionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicSanction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sanction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"startsOn"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"seriesCount"}},{"kind":"Field","name":{"kind":"Name","value":"seriesServed"}},{"kind":"Field","name":{"kind":"Name","value":"liftedOn"}},{"kind":"Field","name":{"kind":"Name","value":"reasonSv"}},{"kind":"Field","name":{"kind":"Name","value":"reasonEn"}}]}}]} as unknown as DocumentNode<PublicSanctionFragment, unknown>;