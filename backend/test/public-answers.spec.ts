import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import pg from 'pg';
import { EVENT_KINDS } from '../src/domain/partners/league-event.ts';
import { EventsService } from '../src/modules/partners/events/events.service.ts';
import type { LeagueEvent } from '../src/modules/partners/events/league-event.ts';
import { WebhookSender } from '../src/modules/partners/webhooks/webhook-sender.ts';
import { readJson } from '../src/platform/read-json.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { documentsBelow, type Samples } from './harness/crawl.ts';
import { demoDatabase } from './harness/demo-database.ts';
import { handlersOf } from './harness/handlers.ts';
import { leaksIn, valuesOf } from './harness/private-values.ts';
import { answerTo, publicQueries, publicReads, questionSamples } from './harness/public-questions.ts';
import type { QuestionSamples } from './harness/public-questions.ts';
import { Socket } from './harness/socket.ts';
import { PUBLIC_COLUMNS } from './leaks/known-columns.ts';

/**
 * The demo league through every public door, as a visitor or a partner reads it: no private column's value is in an answer,
 * an event or a webhook (T102). The files of exports have a test of their own.
 */

/** Each id that an argument can mean has about this many samples, spread over the table. Before a release: LEAK_SAMPLES=20. */
const SAMPLES = Number(process.env['LEAK_SAMPLES'] ?? 1);
const PATIENCE_MS = 300_000 + SAMPLES * 60_000;

let app: TestApp;
let client: pg.Client;
let samples: QuestionSamples;
beforeAll(async () => {
  const database = await demoDatabase();
  app = await bootApp({ database, env: { READ_LIMIT: '100000000' } });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await changeAll();
  samples = await questionSamples(client, SAMPLES);
});
afterAll(async () => {
  await client.end();
  await app.close();
});

/** Changes rows of the kinds that the feed tells of: it has only what happened after its tables were made. */
async function changeAll(): Promise<void> {
  await client.query(`
    update series set scheduled_at = scheduled_at + interval '1 minute' where scheduled_at is not null and id % 9 = 0;
    update series set home_goals = home_goals + 1 where reported_at is not null and walkover is null and id % 11 = 0;
    update team set name = name || ' II' where id % 7 = 0;
    update news_post set title = title || '.' where published_at is not null;
    update roster_entry set valid_to = now() where valid_to is null and id % 17 = 0;
    delete from signup where team_id % 2 = 0`);
  // each on its own: the feed tells what a transaction has changed in the end
  for (const statement of [
    `with reset as (update series set home_games = null, away_games = null, home_goals = null, away_goals = null,
            reported_at = null, reported_by_user_id = null, has_player_numbers = true
      where id = (select min(id) from series where reported_at is not null and walkover is null) returning id)
     delete from game where series_id in (select id from reset)`,
    `update series set home_games = 3, away_games = 1, home_goals = 9, away_goals = 5, reported_at = now()
      where reported_at is null and scheduled_at is not null and id % 3 = 0`,
    'update series set scheduled_at = null where reported_at is null and id % 2 = 0',
    `update series set scheduled_at = now() + interval '9 days' where reported_at is null and scheduled_at is null`,
    `insert into signup (team_id, season_id) select min(team_id) + 1, max(season_id) from signup`,
    `insert into team (name) values ('Nykomlingarna')`,
    `delete from team where name = 'Nykomlingarna'`,
    'delete from series where id = (select max(id) from series where reported_at is null)',
    `update news_post set published_at = null where published_at is not null and id % 5 = 0`,
    `update news_post set published_at = date_trunc('minute', now()) where published_at is null and id % 10 = 0`,
    ...OTHER_KINDS,
  ])
    await client.query(statement);
}

