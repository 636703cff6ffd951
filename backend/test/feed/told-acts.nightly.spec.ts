import pg from 'pg';
import { STAFF_WORK } from '../api/staff/undo/staff-work.ts';
import { deskOf, eventsOf, lastEntry, newMatter, takeBack } from '../api/staff/undo/desk.ts';
import type { Desk } from '../api/staff/undo/desk.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import type { Matter } from '../api/requests/own-matter-world.ts';
import { asApplication } from '../harness/database.ts';
import { differencesOf, PublicQuestions } from './public-picture.ts';

let app: TestApp;
let desk: Desk;
let client: pg.Client;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url), env: { READ_LIMIT: '100000000' } });
  desk = await deskOf(app, 'admin', 'admin');
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const category = await desk.league.category('Ligan');
  await desk.league.post(category, 'nytt', { publishedAt: '2026-01-01' });
});

/** What an act of this matter can change. */
async function questionsOf({ division, subject, series, reported }: Matter): Promise<PublicQuestions> {
  const { rows } = await client.query<{ discriminator: string; season: number }>(
    'select discriminator, season_id as season from division where id = $1',
    [division],
  );
  const texts = (...ids: (number | undefined)[]): string[] => ids.map(String);
  return PublicQuestions.of(app, client, {
    division: texts(division),
    discriminator: [rows[0]!.discriminator],
    season: texts(rows[0]?.season),
    team: texts(subject.id),
    player: texts(subject.second),
    series: texts(series, reported),
  });
}
afterAll(async () => {
  await client.end();
  await app.close();
});

const works = Object.entries(STAFF_WORK).flatMap(([act, ways]) =>
  Object.entries(ways).map(([how, work]) => ({ act, how, work })),
);

test.each(works)(
  '$act ($how): what visitors see otherwise, partners are told, and of the undo the same',
  async ({ work }) => {
    const matter = await newMatter(desk);
    const perform = await work(desk, matter);
    const questions = await questionsOf(matter);
    const before = await questions.ask();
    await eventsOf(desk);
    await perform();
    const told = await eventsOf(desk);
    if (told.length === 0) expect(differencesOf(before, await questions.ask())).toEqual([]);
    await takeBack(desk, (await lastEntry(desk)).id);
    const undone = await eventsOf(desk);
    expect([told, undone.length > 0]).toEqual([told, told.length > 0]);
  },
  120_000,
);
