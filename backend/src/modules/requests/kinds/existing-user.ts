import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Applicant from '../../../domain/people/applicant.ts';
import type { PlayerDetails, TypedDetails } from '../../../domain/people/applicant.ts';
import { EXPLANATION_MAX } from '../../../domain/requests/approval.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { cleanLines } from '../../../domain/text.ts';
import { Clock } from '../../../platform/clock.ts';
import { BansService } from '../../players/sanctions/bans.service.ts';
import { PlayerIdentityService } from '../../players/player-identity.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { AcceptChoice, RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/** What a person writes who says that they are already a player in the league. */
export interface Claim extends TypedDetails {
  /** Which player they are, in their own words. */
  helpText?: string | null | undefined;
}

/** The details, and `helpText` of at most 2000 characters; '' when there is none. */
export interface ExistingUserPayload extends PlayerDetails {
  helpText: string;
}

type ExistingUser = StoredRequest<ExistingUserPayload>;

/** An account without a player claims a player without an account. Staff choose which player. */
@Injectable()
export class ExistingUserRequest implements RequestKind<ExistingUserPayload> {
  readonly isDeniable = false;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly players: PlayerIdentityService,
    private readonly clock: Clock,
    private readonly bans: BansService,
  ) {
    // staff cannot deny a claim, so a claim that has become pointless would wait forever
    players.onLinked((userId) => this.open.cancelClaimsOf(userId));
  }

  /**
   * Refuses a caller who has not agreed (CONSENT_MISSING), has a player (ALREADY_HAS_PLAYER) or is under 13, and
   * details that cannot be true.
   */
  submit(actor: Actor, { helpText, ...typed }: Claim, consent: boolean): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      Applicant.assertConsent(consent);
      await this.players.lockAccount(userId);
      const taken = await this.players.obstacleOf(userId);
      if (taken) throw taken;
      const details = Applicant.assertPlayerDetails(typed, this.clock.now());
      return { kind: 'existingUser', userId, payload: { ...details, helpText: helpTextOf(helpText ?? '') } };
    });
  }

  /** Cancels when the asker has got a player. A wrong choice, or a banned player, only throws: staff can choose again. */
  async examine({ userId }: ExistingUser, { playerId }: AcceptChoice): Promise<LeagueError | null> {
    if (!playerId) {
      throw new LeagueError('MUST_CHOOSE_PLAYER', 'api.request.must-choose-player', { field: 'playerId' });
    }
    await this.players.lockPlayer(playerId);
    await this.bans.assertNone([playerId]);
    return this.players.obstacleOf(userId);
  }

  async accept({ userId, payload }: ExistingUser, { playerId, nickname }: AcceptChoice): Promise<RequestLinks> {
    const { helpText: _told, ...details } = payload;
    const chosen = playerId as number;
    const { nickname: oldNickname } = await this.players.lockPlayer(chosen);
    await this.players.link(chosen, { userId, nickname: nickname?.trim() ? nickname : null, details });
    return { playerId: chosen, oldNickname };
  }
}

function helpTextOf(text: string): string {
  const clean = cleanLines(text, 'helpText');
  if (clean.length <= EXPLANATION_MAX) return clean;
  throw new LeagueError('INVALID_INPUT', 'api.request.help-text-length', {
    field: 'helpText',
    params: { max: EXPLANATION_MAX },
  });
}
