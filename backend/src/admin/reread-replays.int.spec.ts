import pg from 'pg';
import { KeptReplays } from '../../test/factories/kept-replays.ts';
import { PlayerFieldPlay } from '../modules/stats/recordings/play/player-field-play.entity.ts';
import { rereadReplays } from './reread-replays.ts';

let world: KeptReplays;

beforeAll(async () => {
  world = await KeptReplays.begin();
});
afterAll(() => world.close());

test('files that an operator has read again are read for their games', async () => {
  const digests = [world.newDigest(), world.newDigest()] as const;
  for (const digest of digests) await world.keep(digest);
  const games = [await world.report(digests[0]), await world.report(digests[1])];
  const readAll = async () => [await world.readings.readNext(), await world.readings.readNext()];
  expect([await readAll(), await world.readings.readNext()]).toEqual([['done', 'done'], 'none']);
  for (const { gameId } of games) await world.database.db.repo(PlayerFieldPlay).update({ gameId }, { touches: 0 });

  const operator = new pg.Client({ connectionString: world.database.url });
  await operator.connect();
  await rereadReplays(operator, true);
  await operator.end();
  expect([await readAll(), await world.readings.readNext()]).toEqual([['done', 'done'], 'none']);
  for (const { seriesId } of games) expect(await world.told(seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
});
