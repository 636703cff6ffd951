import { Controller, Get, Param } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators.ts';
import { IdPipe, WholeNumberPipe } from '../../platform/rest/params.ts';
import { MOST_AT_ONCE, NewsService } from './news.service.ts';
import { toNewsCountWire, toNewsPostWire, toNewsWireRow } from './news.wire.ts';

/** The documented calls for readers. Their first words are reserved, so that no post has them for an address. */
@Controller('news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Public()
  @Get('page/:pageIndex/:size')
  async page(@Param('pageIndex', WholeNumberPipe) pageIndex: number, @Param('size', IdPipe) size: number) {
    return this.rows(pageIndex, size, null);
  }

  @Public()
  @Get('page/:pageIndex/:size/:category')
  async pageOf(
    @Param('pageIndex', WholeNumberPipe) pageIndex: number,
    @Param('size', IdPipe) size: number,
    @Param('category', IdPipe) category: number,
  ) {
    return this.rows(pageIndex, size, category);
  }

  @Public()
  @Get('count')
  async count() {
    return toNewsCountWire(await this.news.count(null));
  }

  @Public()
  @Get('count/:category')
  async countOf(@Param('category', IdPipe) category: number) {
    return toNewsCountWire(await this.news.count(category));
  }

  @Public()
  @Get(':customUrl')
  async post(@Param('customUrl') customUrl: string) {
    return toNewsPostWire(await this.news.bySlug(customUrl));
  }

  private async rows(pageIndex: number, size: number, categoryId: number | null) {
    const first = Math.min(size, MOST_AT_ONCE);
    return (await this.news.list({ first, offset: pageIndex * first, categoryId })).map(toNewsWireRow);
  }
}
