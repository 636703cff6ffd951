import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql, rowListSql } from '../../platform/db/json-sql.ts';
import { namedRead, namedReadOfIds } from '../../platform/db/named-read.ts';
import type { NamedRead } from '../../platform/db/named-read.ts';
import { CURRENT_SEASON_ID_SQL } from '../refs/season.read.ts';
import { isRunningSql } from '../teams/team-roster.read.ts';
import { toSeriesGames } from './series-games.ts';
import type { SeriesGames, SeriesWithGames, StoredGames } from './series-games.ts';
import { seriesListsRead } from './series-lists.read.ts';
import type { SeriesListName, SeriesListSizes } from './series-lists.ts';
import { fromFlatSeries, toSeriesRow } from './series-row.ts';
import { SERIES_JSON, seriesTablesSql } from './series-row.read.ts';
import type { SeriesRow, StoredSeries } from './series-row.ts';

const SERIES = `select ${SERIES_JSON} as item from ${seriesTablesSql()}`;
const IN_ORDER_OF_PLAY = 'order by s.week, s.scheduled_at nulls last, s.id';

interface ItemRow {
  item: StoredSeries;
}

interface GroupRow {
  key: number;
  items: StoredSeries[];
}

const groupsSql = (wanted: string, isOfGroup: string): string => `
  select wanted.id as key, ${jsonListSql(`${SERIES} where ${isOfGroup} ${IN_ORDER_OF_PLAY}`)} as items
    from ${wanted}`;

const BY_DIVISION = namedReadOfIds<GroupRow>('series-by-division', (wanted) =>
  groupsSql(wanted, 's.division_id = wanted.id'),
);

const BY_TEAM = namedReadOfIds<GroupRow>('series-by-team', (wanted) =>
  groupsSql(wanted, 's.home_team_id = wanted.id or s.away_team_id = wanted.id'),
);

const BY_WEEK = namedRead<ItemRow>(
  'series-by-week',
  `${SERIES} where s.division_id = $1 and s.week = $2::int ${IN_ORDER_OF_PLAY}`,
);

const BY_TEAM_AND_SEASON = namedRead<ItemRow>(
  'series-by-team-season',
  `${SERIES} where (s.home_team_id = $1 or s.away_team_id = $1) and d.season_id = $2 ${IN_ORDER_OF_PLAY}`,
);

/** `$1` is the player, `$2` the present time; a series that is ahead begins at `$3` or later. */
const NEXT_OF_PLAYER = namedRead<ItemRow>(
  'series-next-of-player',
  `${SERIES}
   where s.reported_at is null and (s.scheduled_at is null or s.scheduled_at >= $3)
     and d.season_id = ${CURRENT_SEASON_ID_SQL}
     and exists (select 1 from roster_entry r
                  where r.player_id = $1 and r.team_id in (s.home_team_id, s.away_team_id) and ${isRunningSql('r', '$2')})
   order by s.scheduled_at nulls last, s.week, s.id limit 1`,
);

/** SQL for the `StoredGames` of a `series` row `s`. */
const GAMES_JSON = `json_build_object(
    'seriesId', s.id,
    'games', ${rowListSql(`
      select g.id, g.number, g.home_goals as "homeGoals", g.away_goals as "awayGoals",
             exists (select from game_field_play f where f.game_id = g.id) as "isRecorded"
        from game g where g.series_id = s.id order by g.number`)},
    'rows', ${rowListSql(`
      select g.number, r.side, r.slot, p.id, p.nickname, p.avatar, p.nationality, r.score, r.goals, r.assists, r.saves, r.shots
        from game g join player_game_stats r on r.game_id = g.id join player p on p.id = r.player_id
       where g.series_id = s.id order by g.number, r.slot`)},
    'goals', ${rowListSql(`
      select g.number, o.side, o.slot from game g join goal o on o.game_id = g.id
       where g.series_id = s.id order by g.number, o.number`)},
    'divisionTotals', (
      select json_build_object('games', coalesce(sum(t.games), 0), 'score', coalesce(sum(t.score), 0),
               'goals', coalesce(sum(t.goals), 0), 'assists', coalesce(sum(t.assists), 0),
               'saves', coalesce(sum(t.saves), 0), 'shots', coalesce(sum(t.shots), 0))
        from player_division_totals t where t.division_id = s.division_id))`;

