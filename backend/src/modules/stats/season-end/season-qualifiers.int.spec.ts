import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import type { ChosenEntrant } from '../stages/stage-admin.ts';
import { StageWorld } from '../stages/testing/stage-world.ts';
import { SeasonEndService } from './season-end.service.ts';
import { SeasonMovementsService } from './season-movements.service.ts';

let app: TestApp;
let world: StageWorld;

beforeAll(async () => {
  app = await bootApp();
  world = new StageWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.begin());

test('who goes on from a qualifier is in the one that takes its places; until that is drawn, each of its teams could be', async () => {
  const first = await world.drawn(4, { kind: 'qualifier' });
  for (const position of [0, 1, 2]) await world.report(first, position, 'home');
  const goOn = async () => {
    const { stages } = await app.app.get(SeasonEndService, { strict: false }).played(world.seasonId);
    return [...(stages.find(({ divisionId }) => divisionId === first)?.goOn ?? [])];
  };
  expect(await goOn()).toEqual([]);
  const other = { teamId: await world.league.team('Redan där'), divisionId: null, place: null };
  const winner = { teamId: null, divisionId: first, place: 1 };
  const last = await world.planned([other, winner], { kind: 'qualifier', format: 'decider' });
  expect(await goOn()).toEqual(await Promise.all([1, 2, 3, 4].map((seed) => world.teamOf(first, seed))));
  await world.draws.draw(world.admin, last);
  expect(await goOn()).toEqual([await world.teamOf(first, 1)]);
});

test('a new team has come by the open qualifier of its season, and not by the one at its end', async () => {
  const { league } = world;
  const before = await league.season({ startsOn: '2019-01-01', endsOn: '2019-06-01' });
  await league.teamIn(await league.division(before), 'Från förra säsongen');
  const table = await league.division(world.seasonId);
  const added = [await league.teamIn(table, 'Kvalvinnare'), await league.teamIn(table, 'Kvaltvåa')];
  const entrants = added.map((teamId): ChosenEntrant => ({ teamId, divisionId: null, place: null }));
  const decider = async (takesSignups: boolean) => {
    const stage = await world.planned(entrants, { kind: 'qualifier', format: 'decider', takesSignups });
    await world.draws.draw(world.admin, stage, { acceptsOpenSignup: takesSignups });
    await world.report(stage.divisionId, 0, 'home');
    return stage.divisionId;
  };
  const open = await decider(true);
  await decider(false);
  const movements = await app.app.get(SeasonMovementsService, { strict: false }).ofSeason(before);
  const told = movements?.moves.map(({ team, movement, qualifier }) => [team.id, movement, qualifier?.id ?? null]);
  expect(told?.slice(1)).toEqual(added.map((teamId) => [teamId, 'new', open]));
});
