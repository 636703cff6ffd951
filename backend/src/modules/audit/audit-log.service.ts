import { Injectable } from '@nestjs/common';
import * as StockholmTime from '../../domain/stockholm-time.ts';
import { containingPattern, rowsOf, type TablePage } from '../../platform/db/table-page.ts';
import type { AuditDetails, AuditFilter, AuditLogEntry } from './audit-log.ts';
import { AuditLogRepository } from './audit-log.repository.ts';
import { CHANGED_THINGS } from './last-change.ts';
import type { ChangedThing, LastChange } from './last-change.ts';
import { resultsIn } from './shown-result.ts';
import { shownChanges } from './shown-changes.ts';

/** The largest number of entries on a page. Older entries are on the following pages. */
const MOST_AT_ONCE = 500;
/** The largest number of changes that are shown of an entry: a new schedule replaces hundreds of series. */
const MOST_CHANGES = 200;
/** The number of entries on the page of a person. The log has the rest. */
const LATEST = 15;

/** Reads the audit. */
@Injectable()
export class AuditLogService {
  constructor(private readonly log: AuditLogRepository) {}

  /**
   * Entries, the newest first. `first` null means the most that are returned at once: 500. Refuses a day that no
   * calendar has.
   */
  async page(filter: Omit<AuditFilter, 'first'> & { first: number | null }): Promise<TablePage<AuditLogEntry>> {
    for (const field of ['fromDay', 'toDay'] as const) {
      if (filter[field] !== null) StockholmTime.parseTime(`${filter[field]} 00:00`, field);
    }
    const { limit, offset } = rowsOf({ first: filter.first ?? MOST_AT_ONCE, offset: filter.offset });
    const asked = { ...filter, text: containingPattern(filter.text), first: Math.min(limit, MOST_AT_ONCE), offset };
    const [items, total] = await Promise.all([this.log.findPage(asked), this.log.count(asked)]);
    return { items, total };
  }

  /** The latest acts on a person: on their account, player, requests and membership. */
  aboutPerson(userId: number | null, playerId: number | null): Promise<AuditLogEntry[]> {
    return this.log.findAboutPerson(userId, playerId, LATEST);
  }

  /** Who changed a thing last, after a time; null when it was neither staff nor a captain in the match week. */
  lastChange(thing: ChangedThing, id: number, after: Date): Promise<LastChange | null> {
    const { objectKind, acts } = CHANGED_THINGS[thing];
    return this.log.findLastChange(objectKind, id, acts, after);
  }

  /** What the act changed: the results of a series, and at most 200 other values; null for an unknown entry. */
  async details(id: number): Promise<AuditDetails | null> {
    const stored = await this.log.findStored(id);
    if (!stored) return null;
    const { results, before, after } = resultsIn(stored.before, stored.after);
    return { results, ...shownChanges(before, after, MOST_CHANGES), requestId: stored.requestId };
  }
}
