import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { SEARCHES } from '../../../platform/graphql/costs.ts';
import { RequestFactsService } from './request-facts.service.ts';
import { ClaimCandidateType, RequestFactsType } from './request-facts.type.ts';

/** What staff need to know beside the requests themselves. */
@Resolver()
export class RequestFactsResolver {
  constructor(private readonly facts: RequestFactsService) {}

  @Roles('admin', 'divisionadmin')
  @Extensions(SEARCHES)
  @Query(() => [RequestFactsType], {
    description: 'Of a page of requests: facts of those that wait and that the viewer may decide. At most 100 ids',
  })
  requestFacts(
    @CurrentActor() actor: Actor,
    @Args('ids', { type: () => [Int] }) ids: number[],
  ): Promise<RequestFactsType[]> {
    return this.facts.of(actor, ids);
  }

  @Roles('admin', 'divisionadmin')
  @Extensions(SEARCHES)
  @Query(() => [ClaimCandidateType], { description: 'Other players for a claim that waits, by a part of their name' })
  claimCandidates(
    @CurrentActor() actor: Actor,
    @Args('requestId', { type: () => Int }) requestId: number,
    @Args('text') text: string,
  ): Promise<ClaimCandidateType[]> {
    return this.facts.candidates(actor, requestId, text);
  }
}
