import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as DivisionRules from '../../../domain/competition/division.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import { Clock } from '../../../platform/clock.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { seenTaken } from '../taken/taken-series.ts';
import { SeriesTableRepository } from './series-table.repository.ts';
import type { SeriesTableFilter, SeriesTableRow } from './series-table.ts';

/** The staff's table of the series of all seasons, one page at a time. */
@Injectable()
export class SeriesTableService {
  constructor(
    private readonly table: SeriesTableRepository,
    private readonly clock: Clock,
  ) {}

  /** A page of series. Each says what the actor may do with it. */
  async page(actor: Actor, filter: SeriesTableFilter): Promise<TablePage<SeriesTableRow>> {
    const [page] = await this.pages(actor, [filter]);
    return page ?? { items: [], total: 0 };
  }

  /** A page for each filter, in their order. One statement. */
  async pages(actor: Actor, filters: readonly SeriesTableFilter[]): Promise<TablePage<SeriesTableRow>[]> {
    const found = await this.table.findPages(filters, { actor, now: this.clock.now() });
    return found.map(({ items, total }) => ({
      items: items.map(({ divisionAdminUserId, isOwnTeam, taken, ...plan }) => ({
        ...plan,
        isOwnTeam,
        taken: seenTaken(taken, actor),
        mayRun: DivisionRules.mayRun(actor, { divisionAdminUserId }),
        mayChange: SeriesReport.mayChange(actor, { divisionAdminUserId, isOwnTeam }),
      })),
      total,
    }));
  }

  lastWeek(): Promise<number> {
    return this.table.findLastWeek();
  }
}
