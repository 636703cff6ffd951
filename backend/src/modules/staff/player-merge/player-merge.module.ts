import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { DivisionsModule } from '../../seasons/divisions/divisions.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { SixMansModule } from '../../players/six-mans/six-mans.module.ts';
import { DuplicatePlayersRepository } from './duplicate-players.repository.ts';
import { DuplicatePlayersService } from './duplicate-players.service.ts';
import { PlayerMergeRepository } from './player-merge.repository.ts';
import { PlayerMergeResolver } from './player-merge.resolver.ts';
import { PlayerMergeService } from './player-merge.service.ts';

/** Players who were registered twice become one (R23). */
@Module({
  imports: [AuditModule, DivisionsModule, NotificationsModule, SixMansModule],
  providers: [
    DuplicatePlayersRepository,
    DuplicatePlayersService,
    PlayerMergeRepository,
    PlayerMergeResolver,
    PlayerMergeService,
  ],
})
export class PlayerMergeModule {}
