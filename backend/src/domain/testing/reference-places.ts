import { outcomesOf, walkoverResult } from '../series/series-result.ts';
import type { StandingsResult, StandingsTeam } from '../competition/standings/standings.ts';
import type { AnyDivision } from './any-division.ts';

/** The numbers of one team in the given results. They are computed at each call. */
interface TeamRecord {
  points: number;
  diff: number;
  gamesWon: number;
  goalDifference: number;
  goalsFor: number;
}

/**
 * The teams in order with their positions, exactly as R4 words it: no crosstable, no list of steps, no cache. The tests
 * of `standings.ts` compare with it.
 */
export function referencePlaces({ teams, results, format }: AnyDivision): { teamId: number; position: number }[] {
  const scored = results.map((result) =>
    result.walkover ? { ...result, ...walkoverResult(format, result.walkover) } : result,
  );
  const places: { teamId: number; position: number }[] = [];
  for (const level of tiedGroups(teams, scored)) {
    const position = places.length + 1;
    const alphabetical = [...level].sort((a, b) => a.name.localeCompare(b.name, 'sv') || a.id - b.id);
    places.push(...alphabetical.map(({ id }) => ({ teamId: id, position })));
  }
  return places;
}

/** The teams in groups that share a position, from the top. */
function tiedGroups(teams: StandingsTeam[], results: StandingsResult[]): StandingsTeam[][] {
  const total = (team: StandingsTeam) => recordOf(team, teams, results);
  const byPoints = groupsBy(teams, (team) => {
    const { points, diff, gamesWon } = total(team);
    return [team.isDisqualified ? 0 : 1, points + team.adjustment, diff, gamesWon];
  });
  return byPoints.flatMap((group) => headToHead(group, total, results));
}

/** Steps 4 to 7 for teams that are equal after step 3. Called again for every smaller group. */
function headToHead(
  group: StandingsTeam[],
  total: (team: StandingsTeam) => TeamRecord,
  results: StandingsResult[],
): StandingsTeam[][] {
  if (group.length === 1) return [group];
  const among = results.filter((result) => isAmong(group, result));
  const own = (team: StandingsTeam) => recordOf(team, group, among);
  const steps: ((team: StandingsTeam) => number)[] = [
    (team) => total(team).goalDifference,
    (team) => total(team).goalsFor,
    (team) => -(team.decider ?? Number.MAX_SAFE_INTEGER),
  ];
  if (haveMetEquallyOften(group, among)) {
    steps.unshift(
      (team) => own(team).points,
      (team) => own(team).diff,
      (team) => own(team).goalDifference,
    );
  }
  for (const step of steps) {
    const smaller = groupsBy(group, (team) => [step(team)]);
    if (smaller.length > 1) return smaller.flatMap((part) => headToHead(part, total, results));
  }
  return [group];
}

function haveMetEquallyOften(group: StandingsTeam[], among: StandingsResult[]): boolean {
  const meetings = group.flatMap((one) =>
    group
      .filter((other) => other !== one)
      .map((other) => among.filter((result) => isAmong([one, other], result)).length),
  );
  return new Set(meetings).size === 1;
}

const isAmong = (group: StandingsTeam[], { homeTeamId, awayTeamId }: StandingsResult): boolean =>
  [homeTeamId, awayTeamId].every((teamId) => group.some(({ id }) => id === teamId));

function recordOf(team: StandingsTeam, group: StandingsTeam[], results: StandingsResult[]): TeamRecord {
  const record: TeamRecord = { points: 0, diff: 0, gamesWon: 0, goalDifference: 0, goalsFor: 0 };
  for (const result of results.filter((each) => isAmong(group, each))) {
    const isHome = result.homeTeamId === team.id;
    if (!isHome && result.awayTeamId !== team.id) continue;
    const outcome = outcomesOf(result.homeGames, result.awayGames)[isHome ? 'home' : 'away'];
    const gamesLead = result.homeGames - result.awayGames;
    const goalsLead = result.homeGoals - result.awayGoals;
    record.points += { win: 3, overtimeWin: 2, overtimeLoss: 1, loss: 0 }[outcome];
    record.diff += isHome ? gamesLead : -gamesLead;
    record.gamesWon += isHome ? result.homeGames : result.awayGames;
    record.goalDifference += isHome ? goalsLead : -goalsLead;
    record.goalsFor += isHome ? result.homeGoals : result.awayGoals;
  }
  return record;
}

/** Groups of equal keys, the highest key first; keys are compared number by number. */
function groupsBy(teams: StandingsTeam[], keyOf: (team: StandingsTeam) => number[]): StandingsTeam[][] {
  const groups = new Map<string, { key: number[]; members: StandingsTeam[] }>();
  for (const team of teams) {
    const key = keyOf(team).map((value) => value + 0);
    const group = groups.get(key.join()) ?? { key, members: [] };
    group.members.push(team);
    groups.set(key.join(), group);
  }
  const compare = (a: number[], b: number[]) =>
    a.map((value, at) => (b[at] ?? 0) - value).find((gap) => gap !== 0) ?? 0;
  return [...groups.values()].sort((a, b) => compare(a.key, b.key)).map(({ members }) => members);
}
