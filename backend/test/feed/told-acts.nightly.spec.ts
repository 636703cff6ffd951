import pg from 'pg';
import type { EventKind } from '../../src/domain/partners/league-event.ts';
import { STAFF_WORK } from '../api/staff/undo/staff-work.ts';
import { deskOf, eventsOf, lastEntry, newMatter, takeBack } from '../api/staff/undo/desk.ts';
import type { Desk } from '../api/staff/undo/desk.ts';
import { keepLogins } from '../harness/accounts.ts';
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
  await keepLogins(app.db);
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

/** Does the act to something new, and returns what partners were told. */
async function perform(act: () => Promise<unknown>): Promise<EventKind[]> {
  await eventsOf(desk);
  await act();
  return eventsOf(desk);
}

/** Takes the last act back, and returns what partners were told of it. */
async function undo(): Promise<EventKind[]> {
  await takeBack(desk, (await lastEntry(desk)).id);
  return eventsOf(desk);
}

test.each(works)(
  '$act ($how): what visitors see otherwise, partners are told, and of the undo the same',
  async ({ work }) => {
    const told = await perform(await work(desk, await newMatter(desk)));
    expect([told, (await undo()).length > 0]).toEqual([told, told.length > 0]);
    // only of what is told to no one all answers are asked for: it is done once more between them
    if (told.length > 0) return;
    const matter = await newMatter(desk);
    const act = await work(desk, matter);
    const questions = await questionsOf(matter);
    const before = await questions.ask();
    expect(await perform(act)).toEqual([]);
    expect(differencesOf(before, await questions.ask())).toEqual([]);
    await undo();
  },
);
