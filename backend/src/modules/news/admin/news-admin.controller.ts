import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, Roles } from '../../../platform/access/access.decorators.ts';
import { Envelope } from '../../../platform/rest/envelope.ts';
import { TakesPictures } from '../../../platform/rest/takes-files.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { NewsDto, NewsCategoryDto } from './news-admin.dto.ts';
import { NewsAdminService } from './news-admin.service.ts';
import { NewsCategoriesService } from './news-categories.service.ts';
import { NewsService } from '../news.service.ts';
import { NewsUploadsService } from './news-uploads.service.ts';
import { AdminNewsWire, NewsCategoryWire, toAdminNewsWireRow } from '../news.wire.ts';

const ALL = { text: '', sort: 'date', isDescending: true, first: null, offset: 0 } as const;

/** The documented calls of writers. */
@ApiTags('news')
@Controller('admin/news')
export class NewsAdminController {
  constructor(
    private readonly news: NewsService,
    private readonly posts: NewsAdminService,
    private readonly categories: NewsCategoriesService,
    private readonly uploads: NewsUploadsService,
  ) {}

  @Public()
  @Get('categories/get')
  @ApiOperation({ operationId: 'listNewsCategories', summary: 'The categories of news' })
  @ApiOkResponse({ type: [NewsCategoryWire] })
  allCategories() {
    return this.news.categories();
  }

  @Roles('admin', 'writer')
  @Post('category/save')
  @Envelope()
  @ApiOperation({ operationId: 'saveNewsCategory', summary: 'Makes a category' })
  async saveCategory(@CurrentActor() actor: Actor, @Body() { category }: NewsCategoryDto): Promise<string> {
    await this.categories.create(actor, category);
    return 'api.news.category-saved';
  }

  @Roles('admin', 'writer')
  @Get('get')
  @ApiOperation({ operationId: 'listNewsForStaff', summary: 'All posts, drafts with them' })
  @ApiOkResponse({ type: [AdminNewsWire] })
  async all() {
    return (await this.posts.page(ALL)).items.map(toAdminNewsWireRow);
  }

  @Roles('admin', 'writer')
  @Post('save')
  @TakesPictures(ImageIntake, (images, { actor }) => images.assertMaySend(actor))
  @Envelope()
  @ApiOperation({ operationId: 'saveNewsPost', summary: 'Publishes a post' })
  @ApiNotFoundResponse()
  async save(@CurrentActor() actor: Actor, @Body() body: NewsDto): Promise<string> {
    await this.uploads.create(actor, {
      categoryId: body.newscategory,
      title: body.newstitle,
      slug: body.newscustomUrl ?? '',
      description: body.newsdescription ?? '',
      content: body.newscontent,
      thumbnail: body.newsthumbnail || null,
      image: body.newsimage || null,
    });
    return 'api.news.saved';
  }
}
