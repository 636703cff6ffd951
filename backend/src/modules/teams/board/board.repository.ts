import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { alreadyAsked } from '../../../domain/teams/board.ts';
import type { BoardTerms } from '../../../domain/teams/board.ts';
import { INVITE_STATUS_IDS } from '../../../domain/teams/invite.ts';
import { ROSTER_LIMIT } from '../../../domain/teams/roster.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { playerRefSql, teamRefSql } from '../../refs/ref.read.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { User } from '../../auth/users/user.entity.ts';
import { Player } from '../../players/player.entity.ts';
import { BoardAsk } from './board-ask.entity.ts';
import { BoardEntry } from './board-entry.entity.ts';

/** What every entry shows. Times are ISO text in UTC. */
interface ShownEntry {
  id: number;
  rank: string;
  platform: string | null;
  evenings: number[];
  words: string;
  createdAt: string;
  expiresAt: string;
}

/** A team on the board. */
export interface BoardTeam extends ShownEntry {
  team: TeamRef;
  freePlaces: number;
  /** The reader has asked it for a place. */
  isAsked: boolean;
}

/** A player on the board. */
export interface BoardPlayer extends ShownEntry {
  player: PlayerRef;
}

/** A player who has asked a team. */
export interface TeamAsk {
  id: number;
  player: PlayerRef;
  createdAt: string;
}

/** Whose an entry is. */
export type BoardOwner = { playerId: number } | { teamId: number };

const MOST = 200;
const PENDING = INVITE_STATUS_IDS.pending;
const SHOWN = `e.id, e.rank, e.platform, to_json(e.evenings) as evenings, e.words, ${instantSql('e.created_at')} as "createdAt",
          ${instantSql('e.expires_at')} as "expiresAt"`;
const PLACES = `(${ROSTER_LIMIT} - (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null)
          - (select count(*)::int from invite i where i.team_id = t.id and i.status = ${PENDING}))`;

/** $1 now, $2 only this team; null: all, $3 the reader's player, if any. */
const TEAMS = namedRead<BoardTeam>(
  'board-teams',
  `select ${SHOWN}, ${teamRefSql('t')} as team, ${PLACES} as "freePlaces",
          exists (select 1 from board_ask a where a.team_id = t.id and a.player_id = $3::int) as "isAsked"
     from board_entry e join team t on t.id = e.team_id
    where e.expires_at > $1 and ($2::int is null or t.id = $2) and t.is_active and ${PLACES} > 0
    order by e.created_at desc, e.id desc limit ${MOST}`,
);

/** $1 now. A player whom a ban or a suspension stops today is not shown. */
const PLAYERS = namedRead<BoardPlayer>(
  'board-players',
  `select ${SHOWN}, ${playerRefSql('p')} as player
     from board_entry e join player p on p.id = e.player_id
    where e.expires_at > $1 and p.user_id is not null
      and not exists (select 1 from sanction s where s.player_id = p.id and s.kind <> 'warning' and s.lifted_at is null
                         and s.starts_on <= ($1::timestamptz at time zone 'Europe/Stockholm')::date
                         and (s.ends_on is null or s.ends_on >= ($1::timestamptz at time zone 'Europe/Stockholm')::date))
    order by e.created_at desc, e.id desc limit ${MOST}`,
);

/** $1 the team. Who is invited meanwhile has their answer. */
const ASKS = namedRead<TeamAsk>(
  'board-asks',
  `select a.id, ${playerRefSql('p')} as player, ${instantSql('a.created_at')} as "createdAt"
     from board_ask a join player p on p.id = a.player_id
    where a.team_id = $1 and p.user_id is not null
      and not exists (select 1 from invite i where i.team_id = $1 and i.player_id = p.id and i.status = ${PENDING})
    order by a.id desc limit ${MOST}`,
);

/** Storage of the board. Methods that write need the caller's transaction. */
@Injectable()
export class BoardRepository {
  constructor(private readonly db: Db) {}

  findTeams(at: Date, readerId: number | null): Promise<BoardTeam[]> {
    return this.db.read(TEAMS, [at, null, readerId]);
  }

  findPlayers(at: Date): Promise<BoardPlayer[]> {
    return this.db.read(PLAYERS, [at]);
  }

  findAsks(teamId: number): Promise<TeamAsk[]> {
    return this.db.read(ASKS, [teamId]);
  }

  /** Stores an entry in the place of the earlier one of its owner. */
  async replace(owner: BoardOwner, terms: BoardTerms, createdAt: Date, expiresAt: Date): Promise<void> {
    await this.deleteByOwner(owner);
    await this.db.repo(BoardEntry).insert({ ...owner, ...terms, evenings: [...terms.evenings], createdAt, expiresAt });
  }

  async deleteByOwner(owner: BoardOwner): Promise<void> {
    await this.db.repo(BoardEntry).delete(owner);
  }

  /** Removes an entry, and says whose it was; null when there is none. */
  async deleteById(id: number): Promise<Pick<BoardEntry, 'playerId' | 'teamId'> | null> {
    const entry = await this.db.repo(BoardEntry).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (entry) await this.db.repo(BoardEntry).delete(id);
    return entry;
  }

  async deleteExpiredBefore(before: Date): Promise<void> {
    await this.db.repo(BoardEntry).delete({ expiresAt: LessThan(before) });
  }

  async isTeamListed(teamId: number, at: Date): Promise<boolean> {
    return (await this.db.read(TEAMS, [at, teamId, null])).length > 0;
  }

  async findNickname(playerId: number): Promise<string> {
    return (await this.db.repo(Player).findOneByOrFail({ id: playerId })).nickname;
  }

  async findDiscordId(userId: number): Promise<string> {
    return (await this.db.repo(User).findOneByOrFail({ id: userId })).discordId;
  }

  /** Refuses a second ask of the same team (SAME_AGAIN). */
  async insertAsk(playerId: number, teamId: number, createdAt: Date): Promise<void> {
    await this.db
      .repo(BoardAsk)
      .insert({ playerId, teamId, createdAt })
      .catch((error: unknown) => translateConstraint(error, { board_ask_one: alreadyAsked }));
  }
}
