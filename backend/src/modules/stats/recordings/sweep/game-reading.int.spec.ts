import pg from 'pg';
import { KeptReplays } from '../../../../../test/factories/kept-replays.ts';
import { insertRow } from '../../../../../test/factories/rows.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { GameAccount } from '../../../players/game-account.entity.ts';
import { Player } from '../../../players/player.entity.ts';
import { Game } from '../../../series/game.entity.ts';
import { PlayerGameStats } from '../../../series/player-game-stats.entity.ts';
import { Series } from '../../../series/series.entity.ts';
import { KeptReplayFile } from '../files/replay-file.entity.ts';
import { GameFieldPlay } from '../play/game-field-play.entity.ts';

let world: KeptReplays;
let ada: number;
let bo: number;

beforeAll(async () => {
  world = await KeptReplays.begin();
  ({ ada, bo } = world.ids);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.reader.pause = async () => undefined;
  await repo(KeptReplayFile).createQueryBuilder().delete().execute();
});

const repo: KeptReplays['database']['db']['repo'] = (entity) => world.database.db.repo(entity);

test.each(['file', 'report'])('a game is read when both are there, whatever comes last: the %s', async (last) => {
  const digest = world.newDigest();
  const steps = [() => world.keep(digest), () => world.report(digest)];
  if (last === 'file') steps.reverse();
  await steps[0]?.();
  expect(await world.readings.readNext()).toBe('none');
  await steps[1]?.();
  const { seriesId } = await repo(Game).findOneByOrFail({ replayDigest: digest });

  expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);
  expect(await world.told(seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
  const [file] = await repo(KeptReplayFile).findBy({ boxScoreDigest: digest });
  expect(file).toMatchObject({ status: 'read', build: '260801.1', problem: null, readerVersion: expect.any(Number) });
});

test('players are known by their accounts, and by names that they had before', async () => {
  const [cy, di] = [
    await world.league.player('Cy', { platform: 'playstation', platformId: ' Cy-Psn ' }),
    await world.league.player('Di'),
  ];
  await insertRow(world.database.db, GameAccount, {
    playerId: di,
    platform: 'steam',
    accountId: '7656119',
    displayName: 'di_live',
  });
  await repo(Player).update(di, { nickname: 'Diana' });
  const digest = world.newDigest();
  const { gameId } = await world.report(digest, [cy, di]);

  const rows = await world.games.findCredited(gameId);

  expect(rows.map(({ side, slot, accounts, names }) => ({ side, slot, accounts, names }))).toEqual([
    { side: 'home', slot: 1, accounts: ['cy-psn'], names: ['Cy'] },
    { side: 'away', slot: 1, accounts: ['7656119'], names: ['Di', 'Diana', 'di_live'] },
  ]);
  expect(rows[0]).toMatchObject({ playerId: cy, score: 100, goals: 1, assists: 0, saves: 0, shots: 1 });
});

test('a corrected report is read again with its new rows, and keeps nothing of the old', async () => {
  const digest = world.newDigest();
  await world.keep(digest);
  const { seriesId, gameId } = await world.report(digest);
  await world.readings.readNext();

  await world.correct(seriesId, digest, [ada, await world.league.player('Bo the second')]);

  expect(await world.told(seriesId)).toBeNull();
  expect(await repo(GameFieldPlay).existsBy({ gameId })).toBe(false);
  expect(await world.readings.readNext()).toBe('done');
  expect(await world.told(seriesId)).toEqual(['Ada 7', '– 3', '– 99']);
});

test.each([
  {
    why: 'a patch of the game',
    fails: { status: 'partial', problem: { attribute: 'TAGame.New', className: 'TAGame', build: 'b', frame: 9 } },
  },
  { why: 'no stream', fails: { status: 'absent' } },
  { why: 'a broken file', fails: { status: 'corrupt', reason: 'cut' } },
  { why: 'a file that hangs', fails: { status: 'timeout' } },
] as const)('a file that could not be read is not tried in a loop, and tells why: $why', async ({ fails }) => {
  const digest = world.newDigest();
  const sha256 = await world.keep(digest, { players: [], fails });
  const { seriesId } = await world.report(digest);

  expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);
  expect(await world.told(seriesId)).toBeNull();
  const file = await world.fileOf(sha256);
  expect(file.status).toBe(fails.status);
  expect(JSON.stringify(file.problem) ?? '').toContain(
    'reason' in fails ? 'cut' : 'problem' in fails ? 'TAGame.New' : 'null',
  );

  // the reader has learned something, or a definition has changed
  for (const older of [{ readerVersion: 0 }, { playVersion: 0 }]) {
    await repo(KeptReplayFile).update({ sha256 }, older);
    expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);
  }
});

test('a file that an operator lets wait is read again, although its game has all that it tells', async () => {
  const digest = world.newDigest();
  const sha256 = await world.keep(digest);
  await world.report(digest);
  expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);

  await repo(KeptReplayFile).update({ sha256 }, { status: 'waiting' });
  expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);
  expect((await world.fileOf(sha256)).status).toBe('read');
});

