import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { RECKONED } from '../../../platform/graphql/costs.ts';
import { OutlookService } from './outlook.service.ts';
import { SeriesOutlookType, SeriesVerdictType } from './outlook.type.ts';

@Resolver()
export class OutlookResolver {
  constructor(private readonly outlooks: OutlookService) {}

  @Public()
  @Extensions(RECKONED)
  @Query(() => SeriesOutlookType, {
    name: 'seriesOutlook',
    nullable: true,
    description: 'What is known before a series; null when it has a result',
  })
  outlook(@Args('seriesId', { type: () => Int }) seriesId: number): Promise<SeriesOutlookType | null> {
    return this.outlooks.outlookOf(seriesId);
  }

  @Public()
  @Extensions(RECKONED)
  @Query(() => SeriesVerdictType, {
    name: 'seriesVerdict',
    nullable: true,
    description: 'Who decided a series, and what it changed; null when it was not played',
  })
  verdict(@Args('seriesId', { type: () => Int }) seriesId: number): Promise<SeriesVerdictType | null> {
    return this.outlooks.verdictOf(seriesId);
  }
}
