import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { discordNameSql } from '../refs/discord-name.read.ts';
import { playerRefSql, teamRefSql } from '../refs/ref.read.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import type { PlayerSearchPage } from './search-hit.ts';

/** SQL: a player's roster entry that is valid at `$3`. */
const RUNNING = 'r.valid_from <= $3 and (r.valid_to is null or r.valid_to > $3)';

/**
 * Each part of the union has its own trigram index; one condition for all could use none. What was found is an array: the
 * planner expects ten of it, and goes by an index. Of a join it would expect as many as a common text has, and read a whole table.
 */
const PLAYERS = namedRead<PlayerSearchPage>(
  'search-players',
  `with hit as (
    select id from player where nickname ilike $1
    union
    select id from player where discord_name ilike $1
    union
    select id from player where user_id = any(array(select id from app_user where discord_username ilike $1))
    union
    select r.player_id from roster_entry r where r.team_id = any(array(select id from team where name ilike $1)) and ${RUNNING}),
  page as (
    select p.* from player p where p.id = any(array(select id from hit))
     order by p.nickname ilike $2 desc, lower(p.nickname), p.id limit $4 offset $5)
  select (select count(*)::int from hit) as total,
         ${jsonListSql(`
           select json_build_object('player', ${playerRefSql('p')}, 'discordName', ${discordNameSql('p', 'u')},
                    'team', (select ${teamRefSql('t')} from roster_entry r join team t on t.id = r.team_id
                              where r.player_id = p.id and ${RUNNING})) as item
             from page p left join app_user u on u.id = p.user_id
            order by p.nickname ilike $2 desc, lower(p.nickname), p.id`)} as items`,
);

const TEAMS = namedRead<TeamRef>(
  'search-teams',
  `select id, name, logo from team where name ilike $1
   order by is_active desc, name ilike $2 desc, lower(name), id limit $3`,
);

/** What names are compared with, as `ilike` patterns: `part` anywhere, or `start` at the beginning. */
export interface NamePatterns {
  part: string;
  start: string;
}

/** Finds players and teams by a part of a name. Names that begin with it come first. */
@Injectable()
export class SearchRepository {
  constructor(private readonly db: Db) {}

  async findPlayers(
    { part, start }: NamePatterns,
    now: Date,
    page: { first: number; offset: number },
  ): Promise<PlayerSearchPage> {
    const params = [part, start, now, page.first, page.offset];
    return (await this.db.read(PLAYERS, params))[0] as PlayerSearchPage;
  }

  findTeams({ part, start }: NamePatterns, first: number): Promise<TeamRef[]> {
    return this.db.read(TEAMS, [part, start, first]);
  }
}
