import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

test('the form tells who played in each team’s last game before it', async () => {
  const league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  const admin = await signIn(app, 'admin');
  const divisionId = await league.division(await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' }));
  const [one, other] = [await league.teamIn(divisionId, 'Ettan'), await league.teamIn(divisionId, 'Tvåan')];
  const signed = async (team: number, name: string) => {
    const player = await league.player(name);
    await league.sign(player, team, '2026-01-01');
    return player;
  };
  const home: number[] = [];
  const away: number[] = [];
  for (const n of [1, 2, 3, 4]) {
    home.push(await signed(one, `Hemma ${n}`));
    away.push(await signed(other, `Borta ${n}`));
  }
  const seriesId = await league.series(divisionId, one, other, { scheduledAt: '2026-10-01T17:00:00Z' });
  const rowsOf = (...players: (number | undefined)[]) => players.map((id) => [id!, 0, 0, 0, 0, 0] as const);
  /** The other way round, and with others in the games before the last one. */
  const played = (scheduledAt: string, ...players: (number | undefined)[]) =>
    league.played(
      divisionId,
      [other, one],
      [
        { goals: [0, 3], away: rowsOf(home[3]) },
        { goals: [0, 1], away: rowsOf(home[3]) },
        { goals: [0, 2], away: rowsOf(...players) },
      ],
      { scheduledAt },
    );
  await played('2026-09-10T17:00:00Z', home[0]);
  await played('2026-09-20T17:00:00Z', home[2], home[1]);
  await played('2026-10-05T17:00:00Z', home[0]);
  await league.walkover(divisionId, [one, other], 'home', { scheduledAt: '2026-09-25T17:00:00Z' });
  type Player = { playerId: number; lastSlot: number | null };
  const { data } = await graphql<{ seriesReport: Record<'home' | 'away', Player[]> }>(
    app.url,
    `{ seriesReport(seriesId: ${seriesId}) { home { playerId lastSlot } away { playerId lastSlot } } }`,
    { headers: { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' } },
  );
  const slotsOf = (side: 'home' | 'away', ids: number[]) =>
    ids.map((id) => data?.seriesReport[side].find(({ playerId }) => playerId === id)?.lastSlot);
  expect(slotsOf('home', home)).toEqual([null, 2, 1, null]);
  expect(slotsOf('away', away)).toEqual([null, null, null, null]);
});
