import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { SettingsService } from './settings.service.ts';
import { SwitchesRepository } from './switches.repository.ts';
import { SwitchesService } from './switches.service.ts';

@Module({
  controllers: [SettingsController],
  providers: [SettingsRepository, SettingsService, SettingsResolver, SwitchesRepository, SwitchesService],
  exports: [SettingsService, SwitchesService],
})
export class SettingsModule {}
