import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../../../platform/graphql/request-loader.ts';
import type { GamePlay, SeriesPlay } from './field-play.ts';
import { FieldPlayRepository } from './field-play.repository.ts';

/** The field play of the series of one request. One statement reads all games of all series that are asked for. */
@Injectable()
export class FieldPlayLoader {
  private readonly bySeries = requestLoader(async (ids: readonly number[]) => {
    const found = await this.plays.findAllBySeries(ids);
    return ids.map((id) => found.get(id));
  });

  constructor(private readonly plays: FieldPlayRepository) {}

  /** A game's; null when its replay is not there, not read yet, or could not be read. */
  async ofGame(seriesId: number, number: number, context: GraphqlContext): Promise<GamePlay | null> {
    const found = await this.bySeries(context).load(seriesId);
    return found?.games.find((game) => game.number === number) ?? null;
  }

  /** The sums of a series; null when no game has any. */
  async ofSeries(seriesId: number, context: GraphqlContext): Promise<SeriesPlay | null> {
    return (await this.bySeries(context).load(seriesId))?.whole ?? null;
  }
}
