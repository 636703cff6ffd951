import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import { mayStay, noMemberReason } from '../../../domain/people/login.ts';
import type { NoMemberReason } from '../../../domain/people/login.ts';
import { EXPLANATION_MAX, requestNotFound, stillStopped } from '../../../domain/requests/approval.ts';
import { cleanLines } from '../../../domain/text.ts';
import { HelpTickets } from '../../../platform/crypto/help-tickets.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { LoginHelpRepository } from '../help/login-help.repository.ts';
import type { LoginStanding } from '../help/login-help.repository.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/** What the person wrote, and why their login was stopped then. */
export interface LoginHelpPayload {
  helpText: string;
  stoppedBy: NoMemberReason;
}

/** From one address: a family may share it. An account has one open request, and as many requests as others have (R10). */
const ASKED: Limit = { name: 'login-help', calls: 10, seconds: 3600 };

/**
 * A person whose login was stopped for want of a membership asks staff for help (R12). They have no session: the ticket of the
 * stopped login says who they are.
 */
@Injectable()
export class LoginHelpRequest implements RequestKind<LoginHelpPayload> {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly standings: LoginHelpRepository,
    private readonly tickets: HelpTickets,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Refuses a ticket that is not ours or has expired (INVALID_INPUT), an account that may log in by now (NOTHING_CHANGED), and
   * one that has asked already (ALREADY_REQUESTED).
   */
  async submit(ticket: string, typed: string, caller: string): Promise<number> {
    await this.limiter.take(ASKED, caller);
    const userId = this.tickets.accountOf(ticket);
    if (userId === null) throw new LeagueError('INVALID_INPUT', 'api.login-help.expired', { field: 'ticket' });
    const helpText = cleanLines(typed, 'text');
    if (helpText.length > EXPLANATION_MAX) {
      throw new LeagueError('INVALID_INPUT', 'api.error.too-long', { field: 'text', params: { max: EXPLANATION_MAX } });
    }
    return this.open.submit({ ...ANONYMOUS, userId }, async () => {
      const standing = await this.standingOf(userId);
      if (mayStay(standing)) throw new LeagueError('NOTHING_CHANGED', 'api.login-help.not-needed');
      return { kind: 'loginHelp', userId, payload: { helpText, stoppedBy: noMemberReason(standing) } };
    });
  }

  /** Staff accept when they have helped: an account that is still stopped is refused (NOTHING_CHANGED), and the request waits. */
  async examine({ userId }: StoredRequest<LoginHelpPayload>): Promise<null> {
    if (!mayStay(await this.standingOf(userId))) throw stillStopped();
    return null;
  }

  /** The membership has been corrected already, by an act of its own. */
  async accept(): Promise<RequestLinks> {
    return {};
  }

  private async standingOf(userId: number): Promise<LoginStanding> {
    const standing = await this.standings.findStanding(userId);
    if (!standing) throw requestNotFound();
    return standing;
  }
}
