import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { queryAsUser } from './division-calls.ts';
import { deskOf, newMatter } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp();
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

const FIELDS = '{ captains { teamId playerId nickname discordName } }';

test('staff see both captains of a series, with the name that their own page shows', async () => {
  const { series, subject, opponent } = await newMatter(desk);
  const { adminSeries, seriesReport } = await queryAsUser<{
    adminSeries: { items: { captains: object[] }[] };
    seriesReport: { captains: object[] };
  }>(
    app,
    desk.as,
    `{ adminSeries(filter: { ids: [${series}] }) { items ${FIELDS} } seriesReport(seriesId: ${series}) ${FIELDS} }`,
  );
  const captainOf = async (teamId: number, playerId: number) => {
    const { player } = await queryAsUser<{ player: object }>(
      app,
      desk.as,
      `{ player(id: ${playerId}) { nickname discordName } }`,
    );
    return { teamId, playerId, ...player };
  };
  const both = [await captainOf(subject.id, subject.captain), await captainOf(opponent.id, opponent.captain)];
  expect(adminSeries.items[0]?.captains).toEqual(both);
  expect(seriesReport.captains).toEqual(both);
});
