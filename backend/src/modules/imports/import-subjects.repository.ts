import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { CURRENT_SEASON_ID_SQL } from '../refs/season.read.ts';

const PLAYERS = namedRead<{ id: number }>(
  'players-by-nickname',
  'select id from player where lower(nickname) = lower($1) order by id',
);

const TEAMS = namedRead<{ id: number }>(
  'teams-by-name',
  'select id from team where lower(name) = lower($1) order by id',
);

/** By the name or the id of the account in the chat. */
const ACCOUNTS = namedRead<{ id: number }>(
  'accounts-by-chat-name',
  'select id from app_user where lower(discord_username) = lower($1) or discord_id = $1 order by id',
);

const SERIES = namedRead<ImportedSeries>(
  'series-by-teams',
  `select s.id, s.version, s.reported_at is not null as "isReported"
     from series s
     join division d on d.id = s.division_id
     join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
     join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    where d.season_id = ${CURRENT_SEASON_ID_SQL} and lower(h.name) = lower($1) and lower(a.name) = lower($2)
      and ($3::int is null or s.week = $3)
    order by s.id`,
);

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
    return (await this.db.read(PLAYERS, [nickname])).map(({ id }) => id);
  }

  async findTeams(name: string): Promise<number[]> {
    return (await this.db.read(TEAMS, [name])).map(({ id }) => id);
  }

  async findAccounts(account: string): Promise<number[]> {
    return (await this.db.read(ACCOUNTS, [account])).map(({ id }) => id);
  }

  /** Of the current season, by the teams' names in it; in any week without one. */
  findSeries(home: string, away: string, week: number | null): Promise<ImportedSeries[]> {
    return this.db.read(SERIES, [home, away, week]);
  }
}
