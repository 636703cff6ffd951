import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, Roles } from '../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../platform/limits/read-cost.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { PlayersService } from '../players.service.ts';
import { SixMansLedgerService } from './six-mans-ledger.service.ts';
import { SixMansService } from './six-mans.service.ts';
import { SixMansReportDto, SixMansUndoDto } from './six-mans.dto.ts';
import { LeaderboardWire, RankWire, toLeaderboardWire } from './six-mans.wire.ts';

/** The documented reads, and what staff may also do over REST. */
@ApiTags('6mans')
@Controller('6mans')
export class SixMansController {
  constructor(
    private readonly sixMans: SixMansService,
    private readonly ledger: SixMansLedgerService,
    private readonly players: PlayersService,
  ) {}

  @Public()
  @Get('leaderboard/all')
  @ReadCost(3)
  @ApiOperation({ operationId: 'getSixMansLeaderboard', summary: 'The leaderboard, by rank' })
  @ApiOkResponse({ type: LeaderboardWire })
  async leaderboard() {
    return toLeaderboardWire(await this.sixMans.leaderboard());
  }

  /** null when the player has played no 6mans. */
  @Public()
  @Get(':playerId/rank')
  @ApiOperation({ operationId: 'getSixMansRank', summary: "A player's rank" })
  @ApiOkResponse({ type: RankWire })
  @ApiNotFoundResponse()
  async rank(@Param('playerId', IdPipe) playerId: number) {
    return { rank: (await this.players.profile(playerId)).sixMans?.rank ?? null };
  }

  /** Returns the id of the series. */
  @Roles('admin', 'divisionadmin')
  @Post('report')
  @Envelope(Number)
  @ApiOperation({ operationId: 'reportSixMansSeries', summary: 'Reports a series; answers its id' })
  report(@CurrentActor() actor: Actor, @Body() body: SixMansReportDto): Promise<number> {
    return this.ledger.report(actor, body);
  }

  @Roles('admin', 'divisionadmin')
  @Post('undo')
  @Envelope()
  @ApiOperation({ operationId: 'undoSixMansSeries', summary: 'Takes the latest series back' })
  @ApiNotFoundResponse()
  async undo(@CurrentActor() actor: Actor, @Body() { seriesId }: SixMansUndoDto): Promise<string> {
    await this.ledger.undo(actor, seriesId);
    return 'api.six-mans.undone';
  }
}
