import { Injectable } from '@nestjs/common';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { NamedRead } from '../../../platform/db/named-read.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import { isComingSql } from '../../refs/season.read.ts';

/** A series in a calendar. Instants are ISO text in UTC. */
export interface CalendarSeries {
  id: number;
  startsAt: string;
  changedAt: string;
  sequence: number;
  /** The series has no time any more, one of its teams is disqualified, or its walkover was given before its time. */
  isCancelled: boolean;
  home: string;
  away: string;
  division: string;
  /** In English; null: the same. */
  divisionEng: string | null;
  season: string;
  week: number;
  isStreamed: boolean;
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  /** It counts for no team. */
  isAnnulled: boolean;
}

/** A calendar: its subject, a division's season (of others null), and its series sorted by time. */
export interface CalendarOf {
  name: string;
  /** In English; null: the same. */
  nameEng: string | null;
  season: string | null;
  series: CalendarSeries[];
}

/** A reported series of the feed. */
export interface ReportedSeries extends Omit<CalendarSeries, 'startsAt' | 'changedAt' | 'sequence' | 'isCancelled'> {
  reportedAt: string;
}

/**
 * `$2` is the present time. One year back is enough for a calendar that was not updated for a while. A series that a new schedule has
 * taken away is left out, and a program that reads the calendar again removes it: cancelled, it would stand beside the new one.
 */
const entriesSql = (about: string, source = 'calendar_entry'): string => `coalesce((
  select json_agg(json_build_object(
           'id', e.series_id, 'startsAt', ${instantSql('e.starts_at')}, 'changedAt', ${instantSql('e.changed_at')},
           'sequence', e.sequence,
           'isCancelled', e.is_cancelled,
           'home', h.name, 'away', a.name, 'isAnnulled', ${isAnnulledSql('h', 'a')},
           'division', d.name, 'divisionEng', d.name_en, 'season', se.name, 'week', s.week, 'isStreamed', s.is_streamed,
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover)
         order by e.starts_at, e.series_id)
    from ${source} e
    join division d on d.id = e.division_id join season se on se.id = d.season_id
    join series s on s.id = e.series_id ${seriesTeamsSql('s', 'h', 'a')}
   where ${about} and e.starts_at > $2::timestamptz - interval '1 year'), '[]'::json) as series`;

const OF_TEAM = namedRead<CalendarOf>(
  'calendar-team',
  `select t.name, null as "nameEng", null as season, ${entriesSql(`t.id in (e.home_team_id, e.away_team_id) and not ${isComingSql('se', '$2')}`)} from team t where t.id = ${presentTeamSql('$1')}`,
);

const OF_DIVISION = namedRead<CalendarOf>(
  'calendar-division',
  `select dv.name, dv.name_en as "nameEng", sn.name as season, ${entriesSql('e.division_id = dv.id')}
    from division dv join season sn on sn.id = dv.season_id where dv.id = $1`,
);

/** The series of the team that the player is in at each series' time. A player is in one team at a time. */
const ENTRIES_OF_PLAYER = `(
  select m.* from roster_entry r join calendar_entry m on r.team_id in (m.home_team_id, m.away_team_id)
   where r.player_id = p.id and r.valid_from <= m.starts_at and (r.valid_to is null or m.starts_at < r.valid_to))`;

const OF_PLAYER = namedRead<CalendarOf>(
  'calendar-player',
  `select p.nickname as name, null as "nameEng", null as season, ${entriesSql(`not ${isComingSql('se', '$2')}`, ENTRIES_OF_PLAYER)}
    from player p where p.id = ${presentPlayerSql('$1')}`,
);

const OF_SERIES = namedRead<CalendarOf>(
  'calendar-series',
  `select hs.name || ' – ' || aws.name as name, null as "nameEng", null as season, ${entriesSql('e.series_id = one.id')}
    from series one
    join division_team hs on hs.division_id = one.division_id and hs.team_id = one.home_team_id
    join division_team aws on aws.division_id = one.division_id and aws.team_id = one.away_team_id
   where one.id = $1`,
);

const LATEST = namedRead<ReportedSeries>(
  'feed-results',
  `select s.id, ${instantSql('s.reported_at')} as "reportedAt", h.name as home, a.name as away, d.name as division, d.name_en as "divisionEng",
         se.name as season, s.week, s.is_streamed as "isStreamed", s.home_games as "homeGames",
         s.away_games as "awayGames", s.walkover, ${isAnnulledSql('h', 'a')} as "isAnnulled"
    from (select * from series where reported_at is not null order by reported_at desc, id desc limit $1) s
    join division d on d.id = s.division_id join season se on se.id = d.season_id ${seriesTeamsSql('s', 'h', 'a')}
   order by s.reported_at desc, s.id desc`,
);

/** Reads the data of calendars and feeds, with one statement for each method. */
@Injectable()
export class FeedsRepository {
  constructor(private readonly db: Db) {}

  /** A team's calendar; null for an unknown team. */
  findOfTeam(id: number, now: Date): Promise<CalendarOf | null> {
    return this.findOf(OF_TEAM, id, now);
  }

  /** The calendar of one series, which stays the series' while it is moved; null for an unknown series. */
  findOfSeries(id: number, now: Date): Promise<CalendarOf | null> {
    return this.findOf(OF_SERIES, id, now);
  }

  /** A division's calendar; null for an unknown division. */
  findOfDivision(id: number, now: Date): Promise<CalendarOf | null> {
    return this.findOf(OF_DIVISION, id, now);
  }

  /** A player's calendar; null for an unknown player. */
  findOfPlayer(id: number, now: Date): Promise<CalendarOf | null> {
    return this.findOf(OF_PLAYER, id, now);
  }

  findLatest(first: number): Promise<ReportedSeries[]> {
    return this.db.read(LATEST, [first]);
  }

  private async findOf(calendar: NamedRead<CalendarOf>, id: number, now: Date): Promise<CalendarOf | null> {
    return (await this.db.read(calendar, [id, now]))[0] ?? null;
  }
}
