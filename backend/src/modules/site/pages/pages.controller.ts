import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { MANAGED_PAGES } from '../../../domain/publishing/managed-page.ts';
import type { ManagedPageName } from '../../../domain/publishing/managed-page.ts';
import { CurrentActor, Public, Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { PageDto } from './page.dto.ts';
import { PagesService } from './pages.service.ts';
import {
  PAGE_LANGUAGES,
  PageTextWire,
  PageWire,
  languageOfPath,
  pageOfPath,
  toPageWire,
  toPageWireRows,
} from './pages.wire.ts';

/** The documented calls about pages that staff write. */
@ApiTags('pages')
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @Get('page/:page/:language')
  @ApiParam({ name: 'language', enum: PAGE_LANGUAGES })
  @ApiParam({ name: 'page', enum: MANAGED_PAGES })
  @ApiOperation({ operationId: 'getPage', summary: 'A page that staff write' })
  @ApiOkResponse({ type: PageWire })
  @ApiNotFoundResponse()
  async page(@Param('page') page: string, @Param('language') language: string) {
    return toPageWire(await this.pages.find(known(pageOfPath(page))), known(languageOfPath(language)));
  }

  @Roles('admin')
  @Get('admin/page/:page/get')
  @ApiParam({ name: 'page', enum: MANAGED_PAGES })
  @ApiOperation({ operationId: 'listPageContents', summary: 'A page that staff write, in both languages' })
  @ApiOkResponse({ type: [PageTextWire] })
  @ApiNotFoundResponse()
  async contents(@Param('page') page: string) {
    return toPageWireRows(await this.pages.find(known(pageOfPath(page))));
  }

  @Roles('admin')
  @Post('admin/page/:page/save')
  @Envelope()
  @ApiParam({ name: 'page', enum: MANAGED_PAGES })
  @ApiOperation({ operationId: 'savePage', summary: 'Writes a page' })
  @ApiNotFoundResponse()
  async save(@CurrentActor() actor: Actor, @Param('page') page: string, @Body() body: PageDto): Promise<string> {
    const name: ManagedPageName = known(pageOfPath(page));
    await this.pages.save(actor, name, null, { contentSv: body.contentswe, contentEn: body.contenteng });
    return 'api.page.saved';
  }
}

function known<T>(value: T | null): T {
  if (value === null) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
  return value;
}
