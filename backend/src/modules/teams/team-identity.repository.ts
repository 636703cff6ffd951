import { Injectable } from '@nestjs/common';
import * as TeamName from '../../domain/teams/team-name.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { newId } from '../../platform/db/written.ts';
import { Team } from './team.entity.ts';

/** What a team is called and looks like; what is left out is not changed. Images by their names. */
export interface TeamIdentity {
  name?: string;
  logo?: string | null;
  banner?: string | null;
}

const NAME_TAKEN = { team_name_unique: TeamName.taken };

/** Divisions of seasons that are not over show the team as it is now. */
const UPDATE_RUNNING = `
  update division_team dt set name = t.name, logo = t.logo
    from team t, season se
   where t.id = $1 and dt.team_id = t.id and se.id = dt.season_id
     and se.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date`;

const NAMES = namedRead<{ id: number; name: string }>('all-team-names', 'select id, name from team');

/** Storage of names and pictures. Writing methods expect the transaction of the use-case that calls them. */
@Injectable()
export class TeamIdentityRepository {
  constructor(private readonly db: Db) {}

  /** No one else takes a name that reads the same until the transaction ends. */
  async lockNameKey(key: string): Promise<void> {
    await this.db.query(`select pg_advisory_xact_lock(hashtextextended('team-name:' || $1, 0))`, [key]);
  }

  findAllNames(): Promise<{ id: number; name: string }[]> {
    return this.db.read(NAMES);
  }

  async insert(name: string, logo: string | null, at: Date): Promise<number> {
    const inserted = await this.db
      .repo(Team)
      .insert({ name, logo, createdAt: at })
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    return newId(inserted);
  }

  async update(id: number, { name, logo, banner }: TeamIdentity, now: Date): Promise<void> {
    if (name === undefined && logo === undefined && banner === undefined) return;
    await this.db
      .repo(Team)
      .update(id, { name, logo, banner })
      .catch((error: unknown) => translateConstraint(error, NAME_TAKEN));
    await this.db.query(UPDATE_RUNNING, [id, now]);
  }
}
