import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { countsAs } from '../../../platform/graphql/costs.ts';
import { TeamBriefService } from './team-brief.service.ts';
import { TeamBriefType } from './team-brief.type.ts';
import { MOST_BRIEFS } from './team-brief.ts';

@Resolver()
export class TeamBriefResolver {
  constructor(private readonly teams: TeamBriefService) {}

  @Public()
  @Extensions(countsAs(MOST_BRIEFS))
  @Query(() => [TeamBriefType], {
    name: 'teamBriefs',
    description: `Teams in the order of the ids, each once: the first ${MOST_BRIEFS}; unknown ones are left out`,
  })
  briefs(
    @Args('ids', { type: () => [Int], description: 'Numbers of teams in the league' }) ids: number[],
  ): Promise<TeamBriefType[]> {
    return this.teams.of(ids);
  }
}
