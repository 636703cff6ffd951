import { Controller, Get, Injectable, Param, Query, Req, Res, type PipeTransform } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { LeagueError } from '../../../domain/league-error.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Caller } from '../../../platform/access/caller-address.ts';
import { LimitReads } from '../../../platform/limits/limit-reads.ts';
import { OptionalIdPipe } from '../../../platform/rest/params.ts';
import { sendText } from '../../../platform/web/send-text.ts';
import type { FeedPlace } from '../events/league-event.ts';
import { ApiExports, POSITION_HEADER, VERSION_HEADER } from './api-exports.ts';
import { DATA_LICENCE, EXPORT_FORMATS, EXPORT_NAMES, type ExportFormat, type ExportName } from './export-files.ts';
import { ExportsService, LONGEST_MS } from './exports.service.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
};
/** A file may be a minute old: a proxy can answer several readers with one export. */
const CACHE = 'public, max-age=60';

/** The name and the format of a file, from its path. Other paths are not there. */
interface ExportPath {
  what: ExportName;
  format: ExportFormat;
}

@Injectable()
class ExportPathPipe implements PipeTransform<Record<string, string>, ExportPath> {
  transform(path: Record<string, string>): ExportPath {
    const what = EXPORT_NAMES.find((name) => name === path['what']);
    const format = EXPORT_FORMATS.find((name) => name === path['format']);
    if (!what || !format) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    return { what, format };
  }
}

/** The league's public data as files, for partners and researchers (R36). */
@ApiTags('exports')
@Controller('exports')
export class ExportsController {
  constructor(
    private readonly exports: ExportsService,
    private readonly limits: LimitReads,
  ) {}

  @Public()
  @Get(':what.:format')
  @ApiExports()
  async file(
    @Param(ExportPathPipe) { what, format }: ExportPath,
    @Query('seasonId', OptionalIdPipe) seasonId: number | null,
    @Caller() address: string,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const file = await this.exports.open(address, { name: what, seasonId }, format);
    try {
      await this.limits.charge(req, file.units);
      placeFile(res, file.place);
      describeFile(res, seasonId === null ? `${what}.${format}` : `${what}-${seasonId}.${format}`, TYPES[format]);
      if (req.method === 'HEAD') res.end();
      else await sendText(req, res, { text: file.text(), longestMs: LONGEST_MS });
    } finally {
      await file.close();
    }
  }
}

/** Where the feed was: a copy that begins with this file continues after that position. */
function placeFile(res: Response, { position, leagueVersion }: FeedPlace): void {
  res.set({ [POSITION_HEADER]: String(position), [VERSION_HEADER]: String(leagueVersion) });
}

/** Every site may read the data, and the answer names its licence. */
function describeFile(res: Response, name: string, type: string): void {
  res.set({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    Link: `<${DATA_LICENCE.url}>; rel="license"`,
  });
  if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', CACHE);
}
