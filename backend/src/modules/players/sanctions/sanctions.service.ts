import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import * as SanctionNotices from '../../../domain/messages/sanction-notices.ts';
import * as Sanction from '../../../domain/people/sanction.ts';
import type { NewSanction, SanctionTexts } from '../../../domain/people/sanction.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { containingPattern, rowsOf } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import type { ListedSanction, PointsDecision, SanctionFilter, StoredSanction } from './sanction.ts';
import { SanctionsRepository } from './sanctions.repository.ts';
import type { Sanctioned } from './sanctions.repository.ts';

/** A sanction, and the version that the caller saw. */
export interface SanctionTarget {
  id: number;
  version: number;
}

/** A locked sanction that is about to be changed. */
interface LockedSanction {
  stored: StoredSanction;
  subject: Sanctioned;
  at: Date;
}

/** Admins decide, change and lift sanctions (R24). Each is one transaction with an entry in the audit and a notice. */
@Injectable()
export class SanctionsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly sanctions: SanctionsRepository,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** A page of the sanctions. The domain computes what is in force, so they are filtered here; there are some hundred. */
  async page({
    text,
    kind,
    isInForce,
    playerId,
    teamId,
    ...slice
  }: SanctionFilter): Promise<TablePage<ListedSanction>> {
    const at = this.clock.now();
    const stored = await this.sanctions.findAll(containingPattern(text), { kind, playerId, teamId });
    const all = stored.map((row) => listed(row, at));
    const found = all.filter(({ state }) => isInForce === null || (state === 'inForce') === isInForce);
    const { limit, offset } = rowsOf(slice);
    return { items: found.slice(offset, offset + limit), total: found.length };
  }

  /** All sanctions of a player, the newest first. */
  async ofPlayer(playerId: number): Promise<ListedSanction[]> {
    const at = this.clock.now();
    const stored = await this.sanctions.findAll('', { kind: null, playerId, teamId: null });
    return stored.map((row) => listed(row, at));
  }

  /** Points that staff took from teams or gave them, which the pages of their divisions decide. */
  points(text: string, teamId: number | null): Promise<PointsDecision[]> {
    return this.sanctions.findPoints(containingPattern(text), teamId);
  }

  /** Decides a sanction. Refuses an impossible one (INVALID_INPUT), and an unknown player or team (NOT_FOUND). */
  add(actor: Actor, typed: NewSanction): Promise<ListedSanction> {
    const sanction = Sanction.assertSanction(typed);
    return this.db.transaction(async () => {
      const subject = await this.sanctions.lockSubject(sanction, actor);
      if (!subject) {
        const field = sanction.playerId === null ? 'teamId' : 'playerId';
        throw new LeagueError('NOT_FOUND', 'api.sanction.no-such-subject', { field });
      }
      const at = this.clock.now();
      const id = await this.sanctions.insertSanction(sanction, actor.userId, at);
      await this.tell(subject, SanctionNotices.sanctionDecided(sanction), sanction.teamId);
      await this.tellCaptain(subject, (player) => SanctionNotices.decidedForCaptain(player, sanction));
      return this.recorded(actor, 'sanction.add', { id, subject, at });
    });
  }

  /**
   * Changes what is written about a sanction. Refuses an unknown one (NOT_FOUND) and a caller who has not seen the latest
   * version (CHANGED_MEANWHILE). A new reason is told.
   */
  change(actor: Actor, target: SanctionTarget, typed: SanctionTexts): Promise<ListedSanction> {
    const texts = Sanction.assertTexts(typed);
    return this.db.transaction(async () => {
      const { stored, subject, at } = await this.lockSanction(actor, target);
      await this.sanctions.updateTexts(stored.id, texts);
      if (texts.reasonSv !== stored.reasonSv || texts.reasonEn !== stored.reasonEn) {
        await this.tell(subject, SanctionNotices.reasonChanged({ ...stored, ...texts }), teamIdOf(stored));
      }
      return this.recorded(actor, 'sanction.change', { id: stored.id, subject, at, before: stored });
    });
  }

  /** Ends a sanction before its end. Refuses the same as `change`, and a sanction that is over (SANCTION_OVER). */
  lift(actor: Actor, target: SanctionTarget, text: string): Promise<ListedSanction> {
    const reason = Sanction.assertReason(text, 'reason');
    return this.db.transaction(async () => {
      const { stored, subject, at } = await this.lockSanction(actor, target);
      Sanction.assertMayLift(stored, at);
      await this.sanctions.lift(stored.id, reason, actor.userId, at);
      await this.tell(subject, SanctionNotices.sanctionLifted(stored), teamIdOf(stored));
      await this.tellCaptain(subject, (player) => SanctionNotices.liftedForCaptain(player, stored));
      return this.recorded(actor, 'sanction.lift', { id: stored.id, subject, at, before: stored });
    });
  }

  /** Locks the player or team first, as `add` does, and then the sanction. */
  private async lockSanction(actor: Actor, { id, version }: SanctionTarget): Promise<LockedSanction> {
    const known = await this.sanctions.findById(id);
    const subject = known && (await this.sanctions.lockSubject(subjectOf(known), actor));
    const stored = await this.sanctions.lockById(id);
    if (!stored || !subject) throw new LeagueError('NOT_FOUND', 'api.sanction.not-found');
    assertVersion(version, stored.version, 'api.sanction.changed-meanwhile');
    return { stored, subject, at: this.clock.now() };
  }

  private tell({ userId }: Sanctioned, notice: Notice, teamId: number | null): Promise<void> {
    return this.notices.notify(userId, notice, teamId === null ? {} : { teamId });
  }

  /** The captain of a player who is suspended names another one. */
  private async tellCaptain({ member }: Sanctioned, noticeOf: (player: string) => Notice | null): Promise<void> {
    const notice = member && noticeOf(member.nickname);
    if (notice) await this.notices.notify(member.captainUserId, notice, { teamId: member.teamId });
  }

  private async recorded(
    actor: Actor,
    act: StaffActName,
    { id, subject, at, before }: { id: number; subject: Sanctioned; at: Date; before?: StoredSanction },
  ): Promise<ListedSanction> {
    const stored = await this.sanctions.findById(id);
    if (!stored) throw new LeagueError('NOT_FOUND', 'api.sanction.not-found');
    const { playerId, teamId } = subjectOf(stored);
    await this.audit.record(actor, {
      act,
      objectKind: playerId === null ? 'team' : 'player',
      objectId: playerId ?? teamId ?? 0,
      before: before && recordOf(before),
      after: recordOf(stored),
      isOwnTeam: subject.isOwn,
    });
    return listed(stored, at);
  }
}

/** A sanction of a player also has the player's present team. */
const subjectOf = ({ player, team }: StoredSanction) =>
  player === null ? { playerId: null, teamId: team?.id ?? null } : { playerId: player.id, teamId: null };

const teamIdOf = (sanction: StoredSanction): number | null => subjectOf(sanction).teamId;

function listed(stored: StoredSanction, at: Date): ListedSanction {
  const { series: _series, userId: _userId, ...row } = stored;
  return { ...row, state: Sanction.stateOf(stored, at), seriesServed: Sanction.seriesServed(stored, at) };
}

/** What the audit stores. */
function recordOf(stored: StoredSanction) {
  const { kind, startsOn, endsOn, seriesCount, reasonSv, reasonEn, note, isPublic, liftedOn, liftReason } = stored;
  return { kind, startsOn, endsOn, seriesCount, reasonSv, reasonEn, note, isPublic, liftedOn, liftReason };
}
