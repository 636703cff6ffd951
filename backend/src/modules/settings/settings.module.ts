import { Module } from '@nestjs/common';
import { SettingsController } from './settings.controller.ts';
import { SettingsRepository } from './settings.repository.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { SettingsService } from './settings.service.ts';

@Module({
  controllers: [SettingsController],
  providers: [SettingsRepository, SettingsService, SettingsResolver],
  exports: [SettingsService],
})
export class SettingsModule {}
