import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { siteLanguageOf } from '../../../domain/site-language.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { IdPipe } from '../../../platform/rest/params.ts';
import { sendDocument, type CachedResponse } from '../../../platform/web/cached/cached-response.ts';
import { FeedsService, type CalendarSubject } from './feeds.service.ts';

const CALENDAR = 'text/calendar; charset=utf-8';
const ATOM = 'application/atom+xml; charset=utf-8';
const RESULTS = '/api/feeds/results.atom';
const NEWS = '/api/feeds/news.atom';

/** For readers who hide results (R40). */
const WITHOUT_RESULTS = { name: 'spoilers', enum: ['off'], required: false, description: 'No results in it' };

/** Calendars and feeds; `?lang=en` for English. */
@ApiTags('feeds')
@ApiQuery({ name: 'lang', enum: ['en'], required: false, description: 'English; else Swedish' })
@Controller()
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Public()
  @Get('calendar/team/:id.ics')
  @ApiOperation({ operationId: 'getTeamCalendar', summary: "A calendar of a team's series" })
  @ApiProduces('text/calendar')
  @ApiQuery(WITHOUT_RESULTS)
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse()
  team(@Param('id', IdPipe) id: number, @Query() query: Asked, @Req() req: Request, @Res() res: Response) {
    return this.calendar('team', { id, query, req, res });
  }

  @Public()
  @Get('calendar/division/:id.ics')
  @ApiOperation({ operationId: 'getDivisionCalendar', summary: "A calendar of a division's series" })
  @ApiProduces('text/calendar')
  @ApiQuery(WITHOUT_RESULTS)
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse()
  division(@Param('id', IdPipe) id: number, @Query() query: Asked, @Req() req: Request, @Res() res: Response) {
    return this.calendar('division', { id, query, req, res });
  }

  @Public()
  @Get('calendar/player/:id.ics')
  @ApiOperation({ operationId: 'getPlayerCalendar', summary: "A calendar of a player's series" })
  @ApiProduces('text/calendar')
  @ApiQuery(WITHOUT_RESULTS)
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse()
  player(@Param('id', IdPipe) id: number, @Query() query: Asked, @Req() req: Request, @Res() res: Response) {
    return this.calendar('player', { id, query, req, res });
  }

  @Public()
  @Get('calendar/series/:id.ics')
  @ApiOperation({ operationId: 'getSeriesCalendar', summary: 'A calendar with one series' })
  @ApiProduces('text/calendar')
  @ApiQuery(WITHOUT_RESULTS)
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiNotFoundResponse()
  series(@Param('id', IdPipe) id: number, @Query() query: Asked, @Req() req: Request, @Res() res: Response) {
    return this.calendar('series', { id, query, req, res });
  }

  @Public()
  @Get('feeds/results.atom')
  @ApiOperation({ operationId: 'getResultsFeed', summary: 'The latest results as an Atom feed' })
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  async results(@Query('lang') lang: unknown, @Req() req: Request, @Res() res: Response): Promise<void> {
    const feed = await this.feeds.results(RESULTS, siteLanguageOf(lang));
    if (feed) answer(req, res, { type: ATOM, document: feed });
  }

  @Public()
  @Get('feeds/news.atom')
  @ApiOperation({ operationId: 'getNewsFeed', summary: 'The latest news as an Atom feed' })
  @ApiProduces('application/atom+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  async news(@Query('lang') lang: unknown, @Req() req: Request, @Res() res: Response): Promise<void> {
    const feed = await this.feeds.posts(NEWS, siteLanguageOf(lang));
    if (feed) answer(req, res, { type: ATOM, document: feed });
  }

  private async calendar(subject: CalendarSubject, call: Call): Promise<void> {
    const { lang, spoilers } = call.query;
    const readers = { language: siteLanguageOf(lang), hidesResults: spoilers === 'off' };
    const document = await this.feeds.calendar(subject, call.id, readers);
    call.res.setHeader('Content-Disposition', `inline; filename="${subject}-${call.id}.ics"`);
    answer(call.req, call.res, { type: CALENDAR, document });
  }
}

/** The query of a calendar's address. */
type Asked = Readonly<Record<'lang' | 'spoilers', unknown>>;

interface Call {
  id: number;
  query: Asked;
  req: Request;
  res: Response;
}

/** Calendar programs and feed readers ask from any site, so every site may read the answer. */
function answer(req: Request, res: Response, { type, document }: { type: string; document: CachedResponse }): void {
  res.setHeader('Content-Type', type);
  sendDocument(req, res, document);
}
