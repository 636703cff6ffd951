import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { presentPlayerSql } from '../refs/merged-player.read.ts';
import { PLAYER_TABLES, playerColumnsSql, sortOrderSql } from './player-page.read.ts';
import { toPlayerPage } from './player.ts';
import type { PlayerPage, PlayerProfile, StoredPlayer } from './player.ts';

const PROFILE = namedRead<StoredPlayer & Omit<PlayerProfile, keyof PlayerPage>>(
  'player-profile',
  `select ${playerColumnsSql(() => '$2')},
         u.id as "userId", p.discord_name as discord, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", ${sortOrderSql('$2')} as "sortOrder"
    from ${PLAYER_TABLES}
   where p.id = ${presentPlayerSql('$1')}`,
);

const EXISTS = namedRead<{ id: number }>('player-exists', 'select id from player where id = $1');

/** Reads players, with one statement for each method. No statement here names a private column. */
@Injectable()
export class PlayersRepository {
  constructor(private readonly db: Db) {}

  async findProfile(id: number, now: Date): Promise<PlayerProfile | null> {
    const [row] = await this.db.read(PROFILE, [id, now]);
    return row ? toPlayerPage(row) : null;
  }

  async existsById(id: number): Promise<boolean> {
    return (await this.db.read(EXISTS, [id])).length > 0;
  }
}
