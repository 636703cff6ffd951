import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { SettingSources } from './setting-sources.ts';
import { SettingsAdminController } from './settings-admin.controller.ts';
import { SettingsAdminResolver } from './settings-admin.resolver.ts';
import { SettingsAdminService } from './settings-admin.service.ts';
import { SettingsController } from './settings.controller.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { SettingsService } from './settings.service.ts';
import { SwitchesRepository } from './switches.repository.ts';
import { SwitchesService } from './switches.service.ts';

@Module({
  imports: [AuditModule],
  controllers: [SettingsController, SettingsAdminController],
  providers: [
    SettingSources,
    SettingsAdminResolver,
    SettingsAdminService,
    SettingsRepository,
    SettingsService,
    SettingsResolver,
    SwitchesRepository,
    SwitchesService,
  ],
  exports: [SettingSources, SettingsAdminService, SettingsService, SwitchesService],
})
export class SettingsModule {}
