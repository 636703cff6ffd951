// The pages around a series and a division, and what partners' programs ask, in larger leagues. Measured are how their cost grows,
// that no statement reaches its time limit, and for those that yardstick b has, their share of it.
import { built } from '../tools/lib/built.mjs';
import { say } from '../tools/lib/project.mjs';
import { ask, askYardstick } from './answers.mjs';
import { chosenSubjects } from './chosen-subjects.mjs';
import { clientDocuments } from './client-documents.mjs';
import { withClient } from './league.mjs';
import { shares } from './load.mjs';
import { startYardstickB } from './processes.mjs';
import { firstDifference } from './reads.mjs';

/** What a partner's program asks: statistics of chosen games, 25 rows. */
const CHOSEN = `query ($filter: PlayerStatisticsFilter!) {
  playerStatistics(first: 25, filter: $filter, per: GAME, order: { by: GOALS }) {
    nodes { player { id nickname } team { id name } games seriesWon goals assists saves shots shootingPercent rating }
    pageInfo { hasNextPage endCursor }
  }
}`;
const LISTED = `{
  allSeries(first: 25, filter: { state: REPORTED }) {
    nodes { id home { id name } away { id name } homeGames awayGames scheduledAt }
    pageInfo { hasNextPage endCursor }
  }
}`;

/**
 * `operation` is one of the client's; otherwise `query` is a program's own.
 * @typedef {object} Page
 * @property {string} [operation]
 * @property {string} [query]
 * @property {(subjects: any) => object} variables in a league
 * @property {(subjects: any) => string[]} [values] of b's statement, where there is one (newer-statements.mjs)
 * @property {boolean} [isBounded] it has the same number of rows in every league, so its cost has a goal
 */

/** Players of chosen games: as many rows in every league (chosen-subjects.mjs). */
const chosen = (what, filterOf) => ({
  [`Chosen statistics: ${what}`]: {
    query: CHOSEN,
    isBounded: true,
    variables: ({ chosen: subjects }) => ({ filter: filterOf(subjects) }),
  },
});

/** @type {Record<string, Page>} */
const PAGES = {
  'Matches of a week': {
    operation: 'MatchesPage',
    variables: ({ week }) => ({ week }),
    values: ({ monday }) => [monday],
  },
  'The series of this evening': {
    operation: 'TonightPage',
    variables: () => ({}),
    values: ({ evening }) => [evening.day, evening.begins.toISOString(), evening.ends.toISOString()],
  },
  'Leaders of a season': {
    operation: 'LeadersPage',
    variables: ({ seasonId }) => ({ seasonId }),
    values: ({ seasonId }) => [seasonId],
  },
  'Leaders of all time': { operation: 'LeadersPage', variables: () => ({ isAllTime: true }) },
  'Records of a season': { operation: 'RecordsPage', variables: ({ seasonId }) => ({ seasonId }) },
  'Records of all time': { operation: 'RecordsPage', variables: () => ({}) },
  'Two teams compared': {
    operation: 'CompareTeams',
    variables: ({ homeTeam, awayTeam }) => ({ homeId: homeTeam, awayId: awayTeam }),
  },
  'Two players compared': {
    operation: 'ComparePlayers',
    variables: ({ homePlayer, awayPlayer }) => ({ homeId: homePlayer, awayId: awayPlayer }),
  },
  'A series before it is played': { operation: 'SeriesOutlook', variables: ({ next }) => ({ seriesId: next }) },
  'A series after it': { operation: 'SeriesVerdict', variables: ({ played }) => ({ seriesId: played }) },
  "A division's weeks": {
    operation: 'DivisionTrends',
    variables: ({ discriminator, seasonId }) => ({ discriminator, seasonId }),
  },
  "A team's career": { operation: 'TeamCareer', variables: ({ homeTeam }) => ({ teamId: homeTeam }) },
  "A player's career": { operation: 'PlayerCareer', variables: ({ homePlayer }) => ({ playerId: homePlayer }) },
  ...chosen("a division's home games", ({ divisionId }) => ({ divisionId, venue: 'HOME' })),
  ...chosen('a country in a division', ({ divisionId }) => ({ divisionId, country: 'SE' })),
  ...chosen('a team', ({ teamId }) => ({ teamId })),
  ...chosen('against a team', ({ teamId }) => ({ opponentId: teamId })),
  ...chosen('a team against another', ({ one, other }) => ({ teamId: one, opponentId: other })),
  ...chosen('a player away', ({ playerId }) => ({ playerId, venue: 'AWAY' })),
  'A page of the list of series': { query: LISTED, isBounded: true, variables: () => ({}) },
  'The league in numbers': {
    operation: 'LeagueNumbers',
    variables: () => ({}),
    values: ({ seasonId }) => [seasonId],
  },
};

