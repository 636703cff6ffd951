import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { DivisionsService } from '../seasons/divisions/divisions.service.ts';
import { TeamsService } from '../teams/teams.service.ts';
import { totalsOf } from './series-games.ts';
import { SeriesService } from './series.service.ts';
import { SeriesDetailWire, SeriesWire, toSeriesDetailWire, toSeriesWireRow } from './series.wire.ts';

/** The number of series in a list of the site. */
const TOP_SERIES = 10;

@ApiTags('series')
@Controller()
export class SeriesController {
  constructor(
    private readonly series: SeriesService,
    private readonly divisions: DivisionsService,
    private readonly teams: TeamsService,
  ) {}

  @Public()
  @Get('series/upcoming/division/top')
  @ApiOperation({ operationId: 'listUpcomingTopSeries', summary: 'The next series of the top division' })
  @ApiOkResponse({ type: [SeriesWire] })
  async upcomingTop() {
    return (await this.series.list('upcomingTop', TOP_SERIES)).map(toSeriesWireRow);
  }

  @Public()
  @Get('series/upcoming/:count')
  @ApiOperation({ operationId: 'listUpcomingSeries', summary: 'The next series' })
  @ApiOkResponse({ type: [SeriesWire] })
  async upcoming(@Param('count', IdPipe) count: number) {
    return (await this.series.list('upcoming', count)).map(toSeriesWireRow);
  }

  @Public()
  @Get('series/latest/:count')
  @ApiOperation({ operationId: 'listLatestSeries', summary: 'The latest results' })
  @ApiOkResponse({ type: [SeriesWire] })
  async latest(@Param('count', IdPipe) count: number) {
    return (await this.series.list('latest', count)).map(toSeriesWireRow);
  }

  @Public()
  @Get('series/:seriesId')
  @ApiOperation({ operationId: 'getSeries', summary: 'A series with its games and what each player did' })
  @ApiOkResponse({ type: SeriesDetailWire })
  @ApiNotFoundResponse()
  async detail(@Param('seriesId', IdPipe) seriesId: number) {
    const { series, games } = await this.series.detail(seriesId);
    return toSeriesDetailWire(series, games.games, {
      home: totalsOf(games.games, 'home'),
      away: totalsOf(games.games, 'away'),
    });
  }

  @Public()
  @Get('division/:id/matches')
  @ReadCost(3)
  @Envelope([SeriesWire])
  @ApiOperation({ operationId: 'listDivisionSeries', summary: 'All series of a division' })
  @ApiNotFoundResponse()
  async ofDivision(@Param('id', IdPipe) id: number) {
    await this.divisions.assertExists(id);
    return (await this.series.ofDivision(id)).map(toSeriesWireRow);
  }

  @Public()
  @Get('team/:id/season/:seasonId/series')
  @ApiOperation({ operationId: 'listTeamSeries', summary: 'The series of a team in a season' })
  @ApiOkResponse({ type: [SeriesWire] })
  @ApiNotFoundResponse()
  async ofTeam(@Param('id', IdPipe) id: number, @Param('seasonId', IdPipe) seasonId: number) {
    await this.teams.assertExists(id);
    return (await this.series.ofTeam(id, seasonId)).map(toSeriesWireRow);
  }
}
