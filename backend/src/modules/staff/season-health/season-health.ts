import type { TeamConcern, TeamFacts } from '../../../domain/teams/team-concerns.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** A division or a stage of a season, by its series. */
export interface DivisionHealth {
  division: DivisionRef;
  isStage: boolean;
  played: number;
  /** Without a result. */
  unplayed: number;
  /** Unplayed, and its day is over. */
  late: number;
  /** Unplayed and without a time, in a week that has begun or is over. */
  timeless: number;
  /** The other captain has not answered. */
  waiting: number;
  disputed: number;
  claimed: number;
}

/** A team that plays in the season. */
export interface PlayingTeam extends TeamFacts {
  team: TeamRef;
  division: DivisionRef;
}

/** A team that staff should look at. */
export interface TeamHealth extends PlayingTeam {
  concerns: TeamConcern[];
}

/** A game week of the season's tables. */
export interface WeekHealth {
  week: number;
  series: number;
  /** Played by the week's last day. */
  onTime: number;
  /** Played after it. */
  afterwards: number;
  walkovers: number;
}

/** A sanction that ends soon. */
export interface EndingSanction {
  id: number;
  name: string;
  /** YYYY-MM-DD */
  endsOn: string;
}

/** What a member of staff has done in the last thirty days. */
export interface StaffWork {
  userId: number;
  name: string;
  acts: number;
  latestAt: string;
}

/** A season as one statement reads it. */
export interface StoredHealth {
  season: SeasonRef;
  /** YYYY-MM-DD, the last day */
  endsOn: string;
  divisions: DivisionHealth[];
  teams: PlayingTeam[];
  weeks: WeekHealth[];
  sanctions: EndingSanction[];
  staff: StaffWork[];
  openRequests: number;
  /** null: no request waits. */
  oldestRequestAt: string | null;
  /** The season that teams sign up for; null: none. */
  signupSeason: SeasonRef | null;
  signedUp: number;
  /** As many as play in the tables of this season. */
  places: number;
}

/** What staff look after in a season. */
export interface SeasonHealth extends Omit<StoredHealth, 'teams'> {
  weeksLeft: number;
  /** Those about which there is a concern; none when the season is over, of which rosters of today say nothing. */
  teams: TeamHealth[];
}
