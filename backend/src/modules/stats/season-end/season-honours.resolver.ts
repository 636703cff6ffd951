import { Args, Extensions, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { PlayerCareerType, TeamCareerType } from '../careers/careers.type.ts';
import { SeasonType } from '../../seasons/season.type.ts';
import { SeasonHonoursType, WonAwardType, WonTitleType } from './season-end.type.ts';
import { SeasonHonoursService } from './season-honours.service.ts';

@Resolver()
export class SeasonHonoursResolver {
  constructor(private readonly honours: SeasonHonoursService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => [SeasonHonoursType], { description: 'The champions of all settled seasons, the latest first' })
  champions(): Promise<SeasonHonoursType[]> {
    return this.honours.all();
  }
}

@Resolver()
export class DivisionWinnersResolver {
  constructor(private readonly honours: SeasonHonoursService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => [WonTitleType], {
    description: 'The winners of the divisions and stages with this address, of all settled seasons, the latest first',
  })
  divisionWinners(@Args('discriminator') discriminator: string): Promise<WonTitleType[]> {
    return this.honours.winnersOf(discriminator);
  }
}

/** Adds what was won in it to Season. */
@Resolver(() => SeasonType)
export class SeasonOfHonoursResolver {
  constructor(private readonly service: SeasonHonoursService) {}

  @ResolveField(() => SeasonHonoursType, { nullable: true, description: 'null: the season is not settled' })
  honours(@Parent() { id }: SeasonType): Promise<SeasonHonoursType | null> {
    return this.service.ofSeason(id);
  }
}

/** Adds the titles and awards to a player's career. */
@Resolver(() => PlayerCareerType)
export class PlayerTitlesResolver {
  constructor(private readonly honours: SeasonHonoursService) {}

  @ResolveField(() => [WonTitleType], {
    description: 'Of the teams that the player played for there, the latest first',
  })
  titles(@Parent() { playerId }: PlayerCareerType): Promise<WonTitleType[]> {
    return this.honours.ofPlayer(playerId);
  }

  @ResolveField(() => [WonAwardType], { description: "The player's own, the latest season first" })
  awards(@Parent() { playerId }: PlayerCareerType): Promise<WonAwardType[]> {
    return this.honours.awardsOfPlayer(playerId);
  }
}

/** Adds the titles and awards to a team's career. */
@Resolver(() => TeamCareerType)
export class TeamTitlesResolver {
  constructor(private readonly honours: SeasonHonoursService) {}

  @ResolveField(() => [WonTitleType], { description: 'The latest first' })
  titles(@Parent() { teamId }: TeamCareerType): Promise<WonTitleType[]> {
    return this.honours.ofTeam(teamId);
  }

  @ResolveField(() => [WonAwardType], {
    description: 'The latest season first; with the goals of the season of its players',
  })
  awards(@Parent() { teamId }: TeamCareerType): Promise<WonAwardType[]> {
    return this.honours.awardsOfTeam(teamId);
  }
}
