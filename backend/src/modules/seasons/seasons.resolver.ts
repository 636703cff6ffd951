import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { SeasonType } from './season.type.ts';
import { seasonVersionOf } from './season-version.ts';
import { SeasonsService } from './seasons.service.ts';

@Resolver(() => SeasonType)
export class SeasonsResolver {
  constructor(private readonly seasons: SeasonsService) {}

  @Public()
  @Query(() => SeasonType, { name: 'currentSeason', nullable: true })
  current(): Promise<SeasonType | null> {
    return this.seasons.current();
  }

  @Public()
  @Query(() => [SeasonType], { name: 'seasons', description: 'Newest first' })
  all(): Promise<SeasonType[]> {
    return this.seasons.all();
  }

  @ResolveField(() => String, { description: 'Another value than before: staff have changed it' })
  version(@Parent() season: SeasonType): string {
    return seasonVersionOf(season);
  }
}
