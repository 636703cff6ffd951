import { Body, Controller, HttpCode, Post, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/access/access.decorators.ts';
import { TakesFiles } from '../../../../platform/rest/takes-files.ts';
import { NightFilesWire } from './night-files.wire.ts';
import { NightReplaysService } from './night-replays.service.ts';
import { arrivedReplays, REPLAY_FORM } from './incoming-replays.ts';
import type { IncomingFiles } from './incoming-replays.ts';
import { NightFormDto, NightUploadDto } from '../series-report.dto.ts';

/** The upload of a whole night's replay files. */
@ApiTags('reports')
@Controller()
export class NightReplaysController {
  constructor(private readonly night: NightReplaysService) {}

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/replays')
  @HttpCode(200)
  @TakesFiles(REPLAY_FORM, NightReplaysService, (night, { actor }) => night.countCall(actor))
  @ApiBody({ type: NightFormDto })
  @ApiOperation({
    operationId: 'findSeriesOfReplays',
    summary: 'Finds the series of replay files by the players in them; nothing is stored',
  })
  @ApiOkResponse({ type: NightFilesWire })
  find(@UploadedFiles() files: IncomingFiles, @Body() { part }: NightUploadDto): Promise<NightFilesWire> {
    return this.night.find(arrivedReplays(files), part === 'header');
  }
}
