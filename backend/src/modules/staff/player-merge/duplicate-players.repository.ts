import { Injectable } from '@nestjs/common';
import type { RegisteredPlayer } from '../../../domain/people/duplicate-players.ts';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { MergedPlayerCard } from './player-merge.ts';

/** The account that a player typed at registration counts as well as those from replays. */
const PLAYERS = namedRead<RegisteredPlayer>(
  'registered-players',
  `select p.id, p.nickname, p.birthdate::text as birthdate,
         ${jsonListSql(`select json_build_object('platform', a.platform, 'accountId', a.account_id, 'displayName', a.display_name) as item
            from (select platform, account_id, display_name from game_account where player_id = p.id
                  union all select p.platform, p.platform_id, null where p.platform is not null and p.platform_id <> '') a`)} as accounts
    from player p order by p.id`,
);

/** The pairs (`$1`, `$2`) of whom something shows that they are two people: a game of both, or two teams at once. */
const APART = namedRead<{ one: number; other: number }>(
  'players-apart',
  `select pair.one, pair.other from unnest($1::int[], $2::int[]) as pair (one, other)
    where exists (select 1 from player_game_stats a join player_game_stats b on b.game_id = a.game_id
                   where a.player_id = pair.one and b.player_id = pair.other)
       or exists (select 1 from roster_entry a join roster_entry b on b.player_id = pair.other
                   where a.player_id = pair.one and a.team_id <> b.team_id
                     and tstzrange(a.valid_from, a.valid_to) && tstzrange(b.valid_from, b.valid_to))
       or exists (select 1 from six_mans_player a join six_mans_result ra on ra.six_mans_player_id = a.id
                    join six_mans_result rb on rb.series_id = ra.series_id
                    join six_mans_player b on b.id = rb.six_mans_player_id
                   where a.player_id = pair.one and b.player_id = pair.other)`,
);

const CARDS = namedRead<MergedPlayerCard & { userId: number | null }>(
  'merged-player-cards',
  `select p.id, p.user_id as "userId", p.nickname, u.discord_username as account, p.birthdate::text as birthdate,
         (select count(*)::int from player_game_stats r where r.player_id = p.id) as games
    from player p left join app_user u on u.id = p.user_id where p.id = any($1::int[])`,
);

/** Reads what tells players apart. */
@Injectable()
export class DuplicatePlayersRepository {
  constructor(private readonly db: Db) {}

  findAll(): Promise<RegisteredPlayer[]> {
    return this.db.read(PLAYERS);
  }

  /** Those of these pairs that are two people for certain. */
  findApart(pairs: readonly (readonly [number, number])[]): Promise<{ one: number; other: number }[]> {
    return this.db.read(APART, [pairs.map(([one]) => one), pairs.map(([, other]) => other)]);
  }

  findCards(ids: readonly number[]): Promise<(MergedPlayerCard & { userId: number | null })[]> {
    return this.db.read(CARDS, [ids]);
  }
}
