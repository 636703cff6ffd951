import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { SeriesFormat } from '../../domain/series-format.ts';
import { DivisionRefType } from '../refs/division-ref.type.ts';
import { SeriesFormatType } from './series-format.type.ts';

/** One edition of the league. */
@ObjectType('Season')
export class SeasonType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the first day' }) startsOn: string;
  @Field(() => String, { description: 'YYYY-MM-DD, the last day' }) endsOn: string;
  @Field(() => SeriesFormatType) format: SeriesFormat;
  @Field(() => Boolean) isCurrent: boolean;
  @Field(() => [DivisionRefType], { description: 'The top division first' }) divisions: DivisionRefType[];
}
