import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import type { Side } from '../../domain/sides.ts';
import { isAnnulledSql, seriesTeamsSql } from '../seasons/divisions/annulled.read.ts';

/** A series in which a player had a row in at least one game, and on which side. */
export interface PlayedSeries {
  seriesId: number;
  side: Side;
  homeGames: number;
  awayGames: number;
}

const MOST = 5;

/** Annulled series count for nobody (R5). */
const LATEST = namedRead<PlayedSeries>(
  'player-form',
  `select s.id as "seriesId", own.side, s.home_games as "homeGames", s.away_games as "awayGames"
     from (select g.series_id, min(r.side) as side from player_game_stats r join game g on g.id = r.game_id
            where r.player_id = $1 group by g.series_id) own
     join series s on s.id = own.series_id ${seriesTeamsSql('s', 'h', 'a')}
    where s.home_games is not null and not ${isAnnulledSql('h', 'a')}
    order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc limit ${MOST}`,
);

/** Reads which series a player has played in. */
@Injectable()
export class PlayerFormRepository {
  constructor(private readonly db: Db) {}

  /** The latest five, the newest first. */
  findLatest(playerId: number): Promise<PlayedSeries[]> {
    return this.db.read(LATEST, [playerId]);
  }
}
