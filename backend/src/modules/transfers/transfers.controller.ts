import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../platform/access/access.decorators.ts';
import { TransfersService } from './transfers.service.ts';
import { toTransferWireRow } from './transfers.wire.ts';

@Controller('players')
export class TransfersController {
  constructor(private readonly transfers: TransfersService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allTransfers')
  async all() {
    return (await this.transfers.all()).map(toTransferWireRow);
  }
}
