import { Controller, Get, Param, Res } from '@nestjs/common';
import {
  ApiFoundResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Caller } from '../../../platform/access/caller-address.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { pictureNamed, subjectOfKey } from './picture-name.ts';
import { PicturesService } from './pictures.service.ts';
import { SUBJECT_KINDS } from './preview.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/** The pictures of link previews. */
@ApiTags('images')
@Controller('previews')
export class PicturesController {
  constructor(private readonly pictures: PicturesService) {}

  /** Its bytes never change. An old name redirects to the present picture, for links that were shared earlier. */
  @Public()
  @Get(':kind/:key/:file')
  @ApiOperation({ operationId: 'getPreviewPicture', summary: 'The picture that a link to a page shows' })
  @ApiProduces('image/png')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiFoundResponse({ description: 'A name of before: leads to the picture of now' })
  @ApiNotFoundResponse()
  async picture(
    @Param() { kind, key = '', file = '' }: Record<string, string | undefined>,
    @Caller() caller: string,
    @Res() res: Response,
  ): Promise<void> {
    const named = pictureNamed(file);
    const known = SUBJECT_KINDS.find((one) => one === kind);
    const about = known && subjectOfKey(known, key);
    if (!about || !named) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
    const { language, hidesResults } = named;
    const found = await this.pictures.find({ subject: { ...about, hidesResults }, language, file }, caller);
    // other sites show link previews
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if ('path' in found) return void res.setHeader('Cache-Control', 'no-cache').redirect(302, found.path);
    res.setHeader('Cache-Control', FOR_GOOD);
    res.type('png').send(found.png);
  }
}
