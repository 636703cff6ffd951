import { Injectable } from '@nestjs/common';
import { FIELD_NUMBERS } from '../../../../domain/recordings/play/field-numbers.ts';
import { Db } from '../../../../platform/db/db.ts';
import { rowListSql } from '../../../../platform/db/json-sql.ts';
import { namedReadOfIds } from '../../../../platform/db/named-read.ts';
import { playerRefSql } from '../../../refs/ref.read.ts';
import { toSeriesFieldPlay } from './field-play.ts';
import type { SeriesFieldPlay, StoredFieldPlay } from './field-play.ts';

const NUMBERS = FIELD_NUMBERS.map((name) => `p.${name}`).join(', ');

/** Several series at once: their games, players and events as flat lists, which are nested here. */
const OF_SERIES = namedReadOfIds<StoredFieldPlay>(
  'series-field-play',
  (wanted) => `
  select wanted.id as "seriesId",
         ${rowListSql(`
      select g.number, f.map, f.is_standard_field as "isStandardField", f.active_seconds as "activeSeconds",
             f.in_play_seconds as "inPlaySeconds", f.overtime_seconds as "overtimeSeconds",
             f.home_possession_seconds as "homePossessionSeconds", f.away_possession_seconds as "awayPossessionSeconds",
             f.home_ball_in_own_half_seconds as "homeBallInOwnHalfSeconds",
             f.away_ball_in_own_half_seconds as "awayBallInOwnHalfSeconds",
             f.ball_heat as "ballHeat", f.track_digest as "trackDigest"
        from game g join game_field_play f on f.game_id = g.id where g.series_id = wanted.id order by g.number`)} as games,
         ${rowListSql(`
      select g.number, p.position, p.side, ${NUMBERS}, p.heat,
             case when pl.id is not null then ${playerRefSql('pl')} end as player
        from game g join player_field_play p on p.game_id = g.id
        left join player_game_stats r on r.game_id = p.game_id and r.side = p.side and r.slot = p.slot
        left join player pl on pl.id = r.player_id
       where g.series_id = wanted.id order by g.number, p.position`)} as players,
         ${rowListSql(`
      select g.number, e.kind, e.side, e.seconds, e.clock, e.is_overtime as "isOvertime",
             e.player_position as "playerPosition", e.other_position as "otherPosition", e.x, e.y, e.z, e.speed,
             e.is_own_goal as "isOwnGoal", e.is_counted_as_shot as "isCountedAsShot", e.kickoff_kind as "kickoffKind", e.kickoff_seconds as "kickoffSeconds",
             e.kickoff_winner as "kickoffWinner"
        from game g join field_event e on e.game_id = g.id where g.series_id = wanted.id order by g.number, e.position`)} as events
    from ${wanted}`,
);

/** Reads what is stored of the field. */
@Injectable()
export class FieldPlayRepository {
  constructor(private readonly db: Db) {}

  /** The field play of several series in one statement. */
  async findAllBySeries(seriesIds: readonly number[]): Promise<Map<number, SeriesFieldPlay>> {
    const rows = await this.db.read(...OF_SERIES(seriesIds));
    return new Map(rows.map((stored) => [stored.seriesId, toSeriesFieldPlay(stored)]));
  }
}
