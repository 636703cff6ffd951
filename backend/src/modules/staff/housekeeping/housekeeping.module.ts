import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.ts';
import { AuthModule } from '../../auth/auth.module.ts';
import { MediaModule } from '../../content/media/media.module.ts';
import { OutboxModule } from '../../messages/outbox/outbox.module.ts';
import { PageViewsModule } from '../../site/page-views/page-views.module.ts';
import { BoardModule } from '../../teams/board/board.module.ts';
import { AccessModule } from '../../partners/access/access.module.ts';
import { InvitesModule } from '../../teams/invites/invites.module.ts';
import { HousekeepingService } from './housekeeping.service.ts';
import { OldActs } from './old-acts.ts';

/** Hourly cleaning, for all modules that store data for a limited time. */
@Module({
  imports: [
    AccessModule,
    AuditModule,
    AuthModule,
    BoardModule,
    InvitesModule,
    MediaModule,
    OutboxModule,
    PageViewsModule,
  ],
  providers: [HousekeepingService, OldActs],
})
export class HousekeepingModule {}
