import { Module } from '@nestjs/common';
import { MembershipController } from './membership.controller.ts';
import { MembershipRepository } from './membership.repository.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { RetentionService } from './retention.service.ts';
import { MembershipService } from './membership.service.ts';

/** People become members of the association. */
@Module({
  controllers: [MembershipController],
  providers: [MembershipRepository, MembershipResolver, MembershipService, RetentionService],
})
export class MembershipModule {}
