import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { PartnerDecisionsService } from './partner-decisions.service.ts';
import { PartnersService } from './partners.service.ts';
import {
  ApplyForPartnerAccessInput,
  EndPartnerInput,
  PartnerResult,
  PartnerTargetInput,
  PartnerType,
} from './partners.type.ts';

/** Accounts apply for partner access, and admins decide. */
@Resolver()
export class PartnersResolver {
  constructor(
    private readonly access: PartnersService,
    private readonly decisions: PartnerDecisionsService,
  ) {}

  @SignedIn()
  @Query(() => PartnerType, { nullable: true, description: "The caller's partner access; null: they have not applied" })
  myPartner(@CurrentActor() actor: Actor): Promise<PartnerType | null> {
    return this.access.own(actor);
  }

  @SignedIn()
  @Mutation(() => PartnerResult, { description: 'Staff decide. Who was denied may apply again' })
  applyForPartnerAccess(@CurrentActor() actor: Actor, @Args('input') input: ApplyForPartnerAccessInput) {
    return this.access.apply(actor, input);
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: 'Takes back an application that waits' })
  async withdrawPartnerApplication(
    @CurrentActor() actor: Actor,
    @Args('version', { type: () => Int }) version: number,
  ) {
    await this.access.withdraw(actor, version);
    return { messageKey: 'api.partner.withdrawn' };
  }

  @Roles('admin')
  @Query(() => [PartnerType], { description: 'Those that wait for a decision first, then by name' })
  partners(): Promise<PartnerType[]> {
    return this.decisions.all();
  }

  @Roles('admin')
  @Mutation(() => PartnerResult, { description: 'The account may make keys and webhooks' })
  acceptPartner(@CurrentActor() actor: Actor, @Args('input') input: PartnerTargetInput) {
    return this.decisions.accept(actor, input);
  }

  @Roles('admin')
  @Mutation(() => PartnerResult)
  denyPartner(@CurrentActor() actor: Actor, @Args('input') input: EndPartnerInput) {
    return this.decisions.deny(actor, input, input.reason);
  }

  @Roles('admin')
  @Mutation(() => PartnerResult, { description: 'Its keys open nothing, and nothing is sent to its webhooks' })
  stopPartner(@CurrentActor() actor: Actor, @Args('input') input: EndPartnerInput) {
    return this.decisions.stop(actor, input, input.reason);
  }

  @Roles('admin')
  @Mutation(() => PartnerResult, { description: 'A stopped partner goes on' })
  resumePartner(@CurrentActor() actor: Actor, @Args('input') input: PartnerTargetInput) {
    return this.decisions.resume(actor, input);
  }
}
