// Prints the tables of the present season and the latest results: `npm start`.
import { league } from './client.ts';
import { CurrentDivisionsDocument, DivisionTableDocument, LatestResultsDocument } from './gql/graphql.ts';

const { LEAGUE_URL = 'http://localhost:3000', SBL_API_KEY } = process.env;
const ask = league({ url: LEAGUE_URL, ...(SBL_API_KEY ? { key: SBL_API_KEY } : {}) });

const { currentSeason } = await ask(CurrentDivisionsDocument);
console.log(currentSeason?.name ?? 'No season is under way');

for (const { discriminator, seasonId } of currentSeason?.divisions ?? []) {
  const { division } = await ask(DivisionTableDocument, { discriminator, seasonId });
  console.log(`\n${division?.name}`);
  for (const { position, team, points, seriesPlayed } of division?.standings ?? [])
    console.log(`${position}. ${team.name}: ${points} points, ${seriesPlayed} series`);
}

const { latestSeries } = await ask(LatestResultsDocument, { first: 5 });
console.log('\nLatest results');
for (const { division, home, away, homeGames, awayGames } of latestSeries)
  console.log(`${division.name}: ${home.name} – ${away.name} ${homeGames}–${awayGames}`);
