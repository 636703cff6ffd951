import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { RequestKindName } from '../../../domain/requests/approval.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { ownRequestSql, requestOfOwnTeamSql } from './own-request.read.ts';
import type { RequestFilter, StoredRequestRow } from '../approval-request.ts';

/** Parameters $1 and $2 of every list: the viewer's account and player. */
const ROW = `
  select r.id, r.kind, ${instantSql('r.created_at')} as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", ${instantSql('r.decided_at')} as "decidedAt",
         case when t.id is not null then ${teamRefSql('t')} end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', ${instantSql('r.aside_at')}, 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select ${playerRefSql('gp')} from player gp where gp.id = r.player_id) end as player,
         ${ownRequestSql('$1::int', '$2::int')} as "isOwnTeam",
         ${requestOfOwnTeamSql('$1::int', '$2::int')} as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id`;

/** Whether a request passes the filter, whose three values are SQL expressions. */
const matchesSql = (status: string, kinds: string, isAside: string): string =>
  `(${status}::text is null or r.status = ${status}) and (${kinds}::text[] is null or r.kind = any(${kinds}))
   and (${isAside}::boolean is null or (r.aside_at is not null) = ${isAside})`;

/** Pending requests: the oldest first. Decided requests: the newest first. */
const pageSql = (isPending: boolean): string => `
  ${ROW}
   where ${matchesSql('$3', '$4', '$7')} and ($5::int is null or r.id ${isPending ? '>' : '<'} $5)
   order by r.id ${isPending ? 'asc' : 'desc'} limit $6`;

const PENDING_PAGE = namedRead<StoredRequestRow>('requests-pending', pageSql(true));
const OTHER_PAGE = namedRead<StoredRequestRow>('requests', pageSql(false));

const COUNT = namedRead<{ total: number }>(
  'requests-count',
  `select count(*)::int as total from approval_request r where ${matchesSql('$1', '$2', '$3')}`,
);

/** The documented list has no cancelled requests. */
const UNCANCELLED = namedRead<StoredRequestRow>(
  'requests-uncancelled',
  `${ROW} where r.status <> 'cancelled' and r.kind = any($3::text[])
    order by r.status <> 'pending', r.id desc limit $4`,
);

const OWN_PENDING = namedRead<StoredRequestRow>(
  'requests-own',
  `${ROW} where r.user_id = $1 and r.status = 'pending' order by r.id`,
);

const BY_ID = namedRead<StoredRequestRow>('request', `${ROW} where r.id = $3`);

const BY_IDS = namedRead<StoredRequestRow>('requests-by-ids', `${ROW} where r.id = any($3::int[]) order by r.id`);

const OPEN_KINDS = namedRead<{ kind: RequestKindName }>(
  'team-open-requests',
  `select distinct r.kind from approval_request r
    where r.team_id = $1 and r.status = 'pending'
      and exists (select 1 from roster_entry e where e.team_id = $1 and e.player_id = $2 and e.valid_to is null)
    order by 1`,
);

/** The reader of a list. An id that is null matches nothing. */
type Viewer = Pick<Actor, 'userId' | 'playerId'>;

/** Reads requests, with one statement for each list. */
@Injectable()
export class RequestListsRepository {
  constructor(private readonly db: Db) {}

  findPage(viewer: Viewer, { status, kinds, isAside }: RequestFilter, first: number, after: number | null) {
    const page = status === 'pending' ? PENDING_PAGE : OTHER_PAGE;
    return this.db.read(page, [viewer.userId, viewer.playerId, status, kinds, after, first, isAside ?? null]);
  }

  async count({ status, kinds, isAside }: RequestFilter): Promise<number> {
    const [row] = await this.db.read(COUNT, [status, kinds, isAside ?? null]);
    return row?.total ?? 0;
  }

  /** Pending requests first, then the newest. */
  findAllUncancelled(viewer: Viewer, kinds: readonly RequestKindName[], first: number): Promise<StoredRequestRow[]> {
    return this.db.read(UNCANCELLED, [viewer.userId, viewer.playerId, kinds, first]);
  }

  findOwnPending(viewer: Viewer): Promise<StoredRequestRow[]> {
    return this.db.read(OWN_PENDING, [viewer.userId, viewer.playerId]);
  }

  async findById(viewer: Viewer, id: number): Promise<StoredRequestRow | null> {
    return (await this.db.read(BY_ID, [viewer.userId, viewer.playerId, id]))[0] ?? null;
  }

  findByIds(viewer: Viewer, ids: readonly number[]): Promise<StoredRequestRow[]> {
    return this.db.read(BY_IDS, [viewer.userId, viewer.playerId, ids]);
  }

  /** The kinds of a team's open requests, for a player of that team; an empty list for others. */
  async findOpenKinds(teamId: number, playerId: number | null): Promise<RequestKindName[]> {
    const rows = await this.db.read(OPEN_KINDS, [teamId, playerId]);
    return rows.map(({ kind }) => kind);
  }
}
