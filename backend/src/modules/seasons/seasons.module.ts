import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { SettingsModule } from '../content/settings/settings.module.ts';
import { SeasonsAdminRepository } from './seasons-admin.repository.ts';
import { SeasonsAdminResolver } from './seasons-admin.resolver.ts';
import { SeasonsAdminService } from './seasons-admin.service.ts';
import { SeasonsController } from './seasons.controller.ts';
import { SeasonsRepository } from './seasons.repository.ts';
import { SeasonsResolver } from './seasons.resolver.ts';
import { SeasonsService } from './seasons.service.ts';

@Module({
  imports: [AuditModule, SettingsModule],
  controllers: [SeasonsController],
  providers: [
    SeasonsAdminRepository,
    SeasonsAdminResolver,
    SeasonsAdminService,
    SeasonsRepository,
    SeasonsService,
    SeasonsResolver,
  ],
  exports: [SeasonsService],
})
export class SeasonsModule {}
