import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { LeagueError } from '../../domain/league-error.ts';
import * as SixMans from '../../domain/competition/six-mans.ts';
import type { RankFloors } from '../../domain/competition/six-mans.ts';
import { cleanLine } from '../../domain/text.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { AuditService } from '../audit/audit.service.ts';
import type { StaffActName } from '../audit/staff-acts.ts';
import type { ReportedPerson, SixMansReport } from './six-mans.ts';
import { SixMansLedgerRepository } from './six-mans-ledger.repository.ts';

const NAME_MAX = 100;

/** There is one set of floors, so it has no id of its own. */
const THE_FLOORS = 0;

/**
 * Writes the 6mans ledger (R8). A series that is put in or taken out in the middle rewrites every line after it, so
 * that the ledger is always what the series say.
 */
@Injectable()
export class SixMansLedgerService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ledger: SixMansLedgerRepository,
    private readonly audit: AuditService,
  ) {}

  /**
   * Adds a series and answers its id; `actor` is null for the bot. Refuses six people who are not six
   * (INVALID_INPUT), an unknown player (NOT_FOUND) and a reference that is there already (ALREADY_REPORTED).
   */
  report(actor: Actor | null, report: SixMansReport): Promise<number> {
    return this.db.transaction(async () => {
      await this.ledger.lock();
      const now = this.clock.now();
      const playedAt = report.playedAt ?? now;
      const winners = await this.enterAll(report.winners);
      const losers = await this.enterAll(report.losers);
      SixMans.assertReportable({ playerIds: [...winners, ...losers], at: playedAt, now });
      const { loserGames, reference = null } = report;
      const facts = { playedAt, loserGames, reference, reportedByUserId: actor?.userId ?? null };
      const id = await this.ledger.insertSeries(facts);
      await this.writeFrom(playedAt, id, [{ id, winners, losers, loserGames }]);
      if (actor) await this.record(actor, 'six-mans.report', id, undefined, await this.ledger.findTold(id));
      return id;
    });
  }

  /** Takes a series back: everything after it is as if it had never been. Refuses an unknown one with NOT_FOUND. */
  undo(actor: Actor | null, id: number): Promise<void> {
    return this.db.transaction(async () => {
      await this.ledger.lock();
      const facts = await this.ledger.findFacts(id);
      if (!facts) throw new LeagueError('NOT_FOUND', 'api.six-mans.not-found');
      const told = await this.ledger.findTold(id);
      await this.ledger.deleteSeries(id);
      await this.writeFrom(facts.playedAt, id, []);
      if (actor) await this.record(actor, 'six-mans.undo', id, told, undefined);
    });
  }

  /** Says where the ranks begin. Refuses floors that do not fall (INVALID_INPUT, naming the rank). */
  async saveFloors(actor: Actor, floors: RankFloors): Promise<void> {
    SixMans.assertFloors(floors);
    await this.db.transaction(async () => {
      const before = await this.ledger.lockFloors();
      await this.ledger.updateFloors(floors);
      await this.audit.record(actor, {
        act: 'six-mans.floors',
        objectKind: 'six-mans-floors',
        objectId: THE_FLOORS,
        before: { floors: byLetter(before.map(({ rank, fromElo }) => [rank, fromElo])) },
        after: { floors: byLetter(Object.entries(floors)) },
      });
    });
  }

  /** Writes the lines of `added` and, again, of every series after that point. */
  private async writeFrom(playedAt: Date, id: number, added: readonly SixMans.SixMansSeries[]): Promise<void> {
    const later = await this.ledger.findAllAfter(playedAt, id);
    await this.ledger.deleteResults(later.map((series) => series.id));
    const series = [...added, ...later];
    const ids = new Set(series.flatMap(({ winners, losers }) => [...winners, ...losers]));
    const rows = SixMans.ledgerOf(series, await this.ledger.findForms([...ids]));
    await this.ledger.insertResults(rows);
  }

  private async enterAll(people: readonly ReportedPerson[]): Promise<number[]> {
    const ids: number[] = [];
    for (const person of people) ids.push(await this.enter(person));
    return ids;
  }

  private async enter({ playerId, discordId, name }: ReportedPerson): Promise<number> {
    if (playerId) {
      const player = await this.ledger.findPlayer(playerId);
      if (!player) throw new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'players' });
      return this.ledger.enter(player);
    }
    if (!discordId) throw nameMissing();
    const known = await this.ledger.findByAccount(discordId);
    if (known) return this.ledger.enter(known);
    const shown = cleanLine(name ?? '', 'players').slice(0, NAME_MAX);
    if (shown === '') throw nameMissing();
    return this.ledger.enter({ playerId: null, discordId, name: shown });
  }

  private record(actor: Actor, act: StaffActName, objectId: number, before: unknown, after: unknown): Promise<void> {
    return this.audit.record(actor, { act, objectKind: 'six-mans-series', objectId, before, after });
  }
}

/** Floors by the letter that a rank is known by, in one order. */
const byLetter = (floors: readonly (readonly [rank: string, fromElo: number])[]): Record<string, number> =>
  Object.fromEntries(
    floors.map(([rank, fromElo]) => [rank.toUpperCase(), fromElo] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const nameMissing = () => new LeagueError('INVALID_INPUT', 'api.six-mans.who-is-missing', { field: 'players' });
