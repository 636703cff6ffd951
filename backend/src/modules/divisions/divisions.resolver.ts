import { Args, Info, Int, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../platform/access/access.decorators.ts';
import { selects } from '../../platform/graphql/selects.ts';
import { DivisionType } from './division.type.ts';
import { DivisionsService } from './divisions.service.ts';

@Resolver(() => DivisionType)
export class DivisionsResolver {
  constructor(private readonly divisions: DivisionsService) {}

  @Public()
  @Query(() => DivisionType, { name: 'division', nullable: true })
  page(
    @Args('discriminator') discriminator: string,
    @Args('seasonId', { type: () => Int }) seasonId: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DivisionType | null> {
    return this.divisions.page(discriminator, seasonId, selects(info, 'standings'));
  }
}
