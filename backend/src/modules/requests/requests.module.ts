import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { InvitesModule } from '../teams/invites/invites.module.ts';
import { MediaModule } from '../content/media/media.module.ts';
import { NotificationsModule } from '../messages/notifications/notifications.module.ts';
import { OutboxModule } from '../messages/outbox/outbox.module.ts';
import { GameAccountsModule } from '../players/accounts/game-accounts.module.ts';
import { PlayersModule } from '../players/players.module.ts';
import { SanctionsModule } from '../players/sanctions/sanctions.module.ts';
import { TeamsModule } from '../teams/teams.module.ts';
import { AcceptInviteService } from './accept-invite.service.ts';
import { AccountClaimsService } from './claims/account-claims.service.ts';
import { ClaimablePlayersRepository } from './claims/claimable-players.repository.ts';
import { ClaimablePlayersService } from './claims/claimable-players.service.ts';
import { ClaimSuggestionsResolver } from './claims/claim-suggestions.resolver.ts';
import { RequestFactsRepository } from './facts/request-facts.repository.ts';
import { RequestFactsResolver } from './facts/request-facts.resolver.ts';
import { RequestFactsService } from './facts/request-facts.service.ts';
import { GameAccountRequest } from './kinds/game-account.ts';
import { LoginHelpRepository } from './help/login-help.repository.ts';
import { LoginHelpResolver } from './help/login-help.resolver.ts';
import { JoinByLinkResolver } from './links/join-by-link.resolver.ts';
import { JoinByLinkService } from './links/join-by-link.service.ts';
import { MyRequestsController } from './lists/my-requests.controller.ts';
import { MyRequestsResolver } from './lists/my-requests.resolver.ts';
import { OpenRequestsService } from './lists/open-requests.service.ts';
import { RequestAsideService } from './request-aside.service.ts';
import { RequestBatchResolver } from './batch/request-batch.resolver.ts';
import { RequestBatchService } from './batch/request-batch.service.ts';
import { RequestEndingsService } from './request-endings.service.ts';
import { REQUEST_KIND_PROVIDERS, RequestKinds } from './request-kinds.ts';
import { RequestListsRepository } from './lists/request-lists.repository.ts';
import { RequestListsService } from './lists/request-lists.service.ts';
import { RequestUploadsService } from './request-uploads.service.ts';
import { RequestsController } from './requests.controller.ts';
import { RequestsRepository } from './requests.repository.ts';
import { RequestsResolver } from './requests.resolver.ts';
import { RequestsService } from './requests.service.ts';
import { TeamRequestsController } from './team-requests.controller.ts';

@Module({
  imports: [
    AuditModule,
    GameAccountsModule,
    InvitesModule,
    MediaModule,
    NotificationsModule,
    OutboxModule,
    PlayersModule,
    SanctionsModule,
    TeamsModule,
  ],
  controllers: [MyRequestsController, RequestsController, TeamRequestsController],
  providers: [
    ...REQUEST_KIND_PROVIDERS,
    AcceptInviteService,
    AccountClaimsService,
    ClaimablePlayersRepository,
    ClaimablePlayersService,
    ClaimSuggestionsResolver,
    JoinByLinkResolver,
    JoinByLinkService,
    LoginHelpRepository,
    LoginHelpResolver,
    MyRequestsResolver,
    OpenRequestsService,
    RequestAsideService,
    RequestBatchResolver,
    RequestBatchService,
    RequestEndingsService,
    RequestFactsRepository,
    RequestFactsResolver,
    RequestFactsService,
    RequestKinds,
    RequestListsRepository,
    RequestListsService,
    RequestsRepository,
    RequestsResolver,
    RequestsService,
    RequestUploadsService,
  ],
  exports: [GameAccountRequest, OpenRequestsService],
})
export class RequestsModule {}
