import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AuditModule } from './modules/audit/audit.module.ts';
import { AuthDomainModule } from './modules/auth/auth-domain.module.ts';
import { ChatModule } from './modules/chat/chat.module.ts';
import { ContentDomainModule } from './modules/content/content-domain.module.ts';
import { MessagesDomainModule } from './modules/messages/messages-domain.module.ts';
import { NewsModule } from './modules/news/news.module.ts';
import { PartnersDomainModule } from './modules/partners/partners-domain.module.ts';
import { PlayersDomainModule } from './modules/players/players-domain.module.ts';
import { RequestsModule } from './modules/requests/requests.module.ts';
import { SeasonsDomainModule } from './modules/seasons/seasons-domain.module.ts';
import { SeriesDomainModule } from './modules/series/series-domain.module.ts';
import { SiteDomainModule } from './modules/site/site-domain.module.ts';
import { StaffDomainModule } from './modules/staff/staff-domain.module.ts';
import { StatsDomainModule } from './modules/stats/stats-domain.module.ts';
import { TeamsDomainModule } from './modules/teams/teams-domain.module.ts';
import { AppConfig } from './platform/config/config.ts';
import { DbModule, type PoolOptions } from './platform/db/db.module.ts';
import { RunningJobs } from './platform/jobs.ts';
import { LeagueGraphqlModule } from './platform/graphql/graphql.module.ts';
import { WebModule } from './platform/web/web.module.ts';
import { PlatformModule } from './platform/platform.module.ts';

/** The domains of the league, from low to high as in docs/architecture.md; each imports its own parts. */
const DOMAINS: Type[] = [
  AuditModule,
  ContentDomainModule,
  MessagesDomainModule,
  AuthDomainModule,
  PlayersDomainModule,
  TeamsDomainModule,
  SeasonsDomainModule,
  RequestsModule,
  ChatModule,
  SeriesDomainModule,
  NewsModule,
  StatsDomainModule,
  SiteDomainModule,
  PartnersDomainModule,
  StaffDomainModule,
];

/** Changes for a test. */
export interface AppModuleOptions {
  /** More modules. */
  others?: Type[];
  /** The connections to the database. */
  database?: PoolOptions;
  /** What runs by itself runs; unless stated otherwise. */
  hasJobs?: boolean;
}

/** The whole application. */
@Module({})
export class AppModule {
  static forRoot(
    config: AppConfig,
    databaseUrl: string,
    { others = [], database, hasJobs = true }: AppModuleOptions = {},
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DbModule.forRoot(databaseUrl, database),
        PlatformModule.forRoot(config),
        ScheduleModule.forRoot({ intervals: hasJobs }),
        LeagueGraphqlModule,
        WebModule,
        ...DOMAINS,
        ...others,
      ],
      providers: [RunningJobs],
    };
  }
}
