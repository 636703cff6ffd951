import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SeriesPlaces', { description: 'Where the two teams of a series are in the table now' })
export class SeriesPlacesType {
  @Field(() => Int, { description: 'The place of the home team, from 1' }) home: number;
  @Field(() => Int, { description: 'The place of the away team, from 1' }) away: number;
}
