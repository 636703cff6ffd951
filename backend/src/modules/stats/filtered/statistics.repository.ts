import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { Conditions, pagedList } from '../../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../../platform/db/keyset.ts';
import { playerRefSql } from '../../refs/ref.read.ts';
import { LAST_TEAM_SQL, numberSql, statisticsSql } from './statistics.read.ts';
import { STATISTICS_NUMBERS } from './statistics.ts';
import type {
  PlayerStatistics,
  PlayerStatisticsFilter,
  StatisticsFilter,
  StatisticsRow,
  StatisticsView,
} from './statistics.ts';

const NUMBERS = STATISTICS_NUMBERS.map((number) => `l."${number}"::float8`).join(', ');

// players and teams are looked up for the page only, not for the whole list
const PLAYER_COLUMNS = `(select ${playerRefSql('p')} from player p where p.id = l.id) as player, ${LAST_TEAM_SQL} as team, ${NUMBERS}`;
const TEAM_COLUMNS = `${LAST_TEAM_SQL} as team, ${NUMBERS}`;

/** Counts the games of a scope (R33) for its players or its teams, with one statement for a page. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly db: Db) {}

  players(filter: PlayerStatisticsFilter, view: StatisticsView, slice: KeysetSlice): PagedList<PlayerStatistics> {
    const sqlOf = () => listOf('player_id', filter, view, { columns: PLAYER_COLUMNS, from: 'list l' });
    return pagedList(this.db, sqlOf, orderOf('players', view), slice);
  }

  teams(filter: StatisticsFilter, view: StatisticsView, slice: KeysetSlice): PagedList<StatisticsRow> {
    const sqlOf = () => listOf('team_id', filter, view, { columns: TEAM_COLUMNS, from: 'list l' });
    return pagedList(this.db, sqlOf, orderOf('teams', view), slice);
  }
}

/** A cursor holds the number itself, so it fits only a list that shows it in the same form. */
const orderOf = (whose: string, { by, per }: StatisticsView): KeysetOrder => ({
  name: `statistics ${whose} ${by} ${per}`,
  key: numberSql(by),
  kind: 'number',
  id: 'l.id',
});

function listOf(
  subject: 'player_id' | 'team_id',
  filter: PlayerStatisticsFilter,
  { per }: StatisticsView,
  listed: Pick<ListSql, 'columns' | 'from'>,
): ListSql {
  const params = new Conditions();
  return { ...listed, before: statisticsSql(subject, filter, { per, params }), where: params.following() };
}
