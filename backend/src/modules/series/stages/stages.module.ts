import { Module } from '@nestjs/common';
import { ChatModule } from '../../chat/chat.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { StageBracketsService } from './stage-brackets.service.ts';
import { StagesLoader } from './stages.loader.ts';
import { StagesRepository } from './stages.repository.ts';
import { DivisionBracketResolver, SeriesBracketResolver } from './stages.resolver.ts';

/** The brackets of stages, for all who show them and who store results. `stats/stages` is what staff do with them. */
@Module({
  imports: [ChatModule, NotificationsModule],
  providers: [StageBracketsService, StagesLoader, StagesRepository, DivisionBracketResolver, SeriesBracketResolver],
  exports: [StageBracketsService],
})
export class StagesModule {}
