import { Injectable } from '@nestjs/common';
import type { Sides } from '../../../domain/sides.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { ownSeriesSql } from '../../refs/own-matter.read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { CONTESTED_SQL } from '../contested.read.ts';
import { toSeriesRow } from '../series-row.ts';
import type { StoredSeries } from '../series-row.ts';
import { SERIES_JSON, seriesTablesSql } from '../series-row.read.ts';
import type { PlannableSeries, SeriesPlan } from './series-plan.repository.ts';

/** A series as staff set its time. */
export interface SeriesToTime extends SeriesPlan {
  /** 1, or 2 for the second series of a team in the week. */
  playDay: number;
}

/** The same, with the facts that decide who may do it. */
export interface StewardedTime extends SeriesToTime {
  divisionAdminUserId: number | null;
  isOwnTeam: boolean;
}

/** A series that is locked for a new time, with what its notices say. */
export interface LockedSeries extends PlannableSeries {
  id: number;
  divisionId: number;
  teamIds: Sides<number>;
  sides: Sides<string>;
}

/** A series of the season, for its warnings. */
export interface SeasonsSeries {
  id: number;
  teamIds: Sides<number>;
  sides: Sides<string>;
  scheduledAt: Date | null;
  isStreamed: boolean;
  /** The season's days, `YYYY-MM-DD`. */
  startsOn: string;
  endsOn: string;
}

/** The new time and stream of a series. */
export interface NewTime {
  id: number;
  scheduledAt: Date | null;
  isStreamed: boolean;
}

const NAMES = `json_build_object('home', s.home_team_id, 'away', s.away_team_id) as "teamIds",
         json_build_object('home', h.name, 'away', a.name) as sides`;

/** SQL: 1 for the first series of its teams in the week, in the order of the schedule; 2 when a team has an earlier one. */
const PLAY_DAY = `1 + greatest(${['home', 'away']
  .map(
    (
      side,
    ) => `(select count(*)::int from series e where e.division_id = s.division_id and e.week = s.week and e.id < s.id
                  and s.${side}_team_id in (e.home_team_id, e.away_team_id))`,
  )
  .join(', ')})`;

const TO_TIME = namedRead<Omit<StewardedTime, 'series'> & { item: StoredSeries }>(
  'series-to-time',
  `
  select ${SERIES_JSON} as item, s.version, ${PLAY_DAY} as "playDay", d.admin_user_id as "divisionAdminUserId",
         ${ownSeriesSql('s', '$2::int')} as "isOwnTeam"
    from ${seriesTablesSql()} where d.season_id = coalesce($1::int, ${CURRENT_SEASON_ID_SQL})
   order by s.week, d.rank, d.id, s.id`,
);

const OF_SEASON = namedRead<SeasonsSeries>(
  'times-of-season',
  `
  select s.id, ${NAMES}, s.scheduled_at as "scheduledAt", s.is_streamed as "isStreamed",
         se.starts_on::text as "startsOn", se.ends_on::text as "endsOn"
    from ${seriesTablesSql()} where d.season_id = $1 order by s.id`,
);

/** Takes the same locks as a report, for one series after the other. */
const LOCK = namedWrite<LockedSeries>(
  'lock-series-to-time',
  `
  select s.id, s.division_id as "divisionId", ${NAMES}, d.admin_user_id as "divisionAdminUserId",
         ${ownSeriesSql('s', '$3::int')} as "isOwnTeam", ${CONTESTED_SQL} as "isContested", s.scheduled_at as "scheduledAt",
         s.is_streamed as "isStreamed", s.version, s.reported_at is not null as "isReported", s.walkover
    from series s join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}
   where s.id = any($1::int[]) and d.season_id = coalesce($2::int, d.season_id) order by s.id for share of d for no key update of s`,
);

const SAVE = namedWrite(
  'save-series-times',
  `
  update series s set scheduled_at = x."scheduledAt", is_streamed = x."isStreamed", version = s.version + 1
    from jsonb_to_recordset($1::jsonb) as x(id int, "scheduledAt" timestamptz, "isStreamed" boolean)
   where s.id = x.id`,
);

const BY_IDS = namedRead<{ item: StoredSeries; version: number }>(
  'timed-series',
  `select ${SERIES_JSON} as item, s.version from ${seriesTablesSql()} where s.id = any($1::int[]) order by s.id`,
);

/** Storage of many series' times at once. Every method is one statement. */
@Injectable()
export class SeriesTimesRepository {
  constructor(private readonly db: Db) {}

  /** Every series of a season (null: the current one), in the order of the schedule. */
  async findToTime(seasonId: number | null, playerId: number | null): Promise<StewardedTime[]> {
    const rows = await this.db.read(TO_TIME, [seasonId, playerId]);
    return rows.map(({ item, ...row }) => ({ series: toSeriesRow(item), ...row }));
  }

  /** Every series of the season, with what its warnings are about. */
  findBySeason(seasonId: number): Promise<SeasonsSeries[]> {
    return this.db.read(OF_SEASON, [seasonId]);
  }

  /** Locks those of the series that are in the season (null: in any), in the order of their ids. */
  lockAll(ids: readonly number[], seasonId: number | null, playerId: number | null): Promise<LockedSeries[]> {
    return this.db.write(LOCK, [ids, seasonId, playerId]);
  }

  async saveAll(times: readonly NewTime[]): Promise<void> {
    await this.db.write(SAVE, [JSON.stringify(times)]);
  }

  async findAllById(ids: readonly number[]): Promise<SeriesPlan[]> {
    const rows = await this.db.read(BY_IDS, [ids]);
    return rows.map(({ item, version }) => ({ series: toSeriesRow(item), version }));
  }
}
