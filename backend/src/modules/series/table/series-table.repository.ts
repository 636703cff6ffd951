import { Injectable } from '@nestjs/common';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { containingPattern, rowsOf, startingWith } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { ownSeriesSql } from '../../refs/own-matter.read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { takenSql } from '../taken/taken-series.read.ts';
import { toSeriesRow } from '../series-row.ts';
import { CONTESTED_SQL } from '../contested.read.ts';
import { lateSeriesSql } from '../late-series.read.ts';
import { SERIES_JSON, SERIES_STATE_SQL, seriesTablesSql } from '../series-row.read.ts';
import type { StoredSeries } from '../series-row.ts';
import type { SeriesSort, SeriesTableFilter, SeriesTableReader, StewardedSeries } from './series-table.ts';

/** SQL condition: the series has no result, and its day in Sweden ($12 is today's) is over. */
const LATE = lateSeriesSql('s', '$12');

/** SQL condition: the series is played today in Sweden. */
const TODAY = `coalesce((s.scheduled_at at time zone 'Europe/Stockholm')::date = $12::date, false)`;

/** SQL condition: the series is played in today's week in Sweden, from Monday to Sunday. */
const THIS_WEEK = `coalesce(date_trunc('week', s.scheduled_at at time zone 'Europe/Stockholm')
  = date_trunc('week', $12::date::timestamp), false)`;

/** SQL condition: its result was stored, or corrected, today in Sweden. */
const REPORTED_TODAY = `coalesce((s.reported_at at time zone 'Europe/Stockholm')::date = $12::date, false)`;

/** SQL condition: a time should be set by now. The next week's times are set ahead. */
const LACKS_TIME = `(s.reported_at is null and s.scheduled_at is null and coalesce(s.week <= c.week + 1, false))`;

/** SQL condition: a team's name begins with the text, or the division's name contains it. */
const MATCHES = `
  where ($1 = '' or ${searchTextSql('h.name')} like $1 or ${searchTextSql('a.name')} like $1 or ${searchTextSql('d.name')} like $2)
    and ($3::int is null or d.season_id = $3) and ($4::int is null or s.division_id = $4)
    and ($5::int is null or s.week = $5) and ($6::text is null or ${SERIES_STATE_SQL} = $6)
    and ($7::boolean is null or (s.reported_at is null) = $7) and ($8::boolean is null or s.is_streamed = $8)
    and ($9::boolean is null or coalesce(d.admin_user_id = $10::int, false) = $9)
    and ($11::boolean is null or ${LATE} = $11) and ($13::int[] is null or s.id = any($13))
    and ($14::boolean is null or s.has_player_numbers <> $14) and ($16::boolean is null or ${TODAY} = $16)
    and ($17::boolean is null or ${LACKS_TIME} = $17)
    and ($18::boolean is null or (s.reported_at is not null and (${TODAY} or ${REPORTED_TODAY})) = $18)
    and ($19::boolean is null or ${THIS_WEEK} = $19)`;

/** A division's present week has the series with the nearest time; without times, it is the first unreported week. */
const CURRENT_WEEKS = `
  select distinct on (n.division_id) n.division_id, n.week
    from series n join division nd on nd.id = n.division_id
   where nd.season_id = ${CURRENT_SEASON_ID_SQL}
   order by n.division_id, abs(extract(epoch from n.scheduled_at - $15::timestamptz)) nulls last,
            n.reported_at is not null, n.week`;

/** The tables of the series, with the present week of each series' division as `c`. */
const TABLES = `${seriesTablesSql()} left join current_week c on c.division_id = s.division_id`;

const OWN_TEAM = ownSeriesSql('s', '$20::int');

/** The statement first finds the ids of the page's series and then builds only these rows, not all that match. */
const pageSql = (order: string): string => `
  with current_week as (${CURRENT_WEEKS}),
       page as (
         select series.*, x.place
           from unnest(array(
                  select s.id from ${TABLES} ${MATCHES}
                   order by ${order}, s.id limit $21 offset $22)) with ordinality as x(id, place)
           join series on series.id = x.id)
  select ${SERIES_JSON} as item, s.version, d.admin_user_id as "divisionAdminUserId", ${OWN_TEAM} as "isOwnTeam", ${CONTESTED_SQL} as "isContested",
         ${takenSql('s', '$15')} as taken
    from ${seriesTablesSql('page')}
   order by s.place`;

