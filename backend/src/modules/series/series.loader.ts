import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { requestLoader } from '../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { EMPTY_GAMES } from './series-games.ts';
import type { SeriesGames } from './series-games.ts';
import { listSize } from './series-lists.ts';
import type { SeriesListName, SeriesListSizes } from './series-lists.ts';
import type { SeriesRow } from './series-row.ts';
import { SeriesRepository } from './series.repository.ts';

/** One of the site's lists with the number of rows that a field asks for. */
export interface SeriesListRequest {
  list: SeriesListName;
  first: number;
}

/** Series for the fields of one request: one statement for each kind of question, however many fields ask. */
@Injectable()
export class SeriesLoader {
  /** Several lists of a page at once. */
  readonly list = requestLoader((requests: readonly SeriesListRequest[]) => this.lists(requests));
  /** The series of a division by its id. */
  readonly byDivision = requestLoader(async (divisionIds: readonly number[]) =>
    inOrderOf(divisionIds, await this.series.findAllByDivisions(divisionIds)),
  );
  /** The series of a team in all its seasons, by the team's id. */
  readonly byTeam = requestLoader(async (teamIds: readonly number[]) =>
    inOrderOf(teamIds, await this.series.findAllByTeams(teamIds)),
  );

  private readonly games = requestLoader((seriesIds: readonly number[]) => this.gamesOf(seriesIds));

  constructor(
    private readonly series: SeriesRepository,
    private readonly clock: Clock,
  ) {}

  /** The games of a series, unless they were read along with it. */
  async gamesIn(
    { id, played }: { id: number; played?: SeriesGames | null },
    context: GraphqlContext,
  ): Promise<SeriesGames> {
    return played ?? this.games(context).load(id);
  }

  private async lists(requests: readonly SeriesListRequest[]): Promise<SeriesRow[][]> {
    const sizes: SeriesListSizes = {};
    for (const { list, first } of requests) sizes[list] = Math.max(sizes[list] ?? 0, listSize(first));
    const lists = await this.series.findLists(sizes, this.clock.now());
    return requests.map(({ list, first }) => lists[list]?.slice(0, listSize(first)) ?? []);
  }

  private async gamesOf(seriesIds: readonly number[]): Promise<SeriesGames[]> {
    const found = new Map((await this.series.findGames(seriesIds)).map((games) => [games.seriesId, games]));
    return seriesIds.map((seriesId) => found.get(seriesId) ?? { seriesId, ...EMPTY_GAMES });
  }
}

const inOrderOf = (ids: readonly number[], groups: ReadonlyMap<number, SeriesRow[]>): SeriesRow[][] =>
  ids.map((id) => groups.get(id) ?? []);