/** What staff make, change and remove beside the play. */
const OTHER_KINDS = [
  `insert into season (name, starts_on, ends_on) values ('Evigheten', '2999-01-01', '2999-02-01')`,
  `update season set name = 'Evigheter' where name = 'Evigheten'`,
  `insert into division (season_id, name, discriminator, rank) select max(id), 'Elitan', 'elitan', 1 from season`,
  `update division set name = 'Eliten' where name = 'Elitan'`,
  `delete from division where name = 'Eliten'`,
  `with own as (insert into division (season_id, name, discriminator, rank, is_stage)
                select max(id), 'Stora cupen', 'stora-cupen', 1, true from season returning id)
   insert into stage (division_id, kind, format, weeks) select id, 'cup', 'single-elimination', '{1}' from own`,
  `update stage set has_third_place = true where division_id = (select id from division where name = 'Stora cupen')`,
  `with gone as (delete from stage where division_id = (select id from division where name = 'Stora cupen') returning division_id)
   delete from division where id in (select division_id from gone)`,
  `delete from season where name = 'Evigheter'`,
  `insert into series (division_id, week, home_team_id, away_team_id)
   select division_id, week, home_team_id, away_team_id from series order by id limit 1`,
  'update series set is_streamed = not is_streamed where id = 1',
  `insert into player (nickname) values ('Nykomlingen'), ('Dubbelgångaren')`,
  `update player set twitch = 'nykomlingen' where nickname = 'Nykomlingen'`,
  `with gone as (delete from player where nickname = 'Dubbelgångaren' returning id)
   insert into merged_player (player_id, into_player_id)
   select gone.id, p.id from gone join player p on p.nickname = 'Nykomlingen'`,
  'delete from merged_player where into_player_id = (select id from player where nickname = $$Nykomlingen$$)',
  `delete from player where nickname = 'Nykomlingen'`,
  `insert into team (name) values ('Tvillingarna'), ('Tvillingen')`,
  `with gone as (delete from team where name = 'Tvillingen' returning id)
   insert into merged_team (team_id, into_team_id) select gone.id, t.id from gone join team t on t.name = 'Tvillingarna'`,
  `insert into six_mans_series (played_at, loser_games, reference) values (now(), 0, 'an evening')`,
  `update six_mans_floor set from_elo = from_elo + 1 where rank = 's'`,
  `delete from six_mans_series where reference = 'an evening'`,
  `insert into news_category (name) values ('Allt annat')`,
];

/** Every text in a value of JSON. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) yield* textsIn(each);
}

test(
  'every public query, each field of it',
  async () => {
    const texts = new Set<string>();
    const fields = new Set<string>();
    for (const document of publicQueries(app, samples)) {
      for (const text of textsIn(await answerTo(app, document.text))) texts.add(text);
      for (const field of document.fields) fields.add(field);
    }
    expect(fields.size).toBeGreaterThan(400);
    await expectNothingPrivate(texts, 800);
  },
  PATIENCE_MS,
);

test(
  'every public call of REST',
  async () => {
    const texts = new Set<string>();
    let good = 0;
    for (const path of publicReads(app, samples, SAMPLES)) {
      const answer = await fetch(app.url + path);
      const body = await answer.text();
      expect([path, answer.status < 500]).toEqual([path, true]);
      if (answer.ok) good++;
      if (answer.headers.get('content-type')?.includes('json'))
        for (const text of textsIn(JSON.parse(body))) texts.add(text);
      else for (const line of body.split(/\r?\n/)) texts.add(line);
    }
    expect(good).toBeGreaterThan(30);
    await expectNothingPrivate(texts, 300);
  },
  PATIENCE_MS,
);

test('every event, and the webhook that is sent of it', async () => {
  const texts = new Set<string>();
  const kinds = new Set<string>();
  for (let after = 0, isLast = false; !isLast;) {
    const page = await app.app.get(EventsService, { strict: false }).page(after, 100);
    for (const event of page.events) {
      kinds.add(event.kind);
      expect([event.kind, misfitsOf(event)]).toEqual([event.kind, []]);
      const body = app.app.get(WebhookSender, { strict: false }).bodyOf(event);
      for (const text of [...textsIn(event), ...textsIn(JSON.parse(body))]) texts.add(text);
    }
    [after, isLast] = [page.next, !page.hasMore];
  }
  expect([...kinds].sort()).toEqual([...EVENT_KINDS].sort());
  await expectNothingPrivate(texts, 50);
});

interface Described {
  properties: Record<
    string,
    { enum?: string[]; items?: { enum: string[] }; $ref?: string; allOf?: { $ref: string }[] }
  >;
  required?: string[];
}
const { components } = readJson(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Described> };
};

/** What of an event is not as its kind is described. */
function misfitsOf({ kind, facts }: LeagueEvent): string[] {
  const described = Object.values(components.schemas).find(
    ({ properties }) => 'position' in (properties ?? {}) && properties['kind']?.enum?.includes(kind),
  );
  const { $ref, allOf } = described?.properties['data'] ?? {};
  const data = components.schemas[($ref ?? allOf?.[0]?.$ref ?? '').split('/').at(-1)!];
  if (!data) return [`${kind} is not described`];
  const told = Object.keys(facts);
  const parts = data.properties['changed']?.items?.enum ?? [];
  return [
    ...told.filter((name) => !(name in data.properties)),
    ...(data.required ?? []).filter((name) => !told.includes(name)).map((name) => `no ${name}`),
    ...(facts.changed ?? []).filter((part) => !parts.includes(part)),
  ];
}

