import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { PlayersModule } from '../players/players.module.ts';
import { UsersAdminController } from './users-admin.controller.ts';
import { UsersAdminRepository } from './users-admin.repository.ts';
import { UsersAdminResolver } from './users-admin.resolver.ts';
import { UsersAdminService } from './users-admin.service.ts';

@Module({
  imports: [AuditModule, PlayersModule],
  controllers: [UsersAdminController],
  providers: [UsersAdminRepository, UsersAdminResolver, UsersAdminService],
})
export class UserAdminModule {}
