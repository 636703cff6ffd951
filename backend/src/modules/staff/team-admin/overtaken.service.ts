import { Injectable } from '@nestjs/common';
import { ROSTER_LIMIT } from '../../../domain/teams/roster.ts';
import { JoiningService } from '../../teams/invites/joining.service.ts';
import { OpenRequestsService } from '../../requests/lists/open-requests.service.ts';

/** The players whom staff have added to a team, and the team afterwards. */
export interface AddedPlayers {
  teamId: number;
  at: Date;
  coming: readonly number[];
  /** The team's players now. */
  players: number;
  isActive: boolean;
}

/**
 * Ends invites and requests that have become pointless after staff have changed a team. Needs the caller's transaction.
 */
@Injectable()
export class OvertakenService {
  constructor(
    private readonly joining: JoiningService,
    private readonly open: OpenRequestsService,
  ) {}

  /**
   * Cancels the new players' other invites, all invites of a closed or empty team, and invites for which the team has
   * no place left.
   */
  async settle({ teamId, at, coming, players, isActive }: AddedPlayers): Promise<void> {
    for (const playerId of coming) {
      await this.joining.cancelInvitesTo(playerId, at, teamId);
      await this.open.cancelOvertaken(playerId, teamId);
    }
    if (!isActive) await this.open.cancelOf(teamId);
    const places = isActive && players > 0 ? ROSTER_LIMIT - players : 0;
    await this.joining.cancelInvitesOf(teamId, at, places);
  }
}
