import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { LeagueError } from '../../domain/league-error.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '../../domain/site-language.ts';
import { Public } from '../../platform/access/access.decorators.ts';
import { ContentService } from './content.service.ts';
import { FaqWire, toFaqWireRow } from './content.wire.ts';

/** The digest in the address says which bytes it means, so it can be cached. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An address without a digest returns the present version, so caches must ask each time. */
const FOR_NOW = 'public, no-cache';

@ApiTags('pages')
@Controller()
export class ContentController {
  constructor(private readonly content: ContentService) {}

  @Public()
  @Get('faq/:language')
  @ApiParam({ name: 'language', enum: SITE_LANGUAGES })
  @ApiOperation({ operationId: 'listQuestions', summary: 'Frequently asked questions' })
  @ApiOkResponse({ type: [FaqWire] })
  faq(@Param('language') language: string) {
    return this.content.faq(languageOf(language)).map(toFaqWireRow);
  }

  /** A rule book as PDF, `rules-se.pdf`. With its digest as `v` it may be cached forever. */
  @Public()
  @Get('documents/:file')
  @ApiOperation({ operationId: 'getDocument', summary: 'A rule book as PDF' })
  @ApiParam({ name: 'file', example: 'rules-se.pdf' })
  @ApiQuery({
    name: 'v',
    type: String,
    required: false,
    description: 'Its digest: the answer may then be kept for good',
  })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse()
  document(@Param('file') file: string, @Query('v') wanted: unknown, @Res() res: Response): void {
    const { bytes, digest } = this.content.printed(file);
    res.set({
      'Cache-Control': wanted === digest ? FOR_EVER : FOR_NOW,
      'Content-Disposition': `inline; filename="${file}"`,
      ETag: `"${digest}"`,
    });
    res.type('application/pdf').send(bytes);
  }
}

function languageOf(text: string): SiteLanguage {
  const language = SITE_LANGUAGES.find((one) => one === text);
  if (!language) throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: 'language' });
  return language;
}
