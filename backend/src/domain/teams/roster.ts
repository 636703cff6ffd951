/**
 * A team's roster: how many players it may have, who is captain, and who may do what (R9). Places count from 1, and 1
 * is the captain.
 */
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { windowClosed } from './transfer-window.ts';
import type { TransferWindow } from './transfer-window.ts';

/** The most players and pending invites of a team together (R9). */
export const ROSTER_LIMIT = 5;
/** The captain's place. */
export const CAPTAIN = 1;
/** A team with fewer players in a running season risks disqualification (R9). */
export const ENOUGH_PLAYERS = 3;

/** A player's place in a team. */
export interface RosterPlace {
  playerId: number;
  sortOrder: number;
}

/** The facts that decide what a person may do to a team. */
export interface TeamSituation {
  roster: readonly RosterPlace[];
  pendingInvites: number;
  window: TransferWindow;
  registrationOpen: boolean;
}

/** Pages also need to know whether the captain has already signed the team up (R11). */
export interface ShownTeam extends TeamSituation {
  isSignedUp: boolean;
}

/** The actions on a team. Pages show which are allowed, and services check them. */
export type TeamAction = 'invite' | 'kick' | 'rename' | 'handOverCaptaincy' | 'leave' | 'leaveByRequest' | 'signUp';
export type TeamPermissions = Record<TeamAction, boolean>;

type Who = Pick<Actor, 'playerId'>;
type Refusal = LeagueError | null;
/** The part of the facts that most rules need. */
type RosteredTeam = Pick<TeamSituation, 'roster'>;

/** The actions that depend on the roster only. */
export type RosterAction = Exclude<TeamAction, 'invite' | 'signUp'>;

/** Rules that depend on the roster only. Each returns the first reason against it. */
const ROSTER_RULES: Record<RosterAction, (actor: Who, team: RosteredTeam) => Refusal> = {
  kick: (actor, team) => captainOnly(actor, team) ?? someoneElse(team),
  handOverCaptaincy: (actor, team) => captainOnly(actor, team) ?? someoneElse(team),
  rename: (actor, team) => captainOnly(actor, team),
  leave: (actor, team) => memberOnly(actor, team) ?? notLast(team) ?? notCaptain(actor, team),
  leaveByRequest: (actor, team) => memberOnly(actor, team) ?? lastOnly(team),
};

const RULES: Record<TeamAction, (actor: Who, team: ShownTeam) => Refusal> = {
  ...ROSTER_RULES,
  invite: inviting,
  signUp: (actor, team) => captainOnly(actor, team) ?? notSignedUp(team) ?? registrationOpen(team),
};

/** What this actor may do to this team now. */
export function permissionsIn(actor: Who, team: ShownTeam): TeamPermissions {
  const allowed = (Object.keys(RULES) as TeamAction[]).map((action) => [action, RULES[action](actor, team) === null]);
  return Object.fromEntries(allowed) as TeamPermissions;
}

/** What a person may do to a team that they do not play in. */
export const NOTHING_ALLOWED: TeamPermissions = {
  ...{ invite: false, kick: false, rename: false, handOverCaptaincy: false },
  ...{ leave: false, leaveByRequest: false, signUp: false },
};

/** Refuses an action that this actor may not do: NO_PLAYER, NO_TEAM, NOT_CAPTAIN, or the rule's own reason. */
export function assertMay(action: RosterAction, actor: Who, team: RosteredTeam): void {
  throwIf(ROSTER_RULES[action](actor, team));
}

/** The captain may invite when the window is open and there is a place (TRANSFER_WINDOW_CLOSED, TEAM_FULL). */
export function assertMayInvite(actor: Who, team: TeamSituation): void {
  throwIf(inviting(actor, team));
}

/** The captain may remove another player, but no stranger (NOT_IN_TEAM) and not themselves (MUST_HAND_OVER). */
export function assertMayKick(actor: Who, roster: readonly RosterPlace[], playerId: number): void {
  assertMay('rename', actor, { roster });
  assertInTeam(roster, playerId);
  if (playerId === actor.playerId) throw mustHandOver();
}

/** The captain hands over to a chosen player of the team (MUST_CHOOSE_PLAYER, NOT_IN_TEAM). */
export function assertMayHandOver(actor: Who, roster: readonly RosterPlace[], playerId: number): void {
  assertMay('rename', actor, { roster });
  if (playerId === actor.playerId) throw mustChoose();
  assertInTeam(roster, playerId);
}

/** There is a place for one more player beside the pending invites (TEAM_FULL). */
export function assertPlaceLeft(team: Pick<TeamSituation, 'roster' | 'pendingInvites'>): void {
  throwIf(placeLeft(team));
}

/** Is there a place for one more player beside the pending invites? */
export const hasPlaceLeft = (team: Pick<TeamSituation, 'roster' | 'pendingInvites'>): boolean =>
  placeLeft(team) === null;

