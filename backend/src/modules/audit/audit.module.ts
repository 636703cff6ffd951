import { Module } from '@nestjs/common';
import { AuditLogRepository } from './audit-log.repository.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditService } from './audit.service.ts';
import { LastChangeResolver } from './last-change.resolver.ts';
import { OwnMattersRepository } from './own-matters.repository.ts';
import { OwnMattersResolver } from './own-matters.resolver.ts';
import { OwnMattersService } from './own-matters.service.ts';

/** Stores what staff do; admins can read it. */
@Module({
  providers: [
    AuditLogRepository,
    AuditLogService,
    AuditRepository,
    AuditResolver,
    AuditService,
    LastChangeResolver,
    OwnMattersRepository,
    OwnMattersResolver,
    OwnMattersService,
  ],
  exports: [AuditLogService, AuditService],
})
export class AuditModule {}
