import { Module } from '@nestjs/common';
import { SignupsModule } from '../../seasons/signups/signups.module.ts';
import { StagesModule } from '../../series/stages/stages.module.ts';
import { SeasonEndModule } from '../season-end/season-end.module.ts';
import { RollOverRepository } from './roll-over.repository.ts';
import { RollOverResolver } from './roll-over.resolver.ts';
import { RollOverService } from './roll-over.service.ts';

/** The turn of a season: what the next one begins with. */
@Module({
  imports: [SeasonEndModule, SignupsModule, StagesModule],
  providers: [RollOverRepository, RollOverResolver, RollOverService],
})
export class TurnModule {}
