import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../../platform/access/access.decorators.ts';
import { ReadCost } from '../../../../platform/limits/read-cost.ts';
import { IdPipe } from '../../../../platform/rest/params.ts';
import { FieldPlayService } from './field-play.service.ts';
import { SeriesFieldPlayWire, toSeriesFieldPlayWire } from './field-play.wire.ts';

/** What happened on the field. Programs read it from any site, so every site may read the answers. */
@ApiTags('field play')
@Controller()
export class FieldPlayController {
  constructor(private readonly plays: FieldPlayService) {}

  @Public()
  @Get('series/:seriesId/field-play')
  @ReadCost(3)
  @ApiOperation({
    operationId: 'getSeriesFieldPlay',
    summary: 'What happened on the field in a series, read from its replays',
    description:
      'Each game whose replay could be read, and the sums over these games. Games that were reported by hand are left ' +
      'out. Coordinates are seen from the home team, which attacks +y.',
  })
  @ApiOkResponse({ type: SeriesFieldPlayWire })
  @ApiNotFoundResponse()
  async ofSeries(@Param('seriesId', IdPipe) seriesId: number): Promise<SeriesFieldPlayWire> {
    return toSeriesFieldPlayWire(await this.plays.ofSeries(seriesId));
  }

  /** The address is a digest of the content, so a cache may keep it for as long as it likes. */
  @Public()
  @Get('tracks/:digest')
  @ApiOperation({
    operationId: 'getTrack',
    summary: 'The track of a game: positions, ten times a second',
    description:
      'A binary file, always compressed with gzip; docs/tracks.md of the source describes it. `trackUrl` of a game is its ' +
      'address. It ends when the game is corrected, reset or read again: then the series has another.',
  })
  @ApiProduces('application/octet-stream')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async track(@Param('digest') digest: string, @Res() res: Response): Promise<void> {
    const { bytes, seriesId, number } = await this.plays.track(digest);
    res.set({
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Content-Disposition': `attachment; filename="series-${seriesId}-game-${number}.track"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${digest}"`,
    });
    res.send(bytes);
  }
}
