import { League, threeNil } from '../../factories/league.ts';
import { bootApp, graphql, statements, type TestApp } from '../../harness/app.ts';

let app: TestApp;
let league: League;
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
});
afterAll(() => app.close());

const DOCUMENT = `query ($season: Int!) {
  division(discriminator: "elit", seasonId: $season) { series { id places { home away } } }
}`;

interface Answer {
  division: { series: { id: number; places: { home: number; away: number } | null }[] };
}

test('a series says where both teams are in the table now, from the first result on, with one statement for all', async () => {
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  const division = await league.division(season, { discriminator: 'elit' });
  const [north, south, east] = [
    await league.teamIn(division, 'Norr'),
    await league.teamIn(division, 'Syd'),
    await league.teamIn(division, 'Öst'),
  ];
  const first = await league.series(division, south, north, { week: 2 });
  const ask = () => graphql<Answer>(app.url, DOCUMENT, { variables: { season } });
  expect((await ask()).data?.division.series).toEqual([{ id: first, places: null }]);

  const played = await league.played(division, [south, north], threeNil);
  const open = await league.series(division, north, east, { week: 3 });
  const { texts, result } = await statements(ask);
  expect(result.errors).toBeUndefined();
  const placesOf = new Map(result.data?.division.series.map(({ id, places }) => [id, places]));
  expect(placesOf.get(played)).toMatchObject({ home: 1 });
  const { home = 0 } = placesOf.get(open) ?? {};
  expect(placesOf.get(first)).toEqual({ home: 1, away: home });
  expect(home).toBeGreaterThan(1);
  expect(
    texts.filter((text) => /^\/\* read standings/.test(text) || text.includes('division_team t')).length,
  ).toBeLessThanOrEqual(1);
});
