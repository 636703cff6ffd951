import { Field, Int, ObjectType } from '@nestjs/graphql';

/** Where the two teams of a series are in the table now. */
@ObjectType('SeriesPlaces')
export class SeriesPlacesType {
  @Field(() => Int, { description: 'The place of the home team, from 1' }) home: number;
  @Field(() => Int, { description: 'The place of the away team, from 1' }) away: number;
}
