import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { SeasonType } from './season.type.ts';
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
}
