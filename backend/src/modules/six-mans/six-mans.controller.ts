import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, Public, Roles } from '../../platform/access/access.decorators.ts';
import { ReadCost } from '../../platform/limits/read-cost.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { IdPipe } from '../../platform/rest/params.ts';
import { PlayersService } from '../players/players.service.ts';
import { SixMansLedgerService } from './six-mans-ledger.service.ts';
import { SixMansService } from './six-mans.service.ts';
import { SixMansReportBody, SixMansUndoBody } from './six-mans.type.ts';
import { toLeaderboardWire } from './six-mans.wire.ts';

/** The documented reads, and what staff may do over REST as well. */
@Controller('6mans')
export class SixMansController {
  constructor(
    private readonly sixMans: SixMansService,
    private readonly ledger: SixMansLedgerService,
    private readonly players: PlayersService,
  ) {}

  @Public()
  @Get('leaderboard/all')
  @ReadCost(10)
  async leaderboard() {
    return toLeaderboardWire(await this.sixMans.leaderboard());
  }

  /** null: has played no 6mans. */
  @Public()
  @Get(':playerId/rank')
  async rank(@Param('playerId', IdPipe) playerId: number) {
    return { rank: (await this.players.profile(playerId)).sixMans?.rank ?? null };
  }

  /** Answers the id of the series. */
  @Roles('admin', 'divisionadmin')
  @Post('report')
  @Envelope()
  report(@CurrentActor() actor: Actor, @Body() body: SixMansReportBody): Promise<number> {
    return this.ledger.report(actor, body);
  }

  @Roles('admin', 'divisionadmin')
  @Post('undo')
  @Envelope()
  async undo(@CurrentActor() actor: Actor, @Body() { seriesId }: SixMansUndoBody): Promise<string> {
    await this.ledger.undo(actor, seriesId);
    return 'api.six-mans.undone';
  }
}
