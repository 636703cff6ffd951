import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { EVIDENCE_KINDS } from '../../../../domain/match-week/evidence.ts';
import type { EvidenceKind } from '../../../../domain/match-week/evidence.ts';
import type { Side } from '../../../../domain/sides.ts';
import { SideEnum } from '../../series.type.ts';

/** What a picture shows, by the GraphQL names. */
export const EvidenceKindEnum = Object.fromEntries(
  EVIDENCE_KINDS.map((kind) => [kind.replaceAll('-', '_').toUpperCase(), kind]),
) as Record<string, EvidenceKind>;
registerEnumType(EvidenceKindEnum, { name: 'EvidenceKind' });

@ObjectType('SeriesEvidence', {
  description: 'A private picture about a series: GET /api/match-week/series/{series}/evidence/{id}',
})
export class SeriesEvidenceType {
  @Field(() => Int) id: number;
  @Field(() => EvidenceKindEnum) kind: EvidenceKind;
  @Field(() => SideEnum, { description: 'The team that added it' }) side: Side;
  @Field(() => Date) addedAt: string;
}
