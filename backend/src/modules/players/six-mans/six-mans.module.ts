import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { PlayersModule } from '../players.module.ts';
import { SixMansBotController } from './six-mans-bot.controller.ts';
import { SixMansLedgerRepository } from './six-mans-ledger.repository.ts';
import { SixMansLedgerService } from './six-mans-ledger.service.ts';
import { SixMansController } from './six-mans.controller.ts';
import { SixMansRepository } from './six-mans.repository.ts';
import { SixMansResolver } from './six-mans.resolver.ts';
import { SixMansService } from './six-mans.service.ts';

/** 6mans: the leaderboard, its ledger, and reporting to it (R8). */
@Module({
  imports: [AuditModule, PlayersModule],
  controllers: [SixMansBotController, SixMansController],
  providers: [SixMansLedgerRepository, SixMansLedgerService, SixMansRepository, SixMansResolver, SixMansService],
  exports: [SixMansLedgerService],
})
export class SixMansModule {}
