import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { Conditions, pagedList } from '../../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../../platform/db/keyset.ts';
import { playerRefSql } from '../../refs/ref.read.ts';
import { addStatisticsFilter, LAST_TEAM_SQL, numberSql, statisticsSql, teamThenSql } from './statistics.read.ts';
import { STATISTICS_NUMBERS } from './statistics.ts';
import type {
  PlayerStatistics,
  PlayerStatisticsFilter,
  StatisticsFilter,
  StatisticsRow,
  StatisticsView,
} from './statistics.ts';

const NUMBERS = STATISTICS_NUMBERS.map((number) => `l."${number}"::float8`).join(', ');

const PLAYER_COLUMNS = `${playerRefSql('p')} as player, ${teamThenSql(LAST_TEAM_SQL)} as team, ${NUMBERS}`;
const TEAM_COLUMNS = `${teamThenSql('l.id')} as team, ${NUMBERS}`;

/** Counts the games of a scope (R33) for its players or its teams, with one statement for a page. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly db: Db) {}

  players(filter: PlayerStatisticsFilter, view: StatisticsView, slice: KeysetSlice): PagedList<PlayerStatistics> {
    const from = 'list l join player p on p.id = l.id';
    const sqlOf = () => listOf('player_id', filter, view, { columns: PLAYER_COLUMNS, from });
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
  const games = addStatisticsFilter(new Conditions(), filter);
  const leastGames = games.param(filter.leastGames ?? null);
  return { ...listed, before: statisticsSql(subject, games, { per, leastGames }), where: games.following() };
}
