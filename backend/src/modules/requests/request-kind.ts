import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { LeagueError } from '../../domain/league-error.ts';

/** A request as its kind sees it; everything but the status stays as it was submitted until it is decided. */
export interface StoredRequest<Payload extends object = object> {
  id: number;
  kind: RequestKindName;
  status: ApprovalStatus;
  /** Who asks. */
  userId: number;
  playerId: number | null;
  teamId: number | null;
  inviteId: number | null;
  payload: Payload;
}

/** What an asker submits. */
export type NewRequest = Pick<StoredRequest, 'kind' | 'userId' | 'payload'> &
  Partial<Pick<StoredRequest, 'playerId' | 'teamId' | 'inviteId'>>;

/** What staff add when they accept: for a claim, the player. */
export interface AcceptChoice {
  playerId?: number | null | undefined;
  nickname?: string | null | undefined;
}

/** What an accepted request is about from now on, where it was not known before. */
export type RequestLinks = Partial<Pick<StoredRequest, 'playerId' | 'teamId'>> & {
  /** Of a claim: what the chosen player was called before the link. */
  oldNickname?: string;
};

/**
 * The whole story of one kind of request, except how it is submitted: that takes what the kind needs. All of it runs
 * in the transaction that decides.
 */
export interface RequestKind<Payload extends object = object> {
  /** False for a claim, which staff can only accept. */
  readonly isDeniable: boolean;

  /**
   * Locks what accepting changes, in the order that everyone keeps, and before the request itself. Answers why there
   * is nothing to accept any more, which cancels the request; null when nothing stands in the way. Throws what staff
   * can do something about.
   */
  examine(request: StoredRequest<Payload>, choice: AcceptChoice): Promise<LeagueError | null>;

  /** Carries it out. The request is decided already. */
  accept(request: StoredRequest<Payload>, choice: AcceptChoice): Promise<RequestLinks>;
}

/** The refusal with which `work` ends; null when it does not. Only for work that opens no transaction of its own. */
export async function refusalOf(work: () => void | Promise<void>): Promise<LeagueError | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof LeagueError) return error;
    throw error;
  }
}
