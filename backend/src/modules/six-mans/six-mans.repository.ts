import { Injectable } from '@nestjs/common';
import type { SixMansRank } from '../../domain/competition/six-mans.ts';
import { Db } from '../../platform/db/db.ts';
import { instantSql, jsonListSql } from '../../platform/db/json-sql.ts';
import { playerRefSql } from '../refs/player-ref.ts';
import { sixMansStandingSql } from '../players/six-mans-standing.ts';
import type { SixMansStanding } from '../players/six-mans-standing.ts';
import type { PlayedSixMans, SixMansName, SixMansPoint } from './six-mans.ts';

/** Somebody with where he stands. */
export interface StandingRow extends SixMansName {
  standing: SixMansStanding;
}

/** Where a rank begins. */
export interface FloorRow {
  rank: SixMansRank;
  fromElo: number;
}

const NAME = `'name', coalesce(p.nickname, sp.name), 'player', case when p.id is not null then ${playerRefSql('p')} end`;

const LEADERBOARD = `
  select coalesce(p.nickname, sp.name) as name, case when p.id is not null then ${playerRefSql('p')} end as player,
         ${sixMansStandingSql('last')} as standing
    from six_mans_player sp
    join lateral (select * from six_mans_result r where r.six_mans_player_id = sp.id order by r.games desc limit 1) last on true
    left join player p on p.id = sp.player_id
   order by last.elo_after desc, last.peak desc, last.wins desc, lower(coalesce(p.nickname, sp.name)), sp.id`;

const CURVE = `
  select s.id as "seriesId", ${instantSql('s.played_at')} as "playedAt", r.elo_after as elo, r.is_winner as "isWin"
    from six_mans_player sp
    join lateral (select * from six_mans_result own where own.six_mans_player_id = sp.id
                   order by own.games desc limit $2) r on true
    join six_mans_series s on s.id = r.series_id
   where sp.player_id = $1
   order by r.games`;

const side = (isWinner: boolean) =>
  jsonListSql(`
    select json_build_object(${NAME}, 'eloBefore', r.elo_before, 'eloAfter', r.elo_after) as item
      from six_mans_result r join six_mans_player sp on sp.id = r.six_mans_player_id
      left join player p on p.id = sp.player_id
     where r.series_id = s.id and r.is_winner = ${isWinner} order by r.slot`);

const SERIES = `
  select s.id, ${instantSql('s.played_at')} as "playedAt", s.loser_games as "loserGames",
         ${side(true)} as winners, ${side(false)} as losers
    from six_mans_series s`;

/** Reads 6mans, one statement each. */
@Injectable()
export class SixMansRepository {
  constructor(private readonly db: Db) {}

  /** The best first. */
  findStandings(): Promise<StandingRow[]> {
    return this.db.read<StandingRow>('six-mans-standings', LEADERBOARD);
  }

  findFloors(): Promise<FloorRow[]> {
    return this.db.read<FloorRow>(
      'six-mans-floors',
      'select rank, from_elo as "fromElo" from six_mans_floor order by from_elo desc',
    );
  }

  /** A player's last series, the earliest of them first. */
  findCurve(playerId: number, most: number): Promise<SixMansPoint[]> {
    return this.db.read<SixMansPoint>('six-mans-curve', CURVE, [playerId, most]);
  }

  /** The latest first. */
  findSeries(first: number, offset: number): Promise<PlayedSixMans[]> {
    const sql = `${SERIES} order by s.played_at desc, s.id desc limit $1 offset $2`;
    return this.db.read<PlayedSixMans>('six-mans-series', sql, [first, offset]);
  }

  async findOne(id: number): Promise<PlayedSixMans | null> {
    return (await this.db.read<PlayedSixMans>('six-mans-one', `${SERIES} where s.id = $1`, [id]))[0] ?? null;
  }

  async countSeries(): Promise<number> {
    const rows = await this.db.read<{ count: number }>(
      'six-mans-count',
      'select count(*)::int as count from six_mans_series',
    );
    return rows[0]?.count ?? 0;
  }
}
