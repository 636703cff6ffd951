import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { ROLE_IDS } from '../../../domain/actor.ts';
import type { Actor, RoleName } from '../../../domain/actor.ts';
import type { PlayerProfile, RatingRelation } from '../../../domain/people/player-profile.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import { ownPlayerSql, runTeamSql } from '../../refs/own-matter.read.ts';
import { teamRefSql } from '../../refs/ref.read.ts';
import { Player } from '../../players/player.entity.ts';
import { UserRole } from '../../auth/users/user-role.entity.ts';
import { User } from '../../auth/users/user.entity.ts';
import type { AdminUser, UserChoice, UserFilter, UserSort } from './admin-user.ts';

const ROLE_NAMES = Object.entries(ROLE_IDS)
  .map(([name, id]) => `when ${id} then '${name}'`)
  .join(' ');

const USER = `
  select u.id as "userId", p.id as "playerId", p.nickname, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", u.discord_id as "discordId", u.email as "discordEmail",
         p.discord_name as "discordName", p.avatar, p.banner, p.steam, p.mmr,
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube, m.id is not null as "isMember",
         case when t.id is not null then ${teamRefSql('t')} end as team,
         coalesce((select json_agg(case r.role ${ROLE_NAMES} end order by r.role) from user_role r where r.user_id = u.id),
                  '[]'::json) as roles`;
const FROM = `from app_user u full join player p on p.user_id = u.id
  left join roster_entry now on now.player_id = p.id and now.valid_to is null
  left join team t on t.id = now.team_id
  left join association_member m on u.email_verified and m.email = u.email::citext`;
const MATCHES = `($1 = '' or ${searchTextSql('p.nickname')} like $1 or ${searchTextSql('p.discord_name')} like $1
  or ${searchTextSql('u.discord_username')} like $1)
  and ($2::int is null or exists (select 1 from user_role r where r.user_id = u.id and r.role = $2))
  and ($3::boolean is null or (p.id is not null) = $3)
  and ($4::boolean is null or (m.id is not null) = $4)
  and ($5::boolean is null or (u.id is not null) = $5)`;

const ALL = namedRead<AdminUser>(
  'admin-users',
  `${USER} ${FROM} order by ${nameOrder('p.nickname')} nulls last, u.id nulls last, p.id`,
);

const ONE = namedRead<AdminUser>(
  'admin-user',
  `${USER} ${FROM} where ($1::int is null or u.id = $1) and ($2::int is null or p.id = $2) limit 1`,
);

const RELATION = namedRead<RatingRelation>(
  'rating-relation',
  `select ${ownPlayerSql('$1::int', '$2::int')} as "isOwn",
          exists (select 1 from roster_entry e where e.player_id = $1::int and e.valid_to is null
                     and ${runTeamSql('e.team_id', '$3::int')}) as "isRun"`,
);

const SORTS: Record<UserSort, string> = {
  nickname: nameOrder('p.nickname'),
  account: nameOrder('u.discord_username'),
  team: nameOrder('t.name'),
  mmr: 'p.mmr',
};

/** Storage of accounts and players together, for staff. Methods that write need the caller's transaction. */
@Injectable()
export class UsersAdminRepository {
  constructor(private readonly db: Db) {}

  /** `pattern` is for `searchTextSql`; '' finds all. Accounts without a value to sort by come last. */
  async findPage(pattern: string, { sort, isDescending, ...filter }: UserFilter): Promise<AdminUser[]> {
    const order = `${SORTS[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, u.id nulls last, p.id`;
    const { limit, offset } = rowsOf(filter);
    return this.db.query(`${USER} ${FROM} where ${MATCHES} order by ${order} limit $6 offset $7`, [
      ...chosen(pattern, filter),
      limit,
      offset,
    ]);
  }

  async count(pattern: string, choice: UserChoice): Promise<number> {
    const sql = `select count(*)::int as total ${FROM} where ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, chosen(pattern, choice)))[0]?.total ?? 0;
  }

  findAll(): Promise<AdminUser[]> {
    return this.db.read(ALL);
  }

  /** An account or a player, and the other one if they belong together. */
  async find(userId: number | null, playerId: number | null): Promise<AdminUser | null> {
    return (await this.db.read(ONE, [userId, playerId]))[0] ?? null;
  }

  async lockAccount(id: number): Promise<boolean> {
    const lock = { mode: 'for_no_key_update' } as const;
    return (await this.db.repo(User).findOne({ select: { id: true }, where: { id }, lock })) !== null;
  }

  /** The admins, locked so that none of them loses the role until the ambient transaction ends. */
  async lockAdmins(): Promise<number[]> {
    const admins = await this.db.repo(UserRole).find({
      where: { role: ROLE_IDS.admin },
      order: { userId: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return admins.map(({ userId }) => userId);
  }

  async replaceRoles(userId: number, roles: readonly RoleName[]): Promise<void> {
    const ids = roles.map((role) => ROLE_IDS[role]);
    await this.db.repo(UserRole).delete({ userId, role: Not(In(ids)) });
    if (ids.length === 0) return;
    const rows = ids.map((role) => ({ userId, role }));
    await this.db.repo(UserRole).createQueryBuilder().insert().values(rows).orIgnore().execute();
  }

  async findRelation(playerId: number, actor: Pick<Actor, 'userId' | 'playerId'>): Promise<RatingRelation> {
    const [found] = await this.db.read(RELATION, [playerId, actor.playerId, actor.userId]);
    return { isOwn: found?.isOwn ?? false, isRun: found?.isRun ?? false };
  }

  async updatePlayer(id: number, nickname: string, profile: PlayerProfile): Promise<void> {
    const { discordName, steam, twitter, instagram, twitch, tiktok, youtube, avatar, mmr } = profile;
    await this.db
      .repo(Player)
      .update(id, { nickname, discordName, steam, twitter, instagram, twitch, tiktok, youtube, avatar, mmr });
  }

  async updateAccountOf(playerId: number, userId: number | null): Promise<void> {
    await this.db.repo(Player).update(playerId, { userId });
  }
}

const chosen = (pattern: string, { role, hasPlayer, isMember, hasAccount }: UserChoice): unknown[] => [
  pattern,
  role && ROLE_IDS[role],
  hasPlayer,
  isMember,
  hasAccount,
];
