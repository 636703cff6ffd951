/** A team's whole roster, as staff set it: the captain's place and four more (R9). */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { CAPTAIN, ROSTER_LIMIT } from './roster.ts';
import type { RosterPlace } from './roster.ts';

/** The changes between the old roster and the new one. */
export interface RosterMoves {
  /** Ids of players who join and who leave. */
  coming: number[];
  leaving: number[];
  /** The new captain; null when the captain stays, or the team is empty. */
  newCaptain: number | null;
  /** All players have left. */
  isEmptied: boolean;
}

/**
 * The stored form of the slots: in order, without gaps. Refuses more than five players (TEAM_FULL), and a player in two
 * slots or players without exactly one captain (INVALID_INPUT).
 */
export function planOf(slots: readonly RosterPlace[]): RosterPlace[] {
  if (slots.length > ROSTER_LIMIT) {
    throw new LeagueError('TEAM_FULL', 'api.team.too-many-players', {
      field: 'players',
      params: { limit: ROSTER_LIMIT },
    });
  }
  if (new Set(slots.map(({ playerId }) => playerId)).size < slots.length) throw invalid('api.team.player-twice');
  if (new Set(slots.map(({ sortOrder }) => sortOrder)).size < slots.length) throw invalid('api.team.slot-twice');
  if (slots.length > 0 && !slots.some(({ sortOrder }) => sortOrder === CAPTAIN)) throw invalid('api.team.no-captain');
  return [...slots]
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map(({ playerId }, index) => ({ playerId, sortOrder: index + 1 }));
}

/** The changes from a roster to a plan. */
export function movesOf(before: readonly RosterPlace[], plan: readonly RosterPlace[]): RosterMoves {
  const captain = captainOf(plan);
  return {
    coming: missingIn(before, plan),
    leaving: missingIn(plan, before),
    newCaptain: captain === captainOf(before) ? null : captain,
    isEmptied: before.length > 0 && plan.length === 0,
  };
}

/** The actor's relation to a team. It decides whether they may change it. */
export interface TeamRelation {
  /** The actor is or would be on its roster, or plays in its division. */
  isOwn: boolean;
  /** The team plays in a division that the actor runs. */
  isRun: boolean;
}

/** Admins change all teams; division admins the teams of their own divisions, except in their own matters. */
export const maySet = (actor: Actor, { isOwn, isRun }: TeamRelation): boolean =>
  hasRole(actor, 'admin') || (isRun && OwnMatter.mayDecide(actor, isOwn));

/** Throws OWN_TEAM or NOT_YOUR_DIVISION when the actor may not change the team. */
export function assertMaySet(actor: Actor, { isOwn, isRun }: TeamRelation): void {
  OwnMatter.assertMayDecide(actor, 'team', isOwn);
  if (isRun || hasRole(actor, 'admin')) return;
  throw new LeagueError('NOT_YOUR_DIVISION', 'api.team.not-your-division');
}

const captainOf = (roster: readonly RosterPlace[]): number | null =>
  roster.find(({ sortOrder }) => sortOrder === CAPTAIN)?.playerId ?? null;

const missingIn = (roster: readonly RosterPlace[], others: readonly RosterPlace[]): number[] =>
  others.map(({ playerId }) => playerId).filter((id) => !roster.some(({ playerId }) => playerId === id));

const invalid = (messageKey: string): LeagueError => new LeagueError('INVALID_INPUT', messageKey, { field: 'players' });
