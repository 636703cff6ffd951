import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { connectionOf, sliceOf } from '../../../platform/graphql/connection.ts';
import { TransferListService } from './transfer-list.service.ts';
import { TransferConnectionType, TransferListArgs } from './transfer-list.type.ts';

/** All transfers, for programs. */
@Resolver()
export class TransferListResolver {
  constructor(private readonly transfers: TransferListService) {}

  @Public()
  @Query(() => TransferConnectionType, { name: 'allTransfers', description: 'Every transfer, newest first' })
  all(
    @Args() { filter, order, ...page }: TransferListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TransferConnectionType> {
    return connectionOf(
      info,
      this.transfers.list(filter ?? {}, order?.by ?? 'joined', sliceOf(page, order?.direction, 'desc')),
    );
  }
}
