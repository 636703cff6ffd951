import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { DivisionsModule } from '../divisions/divisions.module.ts';
import { NewsModule } from '../news/news.module.ts';
import { NotificationsModule } from '../notifications/notifications.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { ChangeSetsRepository } from './change-sets.repository.ts';
import { CorrectionsService } from './corrections.service.ts';
import { UndoPlansService } from './undo-plans.service.ts';
import { UndoRepository } from './undo.repository.ts';
import { UndoResolver } from './undo.resolver.ts';
import { UndoService } from './undo.service.ts';

/** Takes acts of staff back. */
@Module({
  imports: [AuditModule, DivisionsModule, NewsModule, NotificationsModule, OutboxModule],
  providers: [ChangeSetsRepository, CorrectionsService, UndoPlansService, UndoRepository, UndoResolver, UndoService],
})
export class UndoModule {}
