import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { SeasonMovementsService } from './season-movements.service.ts';
import { SeasonMovementsType } from './season-movements.type.ts';

@Resolver()
export class SeasonMovementsResolver {
  constructor(private readonly movements: SeasonMovementsService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => SeasonMovementsType, {
    nullable: true,
    description:
      'Between a season and the next one with divisions; of the latest, between the one before and it. null: there is no other',
  })
  seasonMovements(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<SeasonMovementsType | null> {
    return this.movements.ofSeason(seasonId);
  }
}
