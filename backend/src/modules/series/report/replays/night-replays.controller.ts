import { Body, Controller, HttpCode, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { FilesInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../../platform/access/access.decorators.ts';
import { NightFilesWire } from './night-files.wire.ts';
import { NightReplaysService } from './night-replays.service.ts';
import { REPLAY_FILES, receivedReplays } from './replay-files.ts';
import type { UploadedReplays } from './replay-files.ts';
import { NightFormDto, NightUploadDto } from '../series-report.dto.ts';

/** The upload of a whole night's replay files. */
@ApiTags('reports')
@Controller()
export class NightReplaysController {
  constructor(private readonly night: NightReplaysService) {}

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/replays')
  @HttpCode(200)
  @UseInterceptors(FilesInterceptor('files', undefined, REPLAY_FILES))
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: NightFormDto })
  @ApiOperation({ summary: 'Finds the series of replay files by the players in them; nothing is stored' })
  @ApiOkResponse({ type: NightFilesWire })
  find(@UploadedFiles() files: UploadedReplays, @Body() { part }: NightUploadDto): Promise<NightFilesWire> {
    return this.night.find(receivedReplays(files), part === 'header');
  }
}
