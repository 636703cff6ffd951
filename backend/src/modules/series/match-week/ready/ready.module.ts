import { Module } from '@nestjs/common';
import { ChatModule } from '../../../chat/chat.module.ts';
import { SeriesReportModule } from '../../report/series-report.module.ts';
import { MatchWeekModule } from '../match-week.module.ts';
import { LobbyService } from './lobby.service.ts';
import { ReadyRepository } from './ready.repository.ts';
import { ReadyResolver } from './ready.resolver.ts';
import { ReadyService } from './ready.service.ts';

/** Who plays, and in which lobby. */
@Module({
  imports: [ChatModule, MatchWeekModule, SeriesReportModule],
  providers: [LobbyService, ReadyRepository, ReadyResolver, ReadyService],
})
export class ReadyModule {}
