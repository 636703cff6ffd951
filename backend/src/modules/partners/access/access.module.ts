import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { PartnerDecisionsService } from './partner-decisions.service.ts';
import { PartnersRepository } from './partners.repository.ts';
import { PartnersResolver } from './partners.resolver.ts';
import { PartnersService } from './partners.service.ts';

/** Who may keep keys and webhooks of their own (R48). */
@Module({
  imports: [AuditModule, NotificationsModule],
  providers: [PartnerDecisionsService, PartnersRepository, PartnersResolver, PartnersService],
  exports: [PartnersService],
})
export class AccessModule {}