const BY_ID = namedRead<ItemRow>('series-page', `${SERIES} where s.id = $1`);

const WITH_GAMES_BY_ID = namedRead<ItemRow & { games: StoredGames }>(
  'series-page games',
  `select ${SERIES_JSON} as item, ${GAMES_JSON} as games from ${seriesTablesSql()} where s.id = $1`,
);

const GAMES = namedRead<{ games: StoredGames }>(
  'series-games',
  `select ${GAMES_JSON} as games from series s where s.id = any($1::int[])`,
);

/** Reads series with their games. `series-report.repository.ts` writes them. */
@Injectable()
export class SeriesRepository {
  constructor(private readonly db: Db) {}

  async findById(id: number): Promise<SeriesRow | null> {
    return (await this.findAll(BY_ID, [id]))[0] ?? null;
  }

  async findWithGames(id: number): Promise<SeriesWithGames | null> {
    const [row] = await this.db.read(WITH_GAMES_BY_ID, [id]);
    return row ? { series: toSeriesRow(row.item), games: toSeriesGames(row.games) } : null;
  }

  /**
   * The first series from `from` on of the team that the player is in, in the current season; one without a time comes last.
   */
  async findNextOfPlayer(playerId: number, now: Date, from: Date): Promise<SeriesRow | null> {
    return (await this.findAll(NEXT_OF_PLAYER, [playerId, now, from]))[0] ?? null;
  }

  findAllByDivisionAndWeek(divisionId: number, week: number): Promise<SeriesRow[]> {
    return this.findAll(BY_WEEK, [divisionId, week]);
  }

  findAllByTeamAndSeason(teamId: number, seasonId: number): Promise<SeriesRow[]> {
    return this.findAll(BY_TEAM_AND_SEASON, [teamId, seasonId]);
  }

  /** The series of each division, in the order of play; every wanted id has an entry. */
  findAllByDivisions(divisionIds: readonly number[]): Promise<Map<number, SeriesRow[]>> {
    return this.findGrouped(BY_DIVISION(divisionIds));
  }

  /** The series of each team in all its seasons, in the order of play; every wanted id has an entry. */
  findAllByTeams(teamIds: readonly number[]): Promise<Map<number, SeriesRow[]>> {
    return this.findGrouped(BY_TEAM(teamIds));
  }

  /** Several of the site's lists in one statement; coming series begin at `from` or later. A list can have more rows than wanted. */
  async findLists(
    sizes: SeriesListSizes,
    now: Date,
    from: Date,
  ): Promise<Partial<Record<SeriesListName, SeriesRow[]>>> {
    const [lists = {}] = await this.db.read(seriesListsRead(sizes), [now, from]);
    return Object.fromEntries(Object.entries(lists).map(([list, rows]) => [list, rows.map(fromFlatSeries)]));
  }

  /** The games of several series, with the sums of their divisions that ratings need. */
  async findGames(seriesIds: readonly number[]): Promise<SeriesGames[]> {
    return (await this.db.read(GAMES, [seriesIds])).map(({ games }) => toSeriesGames(games));
  }

  private async findAll(read: NamedRead<ItemRow>, params: unknown[]): Promise<SeriesRow[]> {
    return (await this.db.read(read, params)).map(({ item }) => toSeriesRow(item));
  }

  private async findGrouped(groups: [read: NamedRead<GroupRow>, params: unknown[]]): Promise<Map<number, SeriesRow[]>> {
    return new Map((await this.db.read(...groups)).map(({ key, items }) => [key, items.map(toSeriesRow)]));
  }
}
