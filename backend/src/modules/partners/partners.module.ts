import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AccessModule } from './access/access.module.ts';
import { ApiKeyActs } from './api-key-acts.ts';
import { ApiKeysRepository } from './api-keys.repository.ts';
import { ApiKeysResolver } from './api-keys.resolver.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { OwnApiKeysResolver } from './own-api-keys.resolver.ts';
import { OwnApiKeysService } from './own-api-keys.service.ts';

/** Partners, whose programs read the league with keys. */
@Module({
  imports: [AccessModule, AuditModule],
  providers: [ApiKeyActs, ApiKeysRepository, ApiKeysResolver, ApiKeysService, OwnApiKeysResolver, OwnApiKeysService],
})
export class PartnersModule {}
