import { Module } from '@nestjs/common';
import { CaptainMessagesModule } from '../../captain-messages/captain-messages.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { LineUpRemindersResolver } from './line-up-reminders.resolver.ts';
import { LineUpRemindersService } from './line-up-reminders.service.ts';
import { WeekRemindersRepository } from './week-reminders.repository.ts';
import { WeekRemindersResolver } from './week-reminders.resolver.ts';
import { WeekRemindersService } from './week-reminders.service.ts';

/** Reminders that captains get by themselves, and from staff. */
@Module({
  imports: [CaptainMessagesModule, MatchWeekModule],
  providers: [
    LineUpRemindersResolver,
    LineUpRemindersService,
    WeekRemindersRepository,
    WeekRemindersResolver,
    WeekRemindersService,
  ],
})
export class WeekRemindersModule {}
