import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.ts';
import { Clock } from './clock.ts';
import { AppConfig } from './config/config.ts';
import { BlindIndex } from './crypto/blind-index.ts';
import { HelpTickets } from './crypto/help-tickets.ts';
import { Sealer } from './crypto/sealer.ts';
import { Db } from './db/db.ts';
import { migrationNames } from './db/migrations.ts';
import { sharedClock } from './db/shared-clock.ts';
import { ErrorsFilter } from './errors/errors.filter.ts';
import { inputPipe } from './errors/validation.ts';
import { HealthController } from './health/health.controller.ts';
import { Metrics } from './health/metrics.ts';
import { Readiness } from './health/readiness.ts';
import { ApiKeys } from './limits/api-keys.ts';
import { KeyBuckets } from './limits/key-buckets.ts';
import { KeyUse } from './limits/key-use.ts';
import { LimitReads } from './limits/limit-reads.ts';
import { OldCounts } from './limits/old-counts.ts';
import { RateLimiter } from './limits/rate-limiter.ts';
import { ReadCostGuard } from './limits/read-cost.ts';
import { InstanceReport } from './operations/instance-report.ts';
import { BodyRooms } from './rest/body-rooms.ts';
import { KnownParametersGuard } from './rest/known-parameters.guard.ts';
import { SlowUploads } from './web/slow-uploads.ts';

/** The base of every feature: configuration, the clock, access, the error model, health. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        ApiKeys,
        BlindIndex,
        BodyRooms,
        HelpTickets,
        InstanceReport,
        KeyBuckets,
        KeyUse,
        LimitReads,
        Metrics,
        OldCounts,
        RateLimiter,
        Sealer,
        { provide: SlowUploads, useFactory: () => new SlowUploads() },
        { provide: AppConfig, useValue: config },
        { provide: Clock, inject: [Db], useFactory: sharedClock },
        { provide: Readiness, inject: [Db], useFactory: (db: Db) => new Readiness(db, migrationNames()) },
        { provide: APP_GUARD, useClass: KnownParametersGuard },
        // runs before the session is read: a caller without units left must not cause a statement
        { provide: APP_GUARD, useClass: ReadCostGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorsFilter },
        { provide: APP_PIPE, useFactory: inputPipe },
      ],
      exports: [
        AppConfig,
        BlindIndex,
        BodyRooms,
        Clock,
        HelpTickets,
        LimitReads,
        Metrics,
        OldCounts,
        RateLimiter,
        Readiness,
        Sealer,
        SlowUploads,
      ],
    };
  }
}
