import { encodeReplay } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { EncodedGame, EncodedPlayer } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import type { NightFile, NightFiles } from '../../../src/domain/replays/night-files.ts';
import { Game } from '../../../src/modules/series/game.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { wrongAnswer } from '../../harness/openapi.ts';

/** A team with its players' names and Steam accounts. */
interface Side {
  id: number;
  players: { id: number; name: string; accountId: string }[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Yesterday evening: what was played some hours before then is of the same day. */
const NOW = Date.now() - (Date.now() % DAY) - 4 * HOUR;
const ago = (ms: number): Date => new Date(NOW - ms);

let app: TestApp;
let league: League;
let admin: Browser;
let divisionId: number;
let red: Side;
let white: Side;
let tonight: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  divisionId = await divisionFrom(-60, 60);
  red = await team('Rött', divisionId);
  white = await team('Vitt', divisionId);
  tonight = await league.series(divisionId, red.id, white.id, { week: 5, scheduledAt: ago(2 * HOUR) });
});

afterAll(() => app.close());

const day = (offset: number) => new Date(NOW + offset * DAY).toISOString().slice(0, 10);

async function divisionFrom(first: number, last: number): Promise<number> {
  return league.division(await league.season({ startsOn: day(first), endsOn: day(last) }));
}

let accounts = 0;

async function team(name: string, division: number): Promise<Side> {
  const id = await league.teamIn(division, name);
  const players: Side['players'] = [];
  for (let slot = 1; slot <= 3; slot += 1) {
    const player = await league.player(`${name} ${slot}`);
    await league.sign(player, id, '2020-01-01', { sortOrder: slot });
    accounts += 1;
    const accountId = `765611900000${10_000 + accounts}`;
    await insertRow(app.db, GameAccount, { playerId: player, platform: 'steam', accountId });
    players.push({ id: player, name: `${name} ${slot}`, accountId });
  }
  return { id, players };
}

/** The rows of a team, under names that no player of the league has. */
const rows = ({ players }: Side, colour: number, alias = 'Alias'): EncodedPlayer[] =>
  players.map(({ accountId }, index) => ({
    name: `${alias} ${colour}${index}`,
    platform: 'steam',
    accountId,
    team: colour,
    goals: index === 0 && colour === 0 ? 1 : 0,
  }));

let games = 0;

/** A game of two teams, in which each box score is its own. */
function game(one: Side, other: Side, changes: Partial<EncodedGame> = {}): Buffer {
  games += 1;
  const [first, ...rest] = [...rows(one, 0), ...rows(other, 1)];
  const players = first ? [{ ...first, score: games }, ...rest] : [];
  const epochSeconds = Math.floor(ago(HOUR).getTime() / 1000);
  return encodeReplay({ id: `night-${games}`, teamSize: 3, blueGoals: 1, epochSeconds, players, ...changes });
}

const at = (date: Date) => ({ epochSeconds: Math.floor(date.getTime() / 1000) });

async function send(contents: Uint8Array[], fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  contents.forEach((content, index) =>
    body.append('files', new File([new Uint8Array(content)], `${index + 1}.replay`)),
  );
  const answer = await admin.fetch('/api/admin/series/replays', { method: 'POST', body });
  const night: unknown = await answer.json();
  expect(wrongAnswer('POST', '/api/admin/series/replays', answer.status, night)).toEqual([]);
  return { status: answer.status, night: night as NightFiles };
}

const find = async (...contents: Uint8Array[]): Promise<NightFile[]> => (await send(contents)).night.files;

test('each file finds the series of its two teams, whatever the players call themselves', async () => {
  const [green, blue] = [await team('Grönt', divisionId), await team('Blått', divisionId)];
  const other = await league.series(divisionId, green.id, blue.id, { week: 5, scheduledAt: ago(HOUR) });
  const [first, second, third] = await find(game(red, white), game(blue, green), game(white, red));
  expect(first).toMatchObject({ name: '1.replay', status: 'found', seriesIds: [tonight], warnings: [], refusal: null });
  expect(second).toMatchObject({ status: 'found', seriesIds: [other] });
  expect(third).toMatchObject({ status: 'found', seriesIds: [tonight] });
  expect(first?.replayDigest).not.toBe(third?.replayDigest);
});

