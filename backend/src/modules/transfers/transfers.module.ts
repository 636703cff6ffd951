import { Module } from '@nestjs/common';
import { TransfersRepository } from './transfers.repository.ts';
import { TransfersResolver } from './transfers.resolver.ts';
import { TransfersService } from './transfers.service.ts';

@Module({
  providers: [TransfersRepository, TransfersService, TransfersResolver],
  exports: [TransfersService],
})
export class TransfersModule {}
