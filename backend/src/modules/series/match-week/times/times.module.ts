import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../../messages/notifications/notifications.module.ts';
import { SeriesPlanningModule } from '../../plan/series-planning.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { TimesRepository } from './times.repository.ts';
import { TimesResolver } from './times.resolver.ts';
import { TimesAnnouncements } from './times-announcements.service.ts';
import { TimesService } from './times.service.ts';

/** A time by agreement. */
@Module({
  imports: [MatchWeekModule, NotificationsModule, SeriesPlanningModule],
  providers: [TimesRepository, TimesResolver, TimesAnnouncements, TimesService],
  exports: [TimesService],
})
export class TimesModule {}
