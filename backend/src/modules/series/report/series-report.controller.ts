import { Body, Controller, Get, HttpCode, Param, Post, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { TakesFiles } from '../../../platform/rest/takes-files.ts';
import { arrivedReplays, REPLAY_FORM } from './replays/incoming-replays.ts';
import type { IncomingFiles } from './replays/incoming-replays.ts';
import { ReplayUploadService } from './replays/replay-upload.service.ts';
import { ReplayFormDto, ReplayUploadDto, ReportDto, SeriesDto, WalkoverDto } from './series-report.dto.ts';
import { SeriesReportService } from './series-report.service.ts';
import {
  ReportPlayerWire,
  ReportWire,
  SCORES,
  fromWireScores,
  toReportPlayerWireRow,
  toReportWire,
  toWireScores,
} from './series-report.wire.ts';
import { ReplayProposalWire } from './replays/replay-proposal.wire.ts';

/** The documented calls of the report form, and the upload of replay files. */
@ApiTags('reports')
@Controller()
export class SeriesReportController {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly replays: ReplayUploadService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Get('admin/series/report/:accessToken/:seriesId')
  @ApiOperation({ operationId: 'getReportForm', summary: 'The report of a series with the eligible players' })
  @ApiOkResponse({ type: ReportWire })
  @ApiNotFoundResponse()
  async form(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number) {
    return toReportWire(await this.reports.existingForm(actor, seriesId));
  }

  @Roles('admin', 'divisionadmin')
  @Get('admin/series/report/players/:accessToken/:teamId/:seriesId')
  @ApiOperation({ operationId: 'listReportPlayers', summary: "One team's eligible players for the report" })
  @ApiOkResponse({ type: [ReportPlayerWire] })
  @ApiNotFoundResponse()
  async players(
    @CurrentActor() actor: Actor,
    @Param('teamId', IdPipe) teamId: number,
    @Param('seriesId', IdPipe) seriesId: number,
  ) {
    return (await this.reports.playersOf(actor, seriesId, teamId)).map(toReportPlayerWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('series/raw/:id')
  @ApiOperation({ operationId: 'getRawReport', summary: 'The rows of a report' })
  @ApiOkResponse({ schema: SCORES })
  @ApiNotFoundResponse()
  async raw(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number) {
    return toWireScores((await this.reports.existingForm(actor, id)).games);
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/report')
  @Envelope()
  @ApiOperation({ operationId: 'reportSeries', summary: 'Reports the games of a series' })
  @ApiNotFoundResponse()
  async report(@CurrentActor() actor: Actor, @Body() { scores, ...series }: ReportDto): Promise<string> {
    await this.reports.report(actor, series, fromWireScores(scores));
    return 'api.series.report.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/saveWOSeries')
  @Envelope()
  @ApiOperation({ operationId: 'saveWalkover', summary: 'Gives a series to a team without play' })
  @ApiNotFoundResponse()
  async walkover(@CurrentActor() actor: Actor, @Body() { teamWon, ...series }: WalkoverDto): Promise<string> {
    await this.reports.declareWalkover(actor, series, teamWon);
    return 'api.series.walkover.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/resetSeries')
  @Envelope()
  @ApiOperation({ operationId: 'resetSeries', summary: 'Deletes the result of a series' })
  @ApiNotFoundResponse()
  async reset(@CurrentActor() actor: Actor, @Body() series: SeriesDto): Promise<string> {
    await this.reports.reset(actor, series);
    return 'api.series.reset.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/:seriesId/replays')
  @HttpCode(200)
  @TakesFiles(REPLAY_FORM, ReplayUploadService, (replays, { actor, id }) =>
    replays.assertMaySend(actor, id('seriesId')),
  )
  @ApiBody({ type: ReplayFormDto })
  @ApiOperation({
    operationId: 'proposeReportFromReplays',
    summary: 'Reads replay files into a proposal for the report; nothing is stored',
  })
  @ApiOkResponse({ type: ReplayProposalWire })
  @ApiNotFoundResponse()
  async propose(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @UploadedFiles() files: IncomingFiles,
    @Body() { gameNumber }: ReplayUploadDto,
  ): Promise<ReplayProposalWire> {
    return this.replays.propose(actor, seriesId, arrivedReplays(files), gameNumber);
  }
}
