import { Module } from '@nestjs/common';
import { BoardModule } from './board/board.module.ts';
import { InvitesModule } from './invites/invites.module.ts';
import { TeamsModule } from './teams.module.ts';
import { TransfersModule } from './transfers/transfers.module.ts';

/** Teams, and how players come to them and leave. */
@Module({
  imports: [TeamsModule, InvitesModule, TransfersModule, BoardModule],
})
export class TeamsDomainModule {}
