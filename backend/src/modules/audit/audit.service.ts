import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { differences } from '../../domain/difference.ts';
import { LeagueError } from '../../domain/league-error.ts';
import { requestId } from '../../platform/logging/request-context.ts';
import { AuditRepository } from './audit.repository.ts';
import type { StaffActName } from './staff-acts.ts';

/** Something that staff did: to what, and what was there before and after, in the act's own shape. */
export interface StaffAct {
  /** `<kind>.<verb>`: `division.create`, `series.report`. A new one is listed in staff-acts.ts. */
  act: StaffActName;
  objectKind: string;
  objectId: number;
  before?: unknown;
  after?: unknown;
  /** What the act says of itself and changes nothing by: which team, how a schedule was drawn. Kept with `after`. */
  about?: Record<string, unknown>;
  /** The act is about the actor's own team or person: only an admin's can be, and it is marked (T06). */
  isOwnTeam?: boolean;
}

/** Writes down what staff do (T85). */
@Injectable()
export class AuditService {
  constructor(private readonly entries: AuditRepository) {}

  /**
   * Call it inside the transaction of the act: both are stored, or neither. No one acts unnamed. An act that has a before
   * and an after, and changed nothing, is no entry.
   */
  async record({ userId }: Actor, { about, ...act }: StaffAct): Promise<void> {
    if (userId === null) throw new LeagueError('INVALID_INPUT', 'api.error.unauthenticated', {}, 'forbidden');
    if (isUnchanged(act)) return;
    const after = about ? { ...about, ...(act.after as object) } : act.after;
    await this.entries.insert({ actorUserId: userId, requestId: requestId() ?? null, ...act, after });
  }

  /** What entries say about erased people goes after 24 months; that something was done, by whom and when, stays. */
  forgetErased(): Promise<number> {
    return this.entries.forgetErased();
  }
}

/** As it is stored: dates are text then. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const isUnchanged = ({ before, after }: Pick<StaffAct, 'before' | 'after'>): boolean =>
  before !== undefined && after !== undefined && differences(stored(before), stored(after)).length === 0;
