import { Module } from '@nestjs/common';
import { AuditLogRepository } from './audit-log.repository.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditRepository } from './audit.repository.ts';
import { AuditResolver } from './audit.resolver.ts';
import { AuditService } from './audit.service.ts';

/** Stores what staff do; admins can read it. */
@Module({
  providers: [AuditLogRepository, AuditLogService, AuditRepository, AuditResolver, AuditService],
  exports: [AuditLogService, AuditService],
})
export class AuditModule {}
