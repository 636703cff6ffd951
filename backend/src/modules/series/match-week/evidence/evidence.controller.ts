import { Controller, Get, Param, Res } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { sendPicture } from '../../../../platform/web/send-picture.ts';
import { ApiPicture } from '../../../content/media/api-picture.ts';
import { EvidenceService } from './evidence.service.ts';

/** The pictures about a series of the match week. */
@ApiTags('match-week')
@Controller('match-week')
export class EvidenceController {
  constructor(private readonly evidence: EvidenceService) {}

  @SignedIn()
  @Get('series/:seriesId/evidence/:evidenceId')
  @ApiOperation({ operationId: 'getEvidence', summary: 'A picture about a series, for its two teams and its staff' })
  @ApiPicture()
  async picture(
    @CurrentActor() actor: Actor,
    @Param('seriesId', IdPipe) seriesId: number,
    @Param('evidenceId', IdPipe) evidenceId: number,
    @Res({ passthrough: true }) res: Response,
  ): Promise<StreamableFile> {
    return sendPicture(await this.evidence.open(actor, seriesId, evidenceId), res);
  }
}
