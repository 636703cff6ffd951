import { Controller, HttpCode, Param, Post, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { TakesFiles } from '../../../../platform/rest/takes-files.ts';
import { arrivedReplays, REPLAY_FORM } from '../../../series/report/replays/incoming-replays.ts';
import type { IncomingFiles } from '../../../series/report/replays/incoming-replays.ts';
import { KeptReplaysService } from './kept-replays.service.ts';
import { KeepReplaysDto } from './replay-files.dto.ts';
import { KeptFilesWire, toKeptFilesWire } from './replay-files.wire.ts';

/** The upload of whole replay files, from which statistics are read later (R38). No call gives them out again. */
@ApiTags('reports')
@Controller()
export class KeptReplaysController {
  constructor(private readonly kept: KeptReplaysService) {}

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/:seriesId/replay-files')
  @HttpCode(200)
  @TakesFiles(REPLAY_FORM, KeptReplaysService, (kept, { actor, id }) => kept.assertStaffMaySend(actor, id('seriesId')))
  @ApiBody({ type: KeepReplaysDto })
  @ApiOperation({
    operationId: 'keepReplayFiles',
    summary: 'Keeps whole replay files of a series; statistics are read from them in the background',
  })
  @ApiOkResponse({ type: KeptFilesWire })
  @ApiNotFoundResponse()
  async keep(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @UploadedFiles() files: IncomingFiles,
  ): Promise<KeptFilesWire> {
    return toKeptFilesWire(await this.kept.keepForStaff(actor, seriesId, arrivedReplays(files)));
  }

  @SignedIn()
  @Post('match-week/series/:seriesId/replay-files')
  @HttpCode(200)
  @TakesFiles(REPLAY_FORM, KeptReplaysService, (kept, { actor, id }) =>
    kept.assertCaptainMaySend(actor, id('seriesId')),
  )
  @ApiBody({ type: KeepReplaysDto })
  @ApiOperation({ operationId: 'keepOwnReplayFiles', summary: "Keeps whole replay files of a captain's series" })
  @ApiOkResponse({ type: KeptFilesWire })
  @ApiNotFoundResponse()
  async keepOwn(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @UploadedFiles() files: IncomingFiles,
  ): Promise<KeptFilesWire> {
    return toKeptFilesWire(await this.kept.keepForCaptain(actor, seriesId, arrivedReplays(files)));
  }
}
