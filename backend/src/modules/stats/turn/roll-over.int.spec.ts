import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { League, threeNil } from '../../../../test/factories/league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { SeasonDivisionsService } from '../../seasons/divisions/admin/season-divisions.service.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { StageAdminService } from '../stages/stage-admin.service.ts';
import { StageDrawService } from '../stages/stage-draw.service.ts';
import { StageExitService } from '../stages/stage-exit.service.ts';
import { StageWorld } from '../stages/testing/stage-world.ts';
import { RollOverService } from './roll-over.service.ts';

let app: TestApp;
let league: League;
let admin: Actor;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterAll(() => app.close());

/** Three teams in the order of their table, each with two players who are still there. */
async function division(seasonId: number, name: string): Promise<{ id: number; teams: [number, number, number] }> {
  const id = await league.division(seasonId, { name, rank: name === 'Ettan' ? 1 : 2 });
  const teams: number[] = [];
  for (const letter of ['A', 'B', 'C']) {
    const teamId = await league.teamIn(id, `${name} ${letter}`);
    for (const nth of [1, 2]) await league.sign(await league.player(`${name} ${letter} ${nth}`), teamId, '2020-01-01');
    teams.push(teamId);
  }
  const [a, b, c] = teams as [number, number, number];
  for (const [home, away] of [
    [a, b],
    [a, c],
    [b, c],
  ] as const)
    await league.played(id, [home, away], threeNil);
  return { id, teams: [a, b, c] };
}

/** A series between two of the season's places, or two teams, that the second one wins. */
async function won(
  seasonId: number,
  kind: 'playoffs' | 'qualifier',
  seeds: readonly (number | readonly [division: number, place: number])[],
) {
  const stages = app.app.get(StageAdminService, { strict: false });
  const made = await stages.create(admin, { seasonId, name: kind, kind });
  const stage = await stages.save(admin, made, {
    ...{ name: kind, kind, format: 'decider', hasThirdPlace: false, hasSecondFinal: false, weeks: [9] },
    entrants: seeds.map((seed) => {
      if (typeof seed === 'number') return { teamId: seed, divisionId: null, place: null };
      return { teamId: null, divisionId: seed[0], place: seed[1] };
    }),
  });
  await app.app.get(StageDrawService, { strict: false }).draw(admin, stage);
  const [series] = await app.db.query<{ id: number }>(
    `update series set scheduled_at = '2020-12-01' where division_id = $1 returning id`,
    [stage.divisionId],
  );
  const games = [1, 2, 3].map(() => ({
    goals: { home: 0, away: 1 },
    rows: { home: [], away: [] },
    replayDigest: null,
  }));
  const choices = { isResultOnly: true, acceptsSuspended: false };
  const reports = app.app.get(SeriesReportService, { strict: false });
  await reports.report(admin, { seriesId: series?.id ?? 0, version: null }, games, choices);
}

test('the proposal follows the play-offs and the qualifier of the season before', async () => {
  const from = await league.season({ name: 'Den förra', startsOn: '2020-01-01', endsOn: '2021-01-01' });
  const upper = await division(from, 'Ettan');
  const lower = await division(from, 'Tvåan');
  for (const [id, place, meaning] of [
    [upper.id, 3, 'relegation-qualifier'],
    [lower.id, 1, 'promotion-qualifier'],
  ] as const) {
    await league.band(id, place, place);
    await app.db.query('update placement_band set meaning = $2 where division_id = $1', [id, meaning]);
  }
  await won(from, 'playoffs', [
    [upper.id, 1],
    [upper.id, 2],
  ]);
  await won(from, 'qualifier', [
    [upper.id, 3],
    [lower.id, 1],
  ]);
  const next = await league.season({ name: 'Den nästa', startsOn: '2022-01-01', endsOn: '2022-06-01' });

  const draft = await app.app.get(SeasonDivisionsService, { strict: false }).draft(next);
  const { placements } = await app.app.get(RollOverService, { strict: false }).proposal(draft);
  const [a, b, c] = upper.teams;
  const [d, e, f] = lower.teams;
  expect(placements.map(({ teamId, formerId, reason, position }) => [teamId, formerId, reason, position])).toEqual([
    [b, upper.id, 'stays', 1],
    [a, upper.id, 'stays', 2],
    [d, upper.id, 'qualifier-won', 1],
    [c, lower.id, 'qualifier-lost', 3],
    [e, lower.id, 'stays', 2],
    [f, lower.id, 'stays', 3],
  ]);
});

