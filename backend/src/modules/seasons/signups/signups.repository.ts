import { Injectable } from '@nestjs/common';
import { alreadySignedUp } from '../../../domain/teams/roster.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { Signup } from './signup.entity.ts';

/** The situation of the caller's team. */
export interface SignupStanding {
  team: TeamRef | null;
  isCaptain: boolean;
  isSignedUp: boolean;
  /** The players who are in the team now. */
  players: number;
  swedish: number;
}

/** A player of a team that has signed up. */
export interface SignedUpPlayer {
  player: PlayerRef;
  mmr: number | null;
  userId: number | null;
}

/** A team that has signed up, as it is stored. */
export interface SignedUpRow {
  team: TeamRef;
  createdAt: string;
  players: SignedUpPlayer[];
}

const ROSTER = 'from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null';

const STANDING = namedRead<SignupStanding>(
  'signup-standing',
  `select case when t.id is not null then ${teamRefSql('t')} end as team,
         coalesce(own.sort_order = 1, false) as "isCaptain",
         exists (select 1 from signup s where s.season_id = $2 and s.team_id = t.id) as "isSignedUp",
         (select count(*)::int ${ROSTER}) as players,
         (select count(*)::int ${ROSTER} and p.nationality = 'SE') as swedish
    from (select 1) one
    left join roster_entry own on own.player_id = $1 and own.valid_to is null
    left join team t on t.id = own.team_id`,
);

const SIGNED_UP = namedRead<SignedUpRow>(
  'signed-up-teams',
  `select ${teamRefSql('t')} as team, ${instantSql('s.created_at')} as "createdAt",
         ${jsonListSql(`select json_build_object('player', ${playerRefSql('p')}, 'mmr', p.mmr, 'userId', p.user_id) as item
                          ${ROSTER} order by r.sort_order, r.id`)} as players
    from signup s join team t on t.id = s.team_id
   where s.season_id = $1
   order by s.created_at, t.id`,
);

/** Storage of sign-ups. Methods that write need the transaction and the locks of the use-case that calls them. */
@Injectable()
export class SignupsRepository {
  constructor(private readonly db: Db) {}

  async findStanding(playerId: number | null, seasonId: number | null): Promise<SignupStanding> {
    const [row] = await this.db.read(STANDING, [playerId, seasonId]);
    return row as SignupStanding;
  }

  exists(seasonId: number, teamId: number): Promise<boolean> {
    return this.db.repo(Signup).existsBy({ seasonId, teamId });
  }

  existsIn(seasonId: number): Promise<boolean> {
    return this.db.repo(Signup).existsBy({ seasonId });
  }

  /** A season's sign-ups, the first one first. */
  findAll(seasonId: number): Promise<SignedUpRow[]> {
    return this.db.read(SIGNED_UP, [seasonId]);
  }

  /** Returns false when there was none. */
  async delete(seasonId: number, teamId: number): Promise<boolean> {
    const { affected } = await this.db.repo(Signup).delete({ seasonId, teamId });
    return affected === 1;
  }

  async insertSignup(seasonId: number, teamId: number, userId: number | null, at: Date): Promise<void> {
    await this.db
      .repo(Signup)
      .insert({ seasonId, teamId, userId, createdAt: at })
      .catch((error: unknown) => translateConstraint(error, { signup_pk: alreadySignedUp }));
  }
}
