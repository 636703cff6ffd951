import { Injectable } from '@nestjs/common';
import { isSignedIn } from '../../domain/actor.ts';
import type { Actor } from '../../domain/actor.ts';
import { CAPTAIN } from '../../domain/roster.ts';
import * as Signup from '../../domain/signup.ts';
import type { SignupObstacle } from '../../domain/signup.ts';
import { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/table-page.ts';
import type { TablePage } from '../../platform/db/table-page.ts';
import { SwitchesService } from '../settings/switches.service.ts';
import { TeamMembershipService } from '../teams/team-membership.service.ts';
import type { SignupFilter, SignupSort } from './signup-filter.ts';
import { SignupsRepository } from './signups.repository.ts';
import type { SignedUpRow, SignupStanding } from './signups.repository.ts';

/** Where the viewer's team stands, and what is in its way. */
export interface SignupStatus extends SignupStanding {
  registrationOpen: boolean;
  obstacle: SignupObstacle | null;
}

/** A team that has signed up. */
export interface SignedUpTeam extends SignedUpRow {
  /** Average of the best three; null when no player has a rating. */
  mmr: number | null;
  /** Of how many players it is the average. */
  ratedPlayers: number;
  /** Players whose nationality is Swedish. */
  swedish: number;
  /** Enough players, and enough Swedish ones (R11). */
  isEligible: boolean;
}

/** What teams are sorted by; a missing value comes last either way. */
const SORT_VALUES: Record<SignupSort, (team: SignedUpTeam) => number | string | null> = {
  name: ({ team }) => team.name,
  date: ({ createdAt }) => createdAt,
  players: ({ players }) => players.length,
  mmr: ({ mmr }) => mmr,
};

/** Which team, as the form names it, and whether its captain has read what he signs up for. */
export interface SignupForm {
  teamId: number;
  hasRead: boolean;
}

/** Teams sign up for the current season (R11). Server time counts. */
@Injectable()
export class SignupsService {
  constructor(
    private readonly db: Db,
    private readonly signups: SignupsRepository,
    private readonly switches: SwitchesService,
    private readonly memberships: TeamMembershipService,
  ) {}

  /** What the viewer's page shows, signed in or not. */
  async status(actor: Actor): Promise<SignupStatus> {
    const { currentSeasonId, ...switches } = await this.switches.current();
    const standing = await this.signups.findStanding(actor.playerId, currentSeasonId);
    const registrationOpen = switches.registrationOpen && standing.season !== null;
    const facts = { ...standing, registrationOpen, isSignedIn: isSignedIn(actor), hasTeam: standing.team !== null };
    return { ...standing, registrationOpen, obstacle: Signup.nextObstacle(facts) };
  }

  /**
   * Signs the caller's team up. Refuses in this order: NO_PLAYER, NO_TEAM, NOT_CAPTAIN (also of another team than his
   * own), ALREADY_SIGNED_UP, REGISTRATION_CLOSED, CONSENT_MISSING.
   */
  async signUp(actor: Actor, { teamId, hasRead }: SignupForm): Promise<void> {
    const ownTeamId = await this.memberships.teamIdOf(actor);
    await this.db.transaction(async () => {
      const { switches, team, at } = await this.memberships.hold(ownTeamId);
      const { registrationOpen, currentSeasonId } = switches;
      const captain = team.roster.find(({ sortOrder }) => sortOrder === CAPTAIN);
      const facts = {
        isSignedIn: true,
        hasTeam: true,
        isCaptain: teamId === team.id && captain?.playerId === actor.playerId,
        isSignedUp: currentSeasonId !== null && (await this.signups.exists(currentSeasonId, team.id)),
        registrationOpen: registrationOpen && currentSeasonId !== null,
      };
      Signup.assertMaySignUp(facts, hasRead);
      await this.signups.insert(currentSeasonId as number, team.id, actor.userId, at);
    });
  }

  /** Has this team signed up for the current season? */
  async isSignedUp(teamId: number): Promise<boolean> {
    const { currentSeasonId } = await this.switches.current();
    return currentSeasonId !== null && this.signups.exists(currentSeasonId, teamId);
  }

  /** The teams of the current season, the first to sign up first. */
  async signedUpTeams(): Promise<SignedUpTeam[]> {
    const { currentSeasonId } = await this.switches.current();
    const rows = currentSeasonId === null ? [] : await this.signups.findAll(currentSeasonId);
    return rows.map(assessed);
  }

  /** A page of them. A season has some hundred at most, and how strong a team is the domain says: so they are sorted here. */
  async signedUpPage({
    text,
    sort,
    isDescending,
    isEligible,
    ...slice
  }: SignupFilter): Promise<TablePage<SignedUpTeam>> {
    const wanted = text.trim().toLocaleLowerCase('sv');
    const found = (await this.signedUpTeams())
      .filter(({ team }) => team.name.toLocaleLowerCase('sv').includes(wanted))
      .filter((team) => isEligible === null || team.isEligible === isEligible);
    const valueOf = SORT_VALUES[sort];
    const ordered = found.toSorted((one, other) => compare(valueOf(one), valueOf(other), isDescending));
    const { limit, offset } = rowsOf(slice);
    return { items: ordered.slice(offset, offset + limit), total: found.length };
  }
}

const SWEDISH = new Intl.Collator('sv', { sensitivity: 'base', numeric: true });

function compare(one: number | string | null, other: number | string | null, isDescending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : SWEDISH.compare(String(one), String(other));
  return isDescending ? -order : order;
}

/** A row with what the rules say of it. */
function assessed(row: SignedUpRow): SignedUpTeam {
  const ratings = row.players.map(({ mmr }) => mmr);
  const swedish = row.players.filter(({ player }) => player.nationality === 'SE').length;
  return {
    ...row,
    mmr: Signup.teamMmr(ratings),
    ratedPlayers: Signup.ratedPlayers(ratings),
    swedish,
    isEligible: Signup.isEligible({ players: row.players.length, swedish }),
  };
}
