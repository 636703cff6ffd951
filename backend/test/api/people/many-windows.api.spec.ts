import { setTimeout as sleep } from 'node:timers/promises';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { ROLE_IDS } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { MOST_OF_AN_ACCOUNT } from '../../../src/platform/graphql/subscriptions/open-sockets.ts';
import { weekLeague, type WeekLeague } from '../../factories/week-league.ts';
import { bootApp, statements, type TestApp } from '../../harness/app.ts';
import { Socket } from '../../harness/socket.ts';

/** A person may have many windows, and a program opens as many as it may: what happens costs no more for them (T128). */

let app: TestApp;
let world: WeekLeague;
let userId: number;
const open: Socket[] = [];

beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2030-03-14');
  userId = world.squads.home[0].userId as number;
  await app.db.query('insert into user_role (user_id, role) values ($1, $2)', [userId, ROLE_IDS.admin]);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((socket) => socket.close()));
});
afterAll(() => app.close());

const login = async (): Promise<string> =>
  (await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider')).accessToken;

function socket(accessToken: string): Socket {
  const made = new Socket(app, { connectionParams: { accessToken } });
  open.push(made);
  return made;
}

const tell = (channel: string, message: string) => app.db.query('select pg_notify($1, $2)', [channel, message]);

interface Told {
  query: string;
  /** Something happens that every window hears of. */
  happen: () => Promise<unknown>;
}

let names = 0;

/** A team gets another name. */
async function renamed(query: string): Promise<Told> {
  const teamId = await world.league.team(`Lag ${++names}`);
  const sql = 'update team set name = $1 where id = $2';
  return { query, happen: () => app.db.query(sql, [`Lag ${++names}`, teamId]) };
}

/** Every subscription, and what it tells of. */
const TOLD: Record<string, () => Promise<Told> | Told> = {
  eventPublished: () => renamed('eventPublished { position }'),
  feedAdvanced: () => renamed('feedAdvanced { position }'),
  leagueChanged: () => ({ query: 'leagueChanged { number }', happen: () => tell('league_series', '1 1') }),
  matchNightChanged: () => ({ query: 'matchNightChanged', happen: () => tell('match_week', '1') }),
  unreadNotifications: () => ({
    query: 'unreadNotifications',
    happen: () =>
      app.db.query(
        `with told as (insert into notification (user_id, description_sv, description_en) values ($1, 'Hej.', 'Hello.'))
         select pg_notify('notification', $2)`,
        [userId, String(userId)],
      ),
  }),
  weekSeriesChanged: async () => {
    const seriesId = await world.series();
    return {
      query: `weekSeriesChanged(seriesId: ${seriesId})`,
      happen: () => tell('match_week', String(seriesId)),
    };
  },
};

test('every subscription is looked at', () => {
  const all = app.app.get(GraphQLSchemaHost).schema.getSubscriptionType()?.getFields() ?? {};
  expect(Object.keys(all).sort()).toEqual(Object.keys(TOLD).sort());
});

const WINDOWS = 20;

test.each(Object.keys(TOLD))(
  '%s: what happens costs as many statements for twenty windows as for one',
  async (name) => {
    const { query, happen } = await TOLD[name]!();
    const accessToken = await login();
    /** The statements for one thing that happens, when so many windows are open. */
    const cost = async (windows: number): Promise<string[]> => {
      while (open.length < windows) socket(accessToken).subscribe(`subscription { ${query} }`);
      const heard = () => open.map((window) => window.heard.length);
      // they all listen when each has heard of something
      while (heard().includes(0)) {
        await happen();
        await sleep(50);
      }
      await sleep(200);
      const before = heard();
      const { texts } = await statements(async () => {
        await happen();
        for (const [n, window] of open.entries()) await window.until(() => window.heard.length > before[n]!);
      });
      return texts;
    };
    // one more is of someone else: a clock, a sweep
    const most = (await cost(1)).length + 1;
    const texts = await cost(WINDOWS);
    expect(texts.length > most ? texts : []).toEqual([]);
  },
);

test('an account has a number of sockets, however often it logs in', async () => {
  const sockets: Socket[] = [];
  for (let n = 0; n < MOST_OF_AN_ACCOUNT / 15; n++) {
    const accessToken = await login();
    for (let of15 = 0; of15 < 15; of15++) {
      const made = socket(accessToken);
      made.subscribe();
      sockets.push(await made.until(({ heard }) => heard.length > 0));
    }
  }
  const over = socket(await login());
  over.subscribe();
  await over.until(({ closedWith }) => closedWith !== null);
  expect([over.closedWith, sockets.filter(({ closedWith }) => closedWith !== null)]).toEqual([4429, []]);
  // one that is closed leaves its place to another
  await sockets[0]?.close();
  const next = socket(await login());
  next.subscribe();
  await next.until(({ heard }) => heard.length > 0);
});
