import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { presentPlayerSql } from '../../../refs/merged-player.read.ts';
import { teamRefSql } from '../../../refs/ref.read.ts';
import type { PersonRecord } from './person.ts';

/** The ids of the person's account and player; at least one is not null. */
interface PersonRow extends PersonRecord {
  userId: number | null;
  playerId: number | null;
}

/** The largest number of requests that are shown. */
const MOST_REQUESTS = 50;

const GAME_ACCOUNTS = rowListSql(`
  select g.id, g.platform, g.account_id as "accountId", g.display_name as "displayName", g.source,
         ${instantSql('g.added_at')} as "addedAt"
    from game_account g where g.player_id = p.id order by g.id`);

const DIVISIONS = rowListSql(`
  select d.id, d.name, s.name as "seasonName"
    from division d join season s on s.id = d.season_id where d.admin_user_id = u.id order by s.starts_on desc, d.rank`);

const CHAT_ROLES = rowListSql(`
  select d.id, d.name, s.name as "seasonName", ${instantSql('b.given_at')} as "givenAt"
    from division_role_bearer b join division d on d.id = b.division_id join season s on s.id = d.season_id
   where b.user_id = u.id order by b.given_at desc, d.id`);

const TEAMS = rowListSql(`
  select e.id, ${teamRefSql('t')} as team, ${instantSql('e.valid_from')} as "validFrom",
         ${instantSql('e.valid_to')} as "validTo", e.sort_order as "sortOrder"
    from roster_entry e join team t on t.id = e.team_id where e.player_id = p.id order by e.valid_from desc, e.id desc`);

const MATES = `
  to_json(array(select mate.nationality::text from roster_entry own
          join roster_entry e on e.team_id = own.team_id and e.player_id <> own.player_id and e.valid_to is null
          join player mate on mate.id = e.player_id
         where own.player_id = p.id and own.valid_to is null order by mate.id))`;

const REQUESTS = rowListSql(`
  select r.id, r.kind, r.status, ${instantSql('r.created_at')} as "createdAt", ${instantSql('r.decided_at')} as "decidedAt",
         coalesce(judge.nickname, du.discord_username) as "decidedBy", r.reason,
         coalesce(r.payload->>'name', t.name) as "teamName"
    from approval_request r
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player judge on judge.user_id = du.id
   where r.user_id = u.id or r.player_id = p.id
   order by r.status <> 'pending', r.id desc limit ${MOST_REQUESTS}`);

const PERSON = namedRead<PersonRow>(
  'person',
  `select u.id as "userId", p.id as "playerId", coalesce(u.email_verified, false) as "isEmailVerified", ${instantSql('u.created_at')} as "accountSince",
          ${instantSql('u.last_login_at')} as "lastLoginAt", ${instantSql('p.created_at')} as "playerSince",
          p.birthdate::text as birthdate, p.nationality, p.platform, p.platform_id as "platformId",
          ${GAME_ACCOUNTS} as "gameAccounts",
          case when m.id is not null then json_build_object('id', m.id, 'joinedAt', ${instantSql('m.joined_at')},
            'name', f.first_name || ' ' || f.last_name) end as membership,
          ${DIVISIONS} as divisions, ${CHAT_ROLES} as "chatRoles", ${TEAMS} as teams, ${MATES} as mates, ${REQUESTS} as requests
     from app_user u full join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join membership f on f.association_member_id = m.id
    where ($1::int is null or u.id = $1) and ($2::int is null or p.id = ${presentPlayerSql('$2::int')})
    limit 1`,
);

/** Reads what is stored about a person. */
@Injectable()
export class PersonRepository {
  constructor(private readonly db: Db) {}

  /**
   * An account, a player, or the two that belong together. At least one of the ids is given. The id of a player who was
   * merged into another means the player who stayed (R23).
   */
  async find(userId: number | null, playerId: number | null): Promise<PersonRow | null> {
    return (await this.db.read(PERSON, [userId, playerId]))[0] ?? null;
  }
}
