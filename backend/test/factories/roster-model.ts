import type { LeagueErrorCode } from '../../src/domain/league-error.ts';

/** The result of an event: a refusal's code, or null when it happens. */
export type Code = LeagueErrorCode | null;

const PENDING = 0;
const ACCEPTED = 1;
const DENIED = 2;
const CANCELLED = 3;

interface ModelInvite {
  team: number;
  player: number;
  withRequest: boolean;
  status: number;
}

/**
 * The rules for rosters (R9) without a database. Teams are lists of players, and the first is captain. It shares no
 * code with the product. Players and teams are numbers from 0.
 */
export class LeagueModel {
  readonly rosters: number[][];
  readonly invites: ModelInvite[] = [];
  private transferOpen = true;
  private registrationOpen = false;
  /** Players who have left since the window closed. */
  private readonly waiting = new Set<number>();

  constructor(sizes: readonly number[]) {
    let next = 0;
    this.rosters = sizes.map((size) => Array.from({ length: size }, () => next++));
  }

  turn(key: 'transfer_open' | 'registration_open', isOn: boolean): void {
    if (key === 'registration_open') this.registrationOpen = isOn;
    else {
      this.transferOpen = isOn;
      if (isOn) this.waiting.clear();
    }
  }

  teamOf(player: number): number | null {
    const team = this.rosters.findIndex((roster) => roster.includes(player));
    return team === -1 ? null : team;
  }

  /** The captain of this player's team. */
  captainOf(player: number): number | null {
    const team = this.teamOf(player);
    return team === null ? null : elementAt(this.roster(team), 0);
  }

  invite(by: number, target: number): Code {
    const refusal = this.notCaptain(by);
    if (refusal) return refusal;
    const team = this.teamOf(by) as number;
    if (this.pending(team).some(({ player }) => player === target)) return 'INVITE_EXISTS';
    if (!this.transferOpen && !this.registrationOpen) return 'TRANSFER_WINDOW_CLOSED';
    if (this.roster(team).length + this.pending(team).length >= 5) return 'TEAM_FULL';
    if (this.teamOf(target) !== null) return 'PLAYER_HAS_TEAM';
    if (this.isBlocked(target)) return 'BLOCKED_UNTIL_WINDOW';
    this.invites.push({ team, player: target, withRequest: !this.transferOpen, status: PENDING });
    return null;
  }

  remove(by: number, index: number): Code {
    const refusal = this.notCaptain(by);
    if (refusal) return refusal;
    const invite = elementAt(this.invites, index);
    if (invite.team !== this.teamOf(by)) return 'WRONG_INVITE';
    return this.decide(invite, CANCELLED);
  }

  accept(by: number, index: number): Code {
    const invite = elementAt(this.invites, index);
    if (invite.player !== by) return 'WRONG_INVITE';
    if (invite.status !== PENDING) return 'INVITE_NOT_PENDING';
    if (invite.withRequest) return 'WRONG_INVITE';
    if (!this.transferOpen) return 'TRANSFER_WINDOW_CLOSED';
    const refusal = this.staffPlace(by, invite.team);
    if (refusal) return refusal;
    invite.status = ACCEPTED;
    return null;
  }

  acceptWithRequest(by: number, index: number): Code {
    const invite = elementAt(this.invites, index);
    if (invite.player !== by) return 'WRONG_INVITE';
    if (invite.status !== PENDING) return 'INVITE_NOT_PENDING';
    if (!invite.withRequest) return 'WRONG_INVITE';
    if (this.isBlocked(by)) return 'BLOCKED_UNTIL_WINDOW';
    return this.decide(invite, ACCEPTED);
  }

  deny(by: number, index: number): Code {
    const invite = elementAt(this.invites, index);
    return invite.player === by ? this.decide(invite, DENIED) : 'WRONG_INVITE';
  }

  kick(by: number, target: number): Code {
    const refusal = this.notCaptain(by);
    if (refusal) return refusal;
    const team = this.teamOf(by) as number;
    if (this.teamOf(target) !== team) return 'NOT_IN_TEAM';
    if (target === by) return 'MUST_HAND_OVER';
    this.takeOut(target, team);
    return null;
  }

  handOver(by: number, target: number): Code {
    const refusal = this.notCaptain(by);
    if (refusal) return refusal;
    if (target === by) return 'MUST_CHOOSE_PLAYER';
    const roster = this.roster(this.teamOf(by) as number);
    const place = roster.indexOf(target);
    if (place === -1) return 'NOT_IN_TEAM';
    roster[0] = target;
    roster[place] = by;
    return null;
  }

  leave(by: number): Code {
    const team = this.teamOf(by);
    if (team === null) return 'NO_TEAM';
    if (this.roster(team).length === 1) return 'LAST_PLAYER';
    if (this.roster(team)[0] === by) return 'MUST_HAND_OVER';
    this.takeOut(by, team);
    return null;
  }

  leaveAsLast(by: number): Code {
    const team = this.teamOf(by) as number;
    if (this.roster(team).length !== 1) return 'NOT_LAST_PLAYER';
    this.takeOut(by, team);
    for (const invite of this.pending(team)) invite.status = CANCELLED;
    return null;
  }

  /** Staff put a player into a team. The window does not matter for staff, but the number of places does. */
  staffPlace(target: number, team: number): Code {
    if (this.teamOf(target) !== null) return 'PLAYER_HAS_TEAM';
    const others = this.pending(team).filter(({ player }) => player !== target);
    if (this.roster(team).length + others.length >= 5) return 'TEAM_FULL';
    this.roster(team).push(target);
    for (const invite of this.invites) {
      if (invite.player === target && invite.status === PENDING) invite.status = CANCELLED;
    }
    return null;
  }

  private decide(invite: ModelInvite, status: number): Code {
    if (invite.status !== PENDING) return 'INVITE_NOT_PENDING';
    invite.status = status;
    return null;
  }

  protected takeOut(player: number, team: number): void {
    this.roster(team).splice(this.roster(team).indexOf(player), 1);
    if (!this.transferOpen) this.waiting.add(player);
  }

  protected isBlocked(player: number): boolean {
    return !this.transferOpen && this.waiting.has(player);
  }

  protected notCaptain(by: number): Code {
    const captain = this.captainOf(by);
    if (captain === null) return 'NO_TEAM';
    return captain === by ? null : 'NOT_CAPTAIN';
  }

  protected roster(team: number): number[] {
    return elementAt(this.rosters, team);
  }

  protected pending(team: number): ModelInvite[] {
    return this.invites.filter((invite) => invite.team === team && invite.status === PENDING);
  }
}

/** The element at an index that certainly exists. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`nothing at ${index}`);
  return element;
}
