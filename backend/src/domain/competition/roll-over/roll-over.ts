/**
 * The proposal of the next season's divisions (R45): each team that could play has exactly one placement, in a division or in
 * none, with its reason. Every division keeps its size.
 */
import { bandFor } from '../standings/placement-band.ts';
import type { BandMeaning } from '../standings/band-meaning.ts';
import { byPlace, claimsOf } from './claims.ts';
import type { Holder, PlacementReason } from './claims.ts';

/** A division of the season that has ended. */
export interface EndedDivision {
  id: number;
  /** 1 is the top; divisions beside each other share a rank. */
  rank: number;
  /** Its number of places in the next season. */
  size: number;
  bands: readonly { fromPosition: number; toPosition: number; meaning: BandMeaning | null }[];
  /** Teams that can still play, with their final places. */
  teams: readonly {
    teamId: number;
    position: number;
    pointsPerSeries: number;
    /** What it did in a qualifier between two ranks (`qualifierOutcomes`); left out: it was in none. */
    qualifier?: 'won' | 'lost' | undefined;
  }[];
}

/** A team that could play in the next season. */
export interface TurningTeam {
  teamId: number;
  isSignedUp: boolean;
  /** null when it is not known. */
  strength: number | null;
  /** Its place from the season before (R18); null when it did not play. */
  place: { state: 'held' | 'lost' | 'declined'; remaining: number } | null;
  /** How far it came in the qualifiers of the next season (`qualifierPlaces`), 1 is the winner; left out: it played in none. */
  qualifierPlace?: number | undefined;
}

/** Where a team plays, and why. */
export interface Placement {
  teamId: number;
  /** The new division, by the one of the season before; null: it does not play. */
  formerId: number | null;
  reason: PlacementReason;
  /** The division in which it ended; null when it did not play. */
  fromId: number | null;
  /** Its final place there; of a team that has only signed up: how far it came in a qualifier, or its number among the others by strength. */
  position: number | null;
  /** How many of the players that count are left, of a team that has lost its place. */
  remaining: number | null;
}

/** The proposal, in the order of each division's teams. */
export function rollOver(divisions: readonly EndedDivision[], teams: readonly TurningTeam[]): Placement[] {
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  const isSignupUsed = teams.some(({ isSignedUp }) => isSignedUp);
  const ended = divisions.flatMap((division) => division.teams.map((team) => holderOf(division, team)));
  const isHolding = ({ teamId }: Holder) => {
    const team = byId.get(teamId);
    return team?.place?.state === 'held' && (team.isSignedUp || !isSignupUsed);
  };
  const newcomers = inTurn(
    teams.filter(
      ({ teamId, isSignedUp }) => isSignedUp && !ended.some((one) => one.teamId === teamId && isHolding(one)),
    ),
  );
  const numbers = numbersOf(newcomers);
  const endedAt = new Map(ended.map((holder) => [holder.teamId, holder]));
  const filled = fillRanks(divisions, ended.filter(isHolding), newcomers);
  const placed = new Set(filled.map(({ teamId }) => teamId));
  const placementOf = (teamId: number, formerId: number | null, reason: PlacementReason): Placement => {
    const from = endedAt.get(teamId);
    const position = numbers.get(teamId) ?? from?.position ?? null;
    return {
      teamId,
      formerId,
      reason,
      fromId: from?.formerId ?? null,
      position,
      remaining: lostPlayers(byId.get(teamId)),
    };
  };
  const out = teams.filter(({ teamId }) => !placed.has(teamId));
  return [
    ...filled.map(({ teamId, formerId, reason }) => placementOf(teamId, formerId, reason)),
    ...out.map((team) => placementOf(team.teamId, null, reasonToStayOut(team, newcomers.includes(team)))),
  ];
}

const holderOf = (
  { id, rank, bands }: EndedDivision,
  { teamId, position, pointsPerSeries, qualifier }: EndedDivision['teams'][number],
): Holder => ({
  teamId,
  formerId: id,
  rank,
  position,
  pointsPerSeries,
  meaning: playedMeaning(bandFor(position, bands)?.meaning ?? null, qualifier),
  qualifier: qualifier ?? null,
});

