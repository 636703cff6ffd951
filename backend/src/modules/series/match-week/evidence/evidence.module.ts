import { Module } from '@nestjs/common';
import { MediaModule } from '../../../content/media/media.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { EvidenceController } from './evidence.controller.ts';
import { EvidenceRepository } from './evidence.repository.ts';
import { EvidenceResolver } from './evidence.resolver.ts';
import { EvidenceService } from './evidence.service.ts';

/** Private pictures about series. */
@Module({
  imports: [MatchWeekModule, MediaModule],
  controllers: [EvidenceController],
  providers: [EvidenceRepository, EvidenceResolver, EvidenceService],
  exports: [EvidenceService],
})
export class EvidenceModule {}
