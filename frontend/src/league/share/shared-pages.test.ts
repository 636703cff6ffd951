import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FEATURES = join(__dirname, '../../features');

/** The pages that one sends to a friend, each with the file that has its button. */
test.each([
  'series/series.page.tsx',
  'seasons/divisions/division.page.tsx',
  'teams/team.page.tsx',
  'teams/career/team-career.tsx',
  'players/player.page.tsx',
  'players/career/player-career.tsx',
  'stats/compare/comparison-frame.tsx',
  'series/matches/matches.page.tsx',
  'series/tonight/tonight.page.tsx',
  'stats/leaders/leaders.page.tsx',
  'stats/records/records.page.tsx',
  'news/post.page.tsx',
])('%s can be shared', (file) => {
  expect(readFileSync(join(FEATURES, file), 'utf8')).toContain('<ShareButton ');
});
