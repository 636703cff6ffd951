// How long visitors wait while replay files are uploaded, kept and read: the product's answers before and meanwhile, in pairs.
// The same uploads to a bare server, beside the product, say how much of it is the machine's sending and receiving.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../tools/lib/built.mjs';
import { withClient } from './league.mjs';
import { median } from './load.mjs';
import { startProduct, startUploadSink, told } from './processes.mjs';
import { signIn } from './reporting.mjs';

const PAIRS = 5;
const FILES = 10;
/** Files come over a line of 100 Mbit/s. Sent within the machine as fast as it can, the sending alone would fill it. */
const BYTES_PER_MS = 12_500;
const CHUNK_BYTES = 65_536;
const FRAMES = 9_000;
const BEFORE_MS = 5_000;
const WARM_UP_MS = 8_000;
const WITHIN = 0.95;

/** Games of three a side, with the names that their rows belong to. */
const GAMES = `
  select g.id, g.series_id as "seriesId", array_agg(p.nickname order by r.slot) filter (where r.side = 'home') as home,
         array_agg(p.nickname order by r.slot) filter (where r.side = 'away') as away
    from game g join player_game_stats r on r.game_id = g.id join player p on p.id = r.player_id
    join series s on s.id = g.series_id
   group by g.id
  having count(*) filter (where r.side = 'home') = 3 and count(*) filter (where r.side = 'away') = 3
   and count(*) filter (where g.replay_digest is not null) = 0 order by g.id desc limit $1`;

/** A file of a game whose players have these names. Each has another box score. */
async function fileOf({ id, home, away }, build) {
  const [{ encodeRecordedGame }, { inventRecording }, { createRandom }] = await Promise.all([
    built('integrations/replay-parser/testing/recording-encoder.js', build),
    built('integrations/replay-parser/testing/invented-recording.js', build),
    built('domain/random.js', build),
  ]);
  const recording = inventRecording(createRandom(id), { frames: FRAMES, playersPerTeam: 3 });
  for (const [team, names] of [home, away].entries()) {
    const players = recording.players.filter((player) => player.team === team);
    for (const [index, player] of players.entries()) {
      player.name = names[index] ?? player.name;
      player.accountId = null;
      player.stats.score = 100 + ((id * 7 + index) % 800);
    }
  }
  const players = recording.players.map(({ name, team, stats }, index) => ({
    ...stats,
    name,
    team,
    platform: 'steam',
    accountId: String(76_561_190_000_000_000n + BigInt(id * 10 + index)),
  }));
  const [blueGoals, orangeGoals] = [0, 1].map((team) => recording.goals.filter((goal) => goal.team === team).length);
  const game = { id: String(id).padStart(32, 'A'), date: '2026-01-31 19-00-00', teamSize: 3, blueGoals, orangeGoals };
  return encodeRecordedGame({ ...game, players }, recording);
}

/** A form with one file, as its bytes come over the line. */
async function* overTheLine(name, content, boundary) {
  const disposition = `form-data; name="files"; filename="${name}"`;
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: ${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n`,
  );
  const from = performance.now();
  for (let at = 0; at < content.length; at += CHUNK_BYTES) {
    yield content.subarray(at, at + CHUNK_BYTES);
    await sleep(Math.max(0, from + (at + CHUNK_BYTES) / BYTES_PER_MS - performance.now()));
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

/** Sends a file as the series' form does. Resolves to the answer's JSON. */
async function send(url, { game, content }, headers = {}) {
  const boundary = `replay${game.id}`;
  /** @type {any} the types of fetch know neither a body that is generated nor `duplex`, which it needs */
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: overTheLine(`${game.id}.replay`, content, boundary),
    duplex: 'half',
  };
  const answer = await fetch(`${url}/api/admin/series/${game.seriesId}/replay-files`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`a file was not taken: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** Uploads a file to its series, and says that the game was filled from it, which lets it be read. */
async function upload({ url, authorization, client }, file) {
  const { files } = await send(url, file, { authorization });
  const [kept] = files;
  if (!kept.replayDigest) throw new Error(`a file was not kept: ${JSON.stringify(kept)}`);
  await client.query('update game set replay_digest = $2 where id = $1', [file.game.id, kept.replayDigest]);
  await client.query("select pg_notify('replay_files', '')");
}

/** Visitors in a process of their own: what this one does must not make them wait. */
function startVisitors(url, reads) {
  const child = fork(join(import.meta.dirname, 'visitors-process.mjs'));
  return {
    /** Lets them visit while `work` is done. Resolves to the milliseconds of each answer. */
    async during(work) {
      child.send({ url, reads });
      await work();
      const waits = told(child);
      child.send('stop');
      return waits;
    },
    stop: () => child.disconnect(),
  };
}

const p95 = (waits) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * WITHIN)];

/** What `work` does to visitors, against the seconds before it, for each ten files. */
async function inPairs(visitors, uploads, work) {
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const before = p95(await visitors.during(() => sleep(BEFORE_MS)));
    const from = performance.now();
    const waits = await visitors.during(() => work(uploads.slice(pair * FILES, (pair + 1) * FILES)));
    pairs.push({ before, during: p95(waits), seconds: (performance.now() - from) / 1000 });
  }
  return { pairs, ratio: median(pairs.map(({ before, during }) => during / before)) };
}

/**
 * The 95th percentile of visitors' uncached reads before and during ten uploads that are read in the thread, for each
 * pair. `bare` is the same while a bare server takes the files, and nothing reads them.
 * @typedef {{ pairs: { before: number, during: number, seconds: number }[], ratio: number }} Waits in milliseconds
 * @returns {Promise<Waits & { bare: Waits }>}
 */
export async function measureUploads(options, reads) {
  const product = await startProduct(options);
  const sink = await startUploadSink(options.folder);
  const visitors = startVisitors(product.url, reads);
  try {
    return await withClient(options.databaseUrl, async (client) => {
      const authorization = `Bearer ${await signIn(client)}`;
      const { rows: games } = await client.query(GAMES, [PAIRS * FILES]);
      if (games.length < PAIRS * FILES) throw new Error(`only ${games.length} games have six players`);
      // connections would be closed while this is made between two pairs
      const uploads = [];
      for (const game of games) uploads.push({ game, content: await fileOf(game, options.build) });
      const staff = { url: product.url, authorization, client };
      await visitors.during(() => sleep(WARM_UP_MS));
      const bare = await inPairs(visitors, uploads, async (files) => {
        for (const file of files) await send(sink.url, file);
      });
      const found = await inPairs(visitors, uploads, async (files) => {
        for (const file of files) await upload(staff, file);
        await untilRead(
          client,
          files.map(({ game }) => game.id),
        );
      });
      return { ...found, bare };
    });
  } finally {
    visitors.stop();
    await sink.stop();
    await product.stop();
  }
}

async function untilRead(client, ids) {
  const READ = 'select count(*)::int as games from game_field_play where game_id = any($1)';
  for (let look = 0; look < 600; look++) {
    if ((await client.query(READ, [ids])).rows[0].games === ids.length) return;
    await sleep(50);
  }
  throw new Error('the files were not read');
}
