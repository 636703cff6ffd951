import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { allOrNone, checkedRows } from '../../../domain/refused-rows.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import { chosenInBulk } from '../../../domain/series/bulk-series.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { RoomsService } from '../../chat/rooms.service.ts';
import { SeriesTimesRepository } from './series-times.repository.ts';

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
export class BulkSeriesService {
  constructor(
    private readonly db: Db,
    private readonly times: SeriesTimesRepository,
    private readonly audit: AuditService,
    private readonly rooms: RoomsService,
  ) {}

  /** Sets or clears the stream. A series that has it already, or has none, stays as it is. Returns how many changed. */
  async stream(actor: Actor, chosen: readonly ChosenSeries[], isStreamed: boolean): Promise<number> {
    const rows = chosenInBulk(chosen);
    return this.db.transaction(async () => {
      const ids = rows.map(({ seriesId }) => seriesId);
      const series = await this.times.lockAll(ids, null, actor.playerId);
      const locked = new Map(series.map((one) => [one.id, one]));
      const checked = checkedRows(
        rows,
        ({ seriesId }) => seriesId,
        ({ seriesId, version }) => SeriesReport.changeableSeries(actor, locked.get(seriesId), version),
      );
      const changed = checked.filter((series) => series.isStreamed !== isStreamed);
      await this.times.saveAll(changed.map(({ id, scheduledAt }) => ({ id, scheduledAt, isStreamed })));
      for (const { id, scheduledAt, isStreamed: was, isOwnTeam } of changed) {
        await this.audit.record(actor, {
          act: 'series.plan',
          objectKind: 'series',
          objectId: id,
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
    const rows = chosenInBulk(seriesIds.map((seriesId) => ({ seriesId })));
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
