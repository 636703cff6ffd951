import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { playingOrder } from '../../../domain/competition/schedule.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { ScheduleService } from './schedule.service.ts';
import { SeriesPlanService } from './series-plan.service.ts';
import { CreateAllMatchesBody, StreamAndTimeBody, WeekBody } from './series-planning.body.ts';
import { toSeriesPlanWireRow, toSeriesStateWireRow } from './series-planning.wire.ts';
import { toSeriesWireRow } from '../series.wire.ts';

/** The documented calls about schedules and about when series are played. */
@Controller()
export class SeriesPlanningController {
  constructor(
    private readonly schedules: ScheduleService,
    private readonly plans: SeriesPlanService,
  ) {}

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('playingOrder')
  playingOrder() {
    return playingOrder();
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/createAllMatches')
  @Envelope()
  @ApiOperation({ summary: 'Replaces all series of a division with a new schedule' })
  @ApiOkResponse({
    description: 'The series are made',
    example: { CODE: 200, MESSAGE: 'api.division.schedule.success' },
  })
  @ApiConflictResponse({
    description: 'Results would be lost: `hint` says how many, and what to send to replace them all the same',
    example: {
      CODE: 409,
      MESSAGE: 'api.division.results-would-be-lost',
      field: 'discardedResults',
      params: { count: 2 },
      hint: 'Nothing is changed. A new schedule would discard 2 reported series with their games and statistics. To replace them, send discardedResults: 2.',
    },
  })
  async createAll(@CurrentActor() actor: Actor, @Body() body: CreateAllMatchesBody): Promise<string> {
    const { divisionId, matchesPerWeek, noOfGamesVsOther: cycles, seed, discardedResults } = body;
    await this.schedules.create(actor, divisionId, { cycles, matchesPerWeek, seed }, discardedResults);
    return 'api.division.schedule.success';
  }

  @Roles('admin', 'divisionadmin')
  @Post('division/seriesForDivisionAndWeek')
  @HttpCode(200)
  async week(@Body() { divisionId, week }: WeekBody) {
    return (await this.plans.ofWeek(divisionId, week)).map(({ series }) => toSeriesWireRow(series));
  }

  @Roles('admin', 'divisionadmin')
  @Post('admin/series/saveStreamAndTime')
  @Envelope()
  async save(@CurrentActor() actor: Actor, @Body() body: StreamAndTimeBody): Promise<string> {
    const { seriesId, version, stream, matchdate } = body;
    await this.plans.save(actor, { seriesId, version, scheduledAt: matchdate, isStreamed: stream });
    return 'api.series.plan.success';
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('series/all/get')
  @ReadCost(10)
  async every() {
    return (await this.plans.every()).map(({ series }) => toSeriesPlanWireRow(series));
  }

  @Roles('admin', 'divisionadmin', 'graphics', 'writer')
  @Get('series/:id/row')
  async row(@Param('id', IdPipe) id: number) {
    return toSeriesStateWireRow((await this.plans.existing(id)).series);
  }
}
