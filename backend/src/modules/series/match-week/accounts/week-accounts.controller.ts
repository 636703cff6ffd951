import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { GameAccountWishDto } from './week-accounts.dto.ts';
import { WeekAccountsService } from './week-accounts.service.ts';

/** Accounts that a captain knows and the league does not, over REST. */
@ApiTags('match-week')
@Controller('match-week/series/:seriesId/account')
export class WeekAccountsController {
  constructor(private readonly accounts: WeekAccountsService) {}

  @SignedIn()
  @Post()
  @Envelope()
  @ApiOperation({ summary: "A captain asks staff to attach an account of a replay to a player of the captain's team" })
  @ApiNotFoundResponse()
  async ask(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Body() { playerId, platform, accountId, displayName }: GameAccountWishDto,
  ): Promise<string> {
    await this.accounts.ask(actor, { seriesId, playerId, platform, accountId, displayName });
    return 'api.request.sent.success';
  }
}
