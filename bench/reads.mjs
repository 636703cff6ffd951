// The six reads: the requests to yardstick b and to the product, and the comparison of their answers. `site` is the read as
// the site's client could write it when it wanted no more; `client` is what the browser really sends (client-documents.mjs).
import { isDeepStrictEqual } from 'node:util';

const TEAM = 'fragment TeamLogo on TeamRef { id name logo }';
const SERIES_ROW = `fragment SeriesRow on Series { id week scheduledAt isStreamed state homeGames awayGames walkover isOvertime
  division { id name discriminator seasonId } home { ...TeamLogo } away { ...TeamLogo } } ${TEAM}`;
const SERIES_INLINE = `id week scheduledAt isStreamed state homeGames awayGames walkover isOvertime
  division { id name discriminator seasonId } home { id name logo } away { id name logo }`;
const NUMBERS = `games score goals assists saves shots
  scorePerGame goalsPerGame assistsPerGame savesPerGame shotsPerGame shootingPercent rating`;
const TABLE_ROW = `position color isDisqualified seriesPlayed wins overtimeWins overtimeLosses losses gamesWon gamesLost
  diff goalsFor goalsAgainst points adjustment`;
const GAME_ROW = 'score goals assists saves shots';

/** The documents: each as the site writes it, and as a partner could write it. */
const DOCUMENTS = {
  Q1: {
    site: `query DivisionPage($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) {
        id name season { id name } admin { playerId nickname } bands { ...PlacementLegend } standings { ...StandingsTable }
      } }
      fragment PlacementLegend on PlacementBand { fromPosition toPosition hex descriptionSv descriptionEn }
      fragment StandingsTable on StandingsRow { team { ...TeamLogo } ${TABLE_ROW} } ${TEAM}`,
    partner: `query Tabell($slug: String!, $season: Int!) {
      data: division(seasonId: $season, discriminator: $slug) {
        standings { ${TABLE_ROW} team { name logo id } }
        ... on Division { admin { nickname playerId } }
        bands { hex fromPosition toPosition descriptionEn descriptionSv } season { name id } name id
      } }`,
  },
  Q2: {
    site: `query DivisionPlayers($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) { id playerStats { ...PlayerStatistics } } }
      fragment PlayerStatistics on PlayerStats { player { id nickname } team { ...TeamLogo } ${NUMBERS} } ${TEAM}`,
    partner: `query Spelare($slug: String!, $season: Int!) {
      data: division(seasonId: $season, discriminator: $slug) {
        playerStats { ${NUMBERS} team { logo name id } player { nickname id } } id } }`,
  },
  Q3: {
    site: `query SeriesPage($id: Int!) {
      series(id: $id) { ...SeriesRow games { ...SeriesGame } } }
      fragment SeriesGame on Game { number homeGoals awayGoals home { ...GamePlayer } away { ...GamePlayer } }
      fragment GamePlayer on PlayerGameStats { player { id nickname } ${GAME_ROW} } ${SERIES_ROW}`,
    partner: `query Match($match: Int!) {
      data: series(id: $match) {
        games { away { ${GAME_ROW} player { nickname id } } home { ${GAME_ROW} player { nickname id } } number homeGoals awayGoals }
        ... on Series { ${SERIES_INLINE} } } }`,
  },
  Q4: {
    site: `query HomePage { upcomingSeries(first: 10) { ...SeriesRow } latestSeries(first: 10) { ...SeriesRow } } ${SERIES_ROW}`,
    partner: `query Start { latestSeries { ${SERIES_INLINE} } upcomingSeries { ${SERIES_INLINE} } }`,
  },
  Q5: {
    site: `query PlayerPage($id: Int!) {
      player(id: $id) { id nickname avatar banner ...PlayerProfile seasons { ...PlayerSeason } transfers { ...PlayerTransfer } } }
      fragment PlayerProfile on Player { nationality mmr team { ...TeamLogo } }
      fragment PlayerSeason on PlayerSeason { season { id name } division { id name discriminator seasonId } team { ...TeamLogo }
        placement stats { ${NUMBERS} } }
      fragment PlayerTransfer on Transfer { id validFrom team { id name } } ${TEAM}`,
    partner: `query Profil($who: Int!) {
      data: player(id: $who) {
        transfers { team { name id } validFrom id }
        seasons { stats { ${NUMBERS} } placement team { logo name id } division { seasonId discriminator name id } season { name id } }
        team { logo name id } mmr nationality banner avatar nickname id } }`,
  },
  Q6: {
    site: `query PlayersPage($text: String!) {
      searchPlayers(text: $text, first: 20, offset: 0) { total items { ...PlayerHit } } }
      fragment PlayerHit on PlayerHit { player { id nickname } team { ...TeamLogo } } ${TEAM}`,
    partner: `query Sok($name: String!) {
      data: searchPlayers(text: $name) { items { team { logo name id } player { nickname id } } total } }`,
  },
};

const TITLES = {
  Q1: 'division page: the table, its colours, its admin',
  Q2: "a division's player statistics: sums, averages, rating",
  Q3: 'series with its games and rows',
  Q4: 'start page: 10 upcoming, 10 latest',
  Q5: 'player page: seasons with placements and statistics, transfers',
  Q6: 'search by a part of a name',
};

/** What the client's document asks for beyond the read. */
const MORE = {
  Q1: "also all series of the division, each team's form and why it is where it is",
  Q3: "also each player's sums",
  Q4: 'also the top series, the texts and two news: the whole page',
  Q5: 'also the profile, 6mans and the former teams',
  Q6: 'also teams, and more of each player',
};