/** A place that leads to a qualifier leads on when it is played. Who lost from below is still the first for a place that is free above. */
function playedMeaning(meaning: BandMeaning | null, qualifier: 'won' | 'lost' | undefined): BandMeaning | null {
  if (meaning === 'relegation-qualifier' && qualifier) return qualifier === 'won' ? 'stays' : 'relegation';
  return meaning === 'promotion-qualifier' && qualifier === 'won' ? 'promotion' : meaning;
}

/** New teams: those who came farthest in a qualifier, then the strongest. */
function inTurn(teams: readonly TurningTeam[]): TurningTeam[] {
  const strength = (team: TurningTeam) => team.strength ?? -1;
  const place = ({ qualifierPlace }: TurningTeam) => qualifierPlace ?? Number.MAX_SAFE_INTEGER;
  return teams.toSorted(
    (one, other) => place(one) - place(other) || strength(other) - strength(one) || one.teamId - other.teamId,
  );
}

/** What each new team is told by: its place in a qualifier, or its number among those who played in none. */
function numbersOf(newcomers: readonly TurningTeam[]): Map<number, number> {
  const others = newcomers.filter(({ qualifierPlace }) => qualifierPlace === undefined);
  return new Map(newcomers.map((team) => [team.teamId, team.qualifierPlace ?? others.indexOf(team) + 1]));
}

const lostPlayers = (team: TurningTeam | undefined): number | null =>
  team?.place?.state === 'lost' ? team.place.remaining : null;

function reasonToStayOut({ place, qualifierPlace }: TurningTeam, isNewcomer: boolean): PlacementReason {
  if (isNewcomer) return qualifierPlace === undefined ? 'no-vacancy' : 'not-qualified';
  if (place?.state === 'lost') return 'place-lost';
  return place?.state === 'declined' ? 'place-declined' : 'not-signed-up';
}

interface Filled {
  teamId: number;
  formerId: number;
  reason: PlacementReason;
}

/** The ranks from the top down. Who gets no place on a rank waits for the one below. */
function fillRanks(
  divisions: readonly EndedDivision[],
  holders: readonly Holder[],
  newcomers: readonly TurningTeam[],
): Filled[] {
  const ranks = [...new Set(divisions.map(({ rank }) => rank))].toSorted((one, other) => one - other);
  let waiting = [...holders];
  let newTeams = [...newcomers];
  return ranks.flatMap((rank, index) => {
    const here = divisions.filter((division) => division.rank === rank);
    const places = here.reduce((sum, { size }) => sum + size, 0);
    const claims = claimsOf({ rank, below: ranks[index + 1] ?? null, isTop: index === 0, waiting }).slice(0, places);
    const taken = new Set(claims.map(({ holder }) => holder));
    waiting = waiting.filter((holder) => !taken.has(holder));
    const added = newTeams.slice(0, places - claims.length);
    newTeams = newTeams.slice(added.length);
    const ordered = claims.toSorted(
      (one, other) => one.holder.rank - other.holder.rank || byPlace(one.holder, other.holder),
    );
    return placeGuests(here, [
      ...ordered.map(({ holder, reason }) => ({ teamId: holder.teamId, ownId: holder.formerId, reason })),
      ...added.map(({ teamId, qualifierPlace }) => ({
        ...{ teamId, ownId: null },
        reason: qualifierPlace === undefined ? ('sign-up' as const) : ('qualified' as const),
      })),
    ]);
  });
}

interface Guest {
  teamId: number;
  /** The division in which it was. */
  ownId: number | null;
  reason: PlacementReason;
}

/** The teams of a rank in its divisions: who was in one of them stays there, others go where most places are free. */
function placeGuests(divisions: readonly EndedDivision[], guests: readonly Guest[]): Filled[] {
  const free = new Map(divisions.map(({ id, size }) => [id, size]));
  const places = new Map<Guest, number>();
  const place = (guest: Guest, id: number) => {
    places.set(guest, id);
    free.set(id, (free.get(id) ?? 0) - 1);
  };
  for (const guest of guests) if (guest.ownId !== null && free.has(guest.ownId)) place(guest, guest.ownId);
  for (const guest of guests) {
    if (places.has(guest)) continue;
    const [roomiest] = divisions.toSorted((one, other) => (free.get(other.id) ?? 0) - (free.get(one.id) ?? 0));
    if (roomiest) place(guest, roomiest.id);
  }
  return divisions.flatMap(({ id }) =>
    guests.filter((guest) => places.get(guest) === id).map(({ teamId, reason }) => ({ teamId, formerId: id, reason })),
  );
}
