import { ANONYMOUS } from '../../src/domain/actor.ts';
import type { Actor, RoleName } from '../../src/domain/actor.ts';
import { WEEK_RULES_OFF } from '../../src/domain/match-week/week-rules.ts';
import type { Sides } from '../../src/domain/sides.ts';
import { MatchWeekRules } from '../../src/modules/series/match-week/rules/match-week-rules.entity.ts';
import type { Series } from '../../src/modules/series/series.entity.ts';
import type { Db } from '../../src/platform/db/db.ts';
import { League } from './league.ts';
import { insertRow } from './rows.ts';
import type { Columns } from './rows.ts';

/** The players of a team, the captain first; each is signed in. */
export type Squad = readonly [captain: Actor, ...mates: Actor[]];

/** A season in which captains set times and report, with one division of two teams with four players each. */
export interface WeekLeague {
  league: League;
  seasonId: number;
  divisionId: number;
  teamIds: Sides<number>;
  squads: Sides<Squad>;
  /** An admin without a player. */
  admin: Actor;
  /** The division's admin, without a player. */
  steward: Actor;
  /** The captain of a team that is in no division. */
  stranger: Actor;
  /** A series between the two teams; without columns it has no time. */
  series(columns?: Columns<Series>): Promise<number>;
}

const FIRST_DAY = '2020-01-01';

/** `startsOn` is the season's first day; the week of it is week 1. Several in one database share a `League`. */
export async function weekLeague(
  db: Db,
  startsOn: string,
  rules: Partial<MatchWeekRules> = {},
  league = new League(db),
): Promise<WeekLeague> {
  const staff = async (role: RoleName): Promise<Actor> => ({
    ...ANONYMOUS,
    userId: await league.user({}, [role]),
    roles: [role],
  });
  const member = async (teamId: number, name: string, sortOrder: number): Promise<Actor> => {
    const userId = await league.user();
    const playerId = await league.player(name, { userId });
    await league.sign(playerId, teamId, FIRST_DAY, { sortOrder });
    return { ...ANONYMOUS, userId, playerId };
  };
  const squadOf = async (teamId: number, name: string): Promise<Squad> => {
    const captain = await member(teamId, `${name}-1`, 1);
    const mates: Actor[] = [];
    for (const place of [2, 3, 4]) mates.push(await member(teamId, `${name}-${place}`, place));
    return [captain, ...mates];
  };

  const [admin, steward] = [await staff('admin'), await staff('divisionadmin')];
  const endsOn = `${Number(startsOn.slice(0, 4)) + 1}${startsOn.slice(4)}`;
  const seasonId = await league.season({ startsOn, endsOn });
  await insertRow(db, MatchWeekRules, {
    ...WEEK_RULES_OFF,
    pausedWeeks: [],
    seasonId,
    captainsSetTimes: true,
    captainsReport: true,
    ...rules,
  });
  const divisionId = await league.division(seasonId, { adminUserId: steward.userId });
  const teamIds = { home: await league.teamIn(divisionId, 'Alfa'), away: await league.teamIn(divisionId, 'Beta') };
  const squads = { home: await squadOf(teamIds.home, 'alfa'), away: await squadOf(teamIds.away, 'beta') };
  const [stranger] = await squadOf(await league.team('Gamma'), 'gamma');
  return {
    ...{ league, seasonId, divisionId, teamIds, squads, admin, steward, stranger },
    series: (columns = {}) => league.series(divisionId, teamIds.home, teamIds.away, columns),
  };
}
