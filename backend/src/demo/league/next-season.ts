/** The season that is open for sign-up while another is played, and the facts of both. */
import type { Random } from '../../domain/random.ts';
import type { Qualifier, SeasonFacts } from '../../domain/competition/season.ts';
import { addDays, addHours, instantAt } from './calendar.ts';
import { CURRENT_WEEK, WEEKS_BETWEEN_STARTS } from './league-plan.ts';
import type { LeagueEnd } from '../make-league.ts';
import type { DemoTeam } from '../model.ts';

/** A stored season. */
export interface ComingSeason extends SeasonFacts {
  id: number;
}

/** A team that has signed up, with its captain. */
export interface DemoSignup {
  seasonId: number;
  teamId: number;
  captainPlayerId: number;
  createdAt: Date;
}

const WEEKS = 11;
/** The share of the league's teams that have signed up so far. */
const SIGNED_UP = 0.55;
const SIGN_UP_DAYS = 9;

/** The transfer window of a season is its sixth week, so it is open now. */
export const transferWeek = (startsOn: string): { from: string; to: string } => {
  const from = addDays(startsOn, 7 * (CURRENT_WEEK - 1));
  return { from, to: addDays(from, 6) };
};

/** The season after the one that begins on this day. Sign-up closes a week before it begins, after both qualifiers. */
export function comingSeason(id: number, currentStartsOn: string): ComingSeason {
  const startsOn = addDays(currentStartsOn, 7 * WEEKS_BETWEEN_STARTS);
  const window = transferWeek(startsOn);
  return {
    id,
    name: `Säsong ${id}`,
    startsOn,
    endsOn: addDays(startsOn, 7 * WEEKS - 1),
    format: 'first-to-3',
    signupOpensAt: null,
    signupClosesAt: instantAt(addDays(startsOn, -7), 23 + 59 / 60),
    weeks: WEEKS,
    transferFrom: window.from,
    transferTo: window.to,
    qualifiers: [
      qualifier('Extrakval', 'Extra qualifier', addDays(startsOn, -16)),
      qualifier('Kval till division 3', 'Division 3 qualifier', addDays(startsOn, -9)),
    ],
  };
}

/** On a Saturday and the next Sunday. */
const qualifier = (name: string, nameEng: string, saturday: string): Qualifier => ({
  name,
  nameEng,
  from: saturday,
  to: addDays(saturday, 1),
});

/** Sign-ups of the last days: always of `first`, never of `waiting`. */
export function signupsFor(
  random: Random,
  seasonId: number,
  teams: readonly DemoTeam[],
  { first, waiting, now }: { first: DemoTeam; waiting: ReadonlySet<DemoTeam>; now: Date },
): DemoSignup[] {
  return teams.flatMap((team) => {
    const isIn = random.chance(SIGNED_UP);
    const createdAt = addHours(now, -random.int(2, 24 * SIGN_UP_DAYS));
    const captainPlayerId = team.roster[0]?.player.id;
    if (captainPlayerId === undefined || (team !== first && (!isIn || waiting.has(team)))) return [];
    return [{ seasonId, teamId: team.id, captainPlayerId, createdAt }];
  });
}

/** Two new teams: one lacks a player, and the other has one player left. */
export interface Newcomers {
  short: DemoTeam;
  lone: DemoTeam;
}

const FOUNDED_DAYS_AGO = 12;

/** Founds them with players who look for a team. `lastTeamId`: the highest id of a team. */
export function foundNewcomers({ market }: LeagueEnd, lastTeamId: number, now: Date): Newcomers {
  const since = addHours(now, -24 * FOUNDED_DAYS_AGO);
  const found = (id: number, name: string, players: number): DemoTeam => ({
    id,
    name,
    logo: null,
    banner: null,
    isActive: true,
    createdAt: since,
    roster: Array.from({ length: players }, () => ({ player: market.castFreeAgent('SE', since), since })),
  });
  return { short: found(lastTeamId + 1, 'Nästan Fulltaliga', 2), lone: found(lastTeamId + 2, 'Sista Gnistan', 1) };
}
