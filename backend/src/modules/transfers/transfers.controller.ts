import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { TransfersService } from './transfers.service.ts';
import { toTransferWireRow } from './transfers.wire.ts';

@Controller('players')
export class TransfersController {
  constructor(private readonly transfers: TransfersService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allTransfers')
  @ReadCost(20)
  async all() {
    return (await this.transfers.all()).map(toTransferWireRow);
  }
}
