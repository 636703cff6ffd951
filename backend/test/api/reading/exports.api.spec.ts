import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { PlayerTotalsService } from '../../../src/modules/seasons/divisions/player-totals.service.ts';
import { EXPORT_FILES, EXPORT_NAMES, headerOf } from '../../../src/modules/partners/exports/export-files.ts';
import type { ExportName } from '../../../src/modules/partners/exports/export-files.ts';
import { MOST_OF_AN_ADDRESS } from '../../../src/modules/partners/exports/export-places.ts';
import { ExportsService } from '../../../src/modules/partners/exports/exports.service.ts';
import { NightlyDumps } from '../../../src/modules/partners/exports/nightly/nightly-dumps.service.ts';
import type { NightlyWire } from '../../../src/modules/partners/exports/nightly/nightly.wire.ts';
import { Season } from '../../../src/modules/seasons/season.entity.ts';
import { Stage } from '../../../src/modules/series/stages/stage.entity.ts';
import { StageEntrant } from '../../../src/modules/series/stages/stage-entrant.entity.ts';
import { Game } from '../../../src/modules/series/game.entity.ts';
import { readingOf, storePlay } from '../../factories/field-play.ts';
import { League } from '../../factories/league.ts';
import { insertAll, insertRow } from '../../factories/rows.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';

/** The league's public data as files (R36). */

let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;
beforeAll(async () => {
  app = await bootApp({ env: { TRUSTED_PROXIES: '1' } });
  ids = await smallLeague(new League(app.db));
  // as the product does when results are annulled
  const totals = app.app.get(PlayerTotalsService, { strict: false });
  await app.db.transaction(() => totals.recompute(ids.division));
});
afterAll(() => app.close());

async function smallLeague(league: League) {
  const old = await league.season({ name: 'Säsong 1', startsOn: '2025-01-01', endsOn: '2025-05-01' });
  const season = await league.season({ name: '=Säsong, 2', startsOn: '2026-01-01', endsOn: '2026-05-01', weeks: 9 });
  const before = await league.division(old, { name: 'Elit', discriminator: 'elit' });
  const division = await league.division(season, { name: 'Elit', discriminator: 'elit' });
  const [ernar, gok] = [await league.teamIn(division, '@Örnarna'), await league.teamIn(division, 'Gö"k,en')];
  const out = await league.teamIn(division, 'Ute', { isDisqualified: true, areResultsAnnulled: true });
  await league.enter(before, ernar, { name: 'Örnarna' });
  await league.enter(before, gok);
  const ada = await league.player('Ada', {
    nationality: 'SE',
    mmr: 1200,
    birthdate: '2001-02-03',
    platformId: 'secret-7',
  });
  const bo = await league.player('Bo', { discordName: 'bo#1' });
  await league.sign(ada, gok, '2025-01-10T12:00:00Z', { validTo: new Date('2026-01-10T12:00:00Z') });
  await league.sign(ada, ernar, '2026-01-10T12:00:00.123Z');
  const game = {
    goals: [3, 1] as const,
    home: [[ada, 400, 3, 0, 1, 5] as const],
    away: [[bo, 100, 1, 0, 2, 3] as const],
  };
  const [won, lost] = [{ goals: [2, 0] as const }, { goals: [0, 1] as const }];
  const played = await league.played(division, [ernar, gok], [game, won, lost, won]);
  const annulled = await league.played(
    division,
    [out, gok],
    [{ ...game, home: [], away: [[bo, 900, 9, 9, 9, 9]] }, won, won],
  );
  for (const seriesId of [played, annulled]) await recorded(seriesId, [ada, bo]);
  await league.series(division, gok, ernar, { week: 2, scheduledAt: new Date('2026-02-01T18:30:00Z') });
  const cup = await league.division(old, { name: 'Cupen', nameEng: 'The cup', discriminator: 'cupen', isStage: true });
  const stage = { divisionId: cup, kind: 'cup', format: 'decider', lot: 7 } as const;
  await insertRow(app.db, Stage, {
    ...stage,
    weeks: [8],
    roundFormats: ['first-to-4'],
    keepsDivisionsApart: false,
    takesSignups: false,
  });
  await insertAll(app.db, StageEntrant, [
    { divisionId: cup, seed: 1, teamId: gok, goesOnFrom: [] },
    { divisionId: cup, seed: 2, sourceDivisionId: before, sourcePlace: 2, goesOnFrom: [] },
  ]);
  return { old, season, division, ernar, gok, out, ada, bo, played, cup };
}

