import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { TokenDto } from '../../../../platform/rest/properties.ts';
import { TimelineService } from '../timeline.service.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { AcceptTimeDto, MarkEveningDto, OfferTimesDto } from './times.dto.ts';
import { typedStarts } from './typed-starts.ts';
import { TimesService } from './times.service.ts';
import { toWeekSeriesWire, WeekSeriesWire } from './times.wire.ts';

/** A series of the match week over REST, and its time by agreement. */
@ApiTags('match-week')
@Controller('match-week')
export class TimesController {
  constructor(
    private readonly week: WeekSeriesService,
    private readonly times: TimesService,
    private readonly timeline: TimelineService,
  ) {}

  @SignedIn()
  @Get('series/:seriesId')
  @ReadCost(3)
  @ApiOperation({ summary: 'A series as its two teams and its staff see it' })
  @ApiOkResponse({ type: WeekSeriesWire })
  @ApiNotFoundResponse()
  async one(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number) {
    const series = await this.week.existing(actor, seriesId);
    const [times, timeline] = [await this.times.of(actor, series), await this.timeline.ofSeries(seriesId)];
    return toWeekSeriesWire(series, times, timeline);
  }

  @SignedIn()
  @Post('series/:seriesId/offer')
  @Envelope()
  @ApiOperation({ summary: "A captain offers starts, in the place of the team's earlier ones" })
  @ApiNotFoundResponse()
  async offer(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { starts }: OfferTimesDto,
  ): Promise<string> {
    await this.times.offer(actor, seriesId, typedStarts(starts));
    return 'api.match-week.times.success.offered';
  }

  @SignedIn()
  @Post('series/:seriesId/withdraw')
  @Envelope()
  @ApiOperation({ summary: "A captain takes the team's offer back" })
  @ApiNotFoundResponse()
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() _body: TokenDto,
  ): Promise<string> {
    await this.times.withdraw(actor, seriesId);
    return 'api.match-week.times.success.withdrawn';
  }

  @SignedIn()
  @Post('series/:seriesId/accept')
  @Envelope()
  @ApiOperation({ summary: 'A captain accepts a start that the other team has offered' })
  @ApiNotFoundResponse()
  async accept(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { start }: AcceptTimeDto,
  ): Promise<string> {
    await this.times.accept(actor, seriesId, new Date(start));
    return 'api.match-week.times.success.agreed';
  }

  @SignedIn()
  @Post('series/:seriesId/evening')
  @Envelope()
  @ApiOperation({ summary: 'A player says whether they can play on an evening' })
  @ApiNotFoundResponse()
  async evening(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { day, answer }: MarkEveningDto,
  ): Promise<string> {
    await this.times.mark(actor, seriesId, day, answer);
    return 'api.match-week.times.success.marked';
  }
}
