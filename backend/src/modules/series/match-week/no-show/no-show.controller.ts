import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { NoShowDecisionsService } from './no-show-decisions.service.ts';
import { ClaimDecisionDto, ClaimDto, ObjectionDto, SeenClaimDto } from './no-show.dto.ts';
import { NoShowService } from './no-show.service.ts';
import { toWeekNoShowWire, WeekNoShowWire } from './no-show.wire.ts';

/** Walkovers that captains claim, over REST. */
@ApiTags('match-week')
@Controller('match-week/series/:seriesId/no-show')
export class NoShowController {
  constructor(
    private readonly week: WeekSeriesService,
    private readonly noShow: NoShowService,
    private readonly decisions: NoShowDecisionsService,
  ) {}

  @SignedIn()
  @Get()
  @ApiOperation({ summary: 'The claim of a walkover, because a team did not come' })
  @ApiOkResponse({ type: WeekNoShowWire })
  @ApiNotFoundResponse()
  async one(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number) {
    const series = await this.week.existing(actor, seriesId);
    return toWeekNoShowWire(series, await this.noShow.of(series));
  }

  @SignedIn()
  @Post()
  @Envelope()
  @ApiOperation({ summary: 'A captain whose team is ready claims a walkover, from 15 minutes after the start' })
  @ApiNotFoundResponse()
  async claim(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version, pictures }: ClaimDto,
  ): Promise<string> {
    await this.noShow.claim(actor, { seriesId, version, pictures });
    return 'api.match-week.no-show.success.claimed';
  }

  @SignedIn()
  @Post('object')
  @Envelope()
  @ApiOperation({ summary: "A captain objects to the other team's claim, within 24 hours" })
  @ApiNotFoundResponse()
  async object(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { text, pictures }: ObjectionDto,
  ): Promise<string> {
    await this.noShow.object(actor, { seriesId, text, pictures });
    return 'api.match-week.no-show.success.objected';
  }

  @SignedIn()
  @Post('withdraw')
  @Envelope()
  @ApiOperation({ summary: "A captain takes the team's claim back" })
  @ApiNotFoundResponse()
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version }: SeenClaimDto,
  ): Promise<string> {
    await this.noShow.withdraw(actor, { seriesId, version });
    return 'api.match-week.no-show.success.withdrawn';
  }

  @Roles('admin', 'divisionadmin')
  @Post('decide')
  @Envelope()
  @ApiOperation({ summary: 'Staff give the walkover or decline it; both teams are told' })
  @ApiNotFoundResponse()
  async decide(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { version, isGranted, reason }: ClaimDecisionDto,
  ): Promise<string> {
    await this.decisions.decide(actor, { seriesId, version, isGranted, reason });
    return 'api.match-week.no-show.success.decided';
  }
}
