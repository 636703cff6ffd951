// The pages around a series and a division: the client's documents in larger leagues. They have no yardstick b; what is
// measured is how their cost grows, and that no statement reaches its time limit.
import { clientDocuments } from './client-documents.mjs';
import { withClient } from './league.mjs';
import { shares } from './load.mjs';
import { say } from '../tools/lib/project.mjs';

/**
 * For each page its operation, and its variables in a league.
 * @type {Record<string, { operation: string, variables: (subjects: any) => object }>}
 */
const PAGES = {
  'Matches of a week': { operation: 'MatchesPage', variables: () => ({}) },
  'The series of this evening': { operation: 'TonightPage', variables: () => ({}) },
  'Leaders of a season': { operation: 'LeadersPage', variables: () => ({}) },
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
  'A series before it is played': { operation: 'SeriesOutlook', variables: ({ next }) => ({ id: next }) },
  'A series after it': { operation: 'SeriesVerdict', variables: ({ played }) => ({ id: played }) },
  "A division's weeks": {
    operation: 'DivisionTrends',
    variables: ({ discriminator, seasonId }) => ({ discriminator, seasonId }),
  },
  "A team's career": { operation: 'TeamCareer', variables: ({ homeTeam }) => ({ id: homeTeam }) },
  "A player's career": { operation: 'PlayerCareer', variables: ({ homePlayer }) => ({ id: homePlayer }) },
  'The league in numbers': { operation: 'LeagueNumbers', variables: () => ({}) },
};

/** A division of the current season that is under way, two teams and two players of it, and a series on each side of today. */
const SUBJECTS = `
  select d.discriminator, d.season_id as "seasonId", s.id as played, s.home_team_id as "homeTeam", s.away_team_id as "awayTeam",
         (select min(id) from series n where n.division_id = d.id and n.reported_at is null) as next,
         (select min(player_id) from player_game_stats p where p.game_id = g.id and p.side = 'home') as "homePlayer",
         (select min(player_id) from player_game_stats p where p.game_id = g.id and p.side = 'away') as "awayPlayer"
    from division d join series s on s.division_id = d.id join game g on g.series_id = s.id
   where d.season_id = (select value::int from setting where key = 'current_season')
     and g.number = 1 and exists (select from player_game_stats p where p.game_id = g.id)
   order by d.rank, d.id, s.reported_at desc limit 1`;

/**
 * The processor time of each page in the larger leagues, divided by that in the demo league; null where a statement reaches
 * its time limit.
 * @param {any} load
 * @param {{ product: any, pids: number[], databaseUrl: string }[]} leagues the demo league first
 * @param {any} pace
 * @returns {Promise<{ what: string, times: (number | null)[] }[]>}
 */
export async function measureNewerPages(load, leagues, pace) {
  const operations = Object.fromEntries(Object.entries(PAGES).map(([what, { operation }]) => [what, operation]));
  const documents = await clientDocuments(operations);
  const subjects = await Promise.all(
    leagues.map(({ databaseUrl }) => withClient(databaseUrl, async (client) => (await client.query(SUBJECTS)).rows[0])),
  );
  const found = [];
  for (const [what, { variables }] of Object.entries(PAGES)) {
    say(`growth: ${what}`);
    const [first, ...larger] = leagues.map(({ product, pids }, index) => ({
      url: product.url,
      pids,
      kind: 'uncached',
      request: { ...documents[what], variables: variables(subjects[index]) },
    }));
    const times = [];
    // each by itself: one that fails must not take the others with it
    for (const target of larger) {
      times.push(
        await shares(load, [first, target], pace).then(
          ([{ rate, processor }]) => 1 / (processor ?? rate),
          () => null,
        ),
      );
    }
    found.push({ what, times });
  }
  return found;
}
