import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/access/access.decorators.ts';
import { ImageStore } from './image-store.ts';

/** A name never changes its bytes; and should a file ever be opened as a page, it is one that can do nothing. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

@Controller('images')
export class MediaController {
  constructor(private readonly images: ImageStore) {}

  @Public()
  @Get(':name')
  async image(@Param('name') name: string, @Res({ passthrough: true }) res: Response): Promise<StreamableFile> {
    const { stream, type } = await this.images.read(name);
    res.set(HEADERS);
    return new StreamableFile(stream, { type });
  }
}