test('one statement each asks for owners, rosters, series and stored games, however many files there are', async () => {
  const asked = async (...contents: Uint8Array[]) => {
    const { texts } = await statements(() => find(...contents));
    return texts.filter((text) => /night-|game_account|roster_entry|from series|from game /.test(text)).length;
  };
  const one = await asked(game(red, white));
  expect(one).toBe(4);
  expect(await asked(game(red, white), game(white, red), game(red, white), game(white, red))).toBe(one);
});

test('the header section alone gives the same answer as the whole file', async () => {
  const whole = game(red, white);
  const header = whole.subarray(0, 8 + whole.readInt32LE(0));
  expect(header.length).toBeLessThan(whole.length);
  const { night } = await send([header], { part: 'header' });
  const [{ sha256: _, ...fromWhole } = { sha256: '' }] = await find(whole);
  expect(night.files[0]).toMatchObject(fromWhole);
  expect((await send([header], { part: 'half' })).status).toBe(400);
});

test('a player who changed team that day counts for the team of the hour of the game', async () => {
  const [old, fresh, third] = [
    await team('Gamla', divisionId),
    await team('Nya', divisionId),
    await team('Tredje', divisionId),
  ];
  const before = await league.series(divisionId, old.id, third.id, { week: 6, scheduledAt: ago(6 * HOUR) });
  const after = await league.series(divisionId, fresh.id, third.id, { week: 6, scheduledAt: ago(2 * HOUR) });
  for (const { id } of old.players) {
    await app.db.query('update roster_entry set valid_to = $2 where player_id = $1', [id, ago(4 * HOUR)]);
    await league.sign(id, fresh.id, ago(4 * HOUR).toISOString(), { sortOrder: 9 });
  }
  const [early, late] = await find(game(old, third, at(ago(5 * HOUR))), game(old, third, at(ago(1 * HOUR))));
  expect(early?.seriesIds).toEqual([before]);
  expect(late?.seriesIds).toEqual([after]);
});

test('two teams that meet twice: the unplayed series whose time, or week, is nearest', async () => {
  const division = await divisionFrom(-60, 60);
  const [one, other] = [await team('Ett', division), await team('Två', division)];
  const first = await league.series(division, one.id, other.id, { week: 2, scheduledAt: ago(20 * DAY) });
  // the season's ninth week is now, and this one has no time
  const second = await league.series(division, other.id, one.id, { week: 9 });
  const [early, late] = await find(game(one, other, at(ago(20 * DAY - HOUR))), game(one, other));
  expect(early).toMatchObject({ status: 'found', seriesIds: [first, second] });
  expect(late).toMatchObject({ status: 'found', seriesIds: [second, first] });
});

test('a file of a series that a colleague has reported is told with it, and not put into the next meeting', async () => {
  const division = await divisionFrom(-60, 60);
  const [one, other] = [await team('Klar', division), await team('Färdig', division)];
  const done = await league.played(
    division,
    [one.id, other.id],
    [1, 2, 3].map(() => ({ goals: [1, 0] as const })),
    {
      scheduledAt: ago(2 * HOUR),
    },
  );
  const next = await league.series(division, other.id, one.id, { week: 9, scheduledAt: ago(-30 * DAY) });
  const [file] = await find(game(one, other));
  expect(file).toMatchObject({ status: 'found', seriesIds: [done, next] });
});

