import { Args, Context, Info, Int, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { DivisionFinders } from './division-finders.ts';
import { DivisionType } from './division.type.ts';
import { DivisionsService } from './divisions.service.ts';

@Resolver(() => DivisionType)
export class DivisionsResolver {
  constructor(
    private readonly divisions: DivisionsService,
    private readonly finders: DivisionFinders,
  ) {}

  @Public()
  @Query(() => DivisionType, { name: 'division', nullable: true })
  page(
    @Args('discriminator') discriminator: string,
    @Args('seasonId', { type: () => Int }) seasonId: number,
    @Info() info: GraphQLResolveInfo,
    @Context() context: GraphqlContext,
  ): Promise<DivisionType | null> {
    const find = this.finders.chosen(info, (address) => this.divisions.page(address));
    return find({ discriminator, seasonId }, context);
  }
}
