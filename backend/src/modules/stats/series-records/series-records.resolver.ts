import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../../platform/access/access.decorators.ts';
import { RECKONED } from '../../../platform/graphql/costs.ts';
import { SeriesRecordsService } from './series-records.service.ts';
import { SeriesRecordType } from './series-records.type.ts';

/** The records of a series. */
@Resolver()
export class SeriesRecordsResolver {
  constructor(private readonly records: SeriesRecordsService) {}

  @Public()
  @Extensions(RECKONED)
  @Query(() => [SeriesRecordType], {
    name: 'seriesRecords',
    description: 'The records that the series, or a game or a player in it, holds now: those of the league first',
  })
  ofSeries(@Args('seriesId', { type: () => Int }) seriesId: number): Promise<SeriesRecordType[]> {
    return this.records.ofSeries(seriesId);
  }
}
