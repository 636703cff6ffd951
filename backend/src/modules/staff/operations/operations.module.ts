import { Module } from '@nestjs/common';
import { ExportsModule } from '../../partners/exports/exports.module.ts';
import { OperationsMetrics } from './operations-metrics.ts';
import { OperationsRepository } from './operations.repository.ts';
import { OperationsResolver } from './operations.resolver.ts';
import { OperationsService } from './operations.service.ts';

/** How the installation runs, for its operator. */
@Module({
  imports: [ExportsModule],
  providers: [OperationsMetrics, OperationsRepository, OperationsResolver, OperationsService],
})
export class OperationsModule {}
