import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../../domain/league-error.ts';
import { cleanLine, nameFromElsewhere } from '../../../domain/text.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { GameAccountsService } from '../../players/accounts/game-accounts.service.ts';
import type { NewGameAccount } from '../../players/accounts/game-accounts.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { AcceptChoice, Decider, RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/** The account, its name in the replay, and the series in which nobody knew it. */
export interface GameAccountPayload {
  platform: string;
  platformId: string;
  displayName: string | null;
  seriesId: number;
}

/** An account that nobody knows, and the player of the captain's team whose it is. */
export type AccountLinkRequest = NewGameAccount & { seriesId: number };

type Request = StoredRequest<GameAccountPayload>;

/** A captain asks that an account of a replay is attached to a player of the own team (R27). */
@Injectable()
export class GameAccountRequest implements RequestKind<GameAccountPayload> {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly accounts: GameAccountsService,
    private readonly teamRosters: TeamRosterService,
    private readonly audit: AuditService,
  ) {}

  /**
   * `teamOfCaptain` says, in the request's transaction, which team the caller leads, or refuses; it holds the team's roster. Refuses
   * a player of another team (NOT_IN_TEAM), a known account (ACCOUNT_TAKEN), and one that a captain has asked for
   * already (ALREADY_REQUESTED).
   */
  submit(actor: Actor, wish: AccountLinkRequest, teamOfCaptain: () => Promise<number>): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      const teamId = await teamOfCaptain();
      const { playerId } = wish;
      await this.teamRosters.assertPlaysFor(playerId, teamId);
      const payload = payloadOf(wish);
      await this.accounts.assertFree(payload.platform, payload.platformId);
      return { kind: 'gameAccount', userId, playerId, teamId, payload };
    });
  }

  /** Cancels when the player has left the team, or the account belongs to someone by now. */
  async examine({ playerId, teamId, payload }: Request): Promise<LeagueError | null> {
    await this.teamRosters.lockRoster(teamId as number, playerId as number);
    return refusalOf(async () => {
      await this.teamRosters.assertPlaysFor(playerId as number, teamId as number);
      await this.accounts.assertFree(payload.platform, payload.platformId);
    });
  }

  /** Stores the account as staff do in their own form, with the same entry in the audit. */
  async accept(
    { playerId, payload }: Request,
    _choice: AcceptChoice,
    { actor, isOwn }: Decider,
  ): Promise<RequestLinks> {
    const { platform, platformId: accountId, displayName } = payload;
    const account = await this.accounts.attach({ playerId: playerId as number, platform, accountId, displayName });
    await this.audit.record(actor, {
      act: 'player.game-account',
      objectKind: 'player',
      objectId: account.playerId,
      after: { platform, accountId, displayName },
      isOwnTeam: isOwn,
    });
    return {};
  }
}

function payloadOf({ platform, accountId, displayName, seriesId }: AccountLinkRequest): GameAccountPayload {
  const platformId = cleanLine(accountId, 'accountId');
  if (platformId === '') throw new LeagueError('INVALID_INPUT', 'api.account.no-id', { field: 'accountId' });
  return { platform, platformId, displayName: nameFromElsewhere(displayName), seriesId };
}
