import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('WeekPlace', { description: "A team's place after a week" })
export class WeekPlaceType {
  @Field(() => Int) teamId: number;
  @Field(() => Int, { description: 'Teams that are equal in all steps share it' }) position: number;
  @Field(() => Int, { description: 'The adjustment included' }) points: number;
  @Field(() => Int, { description: 'Goals scored minus goals conceded; walkovers have none' }) goalDifference: number;
}

@ObjectType('WeekPlaces', { description: 'The places of a division after a week of its schedule' })
export class WeekPlacesType {
  @Field(() => Int) week: number;
  @Field(() => [WeekPlaceType], { description: 'Best first' }) places: WeekPlaceType[];
}
