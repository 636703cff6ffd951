import { SeasonDivisionsService } from '../src/modules/seasons/divisions/admin/season-divisions.service.ts';
import { RollOverService } from '../src/modules/stats/turn/roll-over.service.ts';
import { bootApp } from './harness/app.ts';
import type { TestApp } from './harness/app.ts';
import { DEMO_NOW, demoDatabase } from './harness/demo-database.ts';
import { readTurn } from './harness/stored-turns.ts';
import type { StoredTurn, TurnedTeam } from './harness/stored-turns.ts';
import { CURRENT_SEASON } from './harness/stored-seasons.ts';
import { setTime } from './harness/time.ts';

/**
 * The proposal of the divisions after each demo season, found again by loops (R45): a team's claim to a rank is a number that is read off the
 * rule, and the lowest numbers have the places.
 */

const TURNS = Array.from({ length: CURRENT_SEASON }, (_, index) => index + 1);

let app: TestApp;
/** Each reason that the tests have met. */
const met = new Set<string>();

beforeAll(async () => {
  app = await bootApp({ database: await demoDatabase() });
  setTime([app], DEMO_NOW);
});
afterAll(() => app.close());

/** The steps of R45, in their order; null: the team has no claim to this rank. */
function claimOf(team: TurnedTeam, rank: number, below: number | undefined): [step: number, reason: string] | null {
  const { meaning, qualifier } = team;
  const came = (reason: string) => (qualifier === null ? reason : `qualifier-${qualifier}`);
  const isLowest = below === undefined;
  if (team.rank < rank) return [1, meaning === 'relegation' ? came('relegation') : 'no-room'];
  if (team.rank === below) {
    if (meaning === 'promotion') return [2, qualifier === 'won' ? 'qualifier-won' : 'promotion'];
    if (meaning === 'relegation') return null;
    return meaning === 'promotion-qualifier' ? [5.1, 'vacancy-qualifier'] : [5.2, 'vacancy-next'];
  }
  if (team.rank !== rank) return null;
  // a place that leads up leads nowhere from the top, and one that leads down nowhere from the lowest rank
  if (meaning === 'promotion') return [2.5, rank === 1 ? came('stays') : 'no-room-above'];
  if (meaning === 'relegation') return isLowest ? [3.5, came('stays')] : [5.3, 'vacancy-kept'];
  if (meaning === 'relegation-qualifier') return [4, isLowest ? 'stays' : 'relegation-qualifier'];
  return [3, came('stays')];
}

const inOrder = (one: TurnedTeam, other: TurnedTeam): number =>
  one.place - other.place || other.pointsPerSeries - one.pointsPerSeries || one.id - other.id;

/** `team: division reason`, as the rule gives the places. */
function proposed({ teams, divisions, newcomers, idle }: StoredTurn): string[] {
  const ranks = [...new Set(divisions.map(({ rank }) => rank))].sort((one, other) => one - other);
  const waiting = new Set(teams.filter(({ outBecause }) => outBecause === null));
  const newTeams = [...newcomers];
  const lines = teams
    .filter(({ outBecause, id }) => outBecause !== null && !newcomers.includes(id))
    .map(({ id, outBecause }) => `${id}: null ${outBecause}`);
  lines.push(...idle.map((id) => `${id}: null not-signed-up`));
  ranks.forEach((rank, at) => {
    const here = divisions.filter((division) => division.rank === rank);
    const free = new Map(here.map(({ id, size }) => [id, size]));
    const claims = [...waiting].flatMap((team) => {
      const claim = claimOf(team, rank, ranks[at + 1]);
      return claim ? [{ team, step: claim[0], reason: claim[1] }] : [];
    });
    claims.sort((one, other) => one.step - other.step || inOrder(one.team, other.team));
    const seated = claims.slice(
      0,
      here.reduce((sum, { size }) => sum + size, 0),
    );
    seated.sort((one, other) => one.team.rank - other.team.rank || inOrder(one.team, other.team));
    const sit = (team: number, division: number, reason: string) => {
      free.set(division, (free.get(division) as number) - 1);
      lines.push(`${team}: ${division} ${reason}`);
    };
    const roomiest = () => [...free].sort(([, one], [, other]) => other - one)[0] as [number, number];
    for (const { team, reason } of seated) {
      waiting.delete(team);
      if (free.has(team.division)) sit(team.id, team.division, reason);
    }
    for (const { team, reason } of seated) if (!free.has(team.division)) sit(team.id, roomiest()[0], reason);
    while (newTeams.length > 0 && roomiest()[1] > 0) sit(newTeams.shift() as number, roomiest()[0], 'sign-up');
  });
  return [...lines, ...newTeams.map((id) => `${id}: null no-vacancy`)].sort();
}

test.each(TURNS)('after season %i each team is proposed where the loops put it, and for that reason', async (from) => {
  const draft = await app.app.get(SeasonDivisionsService).draft(from + 1);
  expect(draft.from?.id).toBe(from);
  const { placements } = await app.app.get(RollOverService).proposal(draft);
  const turn = await readTurn(app, from, DEMO_NOW);
  for (const { reason } of placements) met.add(reason);
  expect(placements.map(({ teamId, formerId, reason }) => `${teamId}: ${formerId} ${reason}`).sort()).toEqual(
    proposed(turn),
  );
  const before = new Map(turn.teams.map((team) => [team.id, team]));
  for (const { teamId, fromId, position, remaining, reason } of placements) {
    const team = before.get(teamId);
    const number = turn.newcomers.indexOf(teamId) + 1;
    expect({ teamId, fromId, position, remaining }).toEqual({
      ...{ teamId, fromId: team?.division ?? null, position: number || (team?.place ?? null) },
      remaining: reason === 'place-lost' || team?.outBecause === 'place-lost' ? (team?.remaining ?? null) : null,
    });
  }
});

test('the demo seasons show most of what the rule tells', () => {
  expect([...met].sort()).toEqual(
    expect.arrayContaining(['promotion', 'relegation', 'stays', 'place-lost', 'sign-up']),
  );
});
