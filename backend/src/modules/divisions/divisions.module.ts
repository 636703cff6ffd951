import { Module } from '@nestjs/common';
import { DivisionsController } from './divisions.controller.ts';
import { DivisionsRepository } from './divisions.repository.ts';
import { DivisionsResolver } from './divisions.resolver.ts';
import { DivisionsService } from './divisions.service.ts';

@Module({
  controllers: [DivisionsController],
  providers: [DivisionsRepository, DivisionsService, DivisionsResolver],
  exports: [DivisionsService],
})
export class DivisionsModule {}
