import { Injectable } from '@nestjs/common';
import { isSignedIn } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { CAPTAIN } from '../../../domain/teams/roster.ts';
import * as Signup from '../../../domain/teams/signup.ts';
import type { SignupObstacle } from '../../../domain/teams/signup.ts';
import { searchText } from '../../../domain/text.ts';
import { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import type { SeasonWithDivisions } from '../season.ts';
import { SeasonsService } from '../seasons.service.ts';
import { SwitchesService } from '../../content/settings/switches.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { PlacesService } from './places.service.ts';
import type { SignupFilter, SignupSort } from './signup-filter.ts';
import { SignupsRepository } from './signups.repository.ts';
import type { SignedUpRow, SignupStanding } from './signups.repository.ts';

/** The situation of the viewer's team, and what stops it from signing up. */
export interface SignupStatus extends SignupStanding {
  /** The season that teams sign up for, with its closing time and its days; null when there is none. */
  season: SeasonWithDivisions | null;
  registrationOpen: boolean;
  obstacle: SignupObstacle | null;
}

/** A team that has signed up. */
export interface SignedUpTeam extends SignedUpRow {
  /** The average of the three best ratings; null when no player has a rating. */
  mmr: number | null;
  /** The number of players in the average. */
  ratedPlayers: number;
  /** Players whose nationality is Swedish. */
  swedish: number;
  /** The team has enough players and enough Swedish players (R11). */
  isEligible: boolean;
  /** The team holds a place from the season before. */
  holdsPlace: boolean;
}

/** What the teams are sorted by. A missing value always comes last. */
const SORT_VALUES: Record<SignupSort, (team: SignedUpTeam) => number | string | null> = {
  name: ({ team }) => team.name,
  date: ({ createdAt }) => createdAt,
  players: ({ players }) => players.length,
  mmr: ({ mmr }) => mmr,
};

/** The team that the form names, and whether its captain has read the rules. */
export interface SignupForm {
  teamId: number;
  hasRead: boolean;
}

/** Sign-up of teams for the open season, which can be a later one than the current. The server's time counts. */
@Injectable()
export class SignupsService {
  constructor(
    private readonly db: Db,
    private readonly signups: SignupsRepository,
    private readonly switches: SwitchesService,
    private readonly seasons: SeasonsService,
    private readonly teamRosters: TeamRosterService,
    private readonly places: PlacesService,
  ) {}

  /** What the page shows the viewer, who may be a visitor. */
  async status(actor: Actor): Promise<SignupStatus> {
    const switches = await this.switches.current();
    const [season, standing] = await Promise.all([
      this.seasons.signupSeason(),
      this.signups.findStanding(actor.playerId, switches.signupSeasonId),
    ]);
    const registrationOpen = switches.registrationOpen && season !== null;
    const facts = {
      ...standing,
      registrationOpen,
      opensAt: season && switches.signupOpensAt,
      isSignedIn: isSignedIn(actor),
      hasTeam: standing.team !== null,
    };
    return { ...standing, season, registrationOpen, obstacle: Signup.nextObstacle(facts) };
  }

  /**
   * Signs the caller's team up. Refuses in this order: NO_PLAYER, NO_TEAM, NOT_CAPTAIN (also of another team than
   * their own), ALREADY_SIGNED_UP, REGISTRATION_CLOSED, CONSENT_MISSING, PLAYER_BANNED (a player of the team).
   */
  async signUp(actor: Actor, { teamId, hasRead }: SignupForm): Promise<void> {
    const ownTeamId = await this.teamRosters.teamIdOf(actor);
    await this.db.transaction(async () => {
      const { switches, team, at } = await this.teamRosters.lockRoster(ownTeamId);
      const { registrationOpen, signupSeasonId, signupOpensAt } = switches;
      const captain = team.roster.find(({ sortOrder }) => sortOrder === CAPTAIN);
      const facts = {
        isSignedIn: true,
        hasTeam: true,
        isCaptain: teamId === team.id && captain?.playerId === actor.playerId,
        isSignedUp: signupSeasonId !== null && (await this.signups.exists(signupSeasonId, team.id)),
        registrationOpen: registrationOpen && signupSeasonId !== null,
        opensAt: signupOpensAt,
      };
      Signup.assertMaySignUp(facts, hasRead);
      await this.teamRosters.assertNoneBanned(team);
      await this.signups.insertSignup(signupSeasonId as number, team.id, actor.userId, at);
    });
  }

  /** Whether this team has signed up for the season that is open for sign-up. */
  async isSignedUp(teamId: number): Promise<boolean> {
    const { signupSeasonId } = await this.switches.current();
    return signupSeasonId !== null && this.signups.exists(signupSeasonId, teamId);
  }

  /** Whether teams are still to sign up for a season: its time of opening is to come, or no team has signed up. */
  async isAhead(seasonId: number): Promise<boolean> {
    return (await this.switches.isBeforeSignup(seasonId)) || !(await this.signups.existsIn(seasonId));
  }

  /** The teams that have signed up, the first one first. */
  async signedUpTeams(): Promise<SignedUpTeam[]> {
    const season = await this.seasons.signupSeason();
    if (!season) return [];
    const [rows, holders] = await Promise.all([
      this.signups.findAll(season.id),
      this.places.holdersBefore(season.startsOn),
    ]);
    return rows.map((row) => assessed(row, holders));
  }

  /** The teams that have signed up for a season and hold no place of the season before, the first one first. */
  async withoutPlace(seasonId: number): Promise<SignedUpTeam[]> {
    const season = await this.seasons.byId(seasonId);
    if (!season) return [];
    const [rows, holders] = await Promise.all([
      this.signups.findAll(seasonId),
      this.places.holdersBefore(season.startsOn),
    ]);
    return rows.map((row) => assessed(row, holders)).filter(({ holdsPlace }) => !holdsPlace);
  }

  /**
   * A page of these teams. There are at most some hundred, and the domain computes how strong a team is, so they are
   * sorted here and not by SQL.
   */
  async signedUpPage({
    text,
    sort,
    isDescending,
    isEligible,
    ...slice
  }: SignupFilter): Promise<TablePage<SignedUpTeam>> {
    const wanted = searchText(text).trim();
    const found = (await this.signedUpTeams())
      .filter(({ team }) => searchText(team.name).includes(wanted))
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

/** A row, with what the rules say about it. */
function assessed(row: SignedUpRow, holders: ReadonlySet<number>): SignedUpTeam {
  const ratings = row.players.map(({ mmr }) => mmr);
  const swedish = row.players.filter(({ player }) => player.nationality === 'SE').length;
  return {
    ...row,
    mmr: Signup.teamMmr(ratings),
    ratedPlayers: Signup.ratedPlayers(ratings),
    swedish,
    isEligible: Signup.isEligible({ players: row.players.length, swedish }),
    holdsPlace: holders.has(row.team.id),
  };
}