test('a game that already stands in a series is told with its place', async () => {
  const content = game(red, white);
  const [{ replayDigest } = { replayDigest: null }] = await find(content);
  const division = await divisionFrom(-60, 60);
  const [one, other] = [await team('Här', division), await team('Där', division)];
  const seriesId = await league.series(division, one.id, other.id);
  await insertRow(app.db, Game, { seriesId, number: 2, homeGoals: 1, awayGoals: 0, replayDigest });
  expect((await find(content))[0]).toMatchObject({
    status: 'stored',
    seriesIds: [seriesId],
    refusal: { reasonKey: 'api.replay.night.stored', params: { file: '1.replay', game: 2, home: 'Här', away: 'Där' } },
  });
});

test('series of past and coming seasons are not under way', async () => {
  const [past, coming] = [await divisionFrom(-200, -100), await divisionFrom(10, 100)];
  for (const division of [past, coming]) {
    const [one, other] = [await team(`A ${division}`, division), await team(`B ${division}`, division)];
    await league.series(division, one.id, other.id, { scheduledAt: ago(HOUR) });
    expect((await find(game(one, other)))[0]).toMatchObject({ status: 'none', seriesIds: [] });
  }
});

test('two teams without a series are named', async () => {
  const lonely = await team('Ensam', divisionId);
  expect((await find(game(lonely, red)))[0]).toMatchObject({
    status: 'none',
    refusal: { reasonKey: 'api.replay.night.no-series', params: { home: 'Ensam', away: 'Rött' } },
  });
});

test('rubbish, empty files, files that are too large and strangers each have their sentence; the others count', async () => {
  const strangers = [0, 1].map((colour) => rows({ id: 0, players: [] }, colour)).flat();
  const [rubbish, large, early, unknown, fine] = await find(
    Buffer.from('x'.repeat(5000)),
    Buffer.alloc(10 * 1024 * 1024 + 1, 120),
    game(red, white, { players: null }),
    game(red, white, {
      players: [...strangers, { name: '<img src=x onerror=alert(1)>', platform: 'steam', accountId: '1', team: 0 }],
    }),
    game(red, white),
  );
  expect(rubbish).toMatchObject({ status: 'unreadable', refusal: { reasonKey: 'api.replay.unreadable.not-a-replay' } });
  expect(large).toMatchObject({ status: 'unreadable', sha256: null, refusal: { code: 'REPLAY_TOO_LARGE' } });
  expect(early).toMatchObject({ status: 'unreadable', refusal: { reasonKey: 'api.replay.saved-early' } });
  expect(unknown).toMatchObject({ status: 'none', refusal: { reasonKey: 'api.replay.night.unknown-players' } });
  expect(fine).toMatchObject({ status: 'found', seriesIds: [tonight] });
});

test('a call takes one to five files', async () => {
  for (const count of [0, 6]) {
    const { status, night } = await send(Array.from({ length: count }, () => game(red, white)));
    expect(status).toBe(400);
    expect(night).toMatchObject({ MESSAGE: 'api.replay.no-file-selected' });
  }
});

test('an outside parser gets whole files: headers alone are sent back unread', async () => {
  const other = await bootApp({ env: { REPLAY_PARSER_URL: 'http://127.0.0.1:9/parse', REPLAY_PARSER_CODE: 'code' } });
  try {
    await linkPlayer(other.db, 'admin', { roles: ['admin'] });
    const staff = await signIn(other, 'admin');
    const post = async (part: string) => {
      const body = new FormData();
      body.append('part', part);
      body.append('files', new File([new Uint8Array(game(red, white))], 'a.replay'));
      return (await staff.fetch('/api/admin/series/replays', { method: 'POST', body })).json() as Promise<NightFiles>;
    };
    expect(await post('header')).toEqual({ needsWholeFiles: true, files: [] });
    expect(await post('file')).toMatchObject({
      needsWholeFiles: false,
      files: [{ status: 'unreadable', refusal: { code: 'REPLAY_PARSER_UNAVAILABLE' } }],
    });
  } finally {
    await other.close();
  }
});