/** A division of the current season that is under way, two teams and two players of it, and a series on each side of today. */
const SUBJECTS = `
  select to_char(w.monday, 'YYYY-MM-DD') as monday, to_char(w.monday, 'IYYY-"W"IW') as week,
         d.discriminator, d.season_id as "seasonId", s.id as played, s.home_team_id as "homeTeam", s.away_team_id as "awayTeam",
         (select min(id) from series n where n.division_id = d.id and n.reported_at is null) as next,
         (select min(player_id) from player_game_stats p where p.game_id = g.id and p.side = 'home') as "homePlayer",
         (select min(player_id) from player_game_stats p where p.game_id = g.id and p.side = 'away') as "awayPlayer"
    from division d join series s on s.division_id = d.id join game g on g.series_id = s.id
   cross join (select date_trunc('week', now() at time zone 'Europe/Stockholm')::date as monday) w
   where d.season_id = (select value::int from setting where key = 'current_season')
     and g.number = 1 and exists (select from player_game_stats p where p.game_id = g.id)
   order by d.rank, d.id, s.reported_at desc limit 1`;

/** `wanted`: the chosen subjects of the smallest league. */
async function subjectsOf(databaseUrl, wanted) {
  const { eveningOf } = await built('domain/series/evening.js');
  const { rows } = await withClient(databaseUrl, (client) => client.query(SUBJECTS));
  return { ...rows[0], evening: eveningOf(new Date()), chosen: await chosenSubjects(databaseUrl, wanted) };
}

/** For each page its document, as a part of a request. */
async function documentsOf() {
  const operations = Object.entries(PAGES).flatMap(([what, { operation }]) => (operation ? [[what, operation]] : []));
  const queries = Object.entries(PAGES).flatMap(([what, { query }]) => (query ? [[what, { query }]] : []));
  return { ...(await clientDocuments(Object.fromEntries(operations))), ...Object.fromEntries(queries) };
}

/**
 * Do the product and yardstick b answer the newer pages alike? Sentences about the differences, none when they agree.
 * @param {{ productUrl: string, yardstickUrl: string, databaseUrl: string }} where
 */
export async function newerDifferences({ productUrl, yardstickUrl, databaseUrl }) {
  const [documents, subjects] = [await documentsOf(), await subjectsOf(databaseUrl)];
  const differences = [];
  for (const [what, { operation, variables, values }] of Object.entries(PAGES)) {
    if (!values) continue;
    const expected = await askYardstick(yardstickUrl, operation, values(subjects));
    const { data } = await ask(productUrl, { ...documents[what], variables: variables(subjects) });
    const difference = firstDifference(expected, data, what);
    if (difference) differences.push(difference);
  }
  return differences;
}

/**
 * The processor time of each page in the larger leagues, divided by that in the demo league; null where a statement reaches
 * its time limit. `ofB` has its share of yardstick b's in each league, null where b has no such statement.
 * @param {any} load
 * @param {any[]} leagues the demo league first: `product`, `pids` and `databaseUrl` of each
 * @param {{ pace: any, isWanted: (name: string) => boolean }} options
 * @returns {Promise<{ what: string, isBounded: boolean, times: (number | null)[], ofB: ({ rate: number, processor: number | null } | null)[] }[]>}
 */
export async function measureNewerPages(load, leagues, { pace, isWanted }) {
  const documents = await documentsOf();
  const subjects = [await subjectsOf(leagues[0].databaseUrl)];
  for (const { databaseUrl } of leagues.slice(1)) subjects.push(await subjectsOf(databaseUrl, subjects[0].chosen));
  const yardsticks = await Promise.all(leagues.map(({ databaseUrl }) => startYardstickB(databaseUrl)));
  const found = [];
  try {
    for (const [what, page] of Object.entries(PAGES)) {
      if (!isWanted(what)) continue;
      say(`growth: ${what}`);
      const targets = leagues.map(({ product, pids }, index) => ({
        url: product.url,
        pids,
        kind: 'byBrowser',
        request: { ...documents[what], variables: page.variables(subjects[index]) },
      }));
      await ask(targets[0].url, targets[0].request);
      const ofYardstick = ({ pids: [, cluster] }, index) => ({
        url: yardsticks[index].url,
        pids: [yardsticks[index].pid, cluster],
        kind: 'ofYardstick',
        request: { name: page.operation, values: page.values(subjects[index]) },
      });
      const { isBounded = false } = page;
      found.push({
        what,
        isBounded,
        ...(await timesOf(load, targets, page.values ? leagues.map(ofYardstick) : [], pace)),
      });
    }
  } finally {
    for (const yardstick of yardsticks) await yardstick.stop();
  }
  return found;
}

/** Each by itself: one that fails must not take the others with it. */
async function timesOf(load, targets, yardsticks, pace) {
  const [first, ...larger] = targets;
  // what is refused costs next to nothing, so its growth would look good
  const compared = (target, other) =>
    ask(other.url, other.request)
      .then(() => shares(load, [target, other], pace))
      .then(([share]) => share)
      .catch(() => null);
  const times = [];
  for (const target of larger) {
    const share = await compared(first, target);
    times.push(share && 1 / (share.processor ?? share.rate));
  }
  const ofB = [];
  for (const [index, target] of targets.entries()) {
    ofB.push(yardsticks[index] ? await compared(yardsticks[index], target) : null);
  }
  return { times, ofB };
}
