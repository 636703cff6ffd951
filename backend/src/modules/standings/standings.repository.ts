import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import { placementBandsSql } from '../divisions/placement-band.sql.ts';
import { isRunningSql, seasonRosterSql } from '../teams/team-roster.sql.ts';
import type { DivisionResults } from './standings-table.ts';

/** Results come in the order they were played, which the form guide shows. */
const RESULTS = `
  select d.id as "divisionId", d.series_format as format,
         ${jsonListSql(`
           select json_build_object('id', t.team_id, 'name', t.name, 'logo', t.logo, 'isDisqualified', t.is_disqualified,
                    'adjustment', t.adjustment, 'adjustmentReason', t.adjustment_reason, 'decider', t.decider) as item
             from division_team t where t.division_id = d.id order by t.team_id`)} as teams,
         ${jsonListSql(`
           select json_build_object('seriesId', s.id, 'homeTeamId', s.home_team_id, 'awayTeamId', s.away_team_id,
                    'homeGames', s.home_games, 'awayGames', s.away_games, 'homeGoals', s.home_goals,
                    'awayGoals', s.away_goals, 'walkover', s.walkover) as item
             from series s where s.division_id = d.id and s.reported_at is not null
            order by coalesce(s.scheduled_at, s.reported_at), s.id`)} as results,
         ${placementBandsSql('d')} as bands
    from division d where d.id = any($1::int[])`;

const playerSql = (entry: string): string =>
  `json_build_object('id', p.id, 'nickname', p.nickname, 'mmr', p.mmr, 'sortOrder', ${entry}.sort_order) as item`;

const PLAYERS = `
  select t.team_id as "teamId",
         ${jsonListSql(`
           select ${playerSql('r')} from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.team_id and ${isRunningSql('r', '$2')} order by r.sort_order, r.id`)} as active,
         ${jsonListSql(`
           select ${playerSql('member')}
             from (${seasonRosterSql('t.team_id', 'se')}) member join player p on p.id = member.player_id
            order by member.sort_order nulls last, lower(p.nickname), p.id`)} as everyone
    from division_team t join season se on se.id = t.season_id
   where t.division_id = $1`;

/** A player in a team's list on the documented wire. */
export interface TeamPlayer {
  id: number;
  nickname: string;
  mmr: number | null;
  sortOrder: number | null;
}

/** Who is in a team of a division: now, and at any time of the season. */
export interface TeamPlayers {
  teamId: number;
  active: TeamPlayer[];
  everyone: TeamPlayer[];
}

/** Reads what tables are computed from: one statement however many divisions. */
@Injectable()
export class StandingsRepository {
  constructor(private readonly db: Db) {}

  /** In no particular order; a division that does not exist is left out. */
  findResultsOf(divisionIds: readonly number[]): Promise<DivisionResults[]> {
    return this.db.read<DivisionResults>('standings-results', RESULTS, [divisionIds]);
  }

  findPlayers(divisionId: number, now: Date): Promise<TeamPlayers[]> {
    return this.db.read<TeamPlayers>('standings-players', PLAYERS, [divisionId, now]);
  }
}
