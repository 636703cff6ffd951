import { Injectable } from '@nestjs/common';
import type { SixMansRank } from '../../../domain/competition/six-mans.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { playerRefSql } from '../../refs/ref.read.ts';
import { sixMansStandingSql } from '../six-mans-standing.read.ts';
import type { SixMansStanding } from '../six-mans-standing.ts';
import type { PlayedSixMans, SixMansName, SixMansPoint } from './six-mans.ts';

/** A person with their standing. */
export interface StandingRow extends SixMansName {
  standing: SixMansStanding;
}

/** The lowest Elo of a rank. */
export interface FloorRow {
  rank: SixMansRank;
  fromElo: number;
}

const NAME = `'name', coalesce(p.nickname, sp.name), 'player', case when p.id is not null then ${playerRefSql('p')} end`;

const LEADERBOARD = namedRead<StandingRow>(
  'six-mans-standings',
  `select coalesce(p.nickname, sp.name) as name, case when p.id is not null then ${playerRefSql('p')} end as player,
         ${sixMansStandingSql('last')} as standing
    from six_mans_player sp
    join lateral (select * from six_mans_result r where r.six_mans_player_id = sp.id order by r.games desc limit 1) last on true
    left join player p on p.id = sp.player_id
   order by last.elo_after desc, last.peak desc, last.wins desc, ${nameOrder('coalesce(p.nickname, sp.name)')}, sp.id`,
);

const CURVE = namedRead<SixMansPoint>(
  'six-mans-curve',
  `select s.id as "seriesId", ${instantSql('s.played_at')} as "playedAt", r.elo_after as elo, r.is_winner as "isWin"
    from six_mans_player sp
    join lateral (select * from six_mans_result own where own.six_mans_player_id = sp.id
                   order by own.games desc limit $2) r on true
    join six_mans_series s on s.id = r.series_id
   where sp.player_id = $1
   order by r.games`,
);

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

const SERIES_PAGE = namedRead<PlayedSixMans>(
  'six-mans-series',
  `${SERIES} order by s.played_at desc, s.id desc limit $1 offset $2`,
);

const SERIES_BY_ID = namedRead<PlayedSixMans>('six-mans-one', `${SERIES} where s.id = $1`);

const SERIES_COUNT = namedRead<{ count: number }>(
  'six-mans-count',
  'select count(*)::int as count from six_mans_series',
);

const FLOORS = namedRead<FloorRow>(
  'six-mans-floors',
  'select rank, from_elo as "fromElo" from six_mans_floor order by from_elo desc',
);

/** Reads 6mans, with one statement for each method. */
@Injectable()
export class SixMansRepository {
  constructor(private readonly db: Db) {}

  /** The leaderboard, the best first. */
  findStandings(): Promise<StandingRow[]> {
    return this.db.read(LEADERBOARD);
  }

  findFloors(): Promise<FloorRow[]> {
    return this.db.read(FLOORS);
  }

  /** A player's latest series, in the order of play. */
  findCurve(playerId: number, most: number): Promise<SixMansPoint[]> {
    return this.db.read(CURVE, [playerId, most]);
  }

  /** The ledger's series, the latest first. */
  findSeries(first: number, offset: number): Promise<PlayedSixMans[]> {
    return this.db.read(SERIES_PAGE, [first, offset]);
  }

  async findOne(id: number): Promise<PlayedSixMans | null> {
    return (await this.db.read(SERIES_BY_ID, [id]))[0] ?? null;
  }

  async countSeries(): Promise<number> {
    return (await this.db.read(SERIES_COUNT))[0]?.count ?? 0;
  }
}
