import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { OutboxModule } from '../../messages/outbox/outbox.module.ts';
import { TeamsModule } from '../teams.module.ts';
import { BoardAsksService } from './board-asks.service.ts';
import { BoardRepository } from './board.repository.ts';
import { BoardResolver } from './board.resolver.ts';
import { BoardService } from './board.service.ts';

@Module({
  imports: [AuditModule, NotificationsModule, OutboxModule, TeamsModule],
  providers: [BoardAsksService, BoardRepository, BoardResolver, BoardService],
  exports: [BoardService],
})
export class BoardModule {}
