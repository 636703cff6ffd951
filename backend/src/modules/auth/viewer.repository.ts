import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';

/** A session's account, with its player and current team. */
export interface ViewerRow {
  readonly discordId: string;
  readonly discordUsername: string;
  readonly discordDiscriminator: string;
  readonly discordAvatar: string | null;
  readonly nickname: string | null;
  readonly avatar: string | null;
  readonly team: { id: number; name: string; logo: string | null } | null;
  readonly isCaptain: boolean;
}

const VIEWER = namedRead<ViewerRow>(
  'viewer',
  `select u.discord_id as "discordId", u.discord_username as "discordUsername", u.discord_avatar as "discordAvatar",
          u.discord_discriminator as "discordDiscriminator",
          p.nickname, p.avatar, coalesce(r.sort_order = 1, false) as "isCaptain",
          case when t.id is not null
            then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team
   from app_user u
   left join player p on p.user_id = u.id
   left join roster_entry r
     on r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)
   left join team t on t.id = r.team_id
   where u.id = $1`,
);

/** Reads what the site's user menu shows. */
@Injectable()
export class ViewerRepository {
  constructor(private readonly db: Db) {}

  async findByUserId(userId: number, now: Date): Promise<ViewerRow | null> {
    const [row] = await this.db.read(VIEWER, [userId, now]);
    return row ?? null;
  }
}
