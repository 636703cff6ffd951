import { Module } from '@nestjs/common';
import { CaptainMessagesModule } from '../../captain-messages/captain-messages.module.ts';
import { WeekRemindersRepository } from './week-reminders.repository.ts';
import { WeekRemindersResolver } from './week-reminders.resolver.ts';
import { WeekRemindersService } from './week-reminders.service.ts';

/** Reminders that captains get by themselves. */
@Module({
  imports: [CaptainMessagesModule],
  providers: [WeekRemindersRepository, WeekRemindersResolver, WeekRemindersService],
})
export class WeekRemindersModule {}
