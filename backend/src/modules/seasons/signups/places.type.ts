import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PLAYERS_TO_KEEP } from '../../../domain/teams/next-season-place.ts';
import type { PlaceState } from '../../../domain/teams/next-season-place.ts';
import { SeasonRefType } from '../../refs/season-ref.type.ts';

const PlaceStateEnum = { HELD: 'held', LOST: 'lost', DECLINED: 'declined' } as const satisfies Record<
  string,
  PlaceState
>;
registerEnumType(PlaceStateEnum, { name: 'PlaceState', description: 'What is known about a place in the next season' });

@ObjectType('NextSeasonPlace', { description: 'For the players of the team and for staff' })
export class NextSeasonPlaceType {
  @Field(() => PlaceStateEnum) state: PlaceState;
  @Field(() => SeasonRefType, { description: 'The season that the team has played' }) season: SeasonRefType;
  @Field(() => SeasonRefType, { nullable: true, description: 'null: not made yet' }) nextSeason: SeasonRefType | null;
  @Field(() => Int, {
    description: `How many of the players who count are in the team now; ${PLAYERS_TO_KEEP} keep the place`,
  })
  remaining: number;
  @Field(() => Boolean, { description: 'The season is over: those in the team at its last series count' })
  isSettled: boolean;
  @Field(() => Boolean, { description: 'You are the captain, and the team has a place' }) canDecline: boolean;
}
