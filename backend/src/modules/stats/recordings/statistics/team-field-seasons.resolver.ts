import { Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { HISTORY } from '../../../../platform/graphql/costs.ts';
import { TeamType } from '../../../teams/team.type.ts';
import { FieldStatisticsService } from './field-statistics.service.ts';
import { FieldSeasonType } from './field-statistics.type.ts';

/** Adds the numbers from the field to a team. */
@Resolver(() => TeamType)
export class TeamFieldSeasonsResolver {
  constructor(private readonly statistics: FieldStatisticsService) {}

  @Extensions(HISTORY)
  @ResolveField(() => [FieldSeasonType], {
    description:
      "What the team's players did on the field, by season and division, newest first, compared with the other teams; empty without any",
  })
  fieldSeasons(@Parent() { id }: TeamType): Promise<FieldSeasonType[]> {
    return this.statistics.seasonsOfTeam(id);
  }
}