test('a file whose home team was not recognised is tried again when the report has changed', async () => {
  const digest = world.newDigest();
  await world.keep(digest, { players: [], fails: { status: 'undecided' } });
  const { seriesId } = await world.report(digest);
  expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);

  await repo(Series).update(seriesId, { reportedAt: new Date(Date.now() + 60_000) });
  expect(await world.readings.readNext()).toBe('done');
});

test('a kept file whose content is gone is told, and so is one with numbers that no page could show', async () => {
  const [gone, odd] = [world.newDigest(), world.newDigest()];
  const sha256 = await world.keep(gone);
  await world.store.remove(sha256);
  await world.report(gone);
  expect([await world.readings.readNext(), (await world.fileOf(sha256)).problem]).toEqual([
    'done',
    { reason: 'missing' },
  ]);

  const hostile = await world.keep(odd, { players: [{ side: 'home', touches: 1e300 }] });
  const { seriesId } = await world.report(odd);
  expect([await world.readings.readNext(), (await world.fileOf(hostile)).problem]).toEqual([
    'done',
    { reason: 'numbers' },
  ]);
  expect(await world.told(seriesId)).toBeNull();
});

test('numbers of an older definition are made again from the kept file, and stay without it', async () => {
  const [digest, forgotten] = [world.newDigest(), world.newDigest()];
  await world.keep(digest);
  const sha256 = await world.keep(forgotten);
  const { gameId } = await world.report(digest);
  const old = await world.report(forgotten);
  await world.readings.readNext();
  await world.readings.readNext();
  await repo(KeptReplayFile).delete({ sha256 });
  for (const id of [gameId, old.gameId]) await repo(GameFieldPlay).update(id, { playVersion: 0 });

  expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);
  expect((await repo(GameFieldPlay).findOneByOrFail({ gameId })).playVersion).toBeGreaterThan(0);
  expect(await world.told(old.seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
});

describe('of several recordings of one game', () => {
  const touched = (touches: number) => ({ players: [{ side: 'home' as const, name: 'Ada', touches }] });
  const readAll = async () => {
    const outcomes = [];
    for (;;) {
      const outcome = await world.readings.readNext();
      if (outcome === 'none') return outcomes;
      outcomes.push(outcome);
    }
  };
  const used = async (gameId: number) => (await repo(GameFieldPlay).findOneByOrFail({ gameId })).sha256;

  test.each(['before', 'after'])(
    'the first one counts, and a later one is only measured; it comes %s the reading',
    async (when) => {
      const digest = world.newDigest();
      const first = await world.keep(digest);
      const { seriesId, gameId } = await world.report(digest);
      if (when === 'after') await readAll();
      const second = await world.keep(digest, touched(70));
      await readAll();

      expect([await used(gameId), await world.told(seriesId)]).toEqual([first, ['Ada 7', 'Bo 3', '– 99']]);
      expect(await world.fileOf(second)).toMatchObject({ status: 'read', activeSeconds: 320 });
      // also when definitions change, or the second one is read again
      await repo(GameFieldPlay).update(gameId, { playVersion: 0 });
      await repo(KeptReplayFile).update({ sha256: second }, { status: 'waiting' });
      expect(await readAll()).toEqual(['done', 'done']);
      expect(await used(gameId)).toBe(first);
    },
  );

  test('one that was sent for another series says nothing of this one, whatever comes first', async () => {
    const digest = world.newDigest();
    const { seriesId: other } = await world.report(world.newDigest());
    const forged = await world.keep(digest, touched(158), other);
    const { seriesId, gameId } = await world.report(digest);
    expect([await readAll(), await world.told(seriesId)]).toEqual([[], null]);
    const own = await world.keep(digest);
    expect([await readAll(), await used(gameId)]).toEqual([['done'], own]);
    expect((await world.fileOf(forged)).status).toBe('waiting');
  });

  test('the one that the report names counts, also when it comes last', async () => {
    const digest = world.newDigest();
    const first = await world.keep(digest, touched(70));
    const sha256 = world.shaOf(digest, touched(1));
    const { gameId } = await world.report(digest, [ada, bo], sha256);
    expect([await readAll(), await used(gameId)]).toEqual([['done'], first]);
    await world.keep(digest, touched(1));
    expect([await readAll(), await used(gameId)]).toEqual([['done'], sha256]);
  });

  test('the next one counts while the first cannot be read', async () => {
    const digest = world.newDigest();
    const broken = await world.keep(digest, { players: [], fails: { status: 'absent' } });
    const fine = await world.keep(digest, touched(4));
    const { gameId } = await world.report(digest);
    expect([await readAll(), await used(gameId)]).toEqual([['done', 'done'], fine]);
    await repo(KeptReplayFile).update({ sha256: broken }, { status: 'read' });
    expect([await readAll(), await used(gameId)]).toEqual([['done'], fine]);
  });

  test('staff choose another one, and an undo of that brings the former numbers back', async () => {
    const digest = world.newDigest();
    const first = await world.keep(digest);
    const second = await world.keep(digest, touched(70));
    const { seriesId, gameId } = await world.report(digest);
    await readAll();
    await repo(Game).update(gameId, { recordingSha256: second });
    expect([await readAll(), await used(gameId)]).toEqual([['done'], second]);
    expect(await world.told(seriesId)).toEqual(['Ada 70']);
    await repo(Game).update(gameId, { recordingSha256: null });
    expect([await readAll(), await used(gameId)]).toEqual([['done'], first]);
  });

  test('what was read from a file that is deleted meanwhile stays, whatever else is kept', async () => {
    const digest = world.newDigest();
    const first = await world.keep(digest);
    const { gameId } = await world.report(digest);
    await readAll();
    await world.keep(digest, touched(70));
    await repo(KeptReplayFile).delete({ sha256: first });
    expect([await readAll(), await used(gameId)]).toEqual([['done'], first]);
  });

  test('a choice that is made while the file is read is not overrun', async () => {
    const digest = world.newDigest();
    await world.keep(digest);
    const second = await world.keep(digest, touched(70));
    const { gameId } = await world.report(digest);
    let isFirst = true;
    world.reader.pause = async () => {
      if (isFirst) await repo(Game).update(gameId, { recordingSha256: second });
      isFirst = false;
    };
    await world.readings.readNext();
    await readAll();
    expect(await used(gameId)).toBe(second);
  });
});

describe('a report that is changed while its file is read leaves no old numbers', () => {
  /** Lets the reader wait until `work` is done. */
  const duringTheReading = (work: () => Promise<unknown>): void => {
    let isFirst = true;
    world.reader.pause = async () => {
      if (isFirst) await work();
      isFirst = false;
    };
  };

  test('by a correction', async () => {
    const digest = world.newDigest();
    await world.keep(digest);
    const { seriesId } = await world.report(digest);
    duringTheReading(() => world.correct(seriesId, digest, [bo, ada]));
    expect(await world.readings.readNext()).toBe('changed');
    expect(await world.told(seriesId)).toBeNull();

    expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['done', 'none']);
    // the names are on the other sides now
    expect(await world.told(seriesId)).toEqual(['– 7', '– 3', '– 99']);
  });

  test('by a reset', async () => {
    const digest = world.newDigest();
    const sha256 = await world.keep(digest);
    const { seriesId } = await world.report(digest);
    duringTheReading(() => repo(Game).delete({ seriesId }));
    expect([await world.readings.readNext(), await world.readings.readNext()]).toEqual(['changed', 'none']);
    expect((await world.fileOf(sha256)).status).toBe('waiting');
  });

  test('by other numbers in the same rows', async () => {
    const digest = world.newDigest();
    await world.keep(digest);
    const { seriesId, gameId } = await world.report(digest);
    duringTheReading(() => repo(PlayerGameStats).update({ gameId, playerId: ada }, { score: 7 }));
    expect(await world.readings.readNext()).toBe('changed');
    expect(await world.readings.readNext()).toBe('done');
    expect(await world.told(seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
  });

  test('by a correction that is not committed yet: the reading waits for it', async () => {
    const digest = world.newDigest();
    await world.keep(digest);
    const { seriesId, gameId } = await world.report(digest);

    const [outcome] = await collideCalls(
      world.database.url,
      { table: 'game', ids: [gameId] },
      [() => world.readings.readNext()],
      (holder) => holder.query('delete from game where series_id = $1', [seriesId]),
    );

    expect(outcome).toBe('changed');
    expect(await repo(GameFieldPlay).count({ where: { gameId } })).toBe(0);
  });
});

describe('one instance reads at a time', () => {
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

  test('and another one takes over when it is done, or has died', async () => {
    expect([
      await world.games.takeLease(one, 60),
      await world.games.takeLease(other, 60),
      await world.games.takeLease(one, 60),
    ]).toEqual([true, false, true]);
    await world.games.release(other);
    expect(await world.games.takeLease(other, 60)).toBe(false);
    await world.games.release(one);
    expect(await world.games.takeLease(other, -1)).toBe(true);
    expect(await world.games.takeLease(one, 60)).toBe(true);
    await world.games.release(one);
  });

  test('also when all ask at the same time', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => world.games.takeLease(crypto.randomUUID(), 60)));
    expect(asked.filter(Boolean)).toHaveLength(1);
  });
});

test('the commit of a report that was filled from a replay wakes the readers, and no other does', async () => {
  const heard: string[] = [];
  const listener = new pg.Client({ connectionString: world.database.url });
  await listener.connect();
  listener.on('notification', ({ channel }) => heard.push(channel));
  await listener.query('listen replay_files');
  const { seriesId } = await world.report(world.newDigest());
  await world.correct(seriesId, null, [ada, bo]);
  await listener.query('select 1');
  expect(heard).toEqual([]);
  await world.correct(seriesId, world.newDigest(), [ada, bo]);
  await listener.query('select 1');
  expect(heard).toEqual(['replay_files']);
  await listener.end();
});
