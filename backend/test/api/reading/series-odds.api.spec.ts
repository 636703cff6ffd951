import { League, threeNil } from '../../factories/league.ts';
import { bootApp, graphql, statements, type TestApp } from '../../harness/app.ts';

let app: TestApp;
let league: League;
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
});
afterAll(() => app.close());

const documentOf = (fields: string) => `query ($season: Int!) {
  division(discriminator: "elit", seasonId: $season) { series { id places { home } ${fields} } }
}`;
const DOCUMENT = documentOf('form { home away } chance { home away }');

interface Row {
  id: number;
  form: { home: string[]; away: string[] } | null;
  chance: { home: number; away: number } | null;
}

test('a series says the form of both teams and the chance of each, from the results that the places are read from', async () => {
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  const division = await league.division(season, { discriminator: 'elit' });
  const [north, south] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  const coming = await league.series(division, south, north, { week: 2 });
  const ask = () => graphql<{ division: { series: Row[] } }>(app.url, DOCUMENT, { variables: { season } });
  expect((await ask()).data?.division.series).toMatchObject([
    { id: coming, form: null, chance: { home: 0.5, away: 0.5 } },
  ]);

  const played = await league.played(division, [north, south], threeNil);
  const { texts, result } = await statements(ask);
  const byId = new Map(result.data?.division.series.map((row) => [row.id, row]));
  expect(byId.get(played)).toMatchObject({ form: { home: ['WIN'], away: ['LOSS'] }, chance: null });
  const { form, chance } = byId.get(coming) ?? {};
  expect(form).toEqual({ home: ['LOSS'], away: ['WIN'] });
  // as its page says (R28): strengths of 3 and -3 in 13
  const { data } = await graphql<{ seriesPreview: { chance: Row['chance'] } }>(
    app.url,
    'query ($id: Int!) { seriesPreview(seriesId: $id) { chance { home away } } }',
    { variables: { id: coming } },
  );
  expect(chance).toEqual(data?.seriesPreview.chance);
  expect(chance?.away).toBeGreaterThan(0.7);
  const places = await statements(() => graphql(app.url, documentOf(''), { variables: { season } }));
  // the statement for the change stamp is shared by reads of the same moment
  const reads = (all: readonly string[]) => all.filter((text) => !text.includes('change_stamp'));
  expect(reads(texts)).toEqual(reads(places.texts));
});

test('a series whose result would count for no team has no chance', async () => {
  const season = await league.season({ startsOn: '2027-01-01', endsOn: '2027-12-31' });
  const division = await league.division(season, { discriminator: 'elit' });
  const [east, west] = [await league.teamIn(division, 'Öst'), await league.teamIn(division, 'Väst')];
  await league.series(division, east, west);
  await app.db.query(
    'update division_team set is_disqualified = true, are_results_annulled = true where team_id = $1',
    [west],
  );
  const { data } = await graphql<{ division: { series: Row[] } }>(app.url, DOCUMENT, { variables: { season } });
  expect(data?.division.series).toMatchObject([{ chance: null }]);
});
