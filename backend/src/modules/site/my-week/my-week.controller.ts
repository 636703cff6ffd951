import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { MyWeekService } from './my-week.service.ts';
import { OwnSeriesWire, toOwnSeriesWire } from './my-week.wire.ts';

/** A player's own match week, over REST. */
@ApiTags('match-week')
@Controller('match-week')
export class MyWeekController {
  constructor(private readonly week: MyWeekService) {}

  @SignedIn()
  @Get('mine')
  @ApiOperation({ summary: "The series of the caller's team that are not settled, and what they do next" })
  @ApiOkResponse({ type: [OwnSeriesWire] })
  async mine(@CurrentActor() actor: Actor): Promise<OwnSeriesWire[]> {
    return (await this.week.of(actor)).map(toOwnSeriesWire);
  }
}