test('every event of a stream, as a program reads it', async () => {
  const service = app.app.get(EventsService, { strict: false });
  const { newest } = await service.page(0, 1);
  const answer = await fetch(`${app.url}/api/events/stream?after=0`);
  let stream = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    stream += chunk;
    if (stream.includes(`id: ${newest}\n`) && stream.endsWith('\n\n')) break;
  }
  const texts = new Set<string>();
  for (const line of stream.split('\n')) {
    const [, data] = /^data: (.*)$/.exec(line) ?? [];
    if (data === undefined) texts.add(line);
    else for (const text of textsIn(JSON.parse(data))) texts.add(text);
  }
  expect(stream.match(/^data: /gm)).toHaveLength(newest);
  await expectNothingPrivate(texts, 50);
});

test('every public subscription, each field of it', async () => {
  const subscriptions = app.app.get(GraphQLSchemaHost).schema.getSubscriptionType()!.getFields();
  const { newest } = await app.app.get(EventsService, { strict: false }).page(0, 1);
  const heard: unknown[] = [];
  const fields = new Set<string>();
  for (const { kind, access, address } of handlersOf(app.app)) {
    if (kind !== 'Subscription' || access?.kind !== 'public') continue;
    const fromTheFirst: Samples = (_owner, _field, { name }) => (name === 'after' ? ['0'] : []);
    for (const document of documentsBelow(subscriptions[address]!, fromTheFirst)) {
      const socket = new Socket(app);
      socket.subscribe(`subscription ${document.text}`);
      const isFeed = address === 'eventPublished' || address === 'feedAdvanced';
      while (socket.heard.length < (isFeed ? newest : 1) && socket.errors.length === 0) {
        // who tells only what comes has something to tell
        if (!isFeed)
          await client.query(`update series set scheduled_at = scheduled_at + interval '1 minute' where id = 1`);
        await sleep(20);
      }
      expect([document.text, socket.errors]).toEqual([document.text, []]);
      heard.push(...socket.heard);
      for (const field of document.fields) fields.add(field);
      await socket.close();
    }
  }
  expect([...fields]).toEqual(expect.arrayContaining(['Event.slug', 'LeagueChange.seriesId']));
  await expectNothingPrivate(new Set(textsIn(heard)), 50);
});

/** Values of the league by where they are stored: what everyone may read, and what no one may. */
interface Values {
  open: Map<string, string>;
  hidden: Map<string, string>;
}

let values: Promise<Values> | undefined;

/** Also drafts, whose columns are public when they are published. */
async function valuesOfLeague(): Promise<Values> {
  const open = await valuesOf(client, (column) => PUBLIC_COLUMNS.has(column));
  const drafts = await client.query<{ value: string }>(
    `select unnest(array[title, slug, content, description]) as value from news_post
      where published_at is null or published_at > now()`,
  );
  const shown = await client.query<{ value: string }>(
    `select unnest(array[title, slug, content, description]) as value from news_post where published_at <= now()`,
  );
  for (const { value } of drafts.rows) open.delete(value);
  for (const { value } of shown.rows) open.set(value, 'news_post');
  // the log of changes has former values of the same columns
  const hidden = await valuesOf(
    client,
    // the day of an answer is any of the coming days, which the league's own days can be too
    (column) => !PUBLIC_COLUMNS.has(column) && !column.startsWith('row_change.') && column !== 'evening_answer.day',
  );
  for (const { value } of drafts.rows) if (value.length >= 12) hidden.set(value, 'a draft');
  // the same text may be stored in both, and a value of an enum may be a word that everyone uses
  for (const value of open.keys()) hidden.delete(value);
  expect(hidden.size).toBeGreaterThan(1000);
  return { open, hidden };
}

async function expectNothingPrivate(texts: Set<string>, least: number): Promise<void> {
  // the same for all tests: reading them takes seconds
  const { open, hidden } = await (values ??= valuesOfLeague());
  expect(leaksIn(texts, hidden)).toEqual([]);
  // the search finds what is there
  expect(leaksIn(texts, open).length).toBeGreaterThan(least);
}
