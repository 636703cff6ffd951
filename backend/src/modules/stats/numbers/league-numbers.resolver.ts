import { Extensions, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { LeagueNumbersService } from './league-numbers.service.ts';
import { LeagueNumbersType } from './league-numbers.type.ts';

@Resolver()
export class LeagueNumbersResolver {
  constructor(private readonly numbers: LeagueNumbersService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => LeagueNumbersType, { description: 'Players, teams, series, games and goals, this season and in all' })
  leagueNumbers(): Promise<LeagueNumbersType> {
    return this.numbers.find();
  }
}
