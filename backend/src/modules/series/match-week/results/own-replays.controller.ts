import { Body, Controller, HttpCode, Param, Post, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { TakesFiles } from '../../../../platform/rest/takes-files.ts';
import type { ReplayProposal } from '../../../../domain/replays/replay-proposal.ts';
import { arrivedReplays, REPLAY_FORM } from '../../report/replays/incoming-replays.ts';
import type { IncomingFiles } from '../../report/replays/incoming-replays.ts';
import { OwnReplaysDto, OwnReplaysFormDto } from './own-replays.dto.ts';
import { WeekResultsService } from './week-results.service.ts';

/** The files of a captain's report. What captains do without files is asked for over GraphQL. */
@ApiTags('match-week')
@Controller('match-week')
export class OwnReplaysController {
  constructor(private readonly results: WeekResultsService) {}

  @SignedIn()
  @Post('series/:seriesId/replays')
  @HttpCode(200)
  @TakesFiles(REPLAY_FORM, WeekResultsService, (results, { actor, id }) => results.assertMaySend(actor, id('seriesId')))
  @ApiBody({ type: OwnReplaysFormDto })
  @ApiOperation({
    operationId: 'proposeOwnReport',
    summary: "Reads replay files into a proposal for a captain's report; nothing is stored",
  })
  // described by staff's own upload
  @ApiOkResponse({ schema: { $ref: '#/components/schemas/ReplayProposalWire' } })
  @ApiNotFoundResponse()
  async propose(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @UploadedFiles() files: IncomingFiles,
    @Body() { gameNumber }: OwnReplaysDto,
  ): Promise<ReplayProposal> {
    return this.results.propose(actor, seriesId, arrivedReplays(files), gameNumber);
  }
}
