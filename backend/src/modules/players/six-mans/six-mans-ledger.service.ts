import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as SixMans from '../../../domain/competition/six-mans.ts';
import type { RankFloors } from '../../../domain/competition/six-mans.ts';
import { cleanLine } from '../../../domain/text.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { versionOf } from '../../../platform/value-version.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import type { ReportedPerson, SixMansReport } from './six-mans.ts';
import { SixMansLedgerRepository } from './six-mans-ledger.repository.ts';

const NAME_MAX = 100;

/** There is only one set of limits, so the audit has no id for it. */
const THE_FLOORS = 0;

/**
 * Writes the 6mans ledger (R8). When a series is added or deleted in the middle, all later lines are computed again, so
 * that the ledger always fits the series.
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
   * Adds a series and returns its id; `actor` is null for the bot. Refuses fewer than six different people
   * (INVALID_INPUT), an unknown player (NOT_FOUND), a known reference (ALREADY_REPORTED), and the same result of the same six
   * moments ago, unless the caller says that it is another series (SAME_AGAIN).
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
      const series = { id, winners, losers, loserGames };
      // after the insert: a report that is sent twice is known by its reference
      const near = await this.ledger.findNear(id, report.playedAt ? null : now, SixMans.SAME_AGAIN_MS);
      SixMans.assertNotSameAgain(series, near, report.isAnother ?? false);
      await this.writeFrom(playedAt, id, [series]);
      if (actor) await this.record(actor, 'six-mans.report', id, undefined, await this.ledger.findTold(id));
      return id;
    });
  }

  /** Deletes a series, and computes all later ones again. Refuses an unknown series (NOT_FOUND). */
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

  /** Lets no one else write the ledger until the caller's transaction ends. */
  lockLedger(): Promise<void> {
    return this.ledger.lock();
  }

  /**
   * A player gets the series of another person, and all lines from their first series on are computed again. `personId`
   * is the player on the leaderboard; null when they have played no series. Needs the caller's transaction and `hold`.
   */
  async join(playerId: number, personId: number | null, leavingPersonId: number): Promise<void> {
    if (personId === null) return this.ledger.link(leavingPersonId, playerId);
    const renamed = (ids: readonly number[]) => ids.map((id) => (id === leavingPersonId ? personId : id));
    const later = await this.ledger.findAllFromFirstOf(leavingPersonId);
    await this.write(
      later.map(({ winners, losers, ...series }) => ({
        ...series,
        winners: renamed(winners),
        losers: renamed(losers),
      })),
      later,
    );
    await this.ledger.replacePerson(leavingPersonId, personId);
  }

  /**
   * Stores the ranks' limits. Refuses limits that do not fall from rank to rank (INVALID_INPUT with the rank), and a caller
   * who saw others than `seen` (CHANGED_MEANWHILE).
   */
  async saveFloors(actor: Actor, floors: RankFloors, seen?: RankFloors): Promise<void> {
    SixMans.assertFloors(floors);
    await this.db.transaction(async () => {
      const stored = await this.ledger.lockFloors();
      const before = byLetter(stored.map(({ rank, fromElo }) => [rank, fromElo]));
      if (seen)
        assertVersion(versionOf(byLetter(Object.entries(seen))), versionOf(before), 'api.six-mans.floors-changed');
      await this.ledger.updateFloors(floors);
      await this.audit.record(actor, {
        act: 'six-mans.floors',
        objectKind: 'six-mans-floors',
        objectId: THE_FLOORS,
        before: { floors: before },
        after: { floors: byLetter(Object.entries(floors)) },
      });
    });
  }

  /** Writes the lines of `added`, and again the lines of all later series. */
  private async writeFrom(playedAt: Date, id: number, added: readonly SixMans.SixMansSeries[]): Promise<void> {
    const later = await this.ledger.findAllAfter(playedAt, id);
    await this.write([...added, ...later], later);
  }

  /** Writes the lines of `series`, the last ones of the ledger, in place of those of `former`. */
  private async write(
    series: readonly SixMans.SixMansSeries[],
    former: readonly SixMans.SixMansSeries[],
  ): Promise<void> {
    await this.ledger.deleteResults(former.map(({ id }) => id));
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

/** The limits by the letter of their rank, in a fixed order. */
const byLetter = (floors: readonly (readonly [rank: string, fromElo: number])[]): Record<string, number> =>
  Object.fromEntries(
    floors.map(([rank, fromElo]) => [rank.toUpperCase(), fromElo] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

const nameMissing = () => new LeagueError('INVALID_INPUT', 'api.six-mans.who-is-missing', { field: 'players' });
