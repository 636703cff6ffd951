import { Field, ObjectType } from '@nestjs/graphql';
import { SeriesType } from '../../series/series.type.ts';

@ObjectType('LiveStream', { description: "The league's channel at the streaming service, checked every other minute" })
export class LiveStreamType {
  @Field(() => String, { description: 'Its name at the streaming service' }) channel: string;
  @Field(() => Boolean) isLive: boolean;
  @Field(() => String, { nullable: true, description: 'null: the channel does not stream' }) title: string | null;
  @Field(() => Date, { nullable: true, description: 'null: the channel does not stream' }) startedAt: string | null;
  @Field(() => SeriesType, { nullable: true, description: 'The series that it shows; null: none, or something else' })
  series: SeriesType | null;
  @Field(() => SeriesType, { nullable: true, description: 'The series that it shows next; null: none is planned' })
  nextSeries: SeriesType | null;
}
