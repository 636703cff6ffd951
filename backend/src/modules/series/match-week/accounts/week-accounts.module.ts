import { Module } from '@nestjs/common';
import { RequestsModule } from '../../../requests/requests.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { WeekAccountsResolver } from './week-accounts.resolver.ts';
import { WeekAccountsService } from './week-accounts.service.ts';

/** Captains ask staff to attach accounts that nobody knows. */
@Module({
  imports: [MatchWeekModule, RequestsModule],
  providers: [WeekAccountsResolver, WeekAccountsService],
})
export class WeekAccountsModule {}
