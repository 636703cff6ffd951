import { Module } from '@nestjs/common';
import { TransferListRepository } from './transfer-list.repository.ts';
import { TransferListResolver } from './transfer-list.resolver.ts';
import { TransferListService } from './transfer-list.service.ts';
import { TransfersLoader } from './transfers.loader.ts';
import { TransfersController } from './transfers.controller.ts';
import { TransfersRepository } from './transfers.repository.ts';
import { TransfersResolver } from './transfers.resolver.ts';
import { TransfersService } from './transfers.service.ts';

@Module({
  controllers: [TransfersController],
  providers: [
    TransfersRepository,
    TransfersService,
    TransfersResolver,
    TransferListRepository,
    TransferListService,
    TransfersLoader,
    TransferListResolver,
  ],
  exports: [TransfersService],
})
export class TransfersModule {}
