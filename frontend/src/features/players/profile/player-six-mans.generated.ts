/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type PlayerSixMansFragment = { rank: Types.SixMansRank, elo: number, peak: number, games: number, wins: number };

export const PlayerSixMansFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayerSixMans"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SixMansStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"elo"}},{"kind":"Field","name":{"kind":"Name","value":"peak"}},{"kind":"Field","name":{"kind":"Name","value":"games"}},{"kind":"Field","name":{"kind":"Name","value":"wins"}}]}}]} as unknown as DocumentNode<PlayerSixMansFragment, unknown>;