test('a team that is gone leaves the places of the others as they were', async () => {
  const from = await league.season({ name: 'En förra', startsOn: '2023-01-01', endsOn: '2023-06-01' });
  const { id, teams } = await division(from, 'Trean');
  await app.db.query('update team set is_active = false where id = $1', [teams[0]]);
  const next = await league.season({ name: 'En nästa', startsOn: '2024-01-01', endsOn: '2024-06-01' });

  const draft = await app.app.get(SeasonDivisionsService, { strict: false }).draft(next);
  const { placements } = await app.app.get(RollOverService, { strict: false }).proposal(draft);
  const ended = placements.filter(({ fromId }) => fromId === id).map(({ teamId, position }) => [teamId, position]);
  expect(ended).toEqual([
    [teams[1], 2],
    [teams[2], 3],
  ]);
});

test('who went on to a qualifier that is not played comes before who stayed, who withdrew has not qualified, and the open one is told', async () => {
  const world = new StageWorld(app);
  const from = await league.season({ name: 'Den tredje', startsOn: '2024-07-01', endsOn: '2024-08-01' });
  const { id, teams } = await division(from, 'Femman');
  world.admin = admin;
  world.seasonId = await league.season({ name: 'Den fjärde', startsOn: '2024-09-01', endsOn: '2024-10-01' });
  const first = await world.drawn(4, { kind: 'qualifier' });
  const [winner, second, withdrawn, third] = await Promise.all([1, 2, 3, 4].map((seed) => world.teamOf(first, seed)));
  const strong = await league.team('Starkast');
  await league.sign(await league.player('Starkast', { mmr: 2000 }), strong, '2020-01-01');
  for (const teamId of [teams[0], winner, second, withdrawn, third, strong] as number[])
    await league.signUp(world.seasonId, teamId);
  const seen = await world.stage(first);
  const leaving = { teamId: withdrawn as number, exit: 'withdrawn', doesBeatenReturn: false } as const;
  await app.app.get(StageExitService, { strict: false }).takeOut(admin, seen, leaving);
  await world.report(first, 0, 'home');
  await world.report(first, 2, 'home');
  const own = { teamId: await league.team('Direkt till kval 2'), divisionId: null, place: null };
  const place = { teamId: null, divisionId: first, place: 1 };
  const next = await world.planned([own, place], { kind: 'qualifier', format: 'decider' });
  await world.draws.draw(admin, next);

  const proposal = async () => {
    const draft = await app.app.get(SeasonDivisionsService, { strict: false }).draft(world.seasonId);
    const { placements, openQualifiers } = await app.app.get(RollOverService, { strict: false }).proposal(draft);
    const signedUp = placements.filter(({ teamId }) => [winner, second, withdrawn, third, strong].includes(teamId));
    return {
      told: signedUp.map(({ teamId, formerId, reason, position }) => [teamId, formerId, reason, position]),
      open: openQualifiers.map((open) => open.id),
    };
  };
  const { told, open } = await proposal();
  expect(open).toEqual([next.divisionId]);
  expect(told.slice(0, 2)).toEqual([
    [winner, id, 'qualified', 1],
    [second, id, 'qualified', 2],
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      [third, null, 'not-qualified', 3],
      [strong, null, 'no-vacancy', 1],
      [withdrawn, null, 'no-vacancy', 2],
    ]),
  );

  // it loses there, and its place is now the one after the team that it met
  await world.report(next.divisionId, 0, 'home');
  const after = await proposal();
  expect(after.open).toEqual([]);
  expect(after.told.slice(0, 2)).toEqual([
    [winner, id, 'qualified', 2],
    [second, id, 'qualified', 3],
  ]);
});

test('new teams that have met in a qualifier of the new season come before a stronger one', async () => {
  const from = await league.season({ name: 'Den femte', startsOn: '2025-01-01', endsOn: '2025-06-01' });
  const { id, teams } = await division(from, 'Fyran');
  const next = await league.season({ name: 'Den sjätte', startsOn: '2026-01-01', endsOn: '2026-06-01' });
  const newcomer = async (name: string, mmr: number) => {
    const teamId = await league.team(name);
    await league.sign(await league.player(name, { mmr }), teamId, '2020-01-01');
    return teamId;
  };
  const [strong, loser, winner] = [
    await newcomer('Stark', 2000),
    await newcomer('Kvaltvåa', 900),
    await newcomer('Kvaletta', 800),
  ];
  // the third one does not play on, so its place is free
  for (const teamId of [teams[0], teams[1], strong, loser, winner]) await league.signUp(next, teamId);
  await won(next, 'qualifier', [loser, winner]);

  const draft = await app.app.get(SeasonDivisionsService, { strict: false }).draft(next);
  const { placements } = await app.app.get(RollOverService, { strict: false }).proposal(draft);
  const told = placements.map(({ teamId, formerId, reason, position }) => [teamId, formerId, reason, position]);
  expect(told).toEqual(
    expect.arrayContaining([
      [winner, id, 'qualified', 1],
      [loser, null, 'not-qualified', 2],
      [strong, null, 'no-vacancy', 1],
    ]),
  );
});
