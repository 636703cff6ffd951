import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { LobbyService } from './lobby.service.ts';
import { LineUpDto } from './ready.dto.ts';
import { ReadyService } from './ready.service.ts';
import { toWeekReadyWire, WeekReadyWire } from './ready.wire.ts';

/** Who plays, and in which lobby, over REST. */
@ApiTags('match-week')
@Controller('match-week')
export class ReadyController {
  constructor(
    private readonly week: WeekSeriesService,
    private readonly ready: ReadyService,
    private readonly lobby: LobbyService,
  ) {}

  @SignedIn()
  @Get('series/:seriesId/ready')
  @ApiOperation({ summary: 'The line-ups and the lobby of a series, for its two teams and its staff' })
  @ApiOkResponse({ type: WeekReadyWire })
  @ApiNotFoundResponse()
  async one(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number) {
    const series = await this.week.existing(actor, seriesId);
    return toWeekReadyWire(await this.ready.of(series), await this.lobby.of(series));
  }

  @SignedIn()
  @Post('series/:seriesId/line-up')
  @Envelope()
  @ApiOperation({ summary: 'A captain names who plays for the team, in the place of those named before' })
  @ApiNotFoundResponse()
  async name(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { playerIds }: LineUpDto,
  ): Promise<string> {
    await this.ready.name(actor, seriesId, playerIds);
    return 'api.match-week.ready.success';
  }
}
