import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../src/domain/random.ts';
import { decodeTrack } from '../../../src/domain/recordings/track/decode-track.ts';
import { inventRecording } from '../../../src/integrations/replay-parser/testing/invented-recording.ts';
import { encodeRecordedGame } from '../../../src/integrations/replay-parser/testing/recording-encoder.ts';
import { ReplayFilesService } from '../../../src/modules/stats/recordings/files/replay-files.service.ts';
import { Game } from '../../../src/modules/series/game.entity.ts';
import { PlayerGameStats } from '../../../src/modules/series/player-game-stats.entity.ts';
import { arrivedFile } from '../../factories/arrived-file.ts';
import { League } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { smallLeague } from '../small-league.ts';

/** From a file to the page: the stored content, the reader's thread, the rows and the doors. */

let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;
beforeAll(async () => {
  app = await bootApp();
  ids = await smallLeague(new League(app.db));
});
afterAll(() => app.close());

interface Played {
  player: { nickname: string } | null;
  numbers: { seconds: number };
}
interface Page {
  series: {
    games: { fieldPlay: { trackUrl: string; home: { players: Played[] }; away: { players: Played[] } } | null }[];
  };
}
const PAGE = `query ($id: Int!) { series(id: $id) { games { fieldPlay { trackUrl
  home { players { player { nickname } numbers { seconds } } } away { players { player { nickname } numbers { seconds } } } } } } }`;

/** The first game's field play, once it is read. A lost signal would be noticed after a minute only. */
async function fieldPlay() {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const { data } = await graphql<Page>(app.url, PAGE, { variables: { id: ids.played } });
    const found = data?.series.games[0]?.fieldPlay;
    if (found) return found;
    await sleep(50);
  }
  throw new Error('the game was not read');
}

test('a kept file whose game is reported is on the series page a moment later, with its track', async () => {
  const recording = inventRecording(createRandom(7), { frames: 300, playersPerTeam: 1 });
  const [blue, orange] = recording.players;
  if (!blue || !orange) throw new Error('there are two players');
  Object.assign(blue, { name: 'Ada', team: 0, isBot: false });
  Object.assign(orange, { name: 'Bo', team: 1, isBot: false });
  const players = [blue, orange].map(({ name, team }) => ({ name, team, platform: 'steam' as const, accountId: '1' }));
  const content = encodeRecordedGame({ id: 'READ', teamSize: 1, players }, recording);
  const file = await arrivedFile(app.dataDir, content);
  const [kept] = await app.app
    .get(ReplayFilesService, { strict: false })
    .keep(ids.played, [{ name: 'a.replay', file }]);

  // the form fills a game from the file; here it is stored as the report stores it
  await app.db.transaction(async () => {
    const game = await app.db.repo(Game).findOneByOrFail({ seriesId: ids.played, number: 1 });
    const rows = await app.db.repo(PlayerGameStats).findBy({ gameId: game.id });
    await app.db.repo(Game).delete(game.id);
    await app.db.repo(Game).insert({ ...game, replayDigest: kept?.replayDigest ?? null });
    await app.db.repo(PlayerGameStats).insert(rows);
  });

  const { home, away, trackUrl } = await fieldPlay();
  expect([home, away].map(({ players: own }) => own.map(({ player }) => player?.nickname))).toEqual([['Ada'], ['Bo']]);
  const bytes = await (await fetch(`${app.url}${trackUrl}`)).arrayBuffer();
  const decoded = decodeTrack(new Uint8Array(bytes));
  // in the order in which they joined
  const recorded = decoded.status === 'read' ? decoded.track.cars.map(({ playerId }) => playerId ?? 0) : [];
  expect(recorded.toSorted((a, b) => a - b)).toEqual([ids.ada, ids.bo]);
});
