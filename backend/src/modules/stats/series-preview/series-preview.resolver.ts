import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { RECKONED } from '../../../platform/graphql/costs.ts';
import { SeriesPreviewService } from './series-preview.service.ts';
import { SeriesPreviewType, SeriesVerdictType } from './series-preview.type.ts';

@Resolver()
export class SeriesPreviewResolver {
  constructor(private readonly previews: SeriesPreviewService) {}

  @Public()
  @Extensions(RECKONED)
  @Query(() => SeriesPreviewType, {
    name: 'seriesPreview',
    nullable: true,
    description: 'What is known before a series; null when it has a result',
  })
  preview(@Args('seriesId', { type: () => Int }) seriesId: number): Promise<SeriesPreviewType | null> {
    return this.previews.previewOf(seriesId);
  }

  @Public()
  @Extensions(RECKONED)
  @Query(() => SeriesVerdictType, {
    name: 'seriesVerdict',
    nullable: true,
    description: 'Who decided a series, and what it changed; null when it was not played',
  })
  verdict(@Args('seriesId', { type: () => Int }) seriesId: number): Promise<SeriesVerdictType | null> {
    return this.previews.verdictOf(seriesId);
  }
}
