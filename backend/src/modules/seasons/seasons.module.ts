import { Module } from '@nestjs/common';
import { SeasonsController } from './seasons.controller.ts';
import { SeasonsRepository } from './seasons.repository.ts';
import { SeasonsResolver } from './seasons.resolver.ts';
import { SeasonsService } from './seasons.service.ts';

@Module({
  controllers: [SeasonsController],
  providers: [SeasonsRepository, SeasonsService, SeasonsResolver],
  exports: [SeasonsService],
})
export class SeasonsModule {}
