import { threeNil } from '../../../../test/factories/league.ts';
import { bootApp, graphql, statements } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { StageStrengthsService } from './stage-strengths.service.ts';
import { StageWorld } from './testing/stage-world.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
  await world.begin();
});
afterAll(() => app.close());

test("a team's strength is of its games in the season, its table and stages together, and a bracket's odds are few statements", async () => {
  const { league } = world;
  const stageId = await world.drawn(2, { format: 'decider' });
  const [one, other] = [await world.teamOf(stageId, 1), await world.teamOf(stageId, 2)];
  await world.report(stageId, 0, 'home');
  const table = await league.division(world.seasonId);
  for (const [teamId, name] of [
    [one, 'Norr'],
    [other, 'Syd'],
  ] as const)
    await league.enter(table, teamId, { name });
  await league.played(table, [one, other], threeNil);
  await league.walkover(table, [other, one], 'home');
  const annulled = await league.teamIn(table, 'Ute', { isDisqualified: true, areResultsAnnulled: true });
  await league.played(table, [annulled, one], threeNil);
  const before = await league.division(await league.season({ startsOn: '2018-01-01', endsOn: '2018-06-01' }));
  await league.enter(before, other, { name: 'Syd' });
  const former = await league.teamIn(before, 'Förr');
  await league.played(before, [other, former], threeNil);

  // six games won of six, with ten even ones: 2 × 6 / 16
  const strengths = await app.app.get(StageStrengthsService, { strict: false }).ofSeason(stageId);
  expect(strengths).toEqual([
    { teamId: one, strength: 0.75 },
    { teamId: other, strength: -0.75 },
  ]);

  const [{ discriminator }] = (await app.db.query<{ discriminator: string }>(
    'select discriminator from division where id = $1',
    [stageId],
  )) as [{ discriminator: string }];
  const query = `{ division(discriminator: "${discriminator}", seasonId: ${world.seasonId}) { id bracket { divisionId strengths { teamId strength } } } }`;
  const { texts, result } = await statements(() => graphql(app.url, query));
  expect(result.data).toMatchObject({ division: { bracket: { strengths } } });
  expect(texts.length).toBeLessThanOrEqual(4);
});
