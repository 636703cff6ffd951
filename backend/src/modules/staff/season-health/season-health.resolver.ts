import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { Roles } from '../../../platform/access/access.decorators.ts';
import { SeasonHealthService } from './season-health.service.ts';
import { SeasonHealthType } from './season-health.type.ts';

@Resolver()
export class SeasonHealthResolver {
  constructor(private readonly seasons: SeasonHealthService) {}

  @Roles('admin')
  @Query(() => SeasonHealthType, { nullable: true, description: 'null: there is no such season' })
  seasonHealth(@Args('seasonId', { type: () => Int }) seasonId: number): Promise<SeasonHealthType | null> {
    return this.seasons.find(seasonId);
  }
}
