import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { MOST_IN_BULK } from '../../../domain/requests/approval.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { ProblemType } from '../../../platform/errors/problem.type.ts';
import { RequestBatchService } from './request-batch.service.ts';
import { DecideRequestsResult, type RequestOutcomesType } from './request-batch.type.ts';

/** Several decisions of staff at once. */
@Resolver()
export class RequestBatchResolver {
  constructor(private readonly batch: RequestBatchService) {}

  @Roles('admin', 'divisionadmin')
  @Mutation(() => DecideRequestsResult, {
    description: `Decides each of these requests by itself: one that is refused stops no other. At most ${MOST_IN_BULK}`,
  })
  async decideRequests(
    @CurrentActor() actor: Actor,
    @Args('ids', { type: () => [Int] }) ids: number[],
    @Args('isAccepted', { type: () => Boolean }) isAccepted: boolean,
    @Args('reason', { type: () => String, nullable: true, description: 'For all of them; needed to deny' })
    reason?: string | null,
  ): Promise<RequestOutcomesType> {
    const outcomes = await this.batch.decide(actor, ids, isAccepted ? null : (reason ?? ''));
    return {
      outcomes: outcomes.map(({ id, request, refusal }) => ({
        id,
        request,
        problem: refusal && ProblemType.of(refusal),
      })),
    };
  }
}
