import { setTimeout as sleep } from 'node:timers/promises';
import { encodeReplay } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { EncodedPlayer } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { ReplayGame, ReplayProposal } from '../../../src/domain/replays/replay-proposal.ts';
import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import { Game } from '../../../src/modules/series/game.entity.ts';
import { RecordingReader } from '../../../src/modules/stats/recordings/reading/recording-reader.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { wrongAnswer } from '../../harness/openapi.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let divisionId: number;
let seriesId: number;
/** The players of the home team, and one of another team. */
let home: number[];
let outsider: number;

const STEAM = '76561190000000077';
const DAY = 86_400_000;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  const today = new Date();
  const day = (offset: number) => new Date(today.getTime() + offset * DAY).toISOString().slice(0, 10);
  const seasonId = await league.season({ startsOn: day(-30), endsOn: day(30) });
  divisionId = await league.division(seasonId);
  const [one, other, third] = [await team('Rävarna', 3), await team('Vargarna', 3), await team('Björnarna', 1)];
  home = one.players;
  [outsider = 0] = third.players;
  seriesId = await league.series(divisionId, one.id, other.id, { scheduledAt: today.toISOString() });
});

afterAll(() => app.close());

async function team(name: string, size: number): Promise<{ id: number; players: number[] }> {
  const id = await league.teamIn(divisionId, name);
  const players: number[] = [];
  for (let slot = 1; slot <= size; slot += 1) {
    const player = await league.player(`${name} ${slot}`);
    await league.sign(player, id, '2020-01-01', { sortOrder: slot });
    players.push(player);
  }
  return { id, players };
}

const RINGER: EncodedPlayer = { name: 'Rävarna 1', platform: 'steam', accountId: STEAM, team: 0, goals: 1 };

/**
 * A game of the present time in which the home team is blue. A round number makes its box score different from others.
 */
async function upload(players: EncodedPlayer[], { at = new Date(), round = 1 } = {}): Promise<ReplayGame> {
  const content = encodeReplay({
    id: 'AB',
    teamSize: 3,
    epochSeconds: Math.floor(at.getTime() / 1000),
    blueGoals: 1,
    players: [
      ...players,
      { name: 'Rävarna 2', platform: 'unknown', team: 0, score: round },
      { name: 'Vargarna 1', platform: 'unknown', team: 1 },
    ],
  });
  const body = new FormData();
  body.append('files', new File([new Uint8Array(content)], 'match.replay'));
  const answer = await admin.fetch(`/api/admin/series/${seriesId}/replays`, { method: 'POST', body });
  const proposal: unknown = await answer.json();
  expect(wrongAnswer('POST', '/api/admin/series/{seriesId}/replays', answer.status, proposal)).toEqual([]);
  const { games } = proposal as ReplayProposal;
  if (!games[0]) throw new Error(`no game: ${answer.status}`);
  return games[0];
}

const account = (playerId: number, accountId: string) =>
  insertRow(app.db, GameAccount, { playerId, platform: 'steam', accountId });

test("another team's player under a nickname of the roster is unknown, with owner and team", async () => {
  expect((await upload([RINGER])).rows[0]?.match).toMatchObject({ kind: 'nickname', playerId: home[0], owner: null });
  await account(outsider, STEAM);
  const { rows, warnings } = await upload([RINGER]);
  expect(rows[0]?.match).toMatchObject({
    kind: 'unknown',
    playerId: null,
    owner: { nickname: 'Björnarna 1', team: 'Björnarna', side: null },
  });
  expect(warnings).toContainEqual({
    code: 'account-of-another',
    params: { name: 'Rävarna 1', nickname: 'Björnarna 1', team: 'Björnarna' },
  });
});

test('the team is the one at the time of play: a player who has left has none', async () => {
  const leaver = await league.player('Lämnade');
  await account(leaver, '76561190000000078');
  const { rows } = await upload([{ ...RINGER, accountId: '76561190000000078' }]);
  expect(rows[0]?.match).toMatchObject({ playerId: null, owner: { nickname: 'Lämnade', team: null } });
});

test('a PSN name that a player has told of is known in files since October 2024, in any case of letters', async () => {
  const tell = (playerId: number | undefined, name: string) =>
    app.db.query(`update player set platform = 'playstation', platform_id = $2 where id = $1`, [playerId, name]);
  await tell(home[2], ' Raven_PSN');
  await tell(outsider, 'Bear_PSN');
  const psn = (accountName: string): EncodedPlayer => ({
    name: 'Någon',
    platform: 'playstation',
    accountId: '4821',
    accountName,
    team: 0,
    goals: 1,
  });
  expect((await upload([psn('rAVEN_psn')])).rows[0]?.match).toMatchObject({ kind: 'account', playerId: home[2] });
  expect((await upload([psn('bear_psn')])).rows[0]?.match).toMatchObject({
    playerId: null,
    owner: { nickname: 'Björnarna 1' },
  });
});

test('a date before the season or after now is told, and the game still fills the form', async () => {
  const codes = async (days: number) =>
    (await upload([], { at: new Date(Date.now() + days * DAY) })).warnings.map(({ code }) => code);
  expect(await codes(0)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^played-/)]));
  expect(await codes(-40)).toContain('played-before-season');
  expect(await codes(2)).toContain('played-after-now');
});

test('a box score that stands in another series is told with its place, and one of this series is not', async () => {
  // the second of the start is part of the box score
  const at = new Date();
  const { replayDigest } = await upload([], { at, round: 2 });
  const other = await league.series(divisionId, ...(await otherTeams()), {});
  const game = (id: number, number: number, digest: string) =>
    insertRow(app.db, Game, { seriesId: id, number, homeGoals: 1, awayGoals: 0, replayDigest: digest });
  await game(other, 2, replayDigest);
  expect((await upload([], { at, round: 2 })).warnings).toContainEqual({
    code: 'stands-elsewhere',
    params: { game: 2, home: 'Ugglorna', away: 'Hökarna' },
  });
  const { replayDigest: own } = await upload([], { at, round: 3 });
  await game(seriesId, 5, own);
  const body = await upload([], { at, round: 4 });
  expect(body.warnings.map(({ code }) => code)).not.toContain('stands-elsewhere');
});

async function otherTeams(): Promise<[number, number]> {
  return [(await team('Ugglorna', 1)).id, (await team('Hökarna', 1)).id];
}

test('a form that is being filled starts the thread that will read the whole files', async () => {
  const reader = app.app.get(RecordingReader, { strict: false });
  await upload([RINGER], { round: 99 });
  while (reader.threads === 0) await sleep(20);
  expect(reader.threads).toBe(1);
});
