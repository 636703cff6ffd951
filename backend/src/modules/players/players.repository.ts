import { Injectable } from '@nestjs/common';
import { ROLE_IDS } from '../../domain/actor.ts';
import type { RoleName } from '../../domain/actor.ts';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { discordNameSql } from '../refs/discord-name.read.ts';
import { sixMansStandingSql } from './six-mans-standing.read.ts';
import { presentPlayerSql } from '../refs/merged-player.read.ts';
import { teamRefSql } from '../refs/ref.read.ts';
import { toPublicSanction } from '../refs/sanction-ref.ts';
import type { PublicSanctionRow } from '../refs/sanction-ref.ts';
import { publicSanctionsSql } from '../refs/sanction.read.ts';
import type { PlayerProfile } from './player.ts';

const PROFILE = namedRead<
  Omit<PlayerProfile, 'roles' | 'sanctions'> & { roleIds: number[]; sanctions: PublicSanctionRow[] }
>(
  'player-profile',
  `select p.id, p.nickname, p.nickname as "displayName", p.avatar, p.banner, p.nationality, p.mmr,
         ${discordNameSql('p', 'u')} as "discordName",
         ${jsonListSql('select ur.role as item from user_role ur where ur.user_id = u.id order by ur.role')} as "roleIds",
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube,
         (select ${teamRefSql('t')} from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)) as team,
         (select ${sixMansStandingSql('sr')} from six_mans_player sp join six_mans_result sr on sr.six_mans_player_id = sp.id
           where sp.player_id = p.id order by sr.games desc limit 1) as "sixMans",
         ${publicSanctionsSql('player_id', 'p.id')} as sanctions,
         u.id as "userId", p.discord_name as discord, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator"
    from player p left join app_user u on u.id = p.user_id
   where p.id = ${presentPlayerSql('$1')}`,
);

const ROLE_NAMES = new Map(Object.entries(ROLE_IDS).map(([name, id]) => [id as number, name as RoleName]));

const EXISTS = namedRead<{ id: number }>('player-exists', 'select id from player where id = $1');

/** Reads players, with one statement for each method. No statement here names a private column. */
@Injectable()
export class PlayersRepository {
  constructor(private readonly db: Db) {}

  async findProfile(id: number, now: Date): Promise<PlayerProfile | null> {
    const [row] = await this.db.read(PROFILE, [id, now]);
    if (!row) return null;
    const { roleIds, sanctions, ...player } = row;
    return {
      ...player,
      sanctions: sanctions.map(toPublicSanction),
      roles: roleIds.flatMap((role) => ROLE_NAMES.get(role) ?? []),
    };
  }

  async existsById(id: number): Promise<boolean> {
    return (await this.db.read(EXISTS, [id])).length > 0;
  }
}
