import pg from 'pg';
import { League } from './factories/league.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { demoDatabase } from './harness/demo-database.ts';
import { answerTo, publicQueries, publicReads, questionSamples } from './harness/public-questions.ts';

/**
 * What is current stays so everywhere until staff say otherwise (R16): every public question has the same answer before and after the
 * next season gets its divisions, teams, colours and schedule.
 */

/** Each id that a question can be about has about this many samples. */
const SAMPLES = 2;
const PATIENCE_MS = 900_000;

/** Questions whose answers are lists of seasons, or name a season or week themselves, with the reason. */
const ASKS_FOR_SEASONS: readonly { question: RegExp; why: string }[] = [
  {
    question: /^\{ seasons \{|^\/api\/season\/all|^\/api\/division\/all$/,
    why: 'lists of all seasons with their divisions',
  },
  { question: /^\{ season\(|seasons \{|\/playedSeasons$/, why: 'a season by its id; the seasons of a team' },
  { question: /^\{ signup \{ season/, why: 'the season that teams sign up for' },
  { question: /^\{ allSeries\(/, why: "partners' list of every series there is" },
  { question: /^\{ events\(|^\{ leagueVersion|^\/api\/events/, why: 'what has happened to the league' },
];

let app: TestApp;
let client: pg.Client;
let questions: { name: string; ask: () => Promise<unknown> }[];
let nextSeasonId: number;
let newcomer: number;

beforeAll(async () => {
  const database = await demoDatabase();
  app = await bootApp({ database, env: { READ_LIMIT: '100000000' } });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // the demo league's next season, whatever today is
  const { rows } = await client.query<{ id: number }>(
    `update season set starts_on = current_date + 60, ends_on = current_date + 150, signup_closes_at = null,
            transfer_from = null, transfer_to = null, qualifiers = '[]'
      where id = (select value::int from setting where key = 'signup_season') returning id`,
  );
  nextSeasonId = rows[0]!.id;
  newcomer = await new League(app.db).team('Nästa säsongs nykomling');
  const known = await questionSamples(client, SAMPLES);
  const samples = { ...known, team: [...known['team']!, String(newcomer)] };
  questions = [
    ...publicQueries(app, samples).map(({ text }) => ({ name: text, ask: () => answerTo(app, text) })),
    ...publicReads(app, samples, SAMPLES).map((path) => ({ name: path, ask: () => read(path) })),
  ].filter(({ name }) => !ASKS_FOR_SEASONS.some(({ question }) => question.test(name)));
}, PATIENCE_MS);
afterAll(async () => {
  await client.end();
  await app.close();
});

async function read(path: string): Promise<unknown> {
  const answer = await fetch(app.url + path);
  return { status: answer.status, lines: (await answer.text()).split(/\r?\n/) };
}

async function answers(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const { name, ask } of questions) all.set(name, JSON.stringify(await ask()));
  return all;
}

/** Two divisions with teams of all divisions of the current season and a new one, colours, and three weeks, two of them with times. */
async function makeEarly(): Promise<void> {
  const league = new League(app.db);
  const { rows } = await client.query<{ id: number }>(
    `select team_id as id from division_team where season_id = (select value::int from setting where key = 'current_season')
      order by sort_order desc, team_id`,
  );
  const teams = [...rows.map(({ id }) => id), newcomer];
  for (const place of [1, 2]) {
    const division = await league.division(nextSeasonId, {
      name: `Division ${place}`,
      discriminator: `division-${place}`,
      rank: place,
    });
    await league.band(division, 1, 1, '#ffd700');
    const own = teams.filter((_, at) => at % 2 === place - 1);
    for (const team of own) await league.enter(division, team);
    for (let week = 1; week <= 3; week++) {
      for (let at = 0; at + 1 < own.length; at += 2) {
        const days = 60 + 7 * week;
        const time = new Date(Date.now() + days * 86_400_000);
        await league.series(division, own[at]!, own[at + 1]!, { week, scheduledAt: week < 3 ? time : null });
      }
    }
  }
}

test(
  'no public answer changes when staff make the next season early',
  async () => {
    const before = await answers();
    await makeEarly();
    const after = await answers();
    const changed = [...before].filter(([name, answer]) => after.get(name) !== answer).map(([name]) => name);
    expect(changed).toEqual([]);
    expect(before.size).toBeGreaterThan(500);
  },
  PATIENCE_MS,
);
