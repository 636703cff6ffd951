import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { allOrNone, checkedRows } from '../../../domain/refused-rows.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import { chosenTogether } from '../../../domain/series/series-together.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { RoomsService } from '../../chat/rooms.service.ts';
import { SeriesPlanRepository } from './series-plan.repository.ts';
import type { PlannableSeries } from './series-plan.repository.ts';

/** A chosen series, with the version that the caller saw. */
export interface ChosenSeries {
  seriesId: number;
  version: number;
}

/**
 * One act on many chosen series, of any divisions: all or none, in one transaction, with an entry in the log for each.
 * A refusal names every refused series.
 */
@Injectable()
export class SeriesTogetherService {
  constructor(
    private readonly db: Db,
    private readonly plans: SeriesPlanRepository,
    private readonly audit: AuditService,
    private readonly rooms: RoomsService,
  ) {}

  /** Sets or clears the stream. A series that has it already, or has none, stays as it is. Returns how many changed. */
  async stream(actor: Actor, chosen: readonly ChosenSeries[], isStreamed: boolean): Promise<number> {
    const rows = chosenTogether(chosen);
    return this.db.transaction(async () => {
      const held = new Map<number, PlannableSeries | null>();
      for (const { seriesId } of rows) held.set(seriesId, await this.plans.lockById(seriesId, actor.playerId));
      const checked = checkedRows(
        rows,
        ({ seriesId }) => seriesId,
        (row) => ({ ...checkedSeries(actor, row, held.get(row.seriesId)), seriesId: row.seriesId }),
      );
      const changed = checked.filter((series) => series.isStreamed !== isStreamed);
      for (const { seriesId, scheduledAt, isStreamed: was, isOwnTeam } of changed) {
        await this.plans.update(seriesId, { scheduledAt, isStreamed });
        await this.audit.record(actor, {
          act: 'series.plan',
          objectKind: 'series',
          objectId: seriesId,
          before: { scheduledAt, isStreamed: was },
          after: { scheduledAt, isStreamed },
          isOwnTeam,
        });
      }
      return changed.length;
    });
  }

  /** Opens the rooms of series in the chat, or closes them. Returns how many. */
  async changeRooms(actor: Actor, seriesIds: readonly number[], isOpen: boolean): Promise<number> {
    const rows = chosenTogether(seriesIds.map((seriesId) => ({ seriesId })));
    await this.db.transaction(() =>
      allOrNone(
        rows,
        ({ seriesId }) => seriesId,
        ({ seriesId }) => (isOpen ? this.rooms.open(actor, seriesId) : this.rooms.close(actor, seriesId)),
      ),
    );
    return rows.length;
  }
}

function checkedSeries(
  actor: Actor,
  { version }: ChosenSeries,
  series: PlannableSeries | null | undefined,
): PlannableSeries {
  if (!series) throw new LeagueError('SERIES_NOT_FOUND', 'match.could-not-find');
  SeriesReport.assertMayChange(actor, series);
  if (version !== series.version) {
    throw new LeagueError('SERIES_CHANGED_MEANWHILE', 'api.series.changed-meanwhile');
  }
  return series;
}
