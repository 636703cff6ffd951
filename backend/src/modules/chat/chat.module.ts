import { Module } from '@nestjs/common';
import { DiscordBot } from '../../integrations/discord/discord-bot.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { DivisionAdminModule } from '../seasons/divisions/admin/division-admin.module.ts';
import { OutboxModule } from '../messages/outbox/outbox.module.ts';
import { ChatController } from './chat.controller.ts';
import { ChatResolver } from './chat.resolver.ts';
import { DirectPerformers } from './direct-performers.ts';
import { DivisionRolesRepository } from './division-roles.repository.ts';
import { DivisionRolesService } from './division-roles.service.ts';
import { MessageWriter } from './message-writer.ts';
import { RolePerformers } from './role-performers.ts';
import { RoomPerformers } from './room-performers.ts';
import { RoomsLoader } from './rooms.loader.ts';
import { RoomsRepository } from './rooms.repository.ts';
import { RoomsService } from './rooms.service.ts';

/** The league's things in the chat: rooms of series, messages in them, and roles of divisions. */
@Module({
  imports: [AuditModule, DivisionAdminModule, OutboxModule],
  controllers: [ChatController],
  providers: [
    ChatResolver,
    DirectPerformers,
    DivisionRolesRepository,
    DivisionRolesService,
    MessageWriter,
    RolePerformers,
    RoomPerformers,
    RoomsLoader,
    RoomsRepository,
    RoomsService,
    {
      provide: DiscordBot,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new DiscordBot(config.discord),
    },
  ],
  exports: [MessageWriter, RoomsLoader, RoomsService],
})
export class ChatModule {}
