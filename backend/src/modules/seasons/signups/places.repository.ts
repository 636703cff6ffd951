import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { seasonRefSql } from '../../refs/ref.read.ts';
import { isComingSql, presentFirstSql } from '../../refs/season.read.ts';
import { DivisionTeam } from '../divisions/division-team.entity.ts';
import { RosterEntry } from '../../teams/roster-entry.entity.ts';

/** What is stored about a team's place in the season after its last one. */
export interface PlaceRow {
  teamId: number;
  season: SeasonRef;
  /** null when there is no later season yet. */
  nextSeason: SeasonRef | null;
  /** The next season has divisions with teams: the places are decided. */
  isGivenOut: boolean;
  /** When the season's last series was played; null while the season runs. */
  lastSeriesAt: string | null;
  hasDeclined: boolean;
  stints: { playerId: number; from: string; to: string | null }[];
}

/**
 * The teams of the present season, or of the last one before it that has teams, of those that begin before a day, `YYYY-MM-DD`
 * (R16): a season that is made early stands for nobody's present. The season runs until its last day has passed, or all its
 * series have results.
 */
const PLACES = namedRead<PlaceRow>(
  'next-season-places',
  `
  with played as (
    select se.* from season se
     where ($1::date is null or se.starts_on < $1) and not ${isComingSql('se', '$2')}
       and exists (select 1 from division_team dt where dt.season_id = se.id and not dt.is_stage)
     order by ${presentFirstSql('se', '$2')} limit 1),
  next as (
    select se.* from season se, played where se.starts_on > played.starts_on order by se.starts_on, se.id limit 1),
  facts as (
    select max(coalesce(s.scheduled_at, s.reported_at)) filter (where s.reported_at is not null) as last,
           count(*) filter (where s.reported_at is null) > 0 as has_unplayed
      from series s join division d on d.id = s.division_id join played on played.id = d.season_id),
  settled as (
    select case when has_unplayed and played.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date then null
                else coalesce(last, (played.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') end as at
      from facts, played)
  select dt.team_id as "teamId", ${seasonRefSql('played')} as season,
         (select ${seasonRefSql('next')} from next) as "nextSeason",
         exists (select 1 from division_team later join next on next.id = later.season_id where not later.is_stage) as "isGivenOut",
         ${instantSql('settled.at')} as "lastSeriesAt", dt.place_declined_at is not null as "hasDeclined",
         ${jsonListSql(`select json_build_object('playerId', r.player_id, 'from', ${instantSql('r.valid_from')}, 'to', ${instantSql('r.valid_to')}) as item
                          from roster_entry r
                         where r.team_id = dt.team_id and (r.valid_to is null or r.valid_to > settled.at)
                         order by r.valid_from, r.id`)} as stints
    from played join division_team dt on dt.season_id = played.id and not dt.is_stage cross join settled
   where $3::int[] is null or dt.team_id = any($3::int[])`,
);

/** Storage of places in the next season. */
@Injectable()
export class PlacesRepository {
  constructor(private readonly db: Db) {}

  /**
   * The places at this time after the last season that begins before `before`; null: after the present one. `teamIds` null:
   * of all teams.
   */
  findAll(before: string | null, now: Date, teamIds: readonly number[] | null): Promise<PlaceRow[]> {
    return this.db.read(PLACES, [before, now, teamIds]);
  }

  async isCaptain(teamId: number, playerId: number | null): Promise<boolean> {
    if (playerId === null) return false;
    return this.db.repo(RosterEntry).existsBy({ teamId, playerId, validTo: IsNull(), sortOrder: 1 });
  }

  /** Stores that a team gives up its place in the next season. */
  async decline(seasonId: number, teamId: number, at: Date): Promise<void> {
    await this.db.repo(DivisionTeam).update({ seasonId, teamId, isStage: false }, { placeDeclinedAt: at });
  }
}
