import { Injectable } from '@nestjs/common';
import * as TeamName from '../../domain/teams/team-name.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { newId } from '../../platform/db/written.ts';
import { Team } from './team.entity.ts';

/** A team's new name and images. A field that is left out stays as it is. Images are named. */
export interface TeamIdentity {
  name?: string;
  logo?: string | null;
  banner?: string | null;
}

const NAME_TAKEN = { team_name_unique: TeamName.teamNameTaken };

/** Divisions of seasons that are not over show the team's present name and logo. */
const UPDATE_RUNNING = namedWrite(
  'update-running-identity',
  `
  update division_team dt set name = t.name, logo = t.logo
    from team t, season se
   where t.id = $1 and dt.team_id = t.id and se.id = dt.season_id
     and se.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date`,
);

const NAMES = namedRead<{ id: number; name: string }>('all-team-names', 'select id, name from team');

/** Storage of teams' names and images. Methods that write need the transaction of the use-case that calls them. */
@Injectable()
export class TeamIdentityRepository {
  constructor(private readonly db: Db) {}

  /** Locks a name: until the transaction ends, no other team can take a name that reads the same. */
  async lockNameKey(key: string): Promise<void> {
    await this.db.advisoryLock(`team-name:${key}`);
  }

  findAllNames(): Promise<{ id: number; name: string }[]> {
    return this.db.read(NAMES);
  }

  async insertTeam(name: string, logo: string | null, at: Date): Promise<number> {
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
    await this.db.write(UPDATE_RUNNING, [id, now]);
  }
}
