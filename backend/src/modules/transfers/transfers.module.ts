import { Module } from '@nestjs/common';
import { TransfersController } from './transfers.controller.ts';
import { TransfersRepository } from './transfers.repository.ts';
import { TransfersResolver } from './transfers.resolver.ts';
import { TransfersService } from './transfers.service.ts';

@Module({
  controllers: [TransfersController],
  providers: [TransfersRepository, TransfersService, TransfersResolver],
  exports: [TransfersService],
})
export class TransfersModule {}
