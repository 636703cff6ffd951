import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { differencesBetween } from '../../domain/difference.ts';
import { LeagueError } from '../../domain/league-error.ts';
import * as OwnMatter from '../../domain/own-matter.ts';
import { requestId } from '../../platform/logging/request-context.ts';
import { AuditRepository } from './audit.repository.ts';
import type { StaffActName } from './staff-acts.ts';

/** An act of staff: the object, and the values before and after, in the act's own shape. */
export interface StaffAct {
  /** `<kind>.<verb>`: `division.create`, `series.report`. New acts are listed in staff-acts.ts. */
  act: StaffActName;
  objectKind: string;
  objectId: number;
  before?: unknown;
  after?: unknown;
  /** More about the act that is no change: which team, how a schedule was drawn. It is stored with `after`. */
  about?: Record<string, unknown>;
  /** The act is about the actor or their own team. Only an admin may do that, and it is marked (T06). */
  isOwnTeam?: boolean;
  /** The entry that this act takes back. */
  undoesId?: number;
}

/** Stores what staff do (T85). */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  /**
   * Call it inside the act's transaction: both are stored, or neither. An actor without an account is an error. An act
   * whose values before and after are the same is not stored. Every act in an own matter passes here, so here it is
   * refused (OWN_TEAM) when the league wants another admin for it (R17).
   */
  async record({ userId }: Actor, { about, ...act }: StaffAct): Promise<void> {
    if (userId === null) throw new LeagueError('INVALID_INPUT', 'api.error.unauthenticated', {}, 'forbidden');
    if (isUnchanged(act)) return;
    if (act.isOwnTeam) OwnMatter.assertAllowedBy(await this.ownMatterRule());
    const after = about ? { ...about, ...(act.after as object) } : act.after;
    await this.entries.insertEntry({ actorUserId: userId, requestId: requestId() ?? null, ...act, after });
  }

  /** What the league demands of admins in their own matters. */
  ownMatterRule(): Promise<OwnMatter.OwnMatterRule> {
    return this.entries.findOwnMatterRule();
  }

  /** Values about erased people are deleted after 24 months. The act, its actor and its time stay. */
  forgetErased(): Promise<number> {
    return this.entries.forgetErased();
  }

  /** Deletes what acts before this time changed. They cannot be taken back any more; their entries stay. */
  forgetChangesBefore(at: Date): Promise<void> {
    return this.entries.deleteChangesBefore(at);
  }

  /**
   * Deletes what members of the association had written where it was replaced or deleted before this time: somebody who has left
   * is not kept for the sake of an undo.
   */
  forgetMembersBefore(at: Date): Promise<void> {
    return this.entries.forgetRowsBefore(['association_member', 'membership'], at);
  }
}

/** The values as the database stores them, where dates are text. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const isUnchanged = ({ before, after }: Pick<StaffAct, 'before' | 'after'>): boolean =>
  before !== undefined && after !== undefined && differencesBetween(stored(before), stored(after)).length === 0;
