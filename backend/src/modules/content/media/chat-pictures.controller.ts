import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../../platform/access/access.decorators.ts';
import { ApiPicture } from './api-picture.ts';
import { ChatPicturesService } from './chat-pictures.service.ts';

/** If a browser opens the file as a page, the page can run nothing. */
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};
/** A day. A picture with the same name never changes, but a picture that its owner has removed must disappear. */
const FOR_A_DAY = 'public, max-age=86400';

/** The chat provider's pictures, under the provider's own paths. */
@ApiTags('images')
@Controller('chat-images')
export class ChatPicturesController {
  constructor(private readonly pictures: ChatPicturesService) {}

  /** An emoji. */
  @Public()
  @Get(':kind/:file')
  @ApiOperation({ operationId: 'getChatEmoji', summary: 'An emoji of the chat' })
  @ApiPicture()
  async emoji(@Param() { kind, file }: Record<string, string>, @Res() res: Response): Promise<void> {
    await this.send(res, `${kind}/${file}`);
  }

  /** The picture of an account, a server or a team. */
  @Public()
  @Get(':kind/:id/:file')
  @ApiOperation({ operationId: 'getChatAvatar', summary: 'The picture of an account, a server or a team of the chat' })
  @ApiPicture()
  async avatar(@Param() { kind, id, file }: Record<string, string>, @Res() res: Response): Promise<void> {
    await this.send(res, `${kind}/${id}/${file}`);
  }

  /** A picture that was sent with a message. */
  @Public()
  @Get(':kind/:channelId/:id/:file')
  @ApiOperation({ operationId: 'getChatAttachment', summary: 'A picture that was sent with a message of the chat' })
  @ApiPicture()
  async attachment(@Param() named: Record<string, string>, @Res() res: Response): Promise<void> {
    const { kind, channelId, id, file } = named;
    await this.send(res, `${kind}/${channelId}/${id}/${file}`);
  }

  private async send(res: Response, path: string): Promise<void> {
    const { bytes, format } = await this.pictures.find(path);
    res.set({ ...HEADERS, 'Cache-Control': FOR_A_DAY });
    res.type(`image/${format}`).send(bytes);
  }
}
