import { Controller, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../../platform/rest/envelope.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { LineUpRemindersService } from './line-up-reminders.service.ts';

/** Staff ask captains for their line-ups, over REST. */
@ApiTags('match-week')
@Controller('match-week')
export class LineUpRemindersController {
  constructor(private readonly reminders: LineUpRemindersService) {}

  @Roles('admin', 'divisionadmin')
  @Post('series/:seriesId/line-up/remind')
  @Envelope()
  @ApiOperation({ summary: 'Asks the captains who have named no line-up for the present start, once' })
  @ApiNotFoundResponse()
  async remind(@CurrentActor() actor: Actor, @Param('seriesId', IdPipe) seriesId: number): Promise<string> {
    await this.reminders.remind(actor, seriesId);
    return 'api.match-week.ready.success-reminded';
  }
}
