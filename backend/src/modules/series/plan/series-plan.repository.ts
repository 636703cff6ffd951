import { Injectable } from '@nestjs/common';
import type { TimedSeries } from '../../../domain/series/series-time.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import type { NamedRead } from '../../../platform/db/named-read.ts';
import { ownSeriesSql } from '../../refs/own-matter.read.ts';
import { CONTESTED_SQL } from '../contested.read.ts';
import { toSeriesRow } from '../series-row.ts';
import { SERIES_JSON, seriesTablesSql } from '../series-row.read.ts';
import type { SeriesRow, StoredSeries } from '../series-row.ts';
import { Series } from '../series.entity.ts';

/** A series with its version, which the caller of a change must send. */
export interface SeriesPlan {
  series: SeriesRow;
  version: number;
}

/** A series without a result. */
export interface UnplayedSeries extends SeriesPlan {
  /** A walkover is claimed in it (R27). */
  isContested: boolean;
}

interface StoredPlan {
  item: StoredSeries;
  version: number;
}

interface StoredUnplayed extends StoredPlan {
  isContested: boolean;
}

/** What decides whether the actor may change a series' time. */
export interface PlannableSeries extends TimedSeries {
  divisionAdminUserId: number | null;
  /** The series is the actor's own matter. */
  isOwnTeam: boolean;
  /** Its captains dispute the result, or claim a walkover (R27). */
  isContested: boolean;
  isStreamed: boolean;
  version: number;
}

/** The SQL of planned series, with a condition and an order. */
const planSql = (choice: string, more = ''): string =>
  `select ${SERIES_JSON} as item, s.version${more} from ${seriesTablesSql()} ${choice}`;
const plans = (name: string, choice: string) => namedRead<StoredPlan>(`series-plans ${name}`, planSql(choice));

const PLAN = plans('one', 'where s.id = $1');
const OF_WEEK = plans(
  'of a week',
  'where s.division_id = $1 and s.week = $2::int order by s.scheduled_at nulls last, s.id',
);
const UNPLAYED = namedRead<StoredUnplayed>(
  'series-plans unplayed',
  planSql(
    `where s.division_id = $1 and $2::int in (s.home_team_id, s.away_team_id) and s.reported_at is null
    order by s.week, s.scheduled_at nulls last, s.id`,
    `, ${CONTESTED_SQL} as "isContested"`,
  ),
);
const EVERY = plans('all', 'order by se.starts_on desc, d.rank, d.id, s.week, s.id');

/** Takes the same locks in the same order as a report. */
const LOCK = namedWrite<PlannableSeries>(
  'lock-series-to-plan',
  `
  select d.admin_user_id as "divisionAdminUserId", ${ownSeriesSql('s', '$2::int')} as "isOwnTeam",
         ${CONTESTED_SQL} as "isContested", s.scheduled_at as "scheduledAt",
         s.is_streamed as "isStreamed", s.version, s.reported_at is not null as "isReported", s.walkover
    from series s join division d on d.id = s.division_id
   where s.id = $1 for share of d for no key update of s`,
);

/** Storage of the series' times and of whether they are streamed. */
@Injectable()
export class SeriesPlanRepository {
  constructor(private readonly db: Db) {}

  async findById(id: number): Promise<SeriesPlan | null> {
    return (await this.findAll(PLAN, [id]))[0] ?? null;
  }

  /** The series of a week in the order of play. */
  findByWeek(divisionId: number, week: number): Promise<SeriesPlan[]> {
    return this.findAll(OF_WEEK, [divisionId, week]);
  }

  /** A team's series in a division that have no result, in the order of play. */
  async findUnplayed(divisionId: number, teamId: number): Promise<UnplayedSeries[]> {
    const rows = await this.db.read(UNPLAYED, [divisionId, teamId]);
    return rows.map(({ item, ...plan }) => ({ ...plan, series: toSeriesRow(item) }));
  }

  /** Every series of every season, the newest season first. */
  findEvery(): Promise<SeriesPlan[]> {
    return this.findAll(EVERY, []);
  }

  async lockById(id: number, playerId: number | null): Promise<PlannableSeries | null> {
    return (await this.db.write(LOCK, [id, playerId]))[0] ?? null;
  }

  async update(id: number, plan: { scheduledAt: Date | null; isStreamed: boolean }): Promise<void> {
    const { scheduledAt, isStreamed } = plan;
    await this.db.repo(Series).update(id, { scheduledAt, isStreamed, version: () => 'version + 1' });
  }

  private async findAll(read: NamedRead<StoredPlan>, params: unknown[]): Promise<SeriesPlan[]> {
    const rows = await this.db.read(read, params);
    return rows.map(({ item, version }) => ({ series: toSeriesRow(item), version }));
  }
}
