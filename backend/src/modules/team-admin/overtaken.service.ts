import { Injectable } from '@nestjs/common';
import { ROSTER_LIMIT } from '../../domain/teams/roster.ts';
import { JoiningService } from '../invites/joining.service.ts';
import { OpenRequestsService } from '../requests/lists/open-requests.service.ts';

/** Who came into a team by staff's hand, and how it stands now. */
export interface Seated {
  teamId: number;
  at: Date;
  coming: readonly number[];
  /** In the team now. */
  players: number;
  isActive: boolean;
}

/** What is no longer to be answered once staff have set a team. Needs its caller's transaction. */
@Injectable()
export class OvertakenService {
  constructor(
    private readonly joining: JoiningService,
    private readonly open: OpenRequestsService,
  ) {}

  /**
   * Those who came in answer no one else; a team that is closed or empty asks no one; and a team asks no more players
   * than it has places left.
   */
  async settle({ teamId, at, coming, players, isActive }: Seated): Promise<void> {
    for (const playerId of coming) {
      await this.joining.cancelInvitesTo(playerId, at, teamId);
      await this.open.cancelOvertaken(playerId, teamId);
    }
    if (!isActive) await this.open.cancelOf(teamId);
    const places = isActive && players > 0 ? ROSTER_LIMIT - players : 0;
    await this.joining.cancelInvitesOf(teamId, at, places);
  }
}
