import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { DivisionsModule } from '../../seasons/divisions/divisions.module.ts';
import { NewsModule } from '../../news/news.module.ts';
import { NotificationsModule } from '../../messages/notifications/notifications.module.ts';
import { OutboxModule } from '../../messages/outbox/outbox.module.ts';
import { SeriesNoticesModule } from '../../series/plan/series-notices.module.ts';
import { StagesModule } from '../../series/stages/stages.module.ts';
import { ChangeSetsRepository } from './change-sets.repository.ts';
import { CorrectionsService } from './corrections.service.ts';
import { LeagueStatesRepository } from './league-states.repository.ts';
import { PossibleStatesService } from './possible-states.service.ts';
import { RowsBackService } from './rows-back.service.ts';
import { UndoEffectsRepository } from './undo-effects.repository.ts';
import { UndoEffectsService } from './undo-effects.service.ts';
import { UndoPlansService } from './undo-plans.service.ts';
import { UndoRepository } from './undo.repository.ts';
import { UndoResolver } from './undo.resolver.ts';
import { UndoService } from './undo.service.ts';

/** Takes acts of staff back. */
@Module({
  imports: [
    AuditModule,
    DivisionsModule,
    NewsModule,
    NotificationsModule,
    OutboxModule,
    SeriesNoticesModule,
    StagesModule,
  ],
  providers: [
    ChangeSetsRepository,
    CorrectionsService,
    LeagueStatesRepository,
    PossibleStatesService,
    RowsBackService,
    UndoEffectsRepository,
    UndoEffectsService,
    UndoPlansService,
    UndoRepository,
    UndoResolver,
    UndoService,
  ],
})
export class UndoModule {}
