import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { discordNameSql } from '../../refs/discord-name.read.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { PlayerSearchPage } from './search-hit.ts';

/** SQL: a player's roster entry that is valid at `$3`. */
const RUNNING = 'r.valid_from <= $3 and (r.valid_to is null or r.valid_to > $3)';

/** SQL order: names that begin with what was typed, then those that begin so without rings and dots. */
const best = (name: string, typed = '$6'): string =>
  `starts_with(lower(${name}), ${typed}) desc, ${searchTextSql(name)} like $2 desc, ${nameOrder(name)}`;

/**
 * What the function finds (1763712800711) is an array: the planner expects ten of it, and goes by an index. Of a join it would
 * expect more, and read a whole table.
 */
const PLAYERS = namedRead<PlayerSearchPage>(
  'search-players',
  `with hit as materialized (select found.id from players_found_by_name($1, $3) as found(id)),
  page as (
    select p.* from player p where p.id = any(array(select id from hit))
     order by ${best('p.nickname')}, p.id limit $4 offset $5)
  select (select count(*)::int from hit) as total,
         ${jsonListSql(`
           select json_build_object('player', ${playerRefSql('p')}, 'discordName', ${discordNameSql('p', 'u')},
                    'team', (select ${teamRefSql('t')} from roster_entry r join team t on t.id = r.team_id
                              where r.player_id = p.id and ${RUNNING})) as item
             from page p left join app_user u on u.id = p.user_id
            order by ${best('p.nickname')}, p.id`)} as items`,
);

const TEAMS = namedRead<TeamRef>(
  'search-teams',
  `select id, name, logo from team where ${searchTextSql('name')} like $1
   order by is_active desc, ${best('name', '$4')}, id limit $3`,
);

/** What names are compared with: patterns of `searchTextSql`, `part` anywhere or `start` at the beginning, and the typed text. */
export interface NamePatterns {
  part: string;
  start: string;
  typed: string;
}

/** Finds players and teams by a part of a name. Names that begin with it come first. */
@Injectable()
export class SearchRepository {
  constructor(private readonly db: Db) {}

  async findPlayers(
    { part, start, typed }: NamePatterns,
    now: Date,
    page: { first: number; offset: number },
  ): Promise<PlayerSearchPage> {
    const params = [part, start, now, page.first, page.offset, typed];
    return (await this.db.read(PLAYERS, params))[0] as PlayerSearchPage;
  }

  findTeams({ part, start, typed }: NamePatterns, first: number): Promise<TeamRef[]> {
    return this.db.read(TEAMS, [part, start, first, typed]);
  }
}
