import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { RecordKind } from '../../../domain/competition/records/records.ts';
import type { RecordStanding } from '../../../domain/competition/records/series-records.ts';
import { RecordHolderType, RecordKindEnum } from '../records/records.type.ts';

const RecordStandingEnum = {
  ALONE: 'alone',
  FIRST: 'first',
  EQUAL: 'equal',
} as const satisfies Record<string, RecordStanding>;
registerEnumType(RecordStandingEnum, {
  name: 'RecordStanding',
  description: 'How a series holds a record. FIRST: others have equalled it since, EQUAL: it equalled another one',
});

@ObjectType('SeriesRecord', { description: 'A record that a series holds' })
export class SeriesRecordType {
  @Field(() => RecordKindEnum) kind: RecordKind;
  @Field(() => Int) value: number;
  @Field(() => String, { nullable: true, description: 'Of the divisions with this name; null: of the whole league' })
  divisionName: string | null;
  @Field(() => RecordStandingEnum) standing: RecordStanding;
  @Field(() => [RecordHolderType], { description: 'Those of this series' }) holders: RecordHolderType[];
}
