import { League, threeNil } from '../../factories/league.ts';
import { bootApp, graphql, statements, type TestApp } from '../../harness/app.ts';

let app: TestApp;
let league: League;
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
});
afterAll(() => app.close());

const DOCUMENT = `query ($id: Int!, $results: [WhatIfResultInput!]!) {
  standingsIf(divisionId: $id, results: $results) { position team { name } points goalsFor trace { criterion } }
}`;

interface Answer {
  standingsIf: { position: number; team: { name: string }; points: number; goalsFor: number }[];
}

async function division() {
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  const id = await league.division(season, { discriminator: 'elit' });
  const [home, away] = [await league.teamIn(id, `Norr ${season}`), await league.teamIn(id, `Syd ${season}`)];
  const played = await league.played(id, [home, away], threeNil);
  const open = await league.series(id, away, home, { week: 2 });
  const ask = (results: unknown) => graphql<Answer>(app.url, DOCUMENT, { variables: { id, results } });
  return { played, open, ask, season };
}

test('a supposed result is in the answer, and stores nothing', async () => {
  const { open, ask, season } = await division();
  const { texts, result } = await statements(() => ask([{ seriesId: open, homeGames: 3, awayGames: 2 }]));
  expect(result.errors).toBeUndefined();
  expect(result.data?.standingsIf).toMatchObject([
    { position: 1, team: { name: `Norr ${season}` }, points: 4, goalsFor: 6 },
    { position: 2, team: { name: `Syd ${season}` }, points: 2 },
  ]);
  expect(texts.filter((text) => !text.includes('change_stamp')).length).toBeLessThanOrEqual(2);
  expect(await app.db.query('select 1 from series where id = $1 and reported_at is null', [open])).toHaveLength(1);
});

test('without a supposed result it is the table, and a result that came meanwhile is the true one', async () => {
  const { played, ask } = await division();
  const points = async (results: unknown) => (await ask(results)).data?.standingsIf.map((row) => row.points);
  expect(await points([])).toEqual([3, 0]);
  expect(await points([{ seriesId: played, homeGames: 0, awayGames: 3 }])).toEqual([3, 0]);
});

test.each([
  { what: 'an impossible score', of: (open: number) => [{ seriesId: open, homeGames: 3, awayGames: 3 }] },
  { what: 'an unknown series', of: () => [{ seriesId: 999_999, homeGames: 3, awayGames: 0 }] },
  {
    what: 'more results than sixty',
    of: (open: number) => Array.from({ length: 61 }, () => ({ seriesId: open, homeGames: 3, awayGames: 0 })),
  },
])('$what is refused', async ({ of }) => {
  const { open, ask } = await division();
  const { errors } = await ask(of(open));
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test('places won are those since the week before the last one', async () => {
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  const id = await league.division(season, { discriminator: 'moved' });
  const [home, away] = [await league.teamIn(id, 'Upp'), await league.teamIn(id, 'Ner')];
  const document = `query ($s: Int!) {
    division(discriminator: "moved", seasonId: $s) { standings { team { name } placesWon } } }`;
  const won = async () => {
    const { data } = await graphql<{ division: { standings: { team: { name: string }; placesWon: number | null }[] } }>(
      app.url,
      document,
      { variables: { s: season } },
    );
    return data?.division.standings.map(({ team, placesWon }) => [team.name, placesWon]);
  };
  await league.played(id, [away, home], threeNil, { week: 1 });
  expect(await won()).toEqual([
    ['Ner', null],
    ['Upp', null],
  ]);
  await league.played(id, [home, away], threeNil, { week: 2 });
  await league.played(id, [home, away], threeNil, { week: 2 });
  expect(await won()).toEqual([
    ['Upp', 1],
    ['Ner', -1],
  ]);
});

test('who of two level teams with nothing left is first stands in the stored table and in the supposed one', async () => {
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
  const id = await league.division(season, { discriminator: 'level' });
  const [alfa, beta, cesar, david] = await Promise.all(
    ['Alfa', 'Beta', 'Cesar', 'David'].map((name) => league.teamIn(id, `${name} ${season}`)),
  );
  // Alfa and Beta are level; Beta won their meeting
  await league.played(id, [beta!, alfa!], threeNil);
  await league.played(id, [alfa!, david!], threeNil);
  await league.played(id, [cesar!, beta!], threeNil);
  const open = await league.series(id, cesar!, david!, { week: 2 });
  type Row = { team: { name: string }; levelPlace: number | null };
  const byName = (rows: Row[] = []) =>
    Object.fromEntries(rows.map(({ team, levelPlace }) => [team.name[0], levelPlace]));
  const stored = `query ($s: Int!) { division(discriminator: "level", seasonId: $s) { standings { team { name } levelPlace } } }`;
  const table = await graphql<{ division: { standings: Row[] } }>(app.url, stored, { variables: { s: season } });
  expect(byName(table.data?.division.standings)).toEqual({ A: 2, B: 1, C: null, D: null });
  const document = DOCUMENT.replace('points', 'points levelPlace');
  const results = [{ seriesId: open, homeGames: 0, awayGames: 3 }];
  const ask = (supposed: object[]) =>
    graphql<{ standingsIf: Row[] }>(app.url, document, { variables: { id, results: supposed } });
  expect(byName((await ask([])).data?.standingsIf)).toEqual({ A: 2, B: 1, C: null, D: null });
  // goals are not supposed, so Cesar has the best difference; Alfa and Beta are equal in it, and met once
  expect(byName((await ask(results)).data?.standingsIf)).toEqual({ A: 3, B: 2, C: 1, D: 4 });
});
