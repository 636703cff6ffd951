import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { FIELD_PLAY_VERSION } from '../../../../domain/recordings/play/field-play.ts';
import { Db } from '../../../../platform/db/db.ts';
import { isFreeSql } from '../../../../platform/db/lease-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { namedWrite } from '../../../../platform/db/named-write.ts';
import { knownAccountsSql } from '../../../players/accounts/known-accounts.read.ts';
import { Game } from '../../../series/game.entity.ts';
import { isRecordingSql, SOURCE_SQL } from '../files/recording-source.read.ts';
import type { CreditedSlot } from '../play/stored-play.ts';

/** A game whose report has the box score of a kept file that is to be read. */
export interface UnreadGame {
  gameId: number;
  replayDigest: string;
  /** The recording that the game names; null for none. */
  recordingSha256: string | null;
  sha256: string;
  seriesId: number;
  /** The statistics of the game are those of this file. Of another one only its length is noted. */
  isSource: boolean;
}

/**
 * The next game to read, those without field play first. A file that waits is read, also when its game was read from it
 * before: an operator asked for it; or from another one: staff can compare the two. Else only the game's source is read. A file that could not be read waits until the reader has learned
 * something, a definition has changed, or an operator asks for it; one whose home team was not recognised, also until the
 * report has changed. `$1` is the reader's version, `$2` that of the definitions.
 */
const NEXT = namedRead<UnreadGame>(
  'next-unread-game',
  `/* worker */
  select g.id as "gameId", g.replay_digest as "replayDigest", g.recording_sha256 as "recordingSha256", f.sha256,
         f.series_id as "seriesId", f.sha256 = ${SOURCE_SQL} as "isSource"
    from replay_file f join game g on ${isRecordingSql('f', 'g')} join series s on s.id = g.series_id
    left join game_field_play p on p.game_id = g.id
   where f.status = 'waiting'
      or (p.game_id is null or p.sha256 is distinct from f.sha256 or p.reader_version < $1::int or p.version < $2::int)
         and (f.status = 'read' or f.reader_version < $1::int or f.play_version < $2::int
              or (f.status = 'undecided' and f.read_at < s.reported_at))
         and f.sha256 = ${SOURCE_SQL}
   order by p.game_id is not null, f.sha256 <> ${SOURCE_SQL}, f.uploaded_at desc, f.sha256, g.id limit 1`,
);

/** SQL: the names that a row's player has or had: nicknames, also of those merged into them, and names on platforms. */
const NAMES_SQL = `
  select pl.nickname as name
  union select a.display_name from game_account a where a.player_id = pl.id and a.display_name is not null
  union select c.rows -> (k.at::int - 1) ->> 'nickname'
    from row_change c cross join lateral unnest(c.keys) with ordinality k (key, at)
   where c.table_name = 'player' and c.kind in ('update', 'delete') and c.rows -> (k.at::int - 1) ? 'nickname'
     and k.key::int in (select pl.id union select m.player_id from merged_player m where m.into_player_id = pl.id)`;

const CREDITED = namedRead<CreditedSlot>(
  'credited-rows',
  `
  with account as (${knownAccountsSql})
  select r.side, r.slot, r.player_id as "playerId", r.score, r.goals, r.assists, r.saves, r.shots,
         array(select a.account_id from account a where a.player_id = r.player_id order by 1) as accounts,
         array(select n.name from (${NAMES_SQL}) n order by 1) as names
    from player_game_stats r join player pl on pl.id = r.player_id
   where r.game_id = $1 order by r.side desc, r.slot`,
);

/** Takes the right to read, or keeps it, for `$2` seconds. No row: another instance reads. */
const LEASE = namedWrite<{ isHeld: boolean }>(
  'lease-replay-reading',
  `/* worker */
  insert into replay_reading (held_by, held_until) values ($1, now() + make_interval(secs => $2))
  on conflict (id) do update set held_by = excluded.held_by, held_until = excluded.held_until
   where replay_reading.held_by = excluded.held_by or ${isFreeSql('replay_reading.held_until', '$2')}
  returning true as "isHeld"`,
);

const RELEASE = namedWrite('release-replay-reading', '/* worker */ delete from replay_reading where held_by = $1');

/** What decides how a recording is read: who is credited, on which side, with which numbers. */
const factsOf = (rows: readonly CreditedSlot[]): string =>
  JSON.stringify(rows.map(({ accounts: _accounts, names: _names, ...facts }) => facts));

/** Finds games to read, and the rows that a recording is recognised by. */
@Injectable()
export class UnreadGamesRepository {
  constructor(private readonly db: Db) {}

  async findNext(readerVersion: number): Promise<UnreadGame | null> {
    return (await this.db.read(NEXT, [readerVersion, FIELD_PLAY_VERSION]))[0] ?? null;
  }

  findCredited(gameId: number): Promise<CreditedSlot[]> {
    return this.db.read(CREDITED, [gameId]);
  }

  /**
   * Locks the game, so that its report waits, and compares it with what was read. False: it is gone, has another replay or
   * recording, or credits someone else. Needs the transaction of the use-case.
   */
  async lockUnchanged(
    { gameId, replayDigest, recordingSha256 }: UnreadGame,
    rows: readonly CreditedSlot[],
  ): Promise<boolean> {
    const game = await this.db.repo(Game).findOne({
      select: { id: true },
      where: { id: gameId, replayDigest, recordingSha256: recordingSha256 ?? IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
    return game !== null && factsOf(await this.findCredited(gameId)) === factsOf(rows);
  }

  /** True: this instance, and no other, reads for so many seconds. Asking again prolongs it. */
  async takeLease(instance: string, seconds: number): Promise<boolean> {
    return (await this.db.write(LEASE, [instance, seconds])).length > 0;
  }

  async release(instance: string): Promise<void> {
    await this.db.write(RELEASE, [instance]);
  }
}
