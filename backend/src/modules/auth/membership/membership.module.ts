import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { OutboxModule } from '../../messages/outbox/outbox.module.ts';
import { MemberActsRepository } from './member-acts.repository.ts';
import { MemberActsResolver } from './member-acts.resolver.ts';
import { MemberActsService } from './member-acts.service.ts';
import { MemberListRepository } from './member-list.repository.ts';
import { MemberListResolver } from './member-list.resolver.ts';
import { MemberListService } from './member-list.service.ts';
import { MembershipController } from './membership.controller.ts';
import { MembershipRepository } from './membership.repository.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { RetentionService } from './retention.service.ts';
import { MembershipService } from './membership.service.ts';

/** People become members of the association, and admins read its register. */
@Module({
  imports: [AuditModule, NotificationsModule, OutboxModule],
  controllers: [MembershipController],
  providers: [
    MemberActsRepository,
    MemberActsResolver,
    MemberActsService,
    MemberListRepository,
    MemberListResolver,
    MemberListService,
    MembershipRepository,
    MembershipResolver,
    MembershipService,
    RetentionService,
  ],
})
export class MembershipModule {}
