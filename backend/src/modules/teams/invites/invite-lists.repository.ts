import { Injectable } from '@nestjs/common';
import { INVITE_STATUS_IDS } from '../../../domain/teams/invite.ts';
import type { ShownTeam } from '../../../domain/teams/roster.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { containingPattern, startingWith } from '../../../platform/db/table-page.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { discordNameSql } from '../../refs/discord-name.read.ts';
import { playerRefSql } from '../../refs/ref.read.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';

/** A pending invite of a team; `createdAt` is ISO text in UTC. */
export interface TeamInvite {
  id: number;
  player: PlayerRef;
  /** The account of the invited player. */
  toUserId: number | null;
  withRequest: boolean;
  createdAt: string;
}

/** A player whom a captain can invite. */
export interface InvitablePlayer {
  player: PlayerRef;
  userId: number;
  discordName: string | null;
}

/** The filter of a search for players to invite. */
export interface InvitableFilter {
  /** A part of the nickname or of the chat name; '' finds all. */
  text: string;
  /** The inviting team. Players whom it has already invited are not found. */
  teamId: number | null;
  /** A player who left a team after this time must wait for the next window. */
  blockedSince: Date | null;
  /** The most rows; null for all. */
  first: number | null;
}

/** What is stored about a team's situation. The league's switches are read elsewhere. */
export type StoredSituation = Pick<ShownTeam, 'roster' | 'pendingInvites' | 'isSignedUp'>;

const PENDING = INVITE_STATUS_IDS.pending;

const TEAM_INVITES = namedRead<TeamInvite>(
  'team-invites',
  `select i.id, ${playerRefSql('p')} as player, p.user_id as "toUserId", i.with_request as "withRequest",
         ${instantSql('i.created_at')} as "createdAt"
    from invite i join player p on p.id = i.player_id
   where i.team_id = $1 and i.status = ${PENDING} order by i.id`,
);

/**
 * Players with an account, without a team, who need not wait and have no open invite from this team; the most similar
 * names first.
 */
const INVITABLE = namedRead<InvitablePlayer>(
  'invitable',
  `select ${playerRefSql('p')} as player, u.id as "userId", ${discordNameSql('p', 'u')} as "discordName"
    from player p join app_user u on u.id = p.user_id
   where ($1 = '' or ${searchTextSql('p.nickname')} like $2 or ${searchTextSql(discordNameSql('p', 'u'))} like $2)
     and not exists (select 1 from roster_entry r
                      where r.player_id = p.id and (r.valid_to is null or r.valid_to >= $4::timestamptz))
     and not exists (select 1 from invite i where i.player_id = p.id and i.team_id = $3 and i.status = ${PENDING})
   order by ${searchTextSql('p.nickname')} not like $1, ${nameOrder('p.nickname')}, p.id limit $5`,
);

const SITUATION = namedRead<StoredSituation>(
  'team-situation',
  `select exists (select 1 from signup where team_id = $1 and season_id = $2) as "isSignedUp",
         (select count(*)::int from invite where team_id = $1 and status = ${PENDING}) as "pendingInvites",
         coalesce((select json_agg(json_build_object('playerId', player_id, 'sortOrder', sort_order) order by sort_order)
                     from roster_entry where team_id = $1 and valid_to is null), '[]'::json) as roster`,
);

/** Reads invites, and the players who can get one. */
@Injectable()
export class InviteListsRepository {
  constructor(private readonly db: Db) {}

  findAllPendingByTeamId(teamId: number): Promise<TeamInvite[]> {
    return this.db.read(TEAM_INVITES, [teamId]);
  }

  findInvitable({ text, teamId, blockedSince, first }: InvitableFilter): Promise<InvitablePlayer[]> {
    return this.db.read(INVITABLE, [startingWith(text), containingPattern(text), teamId, blockedSince, first]);
  }

  /** A team's players, the number of its open invites, and whether it has signed up for that season. */
  async findSituation(teamId: number, seasonId: number | null): Promise<StoredSituation> {
    const [row] = await this.db.read(SITUATION, [teamId, seasonId]);
    return row as StoredSituation;
  }
}
