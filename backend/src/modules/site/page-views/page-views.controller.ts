import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/access/access.decorators.ts';
import { Caller } from '../../../platform/access/caller-address.ts';
import { PageViewDto } from './page-view.dto.ts';
import { PageViewsService } from './page-views.service.ts';

/** Readers' browsers tell here which page was read, when the reader allows it. */
@ApiTags('pages')
@Controller('page-views')
export class PageViewsController {
  constructor(private readonly views: PageViewsService) {}

  @Public()
  @Post()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({
    operationId: 'countPageViews',
    summary: 'Counts that a page of the site was read; unknown paths are ignored',
  })
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse()
  count(@Caller() caller: string, @Body() { path }: PageViewDto): void {
    this.views.count(path, caller);
  }
}
