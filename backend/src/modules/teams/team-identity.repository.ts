import { Injectable } from '@nestjs/common';
import * as TeamName from '../../domain/teams/team-name.ts';
import { Db } from '../../platform/db/db.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';

/** What a team is called and looks like; what is left out is not changed. Images by their names. */
export interface TeamLook {
  name?: string;
  logo?: string | null;
  banner?: string | null;
}

const NAME_TAKEN = { team_name_unique: TeamName.taken };

/** A set column takes the parameter, one that is left out stays. */
const UPDATE_TEAM = `
  update team set name = case when $2 then $3 else name end, logo = case when $4 then $5 else logo end,
                  banner = case when $6 then $7 else banner end
   where id = $1`;

/** Divisions of seasons that are not over show the team as it is now. */
const UPDATE_RUNNING = `
  update division_team dt set name = t.name, logo = t.logo
    from team t, season se
   where t.id = $1 and dt.team_id = t.id and se.id = dt.season_id
     and se.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date`;

/** Storage of names and pictures. Writing methods expect the transaction of the use-case that calls them. */
@Injectable()
export class TeamIdentityRepository {
  constructor(private readonly db: Db) {}

  /** Nobody else takes a name that reads the same until the transaction ends. */
  async lockNameKey(key: string): Promise<void> {
    await this.db.query(`select pg_advisory_xact_lock(hashtextextended('team-name:' || $1, 0))`, [key]);
  }

  findAllNames(): Promise<{ id: number; name: string }[]> {
    return this.db.query('select id, name from team');
  }

  async insert(name: string, logo: string | null, at: Date): Promise<number> {
    const rows = await this.db
      .query<{ id: number }>('insert into team (name, logo, created_at) values ($1, $2, $3) returning id', [
        name,
        logo,
        at,
      ])
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    return rows[0]?.id as number;
  }

  async update(id: number, look: TeamLook, now: Date): Promise<void> {
    const params = [look.name, look.logo, look.banner].flatMap((value) => [value !== undefined, value ?? null]);
    await this.db.query(UPDATE_TEAM, [id, ...params]).catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    await this.db.query(UPDATE_RUNNING, [id, now]);
  }
}
