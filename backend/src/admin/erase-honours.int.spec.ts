import pg from 'pg';
import { eventOf, readingOf, storePlay } from '../../test/factories/field-play.ts';
import { League, threeNil } from '../../test/factories/league.ts';
import { bootApp } from '../../test/harness/app.ts';
import type { TestApp } from '../../test/harness/app.ts';
import { ANONYMOUS } from '../domain/actor.ts';
import type { Actor } from '../domain/actor.ts';
import { GivenHonoursService } from '../modules/stats/season-end/given/given-honours.service.ts';
import { SeasonEndService } from '../modules/stats/season-end/season-end.service.ts';
import { loadConfig } from '../platform/config/config.ts';
import { BlindIndex } from '../platform/crypto/blind-index.ts';
import { erasePerson } from './erase-person.ts';

const WORDS = { nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: 'Hjälpte alla', textEn: null };

let app: TestApp;
let league: League;
let admin: Actor;
let seasonId: number;
let seriesId: number;
let teams: [number, number];
let ada: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
  seasonId = await league.season({ startsOn: '2020-01-01', endsOn: '2021-01-01' });
  const divisionId = await league.division(seasonId);
  teams = [await league.teamIn(divisionId, 'A'), await league.teamIn(divisionId, 'B')];
  ada = await league.player('Ada');
  const games = threeNil.map((game) => ({ ...game, home: [[ada, 100, 2, 0, 0, 2] as const] }));
  seriesId = await league.played(divisionId, teams, games);
  const [game] = await app.db.query<{ id: number }>('select id from game where series_id = $1 and number = 2', [
    seriesId,
  ]);
  const goal = { kind: 'goal', team: 0, player: 0 } as const;
  const events = [eventOf({ ...goal, seconds: 10 }), eventOf({ ...goal, seconds: 20 })];
  await storePlay(app.db, game!.id, readingOf([{ team: 0, playerId: ada }], { events }));
});
afterAll(() => app.close());

const given = () => app.app.get(GivenHonoursService, { strict: false });
const settle = () =>
  app.app.get(SeasonEndService, { strict: false }).settle(admin, { seasonId, acceptsUnplayed: false });
const give = (more: { playerId?: number; teamId?: number }, words: typeof WORDS) =>
  given().give(admin, seasonId, { playerId: null, teamId: null, ...more }, words);
const choose = (goal: number, more: object) =>
  given().chooseGoal(admin, seasonId, { seriesId, game: 2, goal, version: null, textSv: null, textEn: null, ...more });
const latest = async () => {
  const { own } = await given().ofSeason(seasonId);
  const { id = 0, version = 0 } = own.at(-1) ?? {};
  return { id, version };
};

test('of who is erased no text of an honour stays, in no row, no former row and no entry of the log that is shown', async () => {
  await settle();
  const secret = (nameSv: string) => ({ ...WORDS, nameSv, textSv: `hemlig ${nameSv}` });
  const [first] = (await give({ playerId: ada }, secret('ett'))).own;
  const target = { id: first?.id ?? 0, version: 0 };
  await given().change(admin, target, secret('två'));
  await given().remove(admin, { ...target, version: 1 });
  await choose(2, { textSv: 'hemlig tre' });
  await choose(2, { textSv: 'hemlig fyra', version: 0 });
  await given().give(admin, seasonId, { playerId: null, teamId: teams[1] }, { ...WORDS, textSv: 'annan' });
  await given().change(admin, await latest(), { ...WORDS, textSv: 'annan nu' });

  const userId = await league.user();
  await app.db.query('update player set user_id = $2 where id = $1', [ada, userId]);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const nothing = async () => undefined;
  const index = new BlindIndex(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const tools = { index, removePicture: nothing, removeReplay: nothing, saveList: nothing };
  await erasePerson(client, tools, String(userId), 'Asked for it.').finally(() => client.end());

  expect((await given().ofSeason(seasonId)).goal).toMatchObject({ goal: 2, textSv: null });
  const stored = await app.db.query<{ text: string }>(
    `select rows::text as text from row_change where table_name = 'season_honour' and rows::text like '%hemlig%'
     union all select concat(before, after) from audit_entry a where concat(before, after) like '%hemlig%' and not is_about_erased(a)`,
  );
  expect(stored).toEqual([]);
  // what is about others is kept
  const others = await app.db.query(`select from row_change where rows::text like '%annan%'`);
  expect(others).toHaveLength(1);
  expect(
    await app.db.query(`select from audit_entry a where after::text like '%annan%' and not is_about_erased(a)`),
  ).toHaveLength(2);
});
