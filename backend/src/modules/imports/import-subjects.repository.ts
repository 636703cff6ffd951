import { Injectable } from '@nestjs/common';
import { seenOf } from '../../domain/text.ts';
import { Db } from '../../platform/db/db.ts';
import { searched } from '../../platform/db/name-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { CURRENT_SEASON_ID_SQL } from '../refs/season.read.ts';

/**
 * SQL: of these rows, those with exactly the name; when there are none, those with it as people type it without rings and dots.
 * `rows` has the columns of `columns`, and `isExact`.
 */
const nearestSql = (columns: string, rows: string): string =>
  `select ${columns} from (select found.*, rank() over (order by "isExact" desc) as place from (${rows}) found) ranked
    where place = 1 order by id`;

const isExactly = (name: string, param: string): string => `lower(${name}) = lower(${param})`;
const isNearly = (name: string, param: string): string => `${searched(name)} = ${searched(param)}`;

const PLAYERS = namedRead<{ id: number }>(
  'players-by-nickname',
  nearestSql(
    'id',
    `select id, ${isExactly('nickname', '$1')} as "isExact" from player where ${isNearly('nickname', '$1')}`,
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

/** A cell as names are stored: letters that were copied in parts, and what nobody sees, are not. */
const asStored = (name: string): string => seenOf(name.normalize('NFC')).trim();

/** A series that a line may mean. */
export interface ImportedSeries {
  id: number;
  version: number;
  isReported: boolean;
}

/** Finds what the lines of an imported table are about, by the names that people write. */
@Injectable()
export class ImportSubjectsRepository {
  constructor(private readonly db: Db) {}

  async findPlayers(nickname: string): Promise<number[]> {
    return (await this.db.read(PLAYERS, [asStored(nickname)])).map(({ id }) => id);
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
