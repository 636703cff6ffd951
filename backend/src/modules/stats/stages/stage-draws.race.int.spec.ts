import { refusalOf } from '../../../../test/factories/rosters.ts';
import { threeNil } from '../../../../test/factories/league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import { SignupsService } from '../../seasons/signups/signups.service.ts';
import { StageWorld } from './testing/stage-world.ts';

const ROUNDS = Number(process.env['STAGE_RACES'] ?? 2);

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let world: StageWorld;
let elsewhere: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  world = new StageWorld(app);
  elsewhere = new StageWorld(other);
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  await world.begin();
  elsewhere.admin = world.admin;
});

const placeIn = (divisionId: number, place: number) => ({ teamId: null, divisionId, place });
const awayWins = [1, 2, 3].map(() => ({
  ...{ goals: { home: 0, away: 1 }, rows: { home: [], away: [] }, replayDigest: null },
}));
const CHOICES = { isResultOnly: true, acceptsSuspended: false };
const drawnIds = async (stageId: number) => (await world.stage(stageId)).entrants.map(({ team }) => team?.id);

test(`a draw and a correction of its table come one after the other (${ROUNDS} rounds)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const divisionId = await world.league.division(world.seasonId);
    const home = await world.league.teamIn(divisionId, `Hemma ${divisionId}`);
    const away = await world.league.teamIn(divisionId, `Borta ${divisionId}`);
    const seriesId = await world.league.played(divisionId, [home, away], threeNil);
    const stage = await world.planned([placeIn(divisionId, 1), placeIn(divisionId, 2)]);
    const draw = () => world.draws.draw(world.admin, stage);
    const correct = () => elsewhere.reports.report(world.admin, { seriesId, version: null }, awayWins, CHOICES);
    const isDrawnFirst = round % 2 === 0;
    const outcomes = await collideCalls(
      app.databaseUrl,
      { table: 'division', ids: [divisionId] },
      (isDrawnFirst ? [draw, correct] : [correct, draw]).map((call) => () => refusalOf(call())),
    );
    expect(outcomes).toEqual([null, null]);
    expect(await drawnIds(stage.divisionId)).toEqual(isDrawnFirst ? [home, away] : [away, home]);
  }
});

test(`a draw and a correction of the stage that it takes places of come one after the other (${ROUNDS} rounds)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const qualifier = await world.drawn(2, { format: 'decider' });
    await world.report(qualifier, 0, 'home');
    const teams = [await world.teamOf(qualifier, 1), await world.teamOf(qualifier, 2)];
    const stage = await world.planned([placeIn(qualifier, 1), placeIn(qualifier, 2)]);
    const seriesId = await world.seriesAt(qualifier, 0);
    const draw = () => world.draws.draw(world.admin, stage);
    const correct = () => elsewhere.reports.report(world.admin, { seriesId, version: null }, awayWins, CHOICES);
    const isDrawnFirst = round % 2 === 0;
    const outcomes = await collideCalls(
      app.databaseUrl,
      { table: 'stage', ids: [qualifier] },
      (isDrawnFirst ? [draw, correct] : [correct, draw]).map((call) => () => refusalOf(call())),
    );
    expect(outcomes).toEqual([null, null]);
    expect(await drawnIds(stage.divisionId)).toEqual(isDrawnFirst ? teams : teams.toReversed());
  }
});

test(`two stages do not come to wait for each other by saves at once (${ROUNDS} rounds)`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [one, two] = [await world.planned([]), await world.planned([])];
    const from = (source: number) => world.plan([placeIn(source, 1), placeIn(source, 2)]);
    const outcomes = await collideCalls(app.databaseUrl, { table: 'stage', ids: [one.divisionId, two.divisionId] }, [
      () => refusalOf(world.stages.save(world.admin, one, from(two.divisionId))),
      () => refusalOf(elsewhere.stages.save(world.admin, two, from(one.divisionId))),
    ]);
    expect(outcomes.filter((refusal) => refusal !== null)).toEqual(['INVALID_INPUT']);
  }
});

test(`a team that is signing up when an open stage is drawn gets its seed (${ROUNDS} rounds)`, async () => {
  const { league, seasonId } = world;
  await league.setting('signup_season', seasonId);
  await league.setting('registration_open', 'true');
  const signups = other.app.get(SignupsService, { strict: false });
  for (let round = 0; round < ROUNDS; round++) {
    const teamId = await league.team(`På väg ${seasonId} ${round}`);
    const userId = await league.user();
    const players = [];
    for (const sortOrder of [1, 2, 3]) {
      const owner = sortOrder === 1 ? { userId } : {};
      const playerId = await league.player(`${teamId} ${sortOrder}`, { nationality: 'SE', ...owner });
      await league.sign(playerId, teamId, '2025-01-01', { sortOrder });
      players.push(playerId);
    }
    const captain = { ...ANONYMOUS, userId, playerId: players[0] as number };
    const seeds = [await league.team(`Första ${round}`), await league.team(`Andra ${round}`)];
    const chosen = seeds.map((id) => ({ teamId: id, divisionId: null, place: null }));
    const stage = await world.planned(chosen, { kind: 'qualifier', takesSignups: true });
    const outcomes = await collideCalls(
      app.databaseUrl,
      { table: 'team', ids: [teamId] },
      [
        () => signups.signUp(captain, { teamId, hasRead: true }),
        () => world.draws.draw(world.admin, stage, { acceptsOpenSignup: true }),
      ].map((call) => () => refusalOf(call())),
    );
    expect(outcomes).toEqual([null, null]);
    expect(await drawnIds(stage.divisionId)).toContain(teamId);
  }
  await league.setting('registration_open', 'false');
});
