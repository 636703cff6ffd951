import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { LineUpPlayer } from './line-up-player.entity.ts';
import { LineUp } from './line-up.entity.ts';
import type { NamedLineUp } from './week-ready.ts';

/** The line-ups of series `$1` that hold for its present start. */
const LINE_UPS = namedRead<NamedLineUp>(
  'line-ups',
  `
  select l.side, ${instantSql('l.named_at')} as "namedAt",
         (select json_agg(json_build_object('playerId', p.id, 'nickname', p.nickname) order by x.slot)
            from line_up_player x join player p on p.id = x.player_id
           where x.series_id = l.series_id and x.side = l.side) as players
    from line_up l join series s on s.id = l.series_id and s.scheduled_at = l.for_start
   where l.series_id = $1 order by l.side desc`,
);

/** Storage of line-ups. Methods that write need the caller's transaction. */
@Injectable()
export class ReadyRepository {
  constructor(private readonly db: Db) {}

  /** Those that hold, the home side's first. */
  findLineUps(seriesId: number): Promise<NamedLineUp[]> {
    return this.db.read(LINE_UPS, [seriesId]);
  }

  /** Stores a side's line-up, in the place of its earlier one. */
  async save(lineUp: LineUp, playerIds: readonly number[]): Promise<void> {
    const { seriesId, side } = lineUp;
    await this.db.repo(LineUp).upsert(lineUp, { conflictPaths: ['seriesId', 'side'] });
    await this.db.repo(LineUpPlayer).delete({ seriesId, side: side });
    await this.db
      .repo(LineUpPlayer)
      .insert(playerIds.map((playerId, index) => ({ seriesId, side, slot: index + 1, playerId })));
  }
}