const COUNT = `with current_week as (${CURRENT_WEEKS}) select count(*)::int as total from ${TABLES} ${MATCHES}`;

/** A page of the table as one row: its rows as JSON in their order, and how many match. */
const partSql = (part: number, order: string): string => `
  select ${part} as part, (select coalesce(json_agg(to_json(x)), '[]') from (${pageSql(order)}) x) as items,
         (${COUNT}) as total`;

/** The same SQL with parameters that come after `before` others. */
const shifted = (sql: string, before: number): string =>
  sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);

const ordersIn = (direction: 'asc' | 'desc'): Record<SeriesSort, string> => ({
  // the present week, series without a result first; then the rest of the season, then earlier seasons
  now: `d.season_id = ${CURRENT_SEASON_ID_SQL} is true desc, (c.week = s.week) is true desc, s.reported_at is not null,
        s.scheduled_at nulls last, se.starts_on desc, d.rank, d.id, s.week`,
  time: `s.scheduled_at ${direction} nulls last`,
  home: `${nameOrder('h.name')} ${direction}, s.week`,
  away: `${nameOrder('a.name')} ${direction}, s.week`,
  division: `se.starts_on ${direction}, d.rank ${direction}, d.id, s.week`,
  week: `s.week ${direction}, se.starts_on desc, d.rank, d.id`,
  state: `s.reported_at is not null ${direction}, s.scheduled_at is not null ${direction}, s.scheduled_at`,
});

/** The series of divisions that the reader runs come first. */
const OWN_FIRST = `coalesce(d.admin_user_id = $10::int, false) desc`;

const LAST_WEEK = namedRead<{ week: number | null }>('last-week', 'select max(week) as week from series');

/** The staff's table of every series of every season. */
@Injectable()
export class SeriesTableRepository {
  constructor(private readonly db: Db) {}

  /** A page for each filter, in their order, with one statement. */
  async findPages(
    filters: readonly SeriesTableFilter[],
    reader: SeriesTableReader,
  ): Promise<TablePage<StewardedSeries>[]> {
    const params: unknown[] = [];
    const parts = filters.map((filter, part) => {
      const order = ordersIn(filter.isDescending ? 'desc' : 'asc')[filter.sort];
      const sql = shifted(partSql(part, filter.isOwnFirst ? `${OWN_FIRST}, ${order}` : order), params.length);
      const { limit, offset } = rowsOf(filter);
      params.push(...chosen(filter, reader), reader.actor.playerId, limit, offset);
      return sql;
    });
    type Row = Omit<StewardedSeries, 'series'> & { item: StoredSeries };
    const found = await this.db.query<{ items: Row[]; total: number }>(
      `${parts.join(' union all ')} order by part`,
      params,
    );
    return found.map(({ items, total }) => ({
      items: items.map(({ item, ...row }) => ({ series: toSeriesRow(item), ...row })),
      total,
    }));
  }

  /** The last week of all seasons; 0 when there are no series. */
  async findLastWeek(): Promise<number> {
    return (await this.db.read(LAST_WEEK))[0]?.week ?? 0;
  }
}

const chosen = (filter: SeriesTableFilter, { actor, now }: SeriesTableReader): unknown[] => [
  startingWith(filter.text),
  containingPattern(filter.text),
  filter.seasonId,
  filter.divisionId,
  filter.week,
  filter.state,
  filter.isUnreported,
  filter.isStreamed,
  filter.isMine,
  actor.userId,
  filter.isLate,
  StockholmTime.stockholmDate(now),
  filter.ids,
  filter.lacksNumbers,
  now,
  filter.isToday,
  filter.lacksTime,
  filter.isDoneToday,
  filter.isThisWeek,
];
