import { Body, Controller, Get, HttpCode, Param, Post, UploadedFiles } from '@nestjs/common';
import { ApiBody, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { TakesFiles } from '../../../../platform/rest/takes-files.ts';
import type { ReplayProposal } from '../../../../domain/replays/replay-proposal.ts';
import { arrivedReplays, REPLAY_FORM } from '../../report/replays/incoming-replays.ts';
import type { IncomingFiles } from '../../report/replays/incoming-replays.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { toGameOfReport, toWeekResultWire, WeekResultWire } from './results.wire.ts';
import {
  DecisionDto,
  DisputeDto,
  OwnReplaysDto,
  OwnReplaysFormDto,
  OwnReportDto,
  SeenDto,
  StoryDto,
} from './results.dto.ts';
import { DisputesService } from './disputes.service.ts';
import { ResultsService } from './results.service.ts';
import { WeekResultsService } from './week-results.service.ts';

/** Results that captains report, over REST. */
@ApiTags('match-week')
@Controller('match-week')
export class ResultsController {
  constructor(
    private readonly week: WeekSeriesService,
    private readonly results: WeekResultsService,
    private readonly acts: ResultsService,
    private readonly disputes: DisputesService,
  ) {}

  @SignedIn()
  @Get('series/:seriesId/result')
  @ApiOperation({ summary: 'What captains have done about the result of a series' })
  @ApiOkResponse({ type: WeekResultWire })
  @ApiNotFoundResponse()
  async result(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number) {
    const series = await this.week.existing(actor, seriesId);
    return toWeekResultWire(series, await this.results.of(series));
  }

  @SignedIn()
  @Post('series/:seriesId/replays')
  @HttpCode(200)
  @TakesFiles(REPLAY_FORM, WeekResultsService, (results, { actor, id }) => results.assertMaySend(actor, id('seriesId')))
  @ApiBody({ type: OwnReplaysFormDto })
  @ApiOperation({ summary: "Reads replay files into a proposal for a captain's report; nothing is stored" })
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

  @SignedIn()
  @Post('series/:seriesId/report')
  @Envelope()
  @ApiOperation({ summary: 'A captain reports the games; the result waits for the other team' })
  @ApiNotFoundResponse()
  async report(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version, games, isResultOnly, acceptsKeptOut, acceptsUnusual, pictures }: OwnReportDto,
  ): Promise<string> {
    const choices = { isResultOnly, acceptsKeptOut, acceptsUnusual };
    await this.acts.report(actor, { seriesId, version, games: games.map(toGameOfReport), choices, pictures });
    return 'api.match-week.result.success.reported';
  }

  @SignedIn()
  @Post('series/:seriesId/confirm')
  @Envelope()
  @ApiOperation({ summary: "A captain accepts the other team's report" })
  @ApiNotFoundResponse()
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version }: SeenDto,
  ): Promise<string> {
    await this.acts.confirm(actor, { seriesId, version });
    return 'api.match-week.result.success.confirmed';
  }

  @SignedIn()
  @Post('series/:seriesId/dispute')
  @Envelope()
  @ApiOperation({ summary: "A captain does not accept the other team's report, and says why" })
  @ApiNotFoundResponse()
  async dispute(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version, game, reason, pictures }: DisputeDto,
  ): Promise<string> {
    await this.acts.dispute(actor, { seriesId, version, game, reason, pictures });
    return 'api.match-week.result.success.disputed';
  }

  @SignedIn()
  @Post('series/:seriesId/story')
  @Envelope()
  @ApiOperation({ summary: "A captain tells their team's side of a dispute" })
  @ApiNotFoundResponse()
  async story(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { text, pictures }: StoryDto,
  ): Promise<string> {
    await this.acts.tell(actor, { seriesId, text, pictures });
    return 'api.match-week.result.success.told';
  }

  @Roles('admin', 'divisionadmin')
  @Post('series/:seriesId/settle')
  @Envelope()
  @ApiOperation({ summary: 'Staff accept a result that waits for an answer; both teams are told' })
  @ApiNotFoundResponse()
  async settle(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version }: SeenDto,
  ): Promise<string> {
    await this.disputes.settle(actor, { seriesId, version });
    return 'api.match-week.result.success.settled';
  }

  @Roles('admin', 'divisionadmin')
  @Post('series/:seriesId/dispute/decide')
  @Envelope()
  @ApiOperation({ summary: 'Staff end a dispute; both teams are told' })
  @ApiNotFoundResponse()
  async decide(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version, decision, walkover, reason }: DecisionDto,
  ): Promise<string> {
    await this.disputes.decide(actor, { seriesId, version, decision, walkover, reason });
    return `api.match-week.result.success.${decision === 'correct' ? 'explained' : 'decided'}`;
  }
}
