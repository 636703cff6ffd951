import { Args, ArgsType, Extensions, Field, Int, Query, Resolver } from '@nestjs/graphql';
import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Public } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import type { LeadersScope } from './leaders.ts';
import { LeadersService } from './leaders.service.ts';
import { LeadersType } from './leaders.type.ts';

@ArgsType()
class LeadersArgs {
  @Field(() => Int, { nullable: true, description: 'Only games of this division' })
  @IsOptional()
  @IsInt()
  divisionId?: number | null;

  @Field(() => Int, { nullable: true, description: 'null: the current season; used without `divisionId`' })
  @IsOptional()
  @IsInt()
  seasonId?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true: all seasons; used without the others' })
  @IsOptional()
  @IsBoolean()
  isAllTime?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Games that a place needs. null: a third of `mostGames`, at most 30, for numbers per game; none for sums',
  })
  @IsOptional()
  @IsInt()
  leastGames?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'false: sums. Default: numbers per game' })
  @IsOptional()
  @IsBoolean()
  isPerGame?: boolean | null;
}

/** The best players. */
@Resolver()
export class LeadersResolver {
  constructor(private readonly leaders: LeadersService) {}

  @Public()
  @Extensions(HISTORY)
  @Query(() => LeadersType, { name: 'leaders', description: 'The best players of a division, a season or all time' })
  find(@Args() args: LeadersArgs): Promise<LeadersType> {
    return this.leaders.find(scopeOf(args), { leastGames: args.leastGames ?? null, isPerGame: args.isPerGame ?? true });
  }
}

function scopeOf({ divisionId = null, seasonId = null, isAllTime = null }: LeadersArgs): LeadersScope {
  if (divisionId !== null) return { kind: 'division', id: divisionId };
  return seasonId === null && isAllTime ? { kind: 'all-time' } : { kind: 'season', id: seasonId };
}
