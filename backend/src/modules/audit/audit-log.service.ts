import { Injectable } from '@nestjs/common';
import { differences } from '../../domain/difference.ts';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import { containing, rowsOf, type TablePage } from '../../platform/db/table-page.ts';
import type { AuditDetails, AuditFilter, AuditLogEntry } from './audit-log.ts';
import { AuditLogRepository } from './audit-log.repository.ts';

/** The log only grows: all of it at once are this many, and the way to the older ones. */
const MOST_AT_ONCE = 500;
/** A new schedule replaces hundreds of series; no one reads further. */
const MOST_CHANGES = 200;

/** What was taken away is kept whole beside its numbers, to be brought back from; it is not for reading. */
const KEPT = /^removed(?:\.|$)/;

/** Reads what staff did. */
@Injectable()
export class AuditLogService {
  constructor(private readonly log: AuditLogRepository) {}

  /** The newest first. `first` is null for as many as there are at once: 500. Refuses a day that no calendar has. */
  async page(filter: Omit<AuditFilter, 'first'> & { first: number | null }): Promise<TablePage<AuditLogEntry>> {
    for (const field of ['fromDay', 'toDay'] as const) {
      if (filter[field] !== null) StockholmTime.parse(`${filter[field]} 00:00`, field);
    }
    const { limit, offset } = rowsOf({ first: filter.first ?? MOST_AT_ONCE, offset: filter.offset });
    const asked = { ...filter, text: containing(filter.text), first: Math.min(limit, MOST_AT_ONCE), offset };
    const [items, total] = await Promise.all([this.log.findPage(asked), this.log.count(asked)]);
    return { items, total };
  }

  /** What the act changed, at most 200 leaves of it; null when there is no such entry. */
  async details(id: number): Promise<AuditDetails | null> {
    const stored = await this.log.findStored(id);
    if (!stored) return null;
    const changes = differences(stored.before, stored.after).filter(({ path }) => !KEPT.test(path));
    return { changes: changes.slice(0, MOST_CHANGES), changeCount: changes.length, requestId: stored.requestId };
  }
}
