import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import type { TeamPermissions } from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { SwitchesService } from '../../content/settings/switches.service.ts';
import { TeamRosterService } from '../roster/team-roster.service.ts';
import { InviteListsRepository } from './invite-lists.repository.ts';
import type { InvitablePlayer, TeamInvite } from './invite-lists.repository.ts';

/** The longest nickname, in characters. */
const LONGEST_SEARCH = 34;
const MOST_HITS = 100;

/** Reads teams' invites, the players whom they could invite, and what the viewer may do with a team. */
@Injectable()
export class InviteListsService {
  constructor(
    private readonly lists: InviteListsRepository,
    private readonly switches: SwitchesService,
    private readonly teamRosters: TeamRosterService,
  ) {}

  /** A team's pending invites, oldest first. */
  pendingOf(teamId: number): Promise<TeamInvite[]> {
    return this.lists.findAllPendingByTeamId(teamId);
  }

  /** A team's pending invites for its own players; an empty list for all others. */
  async pendingFor(actor: Actor, teamId: number): Promise<TeamInvite[]> {
    const team = await this.teamRosters.currentTeam(actor);
    return team?.id === teamId ? this.pendingOf(teamId) : [];
  }

  /** Players whom the caller's team could invite: at most `first`, 1 to 100, the most similar names first. */
  async invitable(actor: Actor, text: string, first: number): Promise<InvitablePlayer[]> {
    const wanted = text.trim();
    if (wanted === '' || wanted.length > LONGEST_SEARCH) return [];
    return this.find(actor, wanted, Math.min(Math.max(first, 1), MOST_HITS));
  }

  /** All players whom the caller's team could invite. */
  allInvitable(actor: Actor): Promise<InvitablePlayer[]> {
    return this.find(actor, '', null);
  }

  /** What the caller may do with this team now. Who does not play in it may do nothing, and for them nothing more is read. */
  async permissions(actor: Actor, teamId: number): Promise<TeamPermissions> {
    const team = actor.playerId === null ? null : await this.teamRosters.currentTeam(actor);
    if (team?.id !== teamId) return Roster.NOTHING_ALLOWED;
    const switches = await this.switches.current();
    const situation = await this.lists.findSituation(teamId, switches.signupSeasonId);
    const registrationOpen = switches.registrationOpen && switches.signupSeasonId !== null;
    return Roster.permissionsIn(actor, { ...situation, registrationOpen, window: TransferWindow.modeOf(switches) });
  }

  private async find(actor: Actor, text: string, first: number | null): Promise<InvitablePlayer[]> {
    const [team, switches] = await Promise.all([this.teamRosters.currentTeam(actor), this.switches.current()]);
    const blockedSince = TransferWindow.blockedSince(switches);
    return this.lists.findInvitable({ text, teamId: team?.id ?? null, blockedSince, first });
  }
}
