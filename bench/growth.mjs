// Growth: the processor time of the reads in larger leagues, compared with the demo league, for the same number of rows.
import { say } from '../tools/lib/project.mjs';
import { ask } from './answers.mjs';
import { chooseSubjects, withClient } from './league.mjs';
import { shares } from './load.mjs';
import { measureNewerPages } from './newer-pages.mjs';
import { startProduct } from './processes.mjs';
import { clusterOf } from './processor-time.mjs';
import { readsOf } from './reads.mjs';
import { STATEMENTS } from './statements.mjs';

/** Is this measured? `only` has beginnings of names; without it, everything is. */
const isWanted = (name, only) => !only || only.some((beginning) => name.startsWith(beginning));

/** The number of rows of each kind in the site's answers. */
async function rowsOf(url, reads) {
  const answers = await Promise.all(reads.map(({ site }) => ask(url, site)));
  const [table, statistics, series, start, player, search] = answers.map(({ data }) => data);
  return {
    Q1: table.division.standings.length,
    Q2: statistics.division.playerStats.length,
    Q3: series.series.games.length,
    Q4: start.upcomingSeries.length + start.latestSeries.length,
    Q5: player.player.seasons.length,
    Q6: search.searchPlayers.items.length,
    transfers: player.player.transfers.length,
    hits: search.searchPlayers.total,
  };
}

/** Parts of names, most of them with about this many hits. */
const PARTS = `
  select part from (
    select left(nickname, 4) as part, count(*) from player group by 1
    union all
    select left(nickname, 6), count(*) from player group by 1) parts
   where length(part) >= 4 and part ~ '^[[:alpha:]]+$' group by part
   order by min(abs(count - $1)), part limit 200`;

/** A part of a name with exactly this many hits, or as near as there is. */
async function partWith(databaseUrl, hits) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(PARTS, [hits]);
    let best = { part: rows[0].part, off: Infinity };
    for (const { part } of rows) {
      const { rows: found } = await client.query(STATEMENTS.Q6, [`%${part}%`, `${part}%`]);
      const off = Math.abs(JSON.parse(found[0].body).total - hits);
      if (off < best.off) best = { part, off };
      if (off === 0) break;
    }
    return best.part;
  });
}

/** The plan that serves every search: that of the statement in the product's function. */
async function planOfSearch(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows: found } = await client.query("select prosrc from pg_proc where proname = 'players_found_by_name'");
    const statement = /return query([^;]+);/.exec(found[0].prosrc)[1];
    const ofAnyText = statement.replaceAll(/\bpart\b/g, '$1').replaceAll(/(?<=<= |> )at\b/g, '$2');
    const { rows } = await client.query(`explain (generic_plan, costs off) ${ofAnyText}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

/**
 * The processor time of each read in the larger leagues, divided by that in the demo league; by rate where there is no
 * /proc. The documents are the site's form of the reads, so that the numbers of rows are equal.
 * @param {{ load: any, options: any, databases: any, documents: any, scales: number[], pace: any, only?: string[] }} what
 */
export async function measureGrowth({ load, options, databases, documents, scales, pace, only }) {
  /** @type {any[]} */
  const leagues = [];
  try {
    let wanted = {};
    for (const scale of [1, ...scales]) {
      const databaseUrl = scale === 1 ? options.databaseUrl : await databases.league(scale);
      const product = await startProduct({ ...options, databaseUrl });
      const pids = [product.pid, await clusterOf(databaseUrl)];
      leagues.push({ scale, product, pids, databaseUrl });
      const subjects = await chooseSubjects(databaseUrl, wanted);
      if (scale > 1) subjects.text = await partWith(databaseUrl, wanted.hits);
      const reads = readsOf(subjects, documents);
      const rows = await rowsOf(product.url, reads);
      if (scale === 1) wanted = { statistics: rows.Q2, seasons: rows.Q5, transfers: rows.transfers, hits: rows.hits };
      Object.assign(leagues.at(-1), { reads, rows });
    }
    const byRead = {};
    for (const [index, { name }] of leagues[0].reads.entries()) {
      if (!isWanted(name, only)) continue;
      say(`growth of ${name}`);
      for (const { product, reads } of leagues)
        for (let time = 0; time < 3; time++) await ask(product.url, reads[index].site);
      const targets = leagues.map(({ product, pids, reads }) => ({
        url: product.url,
        pids,
        kind: 'uncached',
        request: reads[index].site,
      }));
      const found = await shares(load, targets, pace);
      byRead[name] = {
        rows: leagues.map(({ rows }) => rows[name]),
        times: found.map(({ rate, processor }) => 1 / (processor ?? rate)),
      };
    }
    const { databaseUrl } = leagues.at(-1);
    return {
      ...{ scales, byRead, hits: leagues.map(({ rows }) => rows.hits) },
      newer: await measureNewerPages(load, leagues, { pace, isWanted: (name) => isWanted(name, only) }),
      plan: await planOfSearch(databaseUrl),
    };
  } finally {
    for (const { product } of leagues) await product.stop();
  }
}
