import { Module } from '@nestjs/common';
import { PlayersModule } from './players.module.ts';
import { SanctionsModule } from './sanctions/sanctions.module.ts';
import { SixMansModule } from './six-mans/six-mans.module.ts';

/** Players, what they may not do for a while, and the pick-up games of six. */
@Module({
  imports: [PlayersModule, SanctionsModule, SixMansModule],
})
export class PlayersDomainModule {}
