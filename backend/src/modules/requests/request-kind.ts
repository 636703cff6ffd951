import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { LeagueError } from '../../domain/league-error.ts';

/** A request, for its kind. Until the decision, only the status can change. */
export interface StoredRequest<Payload extends object = object> {
  id: number;
  kind: RequestKindName;
  status: ApprovalStatus;
  /** The account that asks. */
  userId: number;
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

  /** Carries out the request. Its status is already set. */
  accept(request: StoredRequest<Payload>, choice: AcceptChoice): Promise<RequestLinks>;
}
