import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { SignupsController } from './signups.controller.ts';
import { SignupsRepository } from './signups.repository.ts';
import { SignupsResolver } from './signups.resolver.ts';
import { SignupsService } from './signups.service.ts';

/** Teams sign up for a season. */
@Module({
  imports: [SettingsModule, TeamsModule],
  controllers: [SignupsController],
  providers: [SignupsRepository, SignupsResolver, SignupsService],
})
export class SignupsModule {}
