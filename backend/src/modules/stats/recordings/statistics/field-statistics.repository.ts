import { Injectable } from '@nestjs/common';
import { shownFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import { Db } from '../../../../platform/db/db.ts';
import { Conditions, mappedPage, pagedList } from '../../../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../../../platform/db/keyset.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';
import { playerRefSql } from '../../../refs/ref.read.ts';
import { addStatisticsFilter, LAST_TEAM_SQL } from '../../filtered/statistics.read.ts';
import type { PlayerStatisticsFilter, StatisticsFilter, StatisticsPer } from '../../filtered/statistics.ts';
import { fieldNumberSql, fieldStatisticsSql } from './field-statistics.read.ts';
import type {
  FieldStatisticsRow,
  FieldStatisticsSums,
  FieldStatisticsView,
  PlayerFieldStatistics,
  StoredFieldStatistics,
} from './field-statistics.ts';

const PLAYER_COLUMNS = `${playerRefSql('pl')} as player, ${LAST_TEAM_SQL} as team, row_to_json(l) as sums`;
const TEAM_COLUMNS = `${LAST_TEAM_SQL} as team, row_to_json(l) as sums`;

/** Adds up what was done on the field in the games of a scope (R33), with one statement for a page. */
@Injectable()
export class FieldStatisticsRepository {
  constructor(private readonly db: Db) {}

  players(
    filter: PlayerStatisticsFilter,
    view: FieldStatisticsView,
    slice: KeysetSlice,
  ): PagedList<PlayerFieldStatistics> {
    const from = 'list l join player pl on pl.id = l.id';
    const sqlOf = () => listOf('player_id', filter, { columns: PLAYER_COLUMNS, from });
    const stored = pagedList<StoredFieldStatistics & { player: PlayerRef }>(
      this.db,
      sqlOf,
      orderOf('players', view),
      slice,
    );
    return mappedPage(stored, ({ player, ...row }) => ({ player, ...rowOf(row, view.per) }));
  }

  teams(filter: StatisticsFilter, view: FieldStatisticsView, slice: KeysetSlice): PagedList<FieldStatisticsRow> {
    const sqlOf = () => listOf('team_id', filter, { columns: TEAM_COLUMNS, from: 'list l' });
    const stored = pagedList<StoredFieldStatistics>(this.db, sqlOf, orderOf('teams', view), slice);
    return mappedPage(stored, (row) => rowOf(row, view.per));
  }
}

const divisorOf = ({ games, series }: FieldStatisticsSums, per: StatisticsPer): number =>
  per === 'game' ? games : per === 'series' ? series : 1;

const rowOf = ({ team, sums }: StoredFieldStatistics, per: StatisticsPer): FieldStatisticsRow => ({
  team,
  games: sums.games,
  series: sums.series,
  numbers: shownFieldNumbers(sums, divisorOf(sums, per)),
});

/** A cursor holds the number itself, so it fits only a list that shows it in the same form. */
const orderOf = (whose: string, { by, per }: FieldStatisticsView): KeysetOrder => ({
  name: `field statistics ${whose} ${by} ${per}`,
  key: fieldNumberSql(by, per),
  kind: 'number',
  id: 'l.id',
});

function listOf(
  subject: 'player_id' | 'team_id',
  filter: PlayerStatisticsFilter,
  listed: Pick<ListSql, 'columns' | 'from'>,
): ListSql {
  const games = addStatisticsFilter(new Conditions(), filter);
  const leastGames = games.param(filter.leastGames ?? null);
  return { ...listed, before: fieldStatisticsSql(subject, games, leastGames), where: games.following() };
}
