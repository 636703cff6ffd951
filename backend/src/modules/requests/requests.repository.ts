import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Actor } from '../../domain/actor.ts';
import { alreadyRequested } from '../../domain/requests/approval.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { ownPlayerSql } from '../refs/own-matter.read.ts';
import { ownRequestSql } from './lists/own-request.read.ts';
import { newId } from '../../platform/db/written.ts';
import { ApprovalRequest } from './approval-request.entity.ts';
import type { NewRequest, RequestLinks, StoredRequest } from './request-kind.ts';

type Reader = Pick<Actor, 'userId' | 'playerId'>;

/** How a request ends. */
export interface Decision {
  status: Exclude<ApprovalStatus, 'pending'>;
  at: Date;
  /** null: no one decided, its subject is gone. */
  byUserId: number | null;
  reason: string | null;
}

/** Whom and what a request is about, by name. */
export interface RequestSubject {
  team: string;
  player: string;
  captainUserId: number | null;
}

const SUBJECT = namedRead<RequestSubject>(
  'request-subject',
  `
  select coalesce(t.name, r.payload->>'name', '') as team, coalesce(p.nickname, '') as player,
         (select c.user_id from roster_entry e join player c on c.id = e.player_id
           where e.team_id = r.team_id and e.valid_to is null and e.sort_order = 1) as "captainUserId"
    from approval_request r left join team t on t.id = r.team_id left join player p on p.id = r.player_id
   where r.id = $1`,
);

const IS_OWN = namedRead<{ isOwn: boolean }>(
  'request-is-own',
  `select ${ownRequestSql('$2::int', '$3::int')} or ${ownPlayerSql('$4::int', '$3::int')} as "isOwn"
     from approval_request r where r.id = $1`,
);

const UNWANTED = namedRead<{ name: string }>(
  'unwanted-pictures',
  `select wanted.name from unnest($2::text[]) as wanted (name)
    where not exists (select 1 from approval_request r where r.user_id = $1 and r.status = 'pending'
                         and wanted.name in (r.payload->>'logo', r.payload->>'banner', r.payload->>'avatar'))`,
);

const REQUEST = {
  id: true,
  kind: true,
  status: true,
  userId: true,
  playerId: true,
  teamId: true,
  inviteId: true,
  payload: true,
} as const;

/** In the one order that everyone locks several requests in, then all at once. */
const cancelSql = (which: string): string => `
  with pending as (select id from approval_request where status = 'pending' and ${which} order by id for update)
  update approval_request set status = 'cancelled', decided_at = $2 where id in (select id from pending)
  returning id, kind, status, user_id as "userId", player_id as "playerId", team_id as "teamId",
            invite_id as "inviteId", payload`;

/** Storage of requests. Writing methods expect the transaction, and the locks, of the use-case that calls them. */
@Injectable()
export class RequestsRepository {
  constructor(private readonly db: Db) {}

  findById(id: number): Promise<StoredRequest | null> {
    return this.db.repo(ApprovalRequest).findOne({ select: REQUEST, where: { id } });
  }

  lockById(id: number): Promise<StoredRequest | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.db.repo(ApprovalRequest).findOne({ select: REQUEST, where: { id }, lock });
  }

  /** One open request of a kind per asker (R10). */
  async insert({ kind, userId, playerId, teamId, inviteId, payload }: NewRequest, at: Date): Promise<number> {
    const inserted = await this.db
      .repo(ApprovalRequest)
      .insert({ kind, userId, playerId, teamId, inviteId, payload, createdAt: at })
      .catch((error: unknown) =>
        translateConstraint(error, { approval_request_one_open: () => alreadyRequested(kind) }),
      );
    return newId(inserted);
  }

  async decide(id: number, { status, at, byUserId, reason }: Decision): Promise<void> {
    await this.db.repo(ApprovalRequest).update(id, { status, decidedAt: at, decidedByUserId: byUserId, reason });
  }

  /** Answers false when it is aside already. */
  async putAside(id: number, { at, byUserId, reason }: Omit<Decision, 'status'>): Promise<boolean> {
    const aside = { asideAt: at, asideByUserId: byUserId, asideReason: reason };
    const { affected } = await this.db.repo(ApprovalRequest).update({ id, asideAt: IsNull() }, aside);
    return affected === 1;
  }

  /** Answers false when it is not aside. */
  async takeBack(id: number): Promise<boolean> {
    const aside = { asideAt: null, asideByUserId: null, asideReason: null };
    const { affected } = await this.db.repo(ApprovalRequest).update({ id, asideAt: Not(IsNull()) }, aside);
    return affected === 1;
  }

  /** What is not said stays as it is. */
  async link(id: number, { playerId, teamId, oldNickname }: RequestLinks): Promise<void> {
    const known = { playerId: playerId ?? undefined, teamId: teamId ?? undefined };
    await this.db.repo(ApprovalRequest).update(id, { ...known, oldNickname: oldNickname ?? null });
  }

  /** Cancels what a player has asked in these kinds; answers it. */
  cancelAllByPlayerId(playerId: number, kinds: readonly RequestKindName[], at: Date): Promise<StoredRequest[]> {
    return this.db.query(cancelSql('player_id = $1 and kind = any($3::text[])'), [playerId, at, kinds]);
  }

  /** Cancels what an account has asked in these kinds; answers it. */
  cancelAllByUserId(userId: number, kinds: readonly RequestKindName[], at: Date): Promise<StoredRequest[]> {
    return this.db.query(cancelSql('user_id = $1 and kind = any($3::text[])'), [userId, at, kinds]);
  }

  /** Cancels what is asked about a team in these kinds; answers it. */
  cancelAllByTeamId(teamId: number, kinds: readonly RequestKindName[], at: Date): Promise<StoredRequest[]> {
    return this.db.query(cancelSql('team_id = $1 and kind = any($3::text[])'), [teamId, at, kinds]);
  }

  /** Is a request the reader's own matter, or would it be with the player who is chosen for a claim? */
  async isOwn(id: number, { userId, playerId }: Reader, chosenPlayerId: number | null): Promise<boolean> {
    return (await this.db.read(IS_OWN, [id, userId, playerId, chosenPlayerId]))[0]?.isOwn ?? false;
  }

  /** What a sentence about a request needs: the team that it is about ('' for none), and how to reach its captain. */
  async findSubject(id: number): Promise<RequestSubject> {
    const [row] = await this.db.read(SUBJECT, [id]);
    return row ?? { team: '', player: '', captainUserId: null };
  }

  /** Those of an asker's pictures that none of the asker's open requests shows. */
  async findUnwantedPictures(userId: number, names: readonly string[]): Promise<string[]> {
    const rows = await this.db.read(UNWANTED, [userId, names]);
    return rows.map(({ name }) => name);
  }
}
