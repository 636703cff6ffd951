import { StageWorld } from '../../../src/modules/stats/stages/testing/stage-world.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import { queryAsUser } from './division-calls.ts';

let app: TestApp;

beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

interface Answer {
  adminStages: { leftOut: { team: { id: number }; why: string }[] }[];
}

test('the stages of a season name who gets no seed with as many reads as one of them', async () => {
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  const admin = await signIn(app, 'admin');
  const world = new StageWorld(app);
  await world.begin();
  // without players it cannot play
  const teamId = await world.league.team('Utan spelare');
  await world.league.signUp(world.seasonId, teamId);
  const read = async () => {
    const query = `{ adminStages(seasonId: ${world.seasonId}) { leftOut { team { id } why } } }`;
    const { count, result } = await statements(() => queryAsUser<Answer>(app, admin, query));
    return { count, leftOut: result.adminStages.map((stage) => stage.leftOut) };
  };
  const open = () => world.planned([], { kind: 'qualifier', takesSignups: true });
  const named = [{ team: { id: teamId }, why: 'PLAYERS' }];
  await open();
  await read();
  const one = await read();
  await open();
  await open();
  expect(await read()).toEqual({ count: one.count, leftOut: [named, named, named] });
});