/** Field play of a series' first game; a third player is credited in no row. */
async function recorded(seriesId: number, [ada, bo]: readonly [number, number]): Promise<void> {
  const game = await app.db.repo(Game).findOneByOrFail({ seriesId, number: 1 });
  const players = [
    { team: 0, playerId: ada, numbers: { seconds: 300.25, speed_seconds: 420_000.5, touches: 31 } },
    { team: 1, playerId: bo, numbers: { seconds: 290, touches: 12 } },
    { team: 1, playerId: null, numbers: { touches: 99 } },
  ] as const;
  await storePlay(app.db, game.id, readingOf(players));
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${app.url}/api/exports/${path}`, { headers });

type Line = Record<string, string | number | boolean | null>;

async function lines(name: ExportName, query = ''): Promise<Line[]> {
  const answer = await get(`${name}.ndjson${query}`);
  expect(answer.status).toBe(200);
  return (await answer.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

/** A value as a program reads it from CSV. */
function fromCsv(name: ExportName, column: string, cell: string): Line[string] {
  const { schema, isNullable } = (EXPORT_FILES[name] as Record<string, (typeof EXPORT_FILES)['seasons']['weeks']>)[
    column
  ]!;
  if (cell === '' && isNullable) return null;
  const type: string = schema.type;
  if (type === 'integer' || type === 'number') return Number(cell);
  return type === 'boolean' ? cell === 'true' : cell.replace(/^'(?=[=@])/, '');
}

test.each(EXPORT_NAMES)('%s: both formats have the same rows, in the documented columns', async (name) => {
  const answer = await get(`${name}.csv`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const table: string[][] = parse(await answer.text(), { record_delimiter: '\r\n' });
  const [header, ...cells] = table;
  expect(header).toEqual(headerOf(name));
  const fromFile = cells.map((row) =>
    Object.fromEntries(row.map((cell, at) => [header![at], fromCsv(name, header![at]!, cell)])),
  );
  const rows = await lines(name);
  expect(rows.length).toBeGreaterThan(0);
  expect(fromFile).toEqual(rows);
  for (const row of rows) expect(Object.keys(row)).toEqual(headerOf(name));
});

test('the field has a row for each credited player of a read game that counts, with sums that can be added up', async () => {
  const rows = await lines('field-play');
  expect(rows.map(({ playerId, side, touches }) => [playerId, side, touches])).toEqual([
    [ids.bo, 'away', 12],
    [ids.ada, 'home', 31],
  ]);
  expect(rows[1]).toMatchObject({ seriesId: ids.played, teamId: ids.ernar, seconds: 300.25, speedSeconds: 420_000.5 });
  expect(await lines('field-play', `?seasonId=${ids.old}`)).toEqual([]);
});

test('rows say what the league stored', async () => {
  const { season, old, division, ernar, gok, out, ada, bo, played } = ids;
  expect(await lines('seasons')).toEqual([
    {
      id: old,
      name: 'Säsong 1',
      startsOn: '2025-01-01',
      endsOn: '2025-05-01',
      seriesFormat: 'first-to-3',
      ...{ weeks: null, settledAt: null },
    },
    {
      id: season,
      name: '=Säsong, 2',
      startsOn: '2026-01-01',
      endsOn: '2026-05-01',
      seriesFormat: 'first-to-3',
      ...{ weeks: 9, settledAt: null },
    },
  ]);
  expect(await lines('players')).toEqual([
    { id: ada, nickname: 'Ada', nationality: 'SE', mmr: 1200, teamId: ernar },
    { id: bo, nickname: 'Bo', nationality: null, mmr: null, teamId: null },
  ]);
  const series = await lines('series');
  expect(series[0]).toMatchObject({
    id: played,
    seasonId: season,
    divisionId: division,
    homeTeam: '@Örnarna',
    awayTeam: 'Gö"k,en',
    homeGames: 3,
    awayGames: 1,
    homeGoals: 7,
    awayGoals: 2,
    walkover: null,
    isAnnulled: false,
  });
  expect(series.map(({ isAnnulled }) => isAnnulled)).toEqual([false, true, false]);
  expect(series[2]).toMatchObject({ scheduledAt: '2026-02-01T18:30:00.000Z', reportedAt: null, homeGames: null });
  const table = await lines('standings', `?seasonId=${season}`);
  expect(table.map(({ position, teamId, points, diff }) => [position, teamId, points, diff])).toEqual([
    [1, ernar, 3, 2],
    [2, gok, 0, -2],
    [3, out, 0, 0],
  ]);
  expect(await lines('transfers')).toMatchObject([
    { playerId: ada, teamId: gok, previousTeamId: null, to: '2026-01-10T12:00:00.000Z' },
    { playerId: ada, teamId: ernar, previousTeamId: gok, from: '2026-01-10T12:00:00.123Z', to: null },
  ]);
});

test('a stage is there with its seeds, also before its draw', async () => {
  const { old, cup, gok, ernar } = ids;
  expect(await lines('stages')).toEqual([
    {
      ...{
        seasonId: old,
        divisionId: cup,
        kind: 'cup',
        format: 'decider',
        hasThirdPlace: false,
        hasSecondFinal: false,
      },
      ...{ weeks: '8', roundFormats: 'first-to-4', lot: 7, drawnAt: null, keepsDivisionsApart: false },
      takesSignups: false,
    },
  ]);
  const [chosen, waiting] = await lines('seeds');
  expect(chosen).toMatchObject({ seed: 1, teamId: gok, team: 'Gö"k,en', fromDivisionId: null, goesOnFrom: null });
  expect(waiting).toMatchObject({ seed: 2, teamId: null, team: null, fromPlace: 2, exit: null });
  const [table] = await lines('standings', `?seasonId=${ids.season}`);
  expect(table).toMatchObject({ teamId: ernar, areResultsAnnulled: false, adjustmentReason: null, decider: null });
  expect((await lines('transfers')).map(({ place }) => place)).toEqual([2, 2]);
});

test("annulled results are in no player's numbers", async () => {
  const { bo } = ids;
  const own = (rows: Line[]) => rows.filter(({ playerId }) => playerId === bo);
  expect(own(await lines('player-games')).map(({ score }) => score)).toEqual([100]);
  expect(own(await lines('player-seasons')).map(({ games, score }) => [games, score])).toEqual([[1, 100]]);
});

test('a season has only its own', async () => {
  const { old, season, ernar, gok } = ids;
  expect(await lines('divisions', `?seasonId=${old}`)).toMatchObject([
    { teams: 2, nameEng: null },
    { id: ids.cup, teams: 0, nameEng: 'The cup' },
  ]);
  expect((await lines('teams', `?seasonId=${old}`)).map(({ id }) => id)).toEqual([ernar, gok]);
  expect(await lines('player-games', `?seasonId=${old}`)).toEqual([]);
  expect(await lines('players', `?seasonId=${old}`)).toEqual([]);
  expect(await lines('transfers', `?seasonId=${season}`)).toHaveLength(1);
  expect(await (await get(`games.csv?seasonId=${old}`)).text()).toBe(`${headerOf('games').join(',')}\r\n`);
});

test('a name that a spreadsheet would run is harmless in CSV, and unchanged in NDJSON', async () => {
  const csv = await (await get('seasons.csv')).text();
  expect(csv).toContain(`"'=Säsong, 2"`);
  expect((await lines('seasons'))[1]?.['name']).toBe('=Säsong, 2');
});

test('it says where the feed was, so that a copy continues from it', async () => {
  const [place] = await app.db.query<{ last: number; version: number }>(
    'select last, (select version::int from change_stamp) as version from event_counter',
  );
  const { headers } = await get('series.csv');
  expect([headers.get('feed-position'), headers.get('league-version')]).toEqual(
    [place!.last, place!.version].map(String),
  );
  expect(place!.last).toBeGreaterThan(0);
});

test('every site may read it, a proxy may keep it for a minute, and it names its licence', async () => {
  const answer = await get(`series.csv?seasonId=${ids.season}`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
    'content-disposition': `attachment; filename="series-${ids.season}.csv"`,
    link: '<https://creativecommons.org/licenses/by/4.0/>; rel="license"',
    'content-encoding': 'gzip',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  const head = await fetch(`${app.url}/api/exports/series.csv`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([
  ['seasons.xml', 404],
  ['users.csv', 404],
  ['player.csv', 404],
  ['__proto__.csv', 404],
  ['series.csv?seasonId=0', 400],
  ['series.csv?seasonId=x', 400],
  ['series.csv?seasonId=1&seasonId=2', 400],
  ['series.csv?seasonId=2147483647', 404],
])('%s is answered %i', async (path, status) => {
  const answer = await get(path);
  expect([answer.status, ((await answer.json()) as { CODE: number }).CODE]).toEqual([status, status]);
});

describe('readers who are slow', () => {
  // ten megabytes: more than the two ends of a connection hold
  beforeAll(async () => {
    const long = 'n'.repeat(5000);
    const rows = Array.from({ length: 2000 }, (_, n) => ({
      name: `${n} ${long}`,
      startsOn: '2020-01-01',
      endsOn: '2020-01-02',
    }));
    for (let at = 0; at < rows.length; at += 500) await insertAll(app.db, Season, rows.slice(at, at + 500));
  });
  afterAll(() => app.db.repo(Season).createQueryBuilder().delete().where("name like '%nnn'").execute());

  /** Asks for the seasons from an address, and reads only the first part. */
  async function slowReader(address: string): Promise<Socket> {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET /api/exports/seasons.ndjson HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    return socket;
  }

  async function snapshots(): Promise<number> {
    const sql = `select count(*)::int as n from pg_stat_activity where datname = current_database() and query like '%from season se%' and state <> 'idle' and pid <> pg_backend_pid()`;
    return (await app.db.query<{ n: number }>(sql))[0]?.n ?? 0;
  }

  const untilThereAre = async (count: number): Promise<void> => {
    while ((await snapshots()) !== count) await new Promise((done) => setTimeout(done, 20));
  };

  test('have few at once, and who waited gets theirs; who leaves frees the connection', async () => {
    const readers = [await slowReader('10.0.0.1'), await slowReader('10.0.0.1')];
    const own = await get('teams.csv', { 'x-forwarded-for': '10.0.0.1' });
    expect([own.status, own.headers.get('retry-after')]).toEqual([429, '15']);
    expect((await get('teams.csv', { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
    readers.push(await slowReader('10.0.0.3'), await slowReader('10.0.0.4'));
    const all = await get('teams.csv', { 'x-forwarded-for': '10.0.0.2' });
    expect([all.status, all.headers.get('retry-after')]).toEqual([503, '15']);
    await untilThereAre(4);
    for (const reader of readers) reader.destroy();
    await untilThereAre(0);
    expect((await get('teams.csv', { 'x-forwarded-for': '10.0.0.1' })).status).toBe(200);
  });

  test('read to their end give their place back before they are closed', async () => {
    const service = app.app.get(ExportsService, { strict: false });
    const files = [];
    for (let n = 0; n <= MOST_OF_AN_ADDRESS; n++) {
      const file = await service.open('10.0.0.5', { name: 'seasons', seasonId: null }, 'csv');
      files.push(file);
      for await (const part of file.text()) expect(part).not.toBe('');
    }
    for (const file of files) await file.close();
  });

  test('read one moment of the league, whatever is stored meanwhile', async () => {
    const socket = await slowReader('10.0.0.9');
    let text = '';
    socket.on('data', (chunk) => (text += String(chunk)));
    await app.db.repo(Season).insert({ name: 'Later', startsOn: '2030-01-01', endsOn: '2030-01-02' });
    await app.db.repo(Season).update(ids.old, { name: 'Renamed' });
    socket.resume();
    while (!text.endsWith('0\r\n\r\n')) await new Promise((done) => setTimeout(done, 20));
    socket.destroy();
    expect(text).not.toContain('Later');
    expect(await lines('seasons')).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'Renamed' })]));
    await app.db.repo(Season).delete({ name: 'Later' });
  });
});

describe('the nightly files', () => {
  test('are not there before the first night', async () => {
    expect((await get('nightly')).status).toBe(404);
  });

  test('are listed with their digests, and are what the list says', async () => {
    expect(await app.app.get(NightlyDumps, { strict: false }).makeIfDue()).toBe(true);
    const listed = await get('nightly');
    const { night, nights, kept, position, leagueVersion, files, licence } = (await listed.json()) as NightlyWire;
    expect([nights, licence.id]).toEqual([[night], 'CC-BY-4.0']);
    expect(kept).toMatchObject([{ night, position, manifest: `/api/exports/nightly/${night}/manifest.json` }]);
    const { headers } = await get('series.csv');
    expect([position, leagueVersion].map(String)).toEqual([
      headers.get('feed-position'),
      headers.get('league-version'),
    ]);
    expect(await (await get(`nightly/${night}/manifest.json`)).json()).toMatchObject({ position, leagueVersion });
    const { bytes, sha256 } = files.find(({ name }) => name === 'series.csv.gz')!;
    const answer = await get(`nightly/${night}/series.csv.gz`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(bytes),
      etag: `"${sha256}"`,
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
    });
    const packed = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(packed).digest('hex')).toBe(sha256);
    expect(gunzipSync(packed).toString()).toBe(await (await get('series.csv')).text());
    const again = await get(`nightly/${night}/series.csv.gz`, { 'if-none-match': `"${sha256}"` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(`nightly/${night}/users.csv.gz`)).status).toBe(404);
    expect((await get(`nightly/${night}/..%2Fnights.json`)).status).toBe(404);
  });
});

test('a file costs its caller in proportion to its fields, and at most a whole minute', async () => {
  const limited = await bootApp({ beside: app, env: { READ_LIMIT: '20', TRUSTED_PROXIES: '1' } });
  const left = async (path: string, address: string): Promise<[number, string | null]> => {
    const answer = await fetch(`${limited.url}/api/exports/${path}`, { headers: { 'x-forwarded-for': address } });
    await answer.text();
    return [answer.status, /r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1] ?? null];
  };
  try {
    expect(await left('teams.csv', '10.1.0.1')).toEqual([200, '19']);
    const rows = Array.from({ length: 2000 }, (_, n) => ({
      name: `Many ${n}`,
      startsOn: '2020-01-01',
      endsOn: '2020-01-02',
    }));
    await insertAll(app.db, Season, rows);
    // 2,002 rows of 7 columns
    expect(await left('seasons.csv', '10.1.0.2')).toEqual([200, '14']);
    for (let n = 0; n < 2; n++) expect((await left('seasons.csv', '10.1.0.2'))[0]).toBe(200);
    expect((await left('seasons.csv', '10.1.0.2'))[0]).toBe(429);
  } finally {
    await limited.close();
  }
});
