// Compares a report of a series through the product with its bare inserts in one transaction, in pairs.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { withClient } from './league.mjs';
import { medianOf } from './load.mjs';
import { hasProcessorTime, processorMs } from './processes.mjs';
import { askServer } from './reads.mjs';

const PAIRS = 40;
/** Pairs that only warm up. */
const WARM_UP = 8;

const MUTATION = `mutation Report($input: ReportSeriesInput!) {
  reportSeries(input: $input) { __typename ... on SeriesReport { version } ... on Problem { code messageKey } } }`;

/** Series without a result, which nobody contests, whose teams have three players each, with these players. */
const OPEN_SERIES = `
  select s.id, s.version, s.division_id, s.home_team_id, s.away_team_id, d.series_format, home.players as home, away.players as away
    from series s join division d on d.id = s.division_id
    join lateral (select array_agg(player_id) as players from (select player_id from roster_entry
           where team_id = s.home_team_id and valid_to is null order by sort_order limit 3) three) home on true
    join lateral (select array_agg(player_id) as players from (select player_id from roster_entry
           where team_id = s.away_team_id and valid_to is null order by sort_order limit 3) three) away on true
   where s.reported_at is null and cardinality(home.players) = 3 and cardinality(away.players) = 3
     and s.confirmation is distinct from 'disputed'
     and not exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)
   order by s.id limit $1`;

/** Five games that are possible in both formats: home, away, home, away, home. */
const GOALS = [
  [3, 1],
  [0, 2],
  [4, 2],
  [1, 2],
  [2, 1],
];

const rowsOf = (players, goals) =>
  players.map((playerId, slot) => ({
    playerId,
    score: 200 + 50 * slot,
    goals: slot === 0 ? goals : 0,
    assists: 0,
    saves: slot,
    shots: slot === 0 ? goals + 1 : 1,
  }));

const gamesOf = (series) =>
  GOALS.map(([homeGoals, awayGoals]) => ({
    homeGoals,
    awayGoals,
    home: rowsOf(series.home, homeGoals),
    away: rowsOf(series.away, awayGoals),
  }));

/** A session of the league's administrator, as after a login. */
async function signIn(client) {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into session (id, user_id, access_hash, access_expires_at, expires_at)
     select $1, user_id, $2, now() + interval '1 hour', now() + interval '1 hour' from user_role where role = 1 limit 1`,
    [randomUUID(), createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Inserts only the games, the rows and the series' own row, in three statements: no check of rights, of older data, or of sums. */
async function insertWhole(client, series) {
  const games = gamesOf(series);
  const heads = games.map(({ homeGoals, awayGoals }, index) => ({
    number: index + 1,
    home: homeGoals,
    away: awayGoals,
  }));
  await client.query('begin');
  const { rows: inserted } = await client.query(
    `insert into game (series_id, number, home_goals, away_goals)
     select $1, number, home, away from json_to_recordset($2) as x(number smallint, home smallint, away smallint)
     returning id, number`,
    [series.id, JSON.stringify(heads)],
  );
  const idOf = new Map(inserted.map(({ id, number }) => [number, id]));
  const rows = games.flatMap((game, index) =>
    ['home', 'away'].flatMap((side) =>
      game[side].map((row, slot) => ({
        game: idOf.get(index + 1),
        side,
        slot: slot + 1,
        team: side === 'home' ? series.home_team_id : series.away_team_id,
        ...row,
      })),
    ),
  );
  await client.query(
    `insert into player_game_stats (game_id, side, slot, player_id, team_id, score, goals, assists, saves, shots)
     select game, side, slot, "playerId", team, score, goals, assists, saves, shots
       from json_to_recordset($1) as x(game int, side text, slot smallint, "playerId" int, team int, score int,
                                       goals smallint, assists smallint, saves smallint, shots smallint)`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `update series set home_games = 3, away_games = 2, home_goals = 10, away_goals = 8, reported_at = now(), version = version + 1
      where id = $1`,
    [series.id],
  );
  await client.query('commit');
}

/** Milliseconds of processor time of this process. */
const ownMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The time of some work, and the processor time that `used` counts. */
const timed = async (work, used) => {
  const usedBefore = used();
  const from = performance.now();
  await work();
  const time = performance.now() - from;
  return { time, processor: used() - usedBefore };
};

/**
 * How many times as long as three statements for all rows a report takes, as a median over pairs; and the same by processor time,
 * over all pairs. The series stay reported.
 * @param {{ databaseUrl: string, product: { url: string, pid: number }, cluster: number }} where
 */
export async function measureReporting({ databaseUrl, product, cluster }) {
  const ofProduct = () => processorMs([product.pid, cluster]) ?? 0;
  // the yardstick's client is this process, as the product is PostgreSQL's client in the other case
  const ofInserts = () => (processorMs([cluster]) ?? 0) + ownMs();
  return withClient(databaseUrl, async (client) => {
    const headers = { authorization: `Bearer ${await signIn(client)}` };
    // a series without a time cannot be reported
    await client.query('update series set scheduled_at = now() where reported_at is null and scheduled_at is null');
    const { rows: open } = await client.query(OPEN_SERIES, [2 * PAIRS]);
    const pairs = [];
    for (let at = 0; at + 1 < open.length; at += 2) {
      const [reported, whole] = open.slice(at, at + 2);
      const input = { seriesId: reported.id, version: reported.version, games: gamesOf(reported) };
      const report = async () => {
        const { data } = await askServer(product.url, { query: MUTATION, variables: { input } }, headers);
        if (data.reportSeries.__typename !== 'SeriesReport') throw new Error(JSON.stringify(data.reportSeries));
      };
      const own = await timed(report, ofProduct);
      pairs.push({ product: own, whole: await timed(() => insertWhole(client, whole), ofInserts) });
    }
    const counted = pairs.slice(WARM_UP);
    const total = (of) => counted.reduce((sum, pair) => sum + pair[of].processor, 0);
    return {
      time: medianOf(counted.map(({ product: own, whole }) => own.time / whole.time)),
      processor: hasProcessorTime ? total('product') / total('whole') : null,
      pairs: counted.length,
    };
  });
}
