import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Db } from '../../platform/db/db.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { playerHasTeam } from '../../domain/teams/roster.ts';
import type { RosterPlace } from '../../domain/teams/roster.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { DivisionTeam } from '../seasons/divisions/division-team.entity.ts';
import { Player } from '../players/player.entity.ts';
import { RosterEntry } from './roster-entry.entity.ts';
import { Team } from './team.entity.ts';

/** A player who is in a team now, with their account. */
export interface Teammate extends RosterPlace {
  /** The player's account; null without one. */
  userId: number | null;
  nickname: string;
}

/** The team that a player is in now. */
export interface CurrentTeam {
  id: number;
  name: string;
  logo: string | null;
  banner: string | null;
}

/** The division where a team plays at present. */
export interface RunningDivision {
  divisionId: number;
  adminUserId: number | null;
}

/** The clocks of two instances differ by less than this. A new entry never begins before the last one ended. */
const CLOCK_SKEW = `interval '5 seconds'`;

const START = `greatest(:at::timestamptz, (select max(last.valid_to) from roster_entry last
                   where last.player_id = :playerId and last.valid_to < :at::timestamptz + ${CLOCK_SKEW}))`;

/** Never before the entry began, whatever this instance's clock says. */
const END = `greatest(:at::timestamptz, valid_from + interval '1 millisecond')`;

const RUNNING = namedRead<RunningDivision>(
  'running-division',
  `
  select d.id as "divisionId", d.admin_user_id as "adminUserId"
    from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
   where dt.team_id = $1 and not dt.is_disqualified and not dt.is_stage and se.id = $2
     and ($3::timestamptz at time zone 'Europe/Stockholm')::date between se.starts_on and se.ends_on`,
);

const TEAMMATES = namedRead<Teammate>(
  'teammates',
  `select p.id as "playerId", p.user_id as "userId", p.nickname, r.sort_order as "sortOrder"
     from roster_entry r join player p on p.id = r.player_id
    where r.team_id = $1 and r.valid_to is null order by r.sort_order, r.id`,
);

const LAST_LEFT = namedRead<{ at: Date | null }>(
  'last-left-at',
  'select max(valid_to) as at from roster_entry where player_id = $1',
);

const USERS_BY_ROLES = namedRead<{ userId: number }>(
  'users-by-roles',
  'select distinct user_id as "userId" from user_role where role = any($1::int[]) order by 1',
);

const CURRENT_TEAM = namedRead<CurrentTeam>(
  'current-team',
  `select t.id, t.name, t.logo, t.banner from roster_entry r join team t on t.id = r.team_id
    where r.player_id = $1 and r.valid_to is null`,
);

/** Storage of rosters. Methods that write need the transaction and the locks of the use-case that calls them. */
@Injectable()
export class RostersRepository {
  constructor(private readonly db: Db) {}

  /** Locks players in the order of their ids, as all code does. */
  async lockPlayers(ids: readonly number[]): Promise<void> {
    await this.db.repo(Player).find({
      select: { id: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
  }

  lockTeam(id: number): Promise<Pick<Team, 'id' | 'name' | 'isActive'> | null> {
    return this.db.repo(Team).findOne({
      select: { id: true, name: true, isActive: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
  }

  async findTeamIdByPlayerId(playerId: number): Promise<number | null> {
    const entry = await this.db.repo(RosterEntry).findOneBy({ playerId, validTo: IsNull() });
    return entry?.teamId ?? null;
  }

  /** The team that a player is in now, with its name and logo. */
  async findTeamByPlayerId(playerId: number): Promise<CurrentTeam | null> {
    return (await this.db.read(CURRENT_TEAM, [playerId]))[0] ?? null;
  }

  /** The ids among these that are players. */
  async findPlayers(ids: readonly number[]): Promise<{ playerId: number }[]> {
    const players = await this.db.repo(Player).find({ select: { id: true }, where: { id: In(ids) } });
    return players.map(({ id }) => ({ playerId: id }));
  }

  /** A team's players, with the captain first. */
  findAllByTeamId(teamId: number): Promise<Teammate[]> {
    return this.db.read(TEAMMATES, [teamId]);
  }

  /** When the player last left a team; null if they never did. */
  async findLastLeftAt(playerId: number): Promise<Date | null> {
    const [row] = await this.db.read(LAST_LEFT, [playerId]);
    return row?.at ?? null;
  }

  async insertPlace(teamId: number, { playerId, sortOrder }: RosterPlace, at: Date): Promise<void> {
    await this.db
      .repo(RosterEntry)
      .createQueryBuilder()
      .insert()
      .values({ teamId, playerId, sortOrder, validFrom: () => START })
      .setParameters({ at, playerId })
      .execute()
      .catch((error: unknown) => translateConstraint(error, { roster_entry_one_team_excl: playerHasTeam }));
  }

  async end(teamId: number, playerId: number, at: Date): Promise<void> {
    await this.db
      .repo(RosterEntry)
      .createQueryBuilder()
      .update()
      .set({ validTo: () => END })
      .where({ teamId, playerId, validTo: IsNull() })
      .setParameters({ at })
      .execute();
  }

  /** Stores the players' places. The captain's place is stored last, so that there are never two captains. */
  async updatePlaces(teamId: number, places: readonly RosterPlace[]): Promise<void> {
    for (const { playerId, sortOrder } of [...places].sort((one, other) => other.sortOrder - one.sortOrder)) {
      const misplaced = { teamId, playerId, validTo: IsNull(), sortOrder: Not(sortOrder) };
      await this.db.repo(RosterEntry).update(misplaced, { sortOrder });
    }
  }

  async findRunningDivision(teamId: number, seasonId: number | null, now: Date): Promise<RunningDivision | null> {
    return (await this.db.read(RUNNING, [teamId, seasonId, now]))[0] ?? null;
  }

  /** The accounts that have one of these roles. */
  async findUserIdsByRoles(roleIds: readonly number[]): Promise<number[]> {
    const rows = await this.db.read(USERS_BY_ROLES, [roleIds]);
    return rows.map(({ userId }) => userId);
  }

  /**
   * Closes a team whose last player has left: it is not active any more, and leaves the division where it plays (R9).
   */
  async close(teamId: number, divisionId: number | null): Promise<void> {
    await this.db.repo(Team).update(teamId, { isActive: false });
    if (divisionId !== null) await this.db.repo(DivisionTeam).update({ divisionId, teamId }, { isDisqualified: true });
  }
}
