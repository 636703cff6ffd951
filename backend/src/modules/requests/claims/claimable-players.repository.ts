import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { playerRefSql } from '../../refs/ref.read.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { namedRead } from '../../../platform/db/named-read.ts';

/** The names nearest to one that is known come first, then those that begin with what is searched for. */
const SEARCH = namedRead<{ player: PlayerRef }>(
  'claimable',
  `select ${playerRefSql('p')} as player
    from player p
   where p.user_id is null and ($1 = '' or p.nickname ilike '%' || $1 || '%' or p.discord_name ilike '%' || $1 || '%')
   order by greatest(similarity(p.nickname, $2), similarity(coalesce(p.discord_name, ''), $2)) desc,
            p.nickname not ilike $1 || '%', lower(p.nickname), p.id limit $3`,
);

const ALL = namedRead<{ id: number; nickname: string }>(
  'claimable-all',
  'select id, nickname from player where user_id is null order by lower(nickname), id',
);

/** Reads the players that an account can still be linked to. */
@Injectable()
export class ClaimablePlayersRepository {
  constructor(private readonly db: Db) {}

  /** `text` '' is everyone, `nearTo` '' no one in particular. */
  async search(text: string, nearTo: string, first: number): Promise<PlayerRef[]> {
    const escaped = text.replace(/[\\%_]/g, '\\$&');
    const rows = await this.db.read(SEARCH, [escaped, nearTo, first]);
    return rows.map(({ player }) => player);
  }

  /** All of them by name. */
  findAll(): Promise<{ id: number; nickname: string }[]> {
    return this.db.read(ALL);
  }
}
