import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { MERGED_FIELDS } from '../../../domain/people/player-merge.ts';
import type { JoinedPeriod, MergedProfile } from '../../../domain/people/player-merge.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, jsonListSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { Invite } from '../../teams/invites/invite.entity.ts';
import { GameAccount } from '../../players/game-account.entity.ts';
import { LineUpPlayer } from '../../series/match-week/ready/line-up-player.entity.ts';
import { MergedPlayer } from '../../players/merged-player.entity.ts';
import { Player } from '../../players/player.entity.ts';
import { ownPlayerSql } from '../../refs/own-matter.read.ts';
import { ApprovalRequest } from '../../requests/approval-request.entity.ts';
import { SeasonHonour } from '../../stats/season-end/given/season-honour.entity.ts';
import { Sanction } from '../../players/sanctions/sanction.entity.ts';
import { PersonNote } from '../user-admin/notes/person-note.entity.ts';
import { PlayerGameStats } from '../../series/player-game-stats.entity.ts';
import { RosterEntry } from '../../teams/roster-entry.entity.ts';
import type { MergeFacts, PlayerBelongings } from './player-merge.ts';

/** What happens to each reference to a player. A test compares the list with those that PostgreSQL knows. */
export const PLAYER_REFERENCES = {
  approval_request_player_fk: 'moved',
  board_ask_player_fk: 'deleted with the player: a wish of the day, which the person can say again (R42)',
  board_entry_player_fk: 'the same',
  game_account_player_fk: 'moved',
  invite_invited_by_fk: 'moved',
  invite_player_fk: 'moved; a second pending one of the same team is cancelled',
  line_up_player_player_fk: 'moved',
  merged_player_into_fk: 'moved',
  person_note_player_fk: 'moved',
  player_division_totals_player_fk: 'counted again',
  player_game_stats_player_fk: 'moved',
  sanction_player_fk: 'moved',
  season_honour_player_fk: 'moved',
  roster_entry_player_fk: 'moved; overlapping ones in the same team become one',
  six_mans_player_player_fk: 'moved; two ledgers become one',
} as const;

const CANCELLED = 3;

const invitesSql = (column: string): string =>
  rowListSql(`select i.id, i.team_id as "teamId", t.name as team, i.status = 0 as "isPending"
                from invite i join team t on t.id = i.team_id where i.${column} = p.id order by i.id`);

const BELONGINGS = namedRead<PlayerBelongings>(
  'player-belongings',
  `select p.id, p.user_id as "userId", u.discord_username as account, p.nickname, p.discord_name as "discordName", p.mmr,
         p.nationality, p.birthdate::text as birthdate, p.platform, p.platform_id as "platformId", p.avatar, p.banner,
         p.steam, p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube,
         ${rowListSql(`select d.id as "divisionId", d.name as division, se.name as season, count(*)::int as games
            from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
            join division d on d.id = s.division_id join season se on se.id = d.season_id
           where r.player_id = p.id group by d.id, se.id order by se.starts_on desc, d.rank, d.id`)} as divisions,
         ${rowListSql(`select r.id, r.player_id as "playerId", r.team_id as "teamId", t.name as team,
                 r.sort_order as "sortOrder", ${instantSql('r.valid_from')} as from, ${instantSql('r.valid_to')} as to
            from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id order by r.valid_from, r.id`)} as rosters,
         ${rowListSql(`select a.id, a.platform, a.account_id as "accountId", a.display_name as "displayName"
            from game_account a where a.player_id = p.id order by a.id`)} as "gameAccounts",
         ${invitesSql('player_id')} as invites, ${invitesSql('invited_by_player_id')} as "sentInvites",
         ${rowListSql('select q.id, q.kind from approval_request q where q.player_id = p.id order by q.id')} as requests,
         ${rowListSql('select x.id, x.kind from sanction x where x.player_id = p.id order by x.id')} as sanctions,
         (select json_build_object('id', sp.id, 'series',
                   (select count(*)::int from six_mans_result sr where sr.six_mans_player_id = sp.id))
            from six_mans_player sp where sp.player_id = p.id) as "sixMans",
         ${jsonListSql('select m.player_id as item from merged_player m where m.into_player_id = p.id order by 1')} as "mergedIds"
    from player p left join app_user u on u.id = p.user_id
   where p.id = any($1::int[]) order by p.id`,
);

