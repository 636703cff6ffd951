import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ContentModule } from './modules/content/content.module.ts';
import { AuditModule } from './modules/audit/audit.module.ts';
import { DashboardModule } from './modules/dashboard/dashboard.module.ts';
import { CaptainMessagesModule } from './modules/captain-messages/captain-messages.module.ts';
import { DivisionAdminModule } from './modules/divisions/admin/division-admin.module.ts';
import { DivisionsModule } from './modules/divisions/divisions.module.ts';
import { PlayersModule } from './modules/players/players.module.ts';
import { ImportsModule } from './modules/imports/imports.module.ts';
import { RequestsModule } from './modules/requests/requests.module.ts';
import { SanctionsModule } from './modules/sanctions/sanctions.module.ts';
import { SearchModule } from './modules/search/search.module.ts';
import { SeasonsModule } from './modules/seasons/seasons.module.ts';
import { SeriesPlanningModule } from './modules/series/plan/series-planning.module.ts';
import { FieldPlayModule } from './modules/recordings/play/field-play.module.ts';
import { ReadingModule } from './modules/recordings/sweep/reading.module.ts';
import { SeriesModule } from './modules/series/series.module.ts';
import { StandingsModule } from './modules/standings/standings.module.ts';
import { StatsModule } from './modules/stats/stats.module.ts';
import { CareersModule } from './modules/careers/careers.module.ts';
import { OutlookModule } from './modules/outlook/outlook.module.ts';
import { TeamAdminModule } from './modules/team-admin/team-admin.module.ts';
import { TeamsModule } from './modules/teams/teams.module.ts';
import { UserAdminModule } from './modules/user-admin/user-admin.module.ts';
import { TransfersModule } from './modules/transfers/transfers.module.ts';
import { AuthModule } from './modules/auth/auth.module.ts';
import { ChatModule } from './modules/chat/chat.module.ts';
import { OutboxModule } from './modules/outbox/outbox.module.ts';
import { InvitesModule } from './modules/invites/invites.module.ts';
import { HousekeepingModule } from './modules/housekeeping/housekeeping.module.ts';
import { LeagueChangesModule } from './modules/league-changes/league-changes.module.ts';
import { LiveModule } from './modules/live/live.module.ts';
import { SixMansModule } from './modules/six-mans/six-mans.module.ts';
import { SettingsModule } from './modules/settings/settings.module.ts';
import { SeriesReportModule } from './modules/series/report/series-report.module.ts';
import { StandingsPreviewModule } from './modules/standings/standings-preview.module.ts';
import { MatchWeekModule } from './modules/match-week/match-week.module.ts';
import { WeekAccountsModule } from './modules/match-week/accounts/week-accounts.module.ts';
import { EvidenceModule } from './modules/match-week/evidence/evidence.module.ts';
import { WeekMattersModule } from './modules/match-week/matters/week-matters.module.ts';
import { MyWeekModule } from './modules/match-week/my-week/my-week.module.ts';
import { NoShowModule } from './modules/match-week/no-show/no-show.module.ts';
import { ReadyModule } from './modules/match-week/ready/ready.module.ts';
import { ResultsModule } from './modules/match-week/results/results.module.ts';
import { TimesModule } from './modules/match-week/times/times.module.ts';
import { WeekRemindersModule } from './modules/match-week/reminders/week-reminders.module.ts';
import { MembershipModule } from './modules/membership/membership.module.ts';
import { ExportsModule } from './modules/exports/exports.module.ts';
import { FeedsModule } from './modules/feeds/feeds.module.ts';
import { PreviewsModule } from './modules/previews/previews.module.ts';
import { PlayerMergeModule } from './modules/player-merge/player-merge.module.ts';
import { UndoModule } from './modules/undo/undo.module.ts';
import { SignupsModule } from './modules/signups/signups.module.ts';
import { MediaModule } from './modules/media/media.module.ts';
import { NotificationsModule } from './modules/notifications/notifications.module.ts';
import { NewsModule } from './modules/news/news.module.ts';
import { PageViewsModule } from './modules/page-views/page-views.module.ts';
import { PagesModule } from './modules/pages/pages.module.ts';
import { EventsModule } from './modules/events/events.module.ts';
import { WebhooksModule } from './modules/webhooks/webhooks.module.ts';
import { PartnersModule } from './modules/partners/partners.module.ts';
import { ReplayFilesModule } from './modules/recordings/files/replay-files.module.ts';
import { AppConfig } from './platform/config/config.ts';
import { DbModule, type PoolOptions } from './platform/db/db.module.ts';
import { LeagueGraphqlModule } from './platform/graphql/graphql.module.ts';
import { WebModule } from './platform/web/web.module.ts';
import { PlatformModule } from './platform/platform.module.ts';

/** The features, low to high (docs/architecture.md has the order). */
const FEATURES: Type[] = [
  ContentModule,
  SettingsModule,
  NotificationsModule,
  OutboxModule,
  MediaModule,
  StandingsPreviewModule,
  SeriesReportModule,
  PlayersModule,
  CaptainMessagesModule,
  SanctionsModule,
  TeamAdminModule,
  TeamsModule,
  InvitesModule,
  SeasonsModule,
  DivisionsModule,
  DivisionAdminModule,
  ChatModule,
  SeriesModule,
  SeriesPlanningModule,
  FieldPlayModule,
  ReadingModule,
  StandingsModule,
  StatsModule,
  OutlookModule,
  CareersModule,
  SignupsModule,
  MatchWeekModule,
  TimesModule,
  EvidenceModule,
  ResultsModule,
  NoShowModule,
  WeekAccountsModule,
  ReadyModule,
  WeekMattersModule,
  MyWeekModule,
  WeekRemindersModule,
  MembershipModule,
  TransfersModule,
  UserAdminModule,
  ImportsModule,
  DashboardModule,
  AuditModule,
  RequestsModule,
  NewsModule,
  PagesModule,
  EventsModule,
  PartnersModule,
  ReplayFilesModule,
  WebhooksModule,
  SearchModule,
  SixMansModule,
  LeagueChangesModule,
  LiveModule,
  ExportsModule,
  FeedsModule,
  PreviewsModule,
  PageViewsModule,
  AuthModule,
  PlayerMergeModule,
  UndoModule,
  HousekeepingModule,
];

/** Changes for a test. */
export interface AppModuleOptions {
  /** More modules. */
  others?: Type[];
  /** The connections to the database. */
  database?: PoolOptions;
}

/** The whole application. */
@Module({})
export class AppModule {
  static forRoot(
    config: AppConfig,
    databaseUrl: string,
    { others = [], database }: AppModuleOptions = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DbModule.forRoot(databaseUrl, database),
        PlatformModule.forRoot(config),
        LeagueGraphqlModule,
        WebModule,
        ...FEATURES,
        ...others,
      ],
    };
  }
}
