import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { playingOrder } from '../../../domain/competition/schedule.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { problemBody } from '../../../platform/errors/problem-body.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { ScheduleService } from './schedule.service.ts';
import { SeriesPlanService } from './series-plan.service.ts';
import { CreateAllMatchesDto, StreamAndTimeDto, WeekDto } from './series-planning.dto.ts';
import {
  PlayingOrderWire,
  SeriesPlanWire,
  SeriesStateWire,
  toSeriesPlanWireRow,
  toSeriesStateWireRow,
} from './series-planning.wire.ts';
import { SeriesWire, toSeriesWireRow } from '../series.wire.ts';

/** The documented calls about schedules and the times of series. */
@ApiTags('series')
@Controller()
export class SeriesPlanningController {
  constructor(
    private readonly schedules: ScheduleService,
    private readonly plans: SeriesPlanService,
  ) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('playingOrder')
  @ApiOperation({ operationId: 'listPlayingOrders', summary: 'The sizes of divisions with a possible schedule' })
  @ApiOkResponse({ type: [PlayingOrderWire] })
  playingOrder() {
    return playingOrder();
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/createAllMatches')
  @Envelope()
  @ApiOperation({
    operationId: 'createDivisionSchedule',
    summary: 'Replaces all series of a division with a new schedule',
  })
  @ApiConflictResponse({
    description: 'Results would be lost: `hint` says how many, and what to send to replace them all the same',
    example: problemBody(409, 'api.division.results-would-be-lost', {
      field: 'discardedResults',
      params: { count: 2 },
      hint: 'Nothing is changed. A new schedule would discard 2 reported series with their games and statistics. To replace them, send discardedResults: 2.',
    }),
  })
  @ApiNotFoundResponse()
  async createAll(@CurrentActor() actor: Actor, @Body() body: CreateAllMatchesDto): Promise<string> {
    const { divisionId, matchesPerWeek, noOfGamesVsOther: cycles, seed, discardedResults } = body;
    await this.schedules.create(actor, divisionId, { cycles, matchesPerWeek, seed }, { discardedResults });
    return 'api.division.schedule.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/seriesForDivisionAndWeek')
  @HttpCode(200)
  @ApiOperation({ operationId: 'listSeriesOfWeek', summary: 'The series of a division in a week' })
  @ApiOkResponse({ type: [SeriesWire] })
  @ApiNotFoundResponse()
  async week(@Body() { divisionId, week }: WeekDto) {
    return (await this.plans.ofWeek(divisionId, week)).map(({ series }) => toSeriesWireRow(series));
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/saveStreamAndTime')
  @Envelope()
  @ApiOperation({
    operationId: 'saveStreamAndTime',
    summary: 'Sets when a series is played, and whether it is shown on stream',
  })
  @ApiNotFoundResponse()
  async save(@CurrentActor() actor: Actor, @Body() body: StreamAndTimeDto): Promise<string> {
    const { seriesId, version, stream, matchdate } = body;
    await this.plans.save(actor, { seriesId, version, scheduledAt: matchdate, isStreamed: stream });
    return 'api.series.plan.success';
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('series/all/get')
  @ReadCost(50)
  @ApiOperation({ operationId: 'listSeriesForStaff', summary: 'All series of all seasons' })
  @ApiOkResponse({ type: [SeriesPlanWire] })
  async every() {
    return (await this.plans.every()).map(({ series }) => toSeriesPlanWireRow(series));
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('series/:id/row')
  @ApiOperation({ operationId: 'getSeriesRow', summary: 'The state of a series' })
  @ApiOkResponse({ type: SeriesStateWire })
  @ApiNotFoundResponse()
  async row(@Param('id', IdPipe) id: number) {
    return toSeriesStateWireRow((await this.plans.getPlanOrThrow(id)).series);
  }
}
