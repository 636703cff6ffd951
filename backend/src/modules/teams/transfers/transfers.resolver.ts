import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Public, Roles } from '../../../platform/access/access.decorators.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { PlayerType } from '../../players/player.type.ts';
import { AdminTransferFilter, AdminTransferPageType, TransferPageType, TransferType } from './transfer.type.ts';
import { TransfersLoader } from './transfers.loader.ts';
import { TransfersService } from './transfers.service.ts';

const PAGE_SIZE = 25;

/** All transfers, and the field with a player's own transfers, which it adds to Player. */
@Resolver(() => PlayerType)
export class TransfersResolver {
  constructor(
    private readonly transfers: TransfersService,
    private readonly loader: TransfersLoader,
  ) {}

  @Public()
  @Query(() => TransferPageType, { name: 'transfers', description: 'Newest first' })
  page(
    @Args('first', { type: () => Int, nullable: true, defaultValue: PAGE_SIZE }) first: number | null,
    @Args('after', { type: () => Int, nullable: true }) after: number | null,
  ): Promise<TransferPageType> {
    return this.transfers.page(first ?? PAGE_SIZE, after);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Query(() => AdminTransferPageType)
  adminTransfers(@Args('filter') filter: AdminTransferFilter): Promise<AdminTransferPageType> {
    return this.transfers.table({ ...toSlice(filter), sort: filter.sort ?? 'from' });
  }

  @ResolveField(() => [TransferType], { name: 'transfers', description: 'Newest first' })
  ofPlayer(@Parent() player: PlayerType, @Context() context: GraphqlContext): Promise<TransferType[]> {
    return this.loader.byPlayer(context).load(player.id);
  }
}
