import { Injectable, type OnModuleInit } from '@nestjs/common';
import { playedSince } from '../../domain/series/series-play.ts';
import { Clock } from '../../platform/clock.ts';
import { handTo, requestLoader } from '../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { SeriesFinders } from './series-finders.ts';
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

/** Series for the fields of one request. Fields that ask the same kind of question share one statement. */
@Injectable()
export class SeriesLoader implements OnModuleInit {
  /** Several lists of a page at once. What is coming begins with what is being played (R41). */
  readonly list = requestLoader((requests: readonly SeriesListRequest[]) => this.lists(requests));
  /** The series of a division by its id. */
  readonly byDivision = requestLoader(async (divisionIds: readonly number[]) =>
    inOrderOf(divisionIds, await this.series.findAllByDivisions(divisionIds)),
  );
  /** The series of a team in all its seasons, by the team's id. */
  readonly byTeam = requestLoader(async (teamIds: readonly number[]) =>
    inOrderOf(teamIds, await this.series.findAllByTeams(teamIds)),
  );

  private readonly games = requestLoader((seriesIds: readonly number[]) => this.allGamesOf(seriesIds));

  constructor(
    private readonly series: SeriesRepository,
    private readonly clock: Clock,
    private readonly finders: SeriesFinders,
  ) {}

  onModuleInit(): void {
    this.finders.offer(['games'], (id, context) => this.findWithGames(id, context));
  }

  /** A series by its id. Its games are read too when fields ask for them. */
  async findWithGames(id: number, context: GraphqlContext): Promise<SeriesRow | null> {
    const found = await this.series.findWithGames(id);
    if (!found) return null;
    this.keep(found.games, context);
    return found.series;
  }

  /** Takes games that another statement has read, for the fields that ask for them. */
  keep(games: SeriesGames, context: GraphqlContext): void {
    handTo(this.games(context), games.seriesId, games);
  }

  gamesOf(seriesId: number, context: GraphqlContext): Promise<SeriesGames> {
    return this.games(context).load(seriesId);
  }

  private async lists(requests: readonly SeriesListRequest[]): Promise<SeriesRow[][]> {
    const sizes: SeriesListSizes = {};
    for (const { list, first } of requests) sizes[list] = Math.max(sizes[list] ?? 0, listSize(first));
    const now = this.clock.now();
    const lists = await this.series.findLists(sizes, now, playedSince(now));
    return requests.map(({ list, first }) => lists[list]?.slice(0, listSize(first)) ?? []);
  }

  private async allGamesOf(seriesIds: readonly number[]): Promise<SeriesGames[]> {
    const found = new Map((await this.series.findGames(seriesIds)).map((games) => [games.seriesId, games]));
    return seriesIds.map((seriesId) => found.get(seriesId) ?? { seriesId, ...EMPTY_GAMES });
  }
}

const inOrderOf = (ids: readonly number[], groups: ReadonlyMap<number, SeriesRow[]>): SeriesRow[][] =>
  ids.map((id) => groups.get(id) ?? []);