/** The roster without a player. The others move up in their order, so that places count from 1. */
export function rosterWithout(roster: readonly RosterPlace[], playerId: number): RosterPlace[] {
  return inOrder(roster)
    .filter((place) => place.playerId !== playerId)
    .map((place, index) => ({ playerId: place.playerId, sortOrder: index + 1 }));
}

/** The roster after the captaincy went to another player: the two swap places. */
export function handedOver(roster: readonly RosterPlace[], playerId: number): RosterPlace[] {
  const place = placeOf(roster, playerId)?.sortOrder ?? CAPTAIN;
  return roster.map((mate) => {
    if (mate.playerId === playerId) return { playerId, sortOrder: CAPTAIN };
    return { playerId: mate.playerId, sortOrder: mate.sortOrder === CAPTAIN ? place : mate.sortOrder };
  });
}

/** The place of a new player: last, or captain of an empty team. */
export const nextPlace = (roster: readonly RosterPlace[]): number =>
  Math.max(0, ...roster.map(({ sortOrder }) => sortOrder)) + 1;

/** Does the team have players, but too few for a running season (R9)? */
export const isShort = (players: number): boolean => players > 0 && players < ENOUGH_PLAYERS;

const inOrder = (roster: readonly RosterPlace[]): RosterPlace[] =>
  [...roster].sort((one, other) => one.sortOrder - other.sortOrder);

const placeOf = (roster: readonly RosterPlace[], playerId: number): RosterPlace | null =>
  roster.find((place) => place.playerId === playerId) ?? null;

const isCaptain = ({ playerId }: Who, roster: readonly RosterPlace[]): boolean =>
  playerId !== null && placeOf(roster, playerId)?.sortOrder === CAPTAIN;

function memberOnly(actor: Who, { roster }: RosteredTeam): Refusal {
  if (actor.playerId === null) return noPlayer();
  return placeOf(roster, actor.playerId) === null ? noTeam() : null;
}

function captainOnly(actor: Who, team: RosteredTeam): Refusal {
  const refusal = memberOnly(actor, team);
  if (refusal || isCaptain(actor, team.roster)) return refusal;
  return new LeagueError('NOT_CAPTAIN', 'team-settings.must-be-captain');
}

const notCaptain = (actor: Who, { roster }: RosteredTeam): Refusal =>
  isCaptain(actor, roster) ? mustHandOver() : null;

function inviting(actor: Who, team: TeamSituation): Refusal {
  return captainOnly(actor, team) ?? windowNotClosed(team) ?? placeLeft(team);
}

const windowNotClosed = ({ window }: TeamSituation): Refusal => (window === 'closed' ? windowClosed() : null);

const placeLeft = ({ roster, pendingInvites }: Pick<TeamSituation, 'roster' | 'pendingInvites'>): Refusal =>
  roster.length + pendingInvites < ROSTER_LIMIT
    ? null
    : new LeagueError('TEAM_FULL', 'api.team.full', { params: { limit: ROSTER_LIMIT } });

const someoneElse = ({ roster }: RosteredTeam): Refusal => (roster.length > 1 ? null : mustChoose());

const notLast = ({ roster }: RosteredTeam): Refusal =>
  roster.length > 1 ? null : new LeagueError('LAST_PLAYER', 'api.team.last-player');

const lastOnly = ({ roster }: RosteredTeam): Refusal =>
  roster.length === 1 ? null : new LeagueError('NOT_LAST_PLAYER', 'api.team.not-last-player');

const notSignedUp = ({ isSignedUp }: ShownTeam): Refusal => (isSignedUp ? alreadySignedUp() : null);

const registrationOpen = (team: TeamSituation): Refusal =>
  team.registrationOpen ? null : new LeagueError('REGISTRATION_CLOSED', 'api.signup.registration-closed');

function throwIf(refusal: Refusal): void {
  if (refusal) throw refusal;
}

function assertInTeam(roster: readonly RosterPlace[], playerId: number): void {
  if (placeOf(roster, playerId) === null) throw notInTeam();
}

/** The named player is not in the team. */
export const notInTeam = (): LeagueError =>
  new LeagueError('NOT_IN_TEAM', 'api.team.player-not-in-team', { field: 'playerId' });

/** No player is connected to the caller's account. */
export const noPlayer = (): LeagueError => new LeagueError('NO_PLAYER', 'api.team.no-player');

/** The caller has no team. */
export const noTeam = (): LeagueError => new LeagueError('NO_TEAM', 'api.team.no-team', {}, 'forbidden');

/** The player who should join a team already has one. */
export const playerHasTeam = (): LeagueError => new LeagueError('PLAYER_HAS_TEAM', 'api.team.player-has-team');

/** A team signs up once for a season (R11). */
export const alreadySignedUp = (): LeagueError => new LeagueError('ALREADY_SIGNED_UP', 'api.signup.already-signed-up');

const mustHandOver = () => new LeagueError('MUST_HAND_OVER', 'api.team.must-hand-over');

const mustChoose = () =>
  new LeagueError('MUST_CHOOSE_PLAYER', 'team-settings.must-select-valid-player', { field: 'playerId' });
