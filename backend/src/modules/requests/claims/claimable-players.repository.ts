import { Injectable } from '@nestjs/common';
import { searchText } from '../../../domain/text.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { playerRefSql } from '../../refs/ref.read.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { containingPattern, startingWith } from '../../../platform/db/table-page.ts';

const NICKNAME = searchTextSql('p.nickname');
/** The name in the chat, without an old number behind it. */
const CHAT_NAME = `split_part(coalesce(p.discord_name, ''), '#', 1)`;

/** Names most like a known name come first, then names that begin with the searched text. */
const SEARCH = namedRead<{ player: PlayerRef }>(
  'claimable',
  `select ${playerRefSql('p')} as player
    from player p
   where p.user_id is null and ($1 = '' or ${NICKNAME} like $1 or ${searchTextSql('p.discord_name')} like $1)
   order by greatest(similarity(${NICKNAME}, $2), similarity(${searchTextSql("coalesce(p.discord_name, '')")}, $2)) desc,
            ${NICKNAME} not like $4, ${nameOrder('p.nickname')}, p.id limit $3`,
);

/** Names that a person would know as theirs, the most like first. */
const LIKE = namedRead<{ player: PlayerRef }>(
  'claimable-like',
  `select ${playerRefSql('p')} as player
    from player p cross join lateral (
      select greatest(similarity(${NICKNAME}, $1), similarity(${searchTextSql(CHAT_NAME)}, $1)) as likeness) l
   where p.user_id is null and l.likeness >= 0.5
   order by l.likeness desc, ${nameOrder('p.nickname')}, p.id limit $2`,
);

/**
 * The same for a nickname that a person types: names in the chat are not searched, because they would tell whose they are. The
 * operator uses the index; it lets more through than names that a person would know.
 */
const LIKE_NICKNAME = namedRead<{ player: PlayerRef }>(
  'claimable-like-nickname',
  `select ${playerRefSql('p')} as player from player p
    where ${NICKNAME} % $1 and similarity(${NICKNAME}, $1) >= 0.5 and p.user_id is null
    order by similarity(${NICKNAME}, $1) desc, ${nameOrder('p.nickname')}, p.id limit $2`,
);

/** An account that the league knows from replays, or that the player named earlier. The first is the surer one. */
const BY_ACCOUNT = namedRead<{ nickname: string }>(
  'claimable-by-account',
  `select p.nickname
     from player p left join game_account a on a.player_id = p.id and a.platform = $1 and lower(trim(a.account_id)) = $2
    where p.user_id is null and (a.id is not null or p.platform = $1 and lower(trim(p.platform_id)) = $2)
    order by a.id is null, p.id limit 1`,
);

const ALL = namedRead<{ id: number; nickname: string }>(
  'claimable-all',
  `select id, nickname from player where user_id is null order by ${nameOrder('nickname')}, id`,
);

/** Reads the players without an account. */
@Injectable()
export class ClaimablePlayersRepository {
  constructor(private readonly db: Db) {}

  /** An empty `text` finds all players; an empty `nearTo` prefers no name. */
  async search(text: string, nearTo: string, first: number): Promise<PlayerRef[]> {
    const rows = await this.db.read(SEARCH, [containingPattern(text), searchText(nearTo), first, startingWith(text)]);
    return rows.map(({ player }) => player);
  }

  /** At most `first` players whose name, here or in the chat, is like this one. */
  async findLike(name: string, first: number): Promise<PlayerRef[]> {
    return (await this.db.read(LIKE, [searchText(name), first])).map(({ player }) => player);
  }

  /** At most `first` players whose nickname is like this one. */
  async findLikeNickname(nickname: string, first: number): Promise<PlayerRef[]> {
    return (await this.db.read(LIKE_NICKNAME, [searchText(nickname), first])).map(({ player }) => player);
  }

  /** The nickname of the player without an account who has this account on a platform; `accountId` is in lower case. */
  async findNicknameByAccount(platform: string, accountId: string): Promise<string | null> {
    return (await this.db.read(BY_ACCOUNT, [platform, accountId]))[0]?.nickname ?? null;
  }

  /** All players without an account, sorted by name. */
  findAll(): Promise<{ id: number; nickname: string }[]> {
    return this.db.read(ALL);
  }
}
