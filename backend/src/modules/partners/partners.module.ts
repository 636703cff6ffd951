import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ApiKeysRepository } from './api-keys.repository.ts';
import { ApiKeysResolver } from './api-keys.resolver.ts';
import { ApiKeysService } from './api-keys.service.ts';

/** Partners, whose programs read the league with keys. */
@Module({
  imports: [AuditModule],
  providers: [ApiKeysRepository, ApiKeysResolver, ApiKeysService],
})
export class PartnersModule {}