/** The values of each read: the site's variables, the partner's, those of b's statement, and the page's address. */
function argumentsOf({ table, statistics, series, player, text }) {
  const division = ({ discriminator, seasonId }) => ({
    site: { discriminator, seasonId },
    page: `/division/${discriminator}/season/${seasonId}`,
    partner: { slug: discriminator, season: seasonId },
    values: [discriminator, seasonId],
  });
  return {
    Q1: division(table),
    Q2: division(statistics),
    Q3: { site: { id: series }, partner: { match: series }, values: [series] },
    Q4: { site: {}, partner: {}, values: [], page: '/' },
    Q5: { site: { id: player }, partner: { who: player }, values: [player] },
    Q6: {
      site: { text },
      client: { text, offset: 0, hasTeams: true },
      partner: { name: text },
      values: [`%${text}%`, `${text}%`],
    },
  };
}

/** Converts b's JSON to the form of the product's answer to the site's document. */
const AS_ANSWER = {
  Q1: (body) => ({ division: body }),
  Q2: (body) => ({ division: body }),
  Q3: ({ series, games }) => ({ series: { ...series, games } }),
  Q4: ({ upcoming, latest }) => ({ upcomingSeries: upcoming, latestSeries: latest }),
  Q5: (body) => ({ player: body }),
  Q6: (body) => ({ searchPlayers: body }),
};

/** Converts a partner's answer to the form of the site's. */
const FIELDS = { Q1: 'division', Q2: 'division', Q3: 'series', Q5: 'player', Q6: 'searchPlayers' };
const fromPartner = (name, answer) => (FIELDS[name] ? { [FIELDS[name]]: answer.data } : answer);

/**
 * The reads about these subjects. `site`, `client` and `partner` are GraphQL requests, `values` go to b's statement.
 * @param {object} subjects
 * @param {Record<string, { operationName: string, query: string }>} documents the client's
 */
export function readsOf(subjects, documents) {
  const all = argumentsOf(subjects);
  return Object.keys(DOCUMENTS).map((name) => ({
    name,
    title: TITLES[name],
    more: MORE[name] ?? 'the same',
    page: all[name].page,
    client: {
      operationName: documents[name].operationName,
      variables: all[name].client ?? all[name].site,
      query: documents[name].query,
    },
    site: { query: DOCUMENTS[name].site, variables: all[name].site },
    partner: { query: DOCUMENTS[name].partner, variables: all[name].partner },
    values: all[name].values,
  }));
}

/**
 * The first difference between the answers of b and the product, as a sentence; null when they agree. With a
 * difference, their times cannot be compared.
 * @param {string} name e.g. `Q1`
 * @param {object} body b's answer
 * @param {{ site: object, partner: object }} answers the product's `data`
 */
export function differenceOf(name, body, { site, partner }) {
  const expected = AS_ANSWER[name](body);
  for (const [who, answer] of [
    ['site', site],
    ['partner', fromPartner(name, partner)],
  ]) {
    const found = firstDifference(comparable(name, expected), comparable(name, answer), name);
    if (found) return `${who}: ${found}`;
  }
  return null;
}

/** The same for the client's own document, which b answers whole. */
export const clientDifferenceOf = (name, expected, actual) => {
  const found = firstDifference(comparable(name, expected), comparable(name, actual), name);
  return found ? `client: ${found}` : null;
};

/**
 * b stops at the third step that orders a table. Places inside a tie may differ, so they are compared as a set, without
 * the reasons for the place of tied teams. b does not know the places of the week before. For the same reason the places
 * of the top series are not compared.
 */
function comparable(name, answer) {
  if (name === 'Q1') {
    const { standings } = answer.division;
    const tie = (row) => [row.isDisqualified, row.points, row.diff, row.gamesWon].join();
    const isTied = (row) => standings.filter((other) => tie(other) === tie(row)).length > 1;
    const rows = standings.map((row) => {
      const { position: _position, color: _color, placesWon: _placesWon, trace = null, ...rest } = row;
      return { ...rest, trace: isTied(row) ? null : trace };
    });
    return { ...answer, division: { ...answer.division, standings: rows.toSorted((a, b) => a.team.id - b.team.id) } };
  }
  if (name === 'Q4' && answer.upcomingTopSeries) {
    return { ...answer, upcomingTopSeries: answer.upcomingTopSeries.map(({ places: _places, ...series }) => series) };
  }
  return answer;
}

const RATING_TOLERANCE = 1e-9;

/** The first difference between two answers, as a sentence; null when they agree. */
export function firstDifference(expected, actual, path) {
  if (path.endsWith('.placement')) {
    return actual >= expected ? null : `${path}: place ${actual}, and b has ${expected} before any tie is broken`;
  }
  if (typeof expected === 'number' && typeof actual === 'number') {
    return Math.abs(expected - actual) <= RATING_TOLERANCE ? null : `${path}: ${actual}, and b has ${expected}`;
  }
  if (expected === null || actual === null || typeof expected !== 'object' || typeof actual !== 'object') {
    return isDeepStrictEqual(expected, actual) ? null : `${path}: ${actual}, and b has ${expected}`;
  }
  if (Array.isArray(expected) && expected.length !== actual.length) {
    return `${path}: ${actual.length} entries, and b has ${expected.length}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = firstDifference(expected[key] ?? null, actual[key] ?? null, `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** The number of rows in a read's answer, for the table. */
export function rowsIn(name, body) {
  const rows = {
    Q1: () => body.standings.length,
    Q2: () => body.playerStats.length,
    Q3: () => body.games.reduce((sum, { home, away }) => sum + home.length + away.length, 0),
    Q4: () => body.upcoming.length + body.latest.length,
    Q5: () => body.seasons.length,
    Q6: () => body.items.length,
  };
  return rows[name]();
}
