import { Injectable } from '@nestjs/common';
import type { Fixture } from '../../../domain/competition/schedule.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { PlayerDivisionTotals } from '../../stats/player-division-totals.entity.ts';
import { Series } from '../series.entity.ts';

const WHOLE_SERIES = namedRead<{ series: unknown }>(
  'whole-series-of-division',
  `
  select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('games', (
           select coalesce(jsonb_agg(to_jsonb(g) || jsonb_build_object('rows', (
                    select coalesce(jsonb_agg(to_jsonb(p)), '[]') from player_game_stats p where p.game_id = g.id))), '[]')
             from game g where g.series_id = s.id)) order by s.id), '[]') as series
    from series s where s.division_id = $1`,
);

/** A series to be stored; without a time, or with one. */
export interface TimedFixture extends Fixture {
  scheduledAt: Date | null;
}

/** Storage of a division's schedule. Every method needs the transaction that holds the division. */
@Injectable()
export class ScheduleRepository {
  constructor(private readonly db: Db) {}

  /** All that is deleted when the schedule is replaced, in the shape that the audit stores. */
  async findWhole(divisionId: number): Promise<unknown> {
    return (await this.db.read(WHOLE_SERIES, [divisionId]))[0]?.series;
  }

  /** Deletes the series with their games, rows and sums, and stores the new fixtures in their order. */
  async replace(divisionId: number, fixtures: readonly TimedFixture[]): Promise<void> {
    const series = this.db.repo(Series);
    await this.db.repo(PlayerDivisionTotals).delete({ divisionId });
    await series.delete({ divisionId });
    const rows = fixtures.map((fixture) => ({ divisionId, ...fixture }));
    if (rows.length > 0) await series.insert(rows);
  }
}