const FACTS = namedRead<MergeFacts>(
  'merge-facts',
  `select exists (select 1 from player_game_stats one join player_game_stats other on other.game_id = one.game_id
                   where one.player_id = $1::int and other.player_id = $2::int) as "isSameGame",
         exists (select 1 from six_mans_result one join six_mans_result other on other.series_id = one.series_id
                   join six_mans_player p1 on p1.id = one.six_mans_player_id
                   join six_mans_player p2 on p2.id = other.six_mans_player_id
                  where p1.player_id = $1::int and p2.player_id = $2::int) as "isSameSixMans",
         coalesce(${ownPlayerSql('$1::int', '$3::int')} or ${ownPlayerSql('$2::int', '$3::int')}, false) as "isOwn"`,
);

const DIVISIONS = namedRead<{ id: number }>(
  'divisions-of-players',
  `select distinct s.division_id as id
     from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
    where r.player_id = any($1::int[]) order by 1`,
);

/** Reads what two players have, and moves it. Methods that write need the transaction and the locks of the use-case. */
@Injectable()
export class PlayerMergeRepository {
  constructor(private readonly db: Db) {}

  /** Locks players in the order of their ids, also against new rows that name them. Returns those that are there. */
  async lock(ids: readonly number[]): Promise<number[]> {
    const found = await this.db.repo(Player).find({
      select: { id: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return found.map(({ id }) => id);
  }

  /** Two players with all that they have, in the order of `ids`; null when one is not there. */
  async findBoth(ids: readonly [number, number]): Promise<[PlayerBelongings, PlayerBelongings] | null> {
    const rows = await this.db.read(BELONGINGS, [ids]);
    const [one, other] = ids.map((id) => rows.find((row) => row.id === id));
    return one && other ? [one, other] : null;
  }

  async findFacts(stayingId: number, leavingId: number, actorPlayerId: number | null): Promise<MergeFacts> {
    const [facts] = await this.db.read(FACTS, [stayingId, leavingId, actorPlayerId]);
    return facts as MergeFacts;
  }

  /** The divisions where these players have games. */
  async findDivisions(playerIds: readonly number[]): Promise<number[]> {
    return (await this.db.read(DIVISIONS, [playerIds])).map(({ id }) => id);
  }

  /** Each group of overlapping periods becomes one, and all become the staying player's. */
  async moveRosters(stayingId: number, leavingId: number, joined: readonly JoinedPeriod[]): Promise<void> {
    const absorbed = joined.flatMap(({ absorbedIds }) => absorbedIds);
    if (absorbed.length > 0) await this.db.repo(RosterEntry).delete({ id: In(absorbed) });
    await this.db.repo(RosterEntry).update({ playerId: leavingId }, { playerId: stayingId });
    for (const { id, sortOrder, to } of joined) {
      await this.db.repo(RosterEntry).update(id, { sortOrder, validTo: to === null ? null : new Date(to) });
    }
  }

  /** Moves everything that only names the player. `overtakenIds` are pending invites that end here. */
  async moveRest(stayingId: number, leavingId: number, overtakenIds: readonly number[]): Promise<void> {
    if (overtakenIds.length > 0) {
      await this.db.repo(Invite).update({ id: In([...overtakenIds]) }, { status: CANCELLED, decidedAt: () => 'now()' });
    }
    await this.db.repo(Invite).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(Invite).update({ invitedByPlayerId: leavingId }, { invitedByPlayerId: stayingId });
    await this.db.repo(GameAccount).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(ApprovalRequest).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(PersonNote).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(Sanction).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(SeasonHonour).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(LineUpPlayer).update({ playerId: leavingId }, { playerId: stayingId });
    await this.db.repo(PlayerGameStats).update({ playerId: leavingId }, { playerId: stayingId });
  }

  /** Deletes the leaving player, whose addresses lead to the staying one, who gets the profile and the account. */
  async become(stayingId: number, leavingId: number, profile: MergedProfile, userId: number | null): Promise<void> {
    await this.db.repo(MergedPlayer).update({ intoPlayerId: leavingId }, { intoPlayerId: stayingId });
    await this.db.repo(MergedPlayer).insert({ playerId: leavingId, intoPlayerId: stayingId });
    // the account is free for the staying player only when the other one is gone
    await this.db.repo(Player).delete(leavingId);
    const columns = Object.fromEntries(MERGED_FIELDS.map((field) => [field, profile[field]]));
    await this.db.repo(Player).update(stayingId, { ...columns, userId });
  }
}
