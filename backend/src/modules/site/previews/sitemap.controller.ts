import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators.ts';
import { CachedResponse, sendDocument } from '../../../platform/web/cached/cached-response.ts';
import { SitemapService } from './sitemap.service.ts';

const A_DAY = 'public, max-age=86400';

/** The files at the root of the site that programs look for (outside of /api, see bootstrap.ts). */
@ApiExcludeController()
@Controller()
export class SitemapController {
  constructor(private readonly site: SitemapService) {}

  @Public()
  @Get('sitemap.xml')
  async sitemap(@Req() req: Request, @Res() res: Response): Promise<void> {
    const document = await this.site.sitemap();
    if (document) sendDocument(req, res.type('application/xml'), document);
  }

  @Public()
  @Get('robots.txt')
  robots(@Req() req: Request, @Res() res: Response): void {
    this.text(req, res, this.site.robots());
  }

  @Public()
  @Get('.well-known/security.txt')
  security(@Req() req: Request, @Res() res: Response): void {
    this.text(req, res, this.site.security());
  }

  private text(req: Request, res: Response, text: string): void {
    res.setHeader('Cache-Control', A_DAY);
    sendDocument(req, res.type('text/plain'), new CachedResponse(text));
  }
}
