import { Injectable } from '@nestjs/common';
import { storedSeasonName } from '../../../domain/site-language.ts';
import { seenOf } from '../../../domain/text.ts';
import { Db } from '../../../platform/db/db.ts';
import { searchTextSql } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';

/**
 * SQL: of these rows, those with exactly the name; when there are none, those with it as people type it without rings and dots.
 * `rows` has the columns of `columns`, and `isExact`.
 */
const nearestSql = (columns: string, rows: string): string =>
  `select ${columns} from (select found.*, rank() over (order by "isExact" desc) as place from (${rows}) found) ranked
    where place = 1 order by id`;

const isExactly = (name: string, param: string): string => `lower(${name}) = lower(${param})`;
const isNearly = (name: string, param: string): string => `${searchTextSql(name)} = ${searchTextSql(param)}`;

const PLAYERS = namedRead<NamedPlayer>(
  'players-by-nickname',
  nearestSql(
    'id, nickname',
    `select id, nickname, ${isExactly('nickname', '$1')} as "isExact" from player where ${isNearly('nickname', '$1')}`,
  ),
);

/** With exactly this name, as the players write it. */
const PLAYERS_NAMED = namedRead<NamedPlayer>(
  'players-named',
  `select id, nickname from player where ${isExactly('nickname', '$1')} order by id`,
);

/**
 * People as the list of accounts has them: an account with its player, one without, and a player without an account. `$1` is the
 * shown name, '' for anyone; `$2` the account's name or id, null when the line does not say; `$3`: it says that there is none.
 */
const PEOPLE = namedRead<ImportedPerson>(
  'people-by-name',
  nearestSql(
    '"userId", "playerId"',
    `select coalesce(p.id, u.id) as id, u.id as "userId", p.id as "playerId",
            ${isExactly('coalesce(p.nickname, u.discord_username)', '$1')} and ($2::text is null or ${isExactly('u.discord_username', '$2')}
              or u.discord_id = $2) as "isExact"
       from app_user u full join player p on p.user_id = u.id
      where ($1 = '' or ${isNearly('coalesce(p.nickname, u.discord_username)', '$1')})
        and case when $3::boolean then u.id is null
                 when $2::text is null then p.id is not null
                 else ${isNearly('u.discord_username', '$2::text')} or u.discord_id = $2 end`,
  ),
);

const SEASONS = namedRead<{ id: number }>(
  'seasons-by-name',
  nearestSql('id', `select id, ${isExactly('name', '$1')} as "isExact" from season where ${isNearly('name', '$1')}`),
);

const DIVISIONS = namedRead<{ id: number }>(
  'divisions-by-name',
  nearestSql(
    'id',
    `select id, ${isExactly('name', '$1')} as "isExact" from division where season_id = $2 and ${isNearly('name', '$1')}`,
  ),
);

const TEAMS = namedRead<{ id: number }>(
  'teams-by-name',
  nearestSql('id', `select id, ${isExactly('name', '$1')} as "isExact" from team where ${isNearly('name', '$1')}`),
);

/** By the name or the id of the account in the chat. */
const ACCOUNTS = namedRead<{ id: number }>(
  'accounts-by-chat-name',
  nearestSql(
    'id',
    `select id, ${isExactly('discord_username', '$1')} or discord_id = $1 as "isExact" from app_user
      where ${isNearly('discord_username', '$1')} or discord_id = $1`,
  ),
);

const SERIES = namedRead<ImportedSeries>(
  'series-by-teams',
  nearestSql(
    'id, version, "isReported"',
    `select s.id, s.version, s.reported_at is not null as "isReported",
            ${isExactly('h.name', '$1')} and ${isExactly('a.name', '$2')} as "isExact"
       from series s
       join division d on d.id = s.division_id
       join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
       join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
      where d.season_id = ${CURRENT_SEASON_ID_SQL} and ${isNearly('h.name', '$1')} and ${isNearly('a.name', '$2')}
        and ($3::int is null or s.week = $3)`,
  ),
);

const PLANNED_SERIES = namedRead<{ id: number }>(
  'series-by-both-names',
  nearestSql(
    'id',
    `select s.id, ${isExactly("(h.name || ' – ' || a.name)", '$1')} as "isExact"
       from series s
       join division d on d.id = s.division_id
       join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
       join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
      where d.season_id = $2 and ${isNearly("(h.name || ' – ' || a.name)", '$1')}
        and ($3 = '' or ${isNearly('d.name', '$3')}) and ($4::int is null or s.week = $4)`,
  ),
);

/** A cell as names are stored: letters that were copied in parts, and what nobody sees, are not. */
const asStored = (name: string): string => seenOf(name.normalize('NFC')).trim();

/** A series that a line may mean. */
export interface ImportedSeries {
  id: number;
  version: number;
  isReported: boolean;
}

/** A series as a line of the list of series names it. `division` is '' when the line does not say. */
export interface WantedSeries {
  /** Both teams with a dash between them. */
  teams: string;
  seasonId: number;
  division: string;
  week: number | null;
}

/** A player with the name that is stored. */
export interface NamedPlayer {
  id: number;
  nickname: string;
}

/** A person whom a line may mean. */
export interface ImportedPerson {
  /** Null for a player without an account. */
  userId: number | null;
  /** Null for an account without a player. */
  playerId: number | null;
}

/** Finds what the lines of an imported table are about, by the names that people write. */
@Injectable()
export class ImportSubjectsRepository {
  constructor(private readonly db: Db) {}

  async findPlayers(nickname: string): Promise<number[]> {
    return (await this.findPlayersLike(nickname)).map(({ id }) => id);
  }

  /** Those with the name; when nobody has it, those with it as people type it without rings and dots. */
  findPlayersLike(nickname: string): Promise<NamedPlayer[]> {
    return this.db.read(PLAYERS, [asStored(nickname)]);
  }

  /** Only those with exactly the name; capitals do not count. */
  findPlayersNamed(nickname: string): Promise<NamedPlayer[]> {
    return this.db.read(PLAYERS_NAMED, [asStored(nickname)]);
  }

  /** `account` is undefined when the line names none, and null when it says that there is none. */
  findPeople(name: string, account: string | null | undefined): Promise<ImportedPerson[]> {
    return this.db.read(PEOPLE, [asStored(name), account ? asStored(account) : null, account === null]);
  }

  /** By the name that either language shows. */
  async findSeasons(name: string): Promise<number[]> {
    return (await this.db.read(SEASONS, [asStored(storedSeasonName(name))])).map(({ id }) => id);
  }

  /** By the teams' names in that season. */
  findPlannedSeries({ teams, seasonId, division, week }: WantedSeries): Promise<{ id: number }[]> {
    return this.db.read(PLANNED_SERIES, [asStored(teams), seasonId, asStored(division), week]);
  }

  async findDivisions(name: string, seasonId: number): Promise<number[]> {
    return (await this.db.read(DIVISIONS, [asStored(name), seasonId])).map(({ id }) => id);
  }

  async findTeams(name: string): Promise<number[]> {
    return (await this.db.read(TEAMS, [asStored(name)])).map(({ id }) => id);
  }

  async findAccounts(account: string): Promise<number[]> {
    return (await this.db.read(ACCOUNTS, [asStored(account)])).map(({ id }) => id);
  }

  /** Of the current season, by the teams' names in it; in any week without one. */
  findSeries(home: string, away: string, week: number | null): Promise<ImportedSeries[]> {
    return this.db.read(SERIES, [asStored(home), asStored(away), week]);
  }
}
