import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { TransfersService } from './transfers.service.ts';
import { TransferWire, toTransferWireRow } from './transfers.wire.ts';

@ApiTags('players')
@Controller('players')
export class TransfersController {
  constructor(private readonly transfers: TransfersService) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('allTransfers')
  @ReadCost(20)
  @ApiOperation({ operationId: 'listTransfers', summary: 'All transfers' })
  @ApiOkResponse({ type: [TransferWire] })
  async all() {
    return (await this.transfers.all()).map(toTransferWireRow);
  }
}
