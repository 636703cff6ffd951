import { Body, Controller, Get, HttpCode, Param, Post, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { FilesInterceptor } from '@nestjs/platform-express';
import type { Actor } from '../../../domain/actor.ts';
import { MAX_GAMES } from '../../../domain/series/series-format.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { BoundedFiles } from '../../../platform/rest/bounded-files.ts';
import type { BoundedFile } from '../../../platform/rest/bounded-files.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { MAX_REPLAY_BYTES, ReplayUploadService } from './replay-upload.service.ts';
import { ReplayUploadBody, ReportBody, SeriesBody, WalkoverBody } from './series-report.body.ts';
import { SeriesReportService } from './series-report.service.ts';
import { fromWireScores, toReportPlayerWireRow, toReportWire, toWireScores } from './series-report.wire.ts';

/** The largest replay seen is 2.4 MB; nothing past its header is read. Every file is counted, also what is not kept. */
const UPLOAD = {
  storage: new BoundedFiles({ fileSize: MAX_REPLAY_BYTES, files: MAX_GAMES }),
  defParamCharset: 'utf8',
} as const;

/** The documented calls of the report form, and the upload of replay files. */
@Controller()
export class SeriesReportController {
  constructor(
    private readonly reports: SeriesReportService,
    private readonly replays: ReplayUploadService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Get('admin/series/report/:accessToken/:seriesId')
  async form(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number) {
    return toReportWire(await this.reports.existingForm(actor, seriesId));
  }

  @Roles('admin', 'divisionadmin')
  @Get('admin/series/report/players/:accessToken/:teamId/:seriesId')
  async players(
    @CurrentActor() actor: Actor,
    @Param('teamId', IdPipe) teamId: number,
    @Param('seriesId', IdPipe) seriesId: number,
  ) {
    return (await this.reports.playersOf(actor, seriesId, teamId)).map(toReportPlayerWireRow);
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('series/raw/:id')
  async raw(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number) {
    return toWireScores((await this.reports.existingForm(actor, id)).games);
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/report')
  @Envelope()
  async report(@CurrentActor() actor: Actor, @Body() { scores, ...series }: ReportBody): Promise<string> {
    await this.reports.report(actor, series, fromWireScores(scores));
    return 'api.series.report.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/saveWOSeries')
  @Envelope()
  async walkover(@CurrentActor() actor: Actor, @Body() { teamWon, ...series }: WalkoverBody): Promise<string> {
    await this.reports.declareWalkover(actor, series, teamWon);
    return 'api.series.walkover.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/resetSeries')
  @Envelope()
  async reset(@CurrentActor() actor: Actor, @Body() series: SeriesBody): Promise<string> {
    await this.reports.reset(actor, series);
    return 'api.series.reset.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/:seriesId/replays')
  @HttpCode(200)
  @UseInterceptors(FilesInterceptor('files', undefined, UPLOAD))
  propose(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @UploadedFiles() files: (Pick<Express.Multer.File, 'originalname'> & BoundedFile)[] | undefined,
    @Body() { gameNumber }: ReplayUploadBody,
  ) {
    const uploads = (files ?? []).map(({ originalname, buffer }) => ({ name: originalname, content: buffer }));
    return this.replays.propose(actor, seriesId, uploads, gameNumber);
  }
}
