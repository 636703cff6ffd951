import type { Actor } from '../../domain/actor.ts';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { LeagueError } from '../../domain/league-error.ts';

/** A request, for its kind. Until the decision, only the status can change. */
export interface StoredRequest<Payload extends object = object> {
  id: number;
  kind: RequestKindName;
  status: ApprovalStatus;
  /** The account that asks. */
  userId: number;
  /** The asker's player; for a game account the player who gets it. */
  playerId: number | null;
  teamId: number | null;
  inviteId: number | null;
  payload: Payload;
}

/** What is stored when a person asks. */
export type NewRequest = Pick<StoredRequest, 'kind' | 'userId' | 'payload'> &
  Partial<Pick<StoredRequest, 'playerId' | 'teamId' | 'inviteId'>>;

/** What staff choose when they accept: for a claim, the player. */
export interface AcceptChoice {
  playerId?: number | null | undefined;
  nickname?: string | null | undefined;
}

/** Who decides, and whether it is their own matter (R17). */
export interface Decider {
  actor: Actor;
  isOwn: boolean;
}

/** The player or team of an accepted request, where it was not known before. */
export type RequestLinks = Partial<Pick<StoredRequest, 'playerId' | 'teamId'>> & {
  /** For a claim: the chosen player's name before the link. */
  oldNickname?: string;
};

/**
 * All that is special to one kind of request. Each kind has its own `submit`, which is not listed here because its
 * parameters differ. The methods run in the transaction that decides.
 */
export interface RequestKind<Payload extends object = object> {
  /** False for a claim: staff can only accept it. */
  readonly isDeniable: boolean;

  /**
   * Locks the rows that `accept` changes, before the request itself is locked. All code locks in this order. Returns
   * the reason when the request has become pointless, and the request is then cancelled; otherwise null. Throws when
   * staff themselves can solve the problem.
   */
  examine(request: StoredRequest<Payload>, choice: AcceptChoice): Promise<LeagueError | null>;

  /** Carries out the request. Its status is already set. `by` is for what the audit should know beside the decision. */
  accept(request: StoredRequest<Payload>, choice: AcceptChoice, by: Decider): Promise<RequestLinks>;
}
