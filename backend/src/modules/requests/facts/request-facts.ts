import { evidenceOf } from '../../../domain/people/claim-evidence.ts';
import type {
  ClaimedDetails,
  ClaimEvidence,
  KnownDetails,
  PlatformAccount,
} from '../../../domain/people/claim-evidence.ts';
import * as Sanction from '../../../domain/people/sanction.ts';
import type { CountedTerm } from '../../../domain/people/sanction.ts';
import type { RequestMatter } from '../../../domain/requests/approval.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import { countOf } from '../../../domain/teams/team-count.ts';
import type { CountedPlayer, TeamCount } from '../../../domain/teams/team-count.ts';
import * as TeamName from '../../../domain/teams/team-name.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { windowOfJson } from '../../content/settings/stored-window.ts';
import type { WindowJson } from '../../content/settings/stored-window.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** The last time that a player joined or left a team. A side that is null is no team. Instants are ISO text in UTC. */
export interface RosterMove {
  at: string;
  from: TeamRef | null;
  to: TeamRef | null;
}

/** A team as it is stored, before it is counted. */
interface StoredTeam {
  team: TeamRef;
  roster: CountedPlayer[];
  /** Without the one of the request. */
  pendingInvites: number;
  division: DivisionRef | null;
  unplayedSeries: number;
}

/** A player without an account who may be the asker of a claim. */
export interface StoredCandidate extends KnownDetails {
  player: PlayerRef;
  sanctionTerms: CountedTerm[];
  seasons: SeasonRef[];
}

/** A request's facts as they are stored. What does not belong to its kind is null or empty. */
export interface StoredFacts extends RequestMatter {
  requestId: number;
  player: CountedPlayer | null;
  /** Of the player: what can keep them out. */
  sanctionTerms: CountedTerm[];
  lastMove: RosterMove | null;
  /** When the player last left a team. */
  lastLeftAt: string | null;
  window: WindowJson;
  formerTeam: StoredTeam | null;
  team: StoredTeam | null;
  wantedName: string | null;
  namedTeams: (TeamRef & { isActive: boolean })[];
  claimed: ClaimedDetails;
  candidates: StoredCandidate[];
  earlierAccepted: number;
  earlierDenied: number;
}

/** A team in numbers. */
export interface TeamFacts extends TeamCount {
  team: TeamRef;
  /** Where it plays in the current season; null: in no division. */
  division: DivisionRef | null;
  /** Series of the current season without a result. */
  unplayedSeries: number;
}

/** A team whose name is near to the wanted one. */
export interface SimilarTeam {
  team: TeamRef;
  isActive: boolean;
  /** The names read the same, so the request cannot be accepted. */
  isSame: boolean;
}

/** A player whom a claim may mean, and what speaks for it. */
export interface ClaimCandidate extends ClaimEvidence {
  player: PlayerRef;
  /** The claim cannot be accepted for this player (R24). */
  isBanned: boolean;
  /** The player's accounts on gaming platforms, one text for each. */
  accounts: PlatformAccount[];
  /** Seasons in which the player was in a team that played, the newest first. */
  seasons: SeasonRef[];
}

/** What staff need to know before they decide a request. */
export interface RequestFacts {
  requestId: number;
  /** The player is banned, so they cannot join a team (R24). */
  isBanned: boolean;
  lastMove: RosterMove | null;
  isWindowOpen: boolean;
  /** The player left a team after the window closed. By the rules they wait for the next one (R9). */
  waitsForWindow: boolean;
  formerTeam: TeamFacts | null;
  team: TeamFacts | null;
  /** The request's team with the player who wants to join it. */
  teamAfter: TeamCount | null;
  /** Whether the team has a place for that player, beside its open invitations. */
  hasPlaceLeft: boolean;
  similarTeams: SimilarTeam[];
  candidates: ClaimCandidate[];
  /** How many requests of the same kind the asker has had accepted and denied. */
  earlierAccepted: number;
  earlierDenied: number;
}

/** Counts and compares what is stored, by the league's rules. */
export function factsOf(stored: StoredFacts, at: Date): RequestFacts {
  const { kind, team, player, formerTeam } = stored;
  const { requestId, lastMove, earlierAccepted, earlierDenied } = stored;
  const window = TransferWindow.windowAt(windowOfJson(stored.window), at);
  return {
    ...{ requestId, lastMove, earlierAccepted, earlierDenied },
    isWindowOpen: window.transferOpen,
    // a banned player's games are read too
    isBanned: kind !== 'gameAccount' && isBanned(stored.sanctionTerms, at),
    waitsForWindow: TransferWindow.isBlocked(window, stored.lastLeftAt === null ? null : new Date(stored.lastLeftAt)),
    formerTeam: formerTeam && teamFactsOf(formerTeam),
    team: team && teamFactsOf(team),
    teamAfter: kind === 'transfer' && team && player ? countOf([...team.roster, player]) : null,
    hasPlaceLeft: team === null || hasPlaceLeft(team),
    similarTeams: similarTeamsOf(stored),
    candidates: stored.candidates.map((candidate) => candidateOf(stored.claimed, candidate, at)),
  };
}

/** Compares a claim with a player. The player's birthdate stays here. */
export function candidateOf(claimed: ClaimedDetails, candidate: StoredCandidate, at: Date): ClaimCandidate {
  const { player, seasons, sanctionTerms, ...known } = candidate;
  const accounts = [...known.accounts];
  return { ...evidenceOf(claimed, known), player, seasons, accounts, isBanned: isBanned(sanctionTerms, at) };
}

const isBanned = (terms: readonly CountedTerm[], at: Date): boolean => Sanction.suspendedBy(terms, at)?.kind === 'ban';

const teamFactsOf = ({ team, roster, division, unplayedSeries }: StoredTeam): TeamFacts => ({
  ...countOf(roster),
  ...{ team, division, unplayedSeries },
});

/** Only the number of players counts here, so their places are any. */
const hasPlaceLeft = ({ roster, pendingInvites }: StoredTeam): boolean =>
  Roster.hasPlaceLeft({
    roster: roster.map((_, index) => ({ playerId: index, sortOrder: index + 1 })),
    pendingInvites,
  });

function similarTeamsOf({ wantedName, namedTeams }: StoredFacts): SimilarTeam[] {
  if (wantedName === null) return [];
  return namedTeams.flatMap(({ isActive, ...team }) => {
    const likeness = TeamName.likenessOf(wantedName, team.name);
    return likeness === null ? [] : [{ team, isActive, isSame: likeness === 'same' }];
  });
}
