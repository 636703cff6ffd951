import { Field, Float, ObjectType } from '@nestjs/graphql';

@ObjectType('SeriesChance', { description: 'How likely each team of a series wins it; the two are 1 together' })
export class SeriesChanceType {
  @Field(() => Float) home: number;
  @Field(() => Float) away: number;
}
