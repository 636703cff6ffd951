import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { SeasonsModule } from '../seasons.module.ts';
import { SettingsModule } from '../../content/settings/settings.module.ts';
import { TeamsModule } from '../../teams/teams.module.ts';
import { PlacesRepository } from './places.repository.ts';
import { PlacesResolver } from './places.resolver.ts';
import { PlacesService } from './places.service.ts';
import { SignupsAdminResolver } from './signups-admin.resolver.ts';
import { SignupsAdminService } from './signups-admin.service.ts';
import { SignupsController } from './signups.controller.ts';
import { SignupsRepository } from './signups.repository.ts';
import { SignupsResolver } from './signups.resolver.ts';
import { SignupsService } from './signups.service.ts';

/** Teams sign up for a season, and keep their place from one season to the next. */
@Module({
  imports: [AuditModule, NotificationsModule, SeasonsModule, SettingsModule, TeamsModule],
  controllers: [SignupsController],
  providers: [
    PlacesRepository,
    PlacesResolver,
    PlacesService,
    SignupsAdminResolver,
    SignupsAdminService,
    SignupsRepository,
    SignupsResolver,
    SignupsService,
  ],
  exports: [PlacesService, SignupsAdminService, SignupsService],
})
export class SignupsModule {}
