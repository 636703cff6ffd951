import { Module } from '@nestjs/common';
import { CaptainMessagesModule } from './captain-messages/captain-messages.module.ts';
import { WeekAccountsModule } from './match-week/accounts/week-accounts.module.ts';
import { EvidenceModule } from './match-week/evidence/evidence.module.ts';
import { MatchWeekModule } from './match-week/match-week.module.ts';
import { WeekMattersModule } from './match-week/matters/week-matters.module.ts';
import { NoShowModule } from './match-week/no-show/no-show.module.ts';
import { ReadyModule } from './match-week/ready/ready.module.ts';
import { WeekRemindersModule } from './match-week/reminders/week-reminders.module.ts';
import { ResultsModule } from './match-week/results/results.module.ts';
import { TimesModule } from './match-week/times/times.module.ts';
import { SeriesPlanningModule } from './plan/series-planning.module.ts';
import { SeriesReportModule } from './report/series-report.module.ts';
import { SeriesModule } from './series.module.ts';

/** Series from their schedule to their result: staff's reports and the captains' match week. */
@Module({
  imports: [
    SeriesReportModule,
    CaptainMessagesModule,
    SeriesModule,
    SeriesPlanningModule,
    MatchWeekModule,
    TimesModule,
    EvidenceModule,
    ResultsModule,
    NoShowModule,
    WeekAccountsModule,
    ReadyModule,
    WeekMattersModule,
    WeekRemindersModule,
  ],
})
export class SeriesDomainModule {}
