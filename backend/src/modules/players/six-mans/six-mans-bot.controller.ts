import { createHash, timingSafeEqual } from 'node:crypto';
import { Body, Controller, Headers, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiSecurity,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorators.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { unauthenticatedFault } from '../../../platform/errors/fault.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { SixMansLedgerService } from './six-mans-ledger.service.ts';
import { SixMansReportDto, SixMansUndoDto } from './six-mans.dto.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The calls of the chat server's queue bot. It is no user: it sends its own key in `X-Bot-Key`. */
@ApiTags('6mans')
@ApiSecurity('bot')
@ApiUnauthorizedResponse({ description: 'The key is missing or wrong, or there is no bot' })
@ApiConflictResponse()
@Controller('6mans/bot')
export class SixMansBotController {
  constructor(
    private readonly config: AppConfig,
    private readonly ledger: SixMansLedgerService,
  ) {}

  /** Returns the id of the series. */
  @Public()
  @Post('report')
  @Envelope(Number)
  @ApiOperation({ operationId: 'reportSixMansSeriesAsBot', summary: 'The bot reports a series; answers its id' })
  report(@Headers('x-bot-key') key: string | undefined, @Body() body: SixMansReportDto): Promise<number> {
    this.assertBot(key);
    return this.ledger.report(null, body);
  }

  @Public()
  @Post('undo')
  @Envelope()
  @ApiOperation({ operationId: 'undoSixMansSeriesAsBot', summary: 'The bot takes the latest series back' })
  @ApiNotFoundResponse()
  async undo(@Headers('x-bot-key') key: string | undefined, @Body() { seriesId }: SixMansUndoDto): Promise<string> {
    this.assertBot(key);
    await this.ledger.undo(null, seriesId);
    return 'api.six-mans.undone';
  }

  /**
   * Without a configured key, all calls are refused. Digests have the same length, so the comparison reveals nothing
   * about the key.
   */
  private assertBot(key: string | undefined): void {
    const { sixMansBotKey } = this.config;
    if (sixMansBotKey === null || key === undefined) throw unauthenticatedFault();
    if (!timingSafeEqual(digest(key), digest(sixMansBotKey))) throw unauthenticatedFault();
  }
}
