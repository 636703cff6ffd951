import { Module } from '@nestjs/common';
import { TeamsController } from './teams.controller.ts';
import { TeamsRepository } from './teams.repository.ts';
import { TeamsResolver } from './teams.resolver.ts';
import { TeamsService } from './teams.service.ts';

@Module({
  controllers: [TeamsController],
  providers: [TeamsRepository, TeamsService, TeamsResolver],
  exports: [TeamsService],
})
export class TeamsModule {}
