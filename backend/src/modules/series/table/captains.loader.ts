import { Injectable } from '@nestjs/common';
import { groupBy } from '../../../platform/group-by.ts';
import { requestLoader } from '../../../platform/graphql/request-loader.ts';
import { CaptainsRepository } from './captains.repository.ts';

/** Reads the captains of all series of a list in one statement. */
@Injectable()
export class CaptainsLoader {
  /** The present captains of a series' teams, by the series' id, the home team's first. */
  readonly ofSeries = requestLoader(async (seriesIds: readonly number[]) => {
    const found = groupBy(await this.captains.findOfSeries(seriesIds), ({ seriesId }) => seriesId);
    return seriesIds.map((seriesId) => found.get(seriesId) ?? []);
  });

  constructor(private readonly captains: CaptainsRepository) {}
}
