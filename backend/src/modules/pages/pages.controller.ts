import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { Allow, IsString } from 'class-validator';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import type { ManagedPageName } from '../../domain/publishing/managed-page.ts';
import { CurrentActor, Public, Roles } from '../../platform/access/access.decorators.ts';
import { Envelope } from '../../platform/rest/envelope.ts';
import { PagesService } from './pages.service.ts';
import { languageOfPath, pageOfPath, toPageWire, toPageWireRows } from './pages.wire.ts';

class PageBody {
  /** Read by the access layer, before the body is validated. */
  @Allow() accessToken?: unknown;
  @IsString() contentswe: string;
  @IsString() contenteng: string;
}

/** The documented calls about the pages that staff write. */
@Controller()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @Public()
  @Get('page/:page/:language')
  async page(@Param('page') page: string, @Param('language') language: string) {
    return toPageWire(await this.pages.find(known(pageOfPath(page))), known(languageOfPath(language)));
  }

  @Roles('admin')
  @Get('admin/page/:page/get')
  async contents(@Param('page') page: string) {
    return toPageWireRows(await this.pages.find(known(pageOfPath(page))));
  }

  @Roles('admin')
  @Post('admin/page/:page/save')
  @Envelope()
  async save(@CurrentActor() actor: Actor, @Param('page') page: string, @Body() body: PageBody): Promise<string> {
    const name: ManagedPageName = known(pageOfPath(page));
    await this.pages.save(actor, name, null, { contentSv: body.contentswe, contentEn: body.contenteng });
    return 'api.page.saved';
  }
}

function known<T>(value: T | null): T {
  if (value === null) throw new LeagueError('NOT_FOUND', 'not-found', 'api.error.not-found');
  return value;
}
