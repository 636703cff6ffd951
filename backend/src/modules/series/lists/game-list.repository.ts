import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { Conditions, mappedPage, pagedList } from '../../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../../platform/db/keyset.ts';
import { SERIES_JSON, seriesTablesSql } from '../series-row.read.ts';
import { toSeriesRow } from '../series-row.ts';
import type { StoredSeries } from '../series-row.ts';
import type { GameListFilter, GameListOrder, ListedGame } from './game-list.ts';
import { addSeriesFilter, PLAY_TIME_SQL } from './series-list.read.ts';

/** The games of a series follow one another, because they were stored in that order. */
const ORDERS: Record<GameListOrder, KeysetOrder> = {
  played: { name: 'games played', key: PLAY_TIME_SQL, kind: 'time', id: 'g.id' },
  registered: { name: 'games registered', key: 'g.id', kind: 'whole', id: 'g.id' },
};

type StoredGame = Omit<ListedGame, 'series'> & { series: StoredSeries };

/** Partners' list of games, one page at a time. */
@Injectable()
export class GameListRepository {
  constructor(private readonly db: Db) {}

  list(filter: GameListFilter, order: GameListOrder, slice: KeysetSlice): PagedList<ListedGame> {
    const stored = pagedList<StoredGame>(this.db, () => sqlOf(filter), ORDERS[order], slice);
    return mappedPage(stored, ({ series, ...game }) => ({ ...game, series: toSeriesRow(series) }));
  }
}

const sqlOf = (filter: GameListFilter): ListSql => ({
  columns: `g.id, g.number, g.home_goals as "homeGoals", g.away_goals as "awayGoals", ${SERIES_JSON} as series`,
  from: `${seriesTablesSql()} join game g on g.series_id = s.id`,
  where: whereOf(filter),
});

function whereOf({ ids, playerId, hasFieldPlay, ...filter }: GameListFilter): Conditions {
  // only reported series have games: without this the newest first would walk over all that are still to be played
  const where = addSeriesFilter(new Conditions().always('s.reported_at is not null'), filter);
  where.add(ids, (all) => `g.id = any(${all}::int[])`);
  where.add(playerId, (id) => `g.id in (select own.game_id from player_game_stats own where own.player_id = ${id})`);
  if (typeof hasFieldPlay !== 'boolean') return where;
  return where.always(`${hasFieldPlay ? '' : 'not '}exists (select from game_field_play f where f.game_id = g.id)`);
}
