import { Global, Module } from '@nestjs/common';
import { DiscordClient } from '../../integrations/discord/discord-client.ts';
import { DiscordOAuth } from '../../integrations/discord/discord-oauth.ts';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { MediaModule } from '../content/media/media.module.ts';
import { NotificationsModule } from '../messages/notifications/notifications.module.ts';
import { OutboxModule } from '../messages/outbox/outbox.module.ts';
import { AccountController } from './account.controller.ts';
import { AccountService } from './account.service.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { AuthController } from './auth.controller.ts';
import { LoginService } from './login.service.ts';
import { LoginStatesRepository } from './login-states.repository.ts';
import { OwnSessionsResolver } from './own-sessions.resolver.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { ProviderTokens } from './provider-tokens.ts';
import { SessionActorSource } from './session-actor-source.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { TokenRevocations } from './token-revocations.ts';
import { ViewerRepository } from './viewer.repository.ts';
import { ViewerResolver } from './viewer.resolver.ts';
import { ViewerService } from './viewer.service.ts';

/** Global, because the platform's guard asks it who the caller is. */
@Global()
@Module({
  imports: [AuditModule, MediaModule, NotificationsModule, OutboxModule],
  controllers: [AccountController, AuthController],
  providers: [
    AccountService,
    AccountsRepository,
    LoginService,
    LoginStatesRepository,
    OwnSessionsResolver,
    OwnSessionsService,
    ProviderTokens,
    SessionsRepository,
    SessionsService,
    TokenRevocations,
    ViewerRepository,
    ViewerResolver,
    ViewerService,
    { provide: ActorSource, useClass: SessionActorSource },
    {
      provide: DiscordClient,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new DiscordClient(config.discord),
    },
    {
      provide: DiscordOAuth,
      inject: [AppConfig, LoginStatesRepository],
      useFactory: (config: AppConfig, states: LoginStatesRepository) =>
        new DiscordOAuth(config.discord, config.publicUrl, states),
    },
  ],
  exports: [ActorSource, DiscordClient, SessionsService],
})
export class AuthModule {}
