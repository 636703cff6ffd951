import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators.ts';
import { IdPipe, WholeNumberPipe } from '../../platform/rest/params.ts';
import { MOST_AT_ONCE, NewsService } from './news.service.ts';
import { NewsCountWire, NewsPostWire, NewsWire, toNewsCountWire, toNewsPostWire, toNewsWireRow } from './news.wire.ts';

/**
 * The documented calls for readers. The first words of their paths are reserved, so that no post can have them as its
 * address.
 */
@ApiTags('news')
@Controller('news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  @Public()
  @Get('page/:pageIndex/:size')
  @ApiOperation({ operationId: 'listNews', summary: 'A page of the posts, newest first' })
  @ApiOkResponse({ type: [NewsWire] })
  async page(@Param('pageIndex', WholeNumberPipe) pageIndex: number, @Param('size', IdPipe) size: number) {
    return this.rows(pageIndex, size, null);
  }

  @Public()
  @Get('page/:pageIndex/:size/:category')
  @ApiOperation({ operationId: 'listNewsOfCategory', summary: 'A page of the posts of a category, newest first' })
  @ApiOkResponse({ type: [NewsWire] })
  async pageOf(
    @Param('pageIndex', WholeNumberPipe) pageIndex: number,
    @Param('size', IdPipe) size: number,
    @Param('category', IdPipe) category: number,
  ) {
    return this.rows(pageIndex, size, category);
  }

  @Public()
  @Get('count')
  @ApiOperation({ operationId: 'countNews', summary: 'How many posts there are' })
  @ApiOkResponse({ type: NewsCountWire })
  async count() {
    return toNewsCountWire(await this.news.count(null));
  }

  @Public()
  @Get('count/:category')
  @ApiOperation({ operationId: 'countNewsOfCategory', summary: 'How many posts a category has' })
  @ApiOkResponse({ type: NewsCountWire })
  async countOf(@Param('category', IdPipe) category: number) {
    return toNewsCountWire(await this.news.count(category));
  }

  @Public()
  @Get(':customUrl')
  @ApiOperation({ operationId: 'getNewsPost', summary: 'A post, by its address' })
  @ApiOkResponse({ type: NewsPostWire })
  @ApiNotFoundResponse()
  async post(@Param('customUrl') customUrl: string) {
    return toNewsPostWire(await this.news.bySlug(customUrl));
  }

  private async rows(pageIndex: number, size: number, categoryId: number | null) {
    const first = Math.min(size, MOST_AT_ONCE);
    return (await this.news.list({ first, offset: pageIndex * first, categoryId })).map(toNewsWireRow);
  }
}
