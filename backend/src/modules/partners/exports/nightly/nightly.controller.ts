import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LeagueError } from '../../../../domain/league-error.ts';
import { Public } from '../../../../platform/access/access.decorators.ts';
import { LimitReads } from '../../../../platform/limits/limit-reads.ts';
import { sendFile } from '../../../../platform/web/send-text.ts';
import { DATA_LICENCE } from '../export-files.ts';
import { DUMPED_NAMES } from './night-manifest.ts';
import { NightlyDumps } from './nightly-dumps.service.ts';
import { NightlyWire, toNightlyWire } from './nightly.wire.ts';

/** A file that is read from the store and sent costs little: one unit for so many bytes. */
const BYTES_OF_A_UNIT = 250_000;
/** The bytes of a file never change. A day, so that what is erased here goes elsewhere too. */
const CACHE = 'public, max-age=86400';

/** The league's public data of each night as files. */
@ApiTags('exports')
@Controller('exports/nightly')
export class NightlyController {
  constructor(
    private readonly dumps: NightlyDumps,
    private readonly limits: LimitReads,
  ) {}

  @Public()
  @Get()
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOperation({
    operationId: 'getNewestNight',
    summary: "The newest night's files with their digests",
    description: `The same files as \`/api/exports/{what}.{format}\`, of all seasons, made once a night and kept for seven. Licence: ${DATA_LICENCE.id}.`,
  })
  @ApiOkResponse({ type: NightlyWire })
  @ApiNotFoundResponse({ description: 'No night has been made yet' })
  async newest(): Promise<NightlyWire> {
    const nights = await this.dumps.nights();
    const [newest] = nights;
    if (!newest) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return toNightlyWire(newest, nights);
  }

  @Public()
  @Get(':night/:file')
  @ApiOperation({ operationId: 'getNightFile', summary: 'A file of a night; `manifest.json` lists the others' })
  @ApiParam({ name: 'night', schema: { type: 'string', format: 'date' } })
  @ApiParam({ name: 'file', enum: DUMPED_NAMES })
  @ApiProduces('application/gzip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  async file(
    @Param('night') night: string,
    @Param('file') name: string,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const { stream, file } = await this.dumps.open(night, name);
    try {
      await this.limits.charge(req, Math.ceil((file?.bytes ?? 1) / BYTES_OF_A_UNIT));
      res.set({
        'Content-Type': file ? 'application/gzip' : 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${night}-${name}"`,
        Link: `<${DATA_LICENCE.url}>; rel="license"`,
        ...(file ? { 'Content-Length': String(file.bytes), ETag: `"${file.sha256}"` } : {}),
      });
      if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', CACHE);
      if (file && hasAlready(req, file.sha256)) res.status(304).end();
      else if (req.method === 'HEAD') res.end();
      else await sendFile(res, stream);
    } finally {
      stream.destroy();
    }
  }
}

/** Does the reader name the digest? The framework would send the file again to one who says `no-cache`. */
const hasAlready = ({ headers }: Request, sha256: string): boolean =>
  headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${sha256}"`) ?? false;
