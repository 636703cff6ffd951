import { elementAt, LeagueModel } from './roster-model.ts';
import type { Code } from './roster-model.ts';

type Kind = 'newTeam' | 'transfer' | 'changeTeamInfo' | 'leaveTeam';
type Status = 'pending' | 'accepted' | 'denied' | 'cancelled';

interface ModelRequest {
  kind: Kind;
  by: number;
  team: number | null;
  /** The requested name. */
  name: number | null;
  status: Status;
}

/** The rules for requests (R10), added to those for rosters. Names are numbers; teams begin with their own names. */
export class RequestModel extends LeagueModel {
  readonly requests: ModelRequest[] = [];
  readonly names: number[];
  private readonly closed = new Set<number>();

  constructor(sizes: readonly number[]) {
    super(sizes);
    this.names = sizes.map((_, team) => -1 - team);
  }

  askForTeam(by: number, name: number): Code {
    if (this.teamOf(by) !== null) return 'PLAYER_HAS_TEAM';
    if (this.isBlocked(by)) return 'BLOCKED_UNTIL_WINDOW';
    if (this.isTaken(name, null)) return 'NAME_TAKEN';
    return this.submit({ kind: 'newTeam', by, team: null, name });
  }

  askForName(by: number, name: number): Code {
    const refusal = this.notCaptain(by);
    if (refusal) return refusal;
    const team = this.teamOf(by) as number;
    if (elementAt(this.names, team) === name) return 'NOTHING_CHANGED';
    if (this.isTaken(name, team)) return 'NAME_TAKEN';
    return this.submit({ kind: 'changeTeamInfo', by, team, name });
  }

  askToLeave(by: number): Code {
    const team = this.teamOf(by);
    if (team === null) return 'NO_TEAM';
    if (this.roster(team).length > 1) return 'NOT_LAST_PLAYER';
    return this.submit({ kind: 'leaveTeam', by, team, name: null });
  }

  /** Accepts an invite, sent in either way. */
  acceptInvite(by: number, index: number): Code {
    const invite = elementAt(this.invites, index);
    if (invite.player !== by || !invite.withRequest) {
      const refusal = this.accept(by, index);
      if (refusal === null) this.overtake(by);
      return refusal;
    }
    const before = invite.status;
    const refusal =
      this.acceptWithRequest(by, index) ?? this.submit({ kind: 'transfer', by, team: invite.team, name: null });
    if (refusal) invite.status = before;
    return refusal;
  }

  /** Staff put a player into a team. The player's own requests stay open until staff look at them. */
  staffAccept(index: number): Code {
    const request = elementAt(this.requests, index);
    if (request.status !== 'pending') return 'REQUEST_ALREADY_DECIDED';
    const gone = this.gone(request);
    if (gone) {
      request.status = 'cancelled';
      return gone;
    }
    const refusal = request.kind === 'transfer' ? this.staffPlace(request.by, request.team as number) : null;
    if (refusal) return refusal;
    request.status = 'accepted';
    this.carryOut(request);
    return null;
  }

  staffDeny(index: number): Code {
    return this.end(elementAt(this.requests, index), 'denied');
  }

  cancel(by: number, index: number): Code {
    const request = elementAt(this.requests, index);
    return request.by === by ? this.end(request, 'cancelled') : 'REQUEST_NOT_FOUND';
  }

  private gone({ kind, by, team, name }: ModelRequest): Code {
    const own = this.teamOf(by);
    if (kind === 'newTeam' || kind === 'transfer') {
      if (own !== null) return 'PLAYER_HAS_TEAM';
      if (kind === 'transfer') return this.closed.has(team as number) ? 'NO_TEAM' : null;
      return this.isTaken(name as number, null) ? 'NAME_TAKEN' : null;
    }
    if (own !== team) return 'NO_TEAM';
    if (kind === 'leaveTeam') return this.roster(own as number).length > 1 ? 'NOT_LAST_PLAYER' : null;
    if (this.captainOf(by) !== by) return 'NOT_CAPTAIN';
    return this.isTaken(name as number, team) ? 'NAME_TAKEN' : null;
  }

  private carryOut({ kind, by, team, name }: ModelRequest): void {
    if (kind === 'newTeam') {
      this.rosters.push([by]);
      this.names.push(name as number);
      for (const invite of this.invites) if (invite.player === by && invite.status === 0) invite.status = 3;
    }
    if (kind === 'newTeam' || kind === 'transfer') this.overtake(by);
    if (kind === 'changeTeamInfo') this.names[team as number] = name as number;
    if (kind === 'leaveTeam') {
      this.leaveAsLast(by);
      this.closed.add(team as number);
      for (const other of this.requests) if (other.team === team) this.end(other, 'cancelled');
    }
  }

  private overtake(player: number): void {
    for (const other of this.requests) {
      if (other.by === player && (other.kind === 'newTeam' || other.kind === 'transfer')) this.end(other, 'cancelled');
    }
  }

  private submit(request: Omit<ModelRequest, 'status'>): Code {
    const isOpen = this.requests.some(
      ({ by, kind, status }) => by === request.by && kind === request.kind && status === 'pending',
    );
    if (isOpen) return 'ALREADY_REQUESTED';
    this.requests.push({ ...request, status: 'pending' });
    return null;
  }

  private end(request: ModelRequest, status: Status): Code {
    if (request.status !== 'pending') return 'REQUEST_ALREADY_DECIDED';
    request.status = status;
    return null;
  }

  private isTaken(name: number, ownTeam: number | null): boolean {
    return this.names.some((taken, team) => taken === name && team !== ownTeam);
  }
}
