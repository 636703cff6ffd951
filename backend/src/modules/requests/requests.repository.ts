import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { Actor } from '../../domain/actor.ts';
import { accountRequested, alreadyRequested } from '../../domain/requests/approval.ts';
import type { ApprovalStatus, RequestKindName, RequestMatter } from '../../domain/requests/approval.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { translateConstraint } from '../../platform/db/pg-error.ts';
import { ownPlayerSql } from '../refs/own-matter.read.ts';
import { ownRequestSql, requestOfOwnTeamSql } from './lists/own-request.read.ts';
import { newId } from '../../platform/db/written.ts';
import { ApprovalRequest } from './approval-request.entity.ts';
import type { NewRequest, RequestLinks, StoredRequest } from './request-kind.ts';

type Reader = Pick<Actor, 'userId' | 'playerId'>;

/** How a request ended. */
export interface Decision {
  status: Exclude<ApprovalStatus, 'pending'>;
  at: Date;
  /** null when the request was cancelled because it had become pointless. */
  byUserId: number | null;
  reason: string | null;
}

/** The names in a notice about a request. */
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

const MATTER = namedRead<RequestMatter>(
  'request-matter',
  `select r.kind, coalesce(${ownRequestSql('$2::int', '$3::int')} or ${ownPlayerSql('$4::int', '$3::int')}, false) as "isOwn",
          ${requestOfOwnTeamSql('$2::int', '$3::int')} as "isOfOwnTeam"
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

/** Locks the requests in the order of their ids, as all code does, and then cancels them in one statement. */
const cancel = (of: string, column: string) =>
  namedWrite<StoredRequest>(
    `cancel-requests ${of}`,
    `
  with pending as (select id from approval_request where status = 'pending' and ${column} = $1 and kind = any($3::text[]) order by id for update)
  update approval_request set status = 'cancelled', decided_at = $2 where id in (select id from pending)
  returning id, kind, status, user_id as "userId", player_id as "playerId", team_id as "teamId",
            invite_id as "inviteId", payload`,
  );
const CANCEL_OF_PLAYER = cancel('of a player', 'player_id');
const CANCEL_OF_ACCOUNT = cancel('of an account', 'user_id');
const CANCEL_OF_TEAM = cancel('of a team', 'team_id');

/** Storage of requests. Methods that write need the transaction and the locks of the use-case that calls them. */
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

  /** An asker has at most one open request of a kind, and an account is in one (R10). */
  async insertRequest({ kind, userId, playerId, teamId, inviteId, payload }: NewRequest, at: Date): Promise<number> {
    const inserted = await this.db
      .repo(ApprovalRequest)
      .insert({ kind, userId, playerId, teamId, inviteId, payload, createdAt: at })
      .catch((error: unknown) =>
        translateConstraint(error, {
          approval_request_one_open: () => alreadyRequested(kind),
          approval_request_one_open_account: accountRequested,
        }),
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

  /** Returns false when the request is not aside. */
  async takeBack(id: number): Promise<boolean> {
    const aside = { asideAt: null, asideByUserId: null, asideReason: null };
    const { affected } = await this.db.repo(ApprovalRequest).update({ id, asideAt: Not(IsNull()) }, aside);
    return affected === 1;
  }

  /** Stores what the accepted request led to. A player or team that is left out stays as it is. */
  async link(id: number, { playerId, teamId, oldNickname }: RequestLinks): Promise<void> {
    const known = { playerId: playerId ?? undefined, teamId: teamId ?? undefined };
    await this.db.repo(ApprovalRequest).update(id, { ...known, oldNickname: oldNickname ?? null });
  }

  /** The number of open requests of a kind about a team. */
  countPendingOfTeam(teamId: number, kind: RequestKindName): Promise<number> {
    return this.db.repo(ApprovalRequest).countBy({ teamId, kind, status: 'pending' });
  }

  /** Cancels a player's open requests of these kinds and returns them. */
  cancelAllByPlayerId(playerId: number, kinds: readonly RequestKindName[], at: Date): Promise<StoredRequest[]> {
    return this.db.write(CANCEL_OF_PLAYER, [playerId, at, kinds]);
  }

  /** Cancels an account's open requests of these kinds and returns them. */
  cancelAllByUserId(userId: number, kinds: readonly RequestKindName[], at: Date): Promise<StoredRequest[]> {
    return this.db.write(CANCEL_OF_ACCOUNT, [userId, at, kinds]);
  }

  /** Cancels the open requests of these kinds about a team and returns them. */
  cancelAllByTeamId(teamId: number, kinds: readonly RequestKindName[], at: Date): Promise<StoredRequest[]> {
    return this.db.write(CANCEL_OF_TEAM, [teamId, at, kinds]);
  }

  /**
   * What a request is to the reader; null for an unknown one. For a claim, the chosen player can make it their own
   * matter too.
   */
  async findMatter(
    id: number,
    { userId, playerId }: Reader,
    chosenPlayerId: number | null = null,
  ): Promise<RequestMatter | null> {
    return (await this.db.read(MATTER, [id, userId, playerId, chosenPlayerId]))[0] ?? null;
  }

  /** The names for a notice about a request ('' when it has no team), and the account of the team's captain. */
  async findSubject(id: number): Promise<RequestSubject> {
    const [row] = await this.db.read(SUBJECT, [id]);
    return row ?? { team: '', player: '', captainUserId: null };
  }

  /** The names among these that no open request of the asker contains. */
  async findUnwantedPictures(userId: number, names: readonly string[]): Promise<string[]> {
    const rows = await this.db.read(UNWANTED, [userId, names]);
    return rows.map(({ name }) => name);
  }
}
