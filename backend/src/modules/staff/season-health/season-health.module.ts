import { Module } from '@nestjs/common';
import { SeasonHealthRepository } from './season-health.repository.ts';
import { SeasonHealthResolver } from './season-health.resolver.ts';
import { SeasonHealthService } from './season-health.service.ts';

/** What staff look after in a season, on one page. */
@Module({ providers: [SeasonHealthRepository, SeasonHealthService, SeasonHealthResolver] })
export class SeasonHealthModule {}
