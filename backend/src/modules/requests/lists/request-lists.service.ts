import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { RequestKindName } from '../../../domain/requests/approval.ts';
import { mayDecide, requestNotFound } from '../../../domain/requests/approval.ts';
import type { ApprovalRequestRow, RequestFilter, RequestPage, StoredRequestRow } from '../approval-request.ts';
import { RequestListsRepository } from './request-lists.repository.ts';

const MOST_ON_A_PAGE = 100;
/** The documented list has no pages: it returns at most this many requests, pending ones first, then the newest. */
const MOST_AT_ONCE = 500;

/** Reads requests, for staff and for those who asked. */
@Injectable()
export class RequestListsService {
  constructor(private readonly lists: RequestListsRepository) {}

  /** A page of the inbox: pending requests with the oldest first, others with the newest first. `first` is 1 to 100. */
  async page(actor: Actor, filter: RequestFilter, first: number, after: number | null): Promise<RequestPage> {
    const size = Math.min(Math.max(first, 1), MOST_ON_A_PAGE);
    const [rows, total] = await Promise.all([
      this.lists.findPage(actor, filter, size + 1, after),
      this.lists.count(filter),
    ]);
    const items = rows.slice(0, size).map(seenBy(actor));
    return { items, nextAfter: rows.length > size ? (items.at(-1)?.id ?? null) : null, total };
  }

  /** All requests of these kinds that the asker has not taken back, at most 500. */
  async allOf(actor: Actor, kinds: readonly RequestKindName[]): Promise<ApprovalRequestRow[]> {
    return (await this.lists.findAllUncancelled(actor, kinds, MOST_AT_ONCE)).map(seenBy(actor));
  }

  /** The number of requests that wait for staff, of these kinds or of all. One that is put aside is not counted. */
  unprocessed(kinds: readonly RequestKindName[] | null = null): Promise<number> {
    return this.lists.count({ status: 'pending', kinds, isAside: false });
  }

  /** The caller's pending requests, oldest first, without the notes that staff write for each other. */
  async ownPending(actor: Actor): Promise<ApprovalRequestRow[]> {
    if (actor.userId === null) return [];
    return (await this.lists.findOwnPending(actor)).map(seenBy(actor)).map((request) => ({ ...request, aside: null }));
  }

  /** Refuses an unknown id with REQUEST_NOT_FOUND. */
  async byId(actor: Actor, id: number): Promise<ApprovalRequestRow> {
    const request = await this.lists.findById(actor, id);
    if (!request) throw requestNotFound();
    return seenBy(actor)(request);
  }

  /** The requests with these ids; unknown ids are left out. */
  async byIds(actor: Actor, ids: readonly number[]): Promise<ApprovalRequestRow[]> {
    return (await this.lists.findByIds(actor, ids)).map(seenBy(actor));
  }

  /** The kinds of a team's open requests, for its own players; an empty list for all others. */
  async openOf(actor: Actor, teamId: number): Promise<RequestKindName[]> {
    return actor.playerId === null ? [] : this.lists.findOpenKinds(teamId, actor.playerId);
  }
}

const seenBy =
  (actor: Actor) =>
  ({ isOfOwnTeam, ...row }: StoredRequestRow): ApprovalRequestRow => ({
    ...row,
    mayDecide: mayDecide(actor, { kind: row.kind, isOwn: row.isOwnTeam, isOfOwnTeam }),
  });
