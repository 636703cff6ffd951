import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { FindOneOptions } from 'typeorm';
import * as Invite from '../../../domain/teams/invite.ts';
import type { InviteStatus } from '../../../domain/teams/invite.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { newId } from '../../../platform/db/written.ts';
import { Player } from '../../players/player.entity.ts';
import { Invite as InviteRow } from './invite.entity.ts';

/** An invite, for the rules. */
export interface StoredInvite {
  id: number;
  teamId: number;
  playerId: number;
  withRequest: boolean;
  status: InviteStatus;
}

export interface NewInvite {
  teamId: number;
  playerId: number;
  invitedByPlayerId: number;
  withRequest: boolean;
  at: Date;
}

/** An invite that was cancelled because its player joined a team, or its team closed or became full. */
export interface EndedInvite {
  id: number;
  teamId: number;
  teamName: string;
  nickname: string;
  playerUserId: number | null;
  /** The team's captain. */
  captainUserId: number | null;
}

/** A player whom a captain can invite. */
export interface Invitee {
  playerId: number;
  userId: number | null;
  nickname: string;
}

const PENDING = Invite.INVITE_STATUS_IDS.pending;

/** Locks the invites in the order of their ids, as all code does, and then cancels them in one statement. */
const cancel = (of: string, whose: string) =>
  namedWrite<EndedInvite>(
    `cancel-invites ${of}`,
    `
  with pending as (select id from invite where ${whose} and status = ${PENDING} order by id for update),
  ended as (
    update invite set status = ${Invite.INVITE_STATUS_IDS.cancelled}, decided_at = $2
     where id in (select id from pending) returning id, team_id, player_id)
  select e.id, e.team_id as "teamId", t.name as "teamName", p.nickname, p.user_id as "playerUserId",
         (select c.user_id from roster_entry r join player c on c.id = r.player_id
           where r.team_id = e.team_id and r.valid_to is null and r.sort_order = 1) as "captainUserId"
    from ended e join team t on t.id = e.team_id join player p on p.id = e.player_id order by e.id`,
  );
const CANCEL_OF_PLAYER = cancel('of a player', 'player_id = $1');
const CANCEL_OF_TEAM = cancel(
  'of a team',
  `id in (select i.id from invite i where i.team_id = $1 and i.status = ${PENDING} order by i.id offset $3)`,
);

/** Storage of invites. Methods that write need the transaction and the locks of the use-case that calls them. */
@Injectable()
export class InvitesRepository {
  constructor(private readonly db: Db) {}

  findById(id: number): Promise<StoredInvite | null> {
    return this.one(id);
  }

  lockById(id: number): Promise<StoredInvite | null> {
    return this.one(id, { mode: 'pessimistic_write' });
  }

  /** The number of a team's pending invites, not counting those to `exceptPlayerId`. */
  countPending(teamId: number, exceptPlayerId: number | null = null): Promise<number> {
    const toOthers = exceptPlayerId === null ? {} : { playerId: Not(exceptPlayerId) };
    return this.db.repo(InviteRow).countBy({ teamId, status: PENDING, ...toOthers });
  }

  async findInvitee(playerId: number): Promise<Invitee | null> {
    const player = await this.db.repo(Player).findOneBy({ id: playerId });
    return player && { playerId, userId: player.userId, nickname: player.nickname };
  }

  async insertInvite({ teamId, playerId, invitedByPlayerId, withRequest, at }: NewInvite): Promise<number> {
    const inserted = await this.db
      .repo(InviteRow)
      .insert({ teamId, playerId, invitedByPlayerId, withRequest, createdAt: at })
      .catch((error: unknown) => translateConstraint(error, { invite_one_pending: Invite.inviteExists }));
    return newId(inserted);
  }

  async updateStatus(id: number, status: InviteStatus, at: Date): Promise<void> {
    await this.db.repo(InviteRow).update(id, { status: Invite.INVITE_STATUS_IDS[status], decidedAt: at });
  }

  /** Cancels a team's pending invite to a player, if there is one. */
  async cancelOwn(teamId: number, playerId: number, at: Date): Promise<void> {
    const cancelled = { status: Invite.INVITE_STATUS_IDS.cancelled, decidedAt: at };
    await this.db.repo(InviteRow).update({ teamId, playerId, status: PENDING }, cancelled);
  }

  /** Cancels all pending invites of a player. */
  cancelAllByPlayerId(playerId: number, at: Date): Promise<EndedInvite[]> {
    return this.db.write(CANCEL_OF_PLAYER, [playerId, at]);
  }

  /** Cancels a team's pending invites, except the first `kept`. */
  cancelAllByTeamId(teamId: number, at: Date, kept: number): Promise<EndedInvite[]> {
    return this.db.write(CANCEL_OF_TEAM, [teamId, at, kept]);
  }

  private async one(id: number, lock?: FindOneOptions['lock']): Promise<StoredInvite | null> {
    const invite = await this.db.repo(InviteRow).findOne({ where: { id }, lock });
    if (!invite) return null;
    const { teamId, playerId, withRequest, status } = invite;
    return { id, teamId, playerId, withRequest, status: Invite.INVITE_STATUSES[status] as InviteStatus };
  }
}
