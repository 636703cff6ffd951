// The addresses to look at, with the ids of the running league.

const QUESTION = `{
  currentSeason { id divisions { id discriminator seasonId } }
  latestSeries(first: 20) { id home { id } away { id } homeTotals { player { id } } }
  upcomingSeries(first: 1) { id }
  news(first: 1) { items { slug category { id } } }
  searchPlayers(text: "captain", first: 5) { items { player { id } team { id } discordName } }
}`;

const BEGUN = `query ($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) { series { id state scheduledAt home { id } away { id } } }
}`;

async function ask(url, query, variables = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (!data) throw new Error(`the API did not answer: ${JSON.stringify(errors)}`);
  return data;
}

/** The series of this team that began last and waits for its result. */
async function begunSeries(url, division, teamId) {
  const { discriminator, seasonId } = division;
  const { series } = (await ask(url, BEGUN, { discriminator, seasonId })).division;
  const isBegun = ({ state, scheduledAt }) => state === 'TIME_SET' && Date.parse(scheduledAt) < Date.now();
  return series
    .filter((one) => isBegun(one) && [one.home.id, one.away.id].includes(teamId))
    .toSorted((one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt))
    .at(-1);
}

/**
 * Every page of the site: its name (for the picture), its path, and its viewer: `visitor`, `stranger` (a visitor on a
 * first visit, asked about cookies), or the handle of a demo account.
 * @returns {Promise<{ name: string, path: string, as: string }[]>}
 */
export async function placesOf(url) {
  const found = await ask(url, QUESTION);
  const division = found.currentSeason?.divisions[0];
  const reporter = playerOf(found, 'captain2');
  return placesWith(found, division && reporter && (await begunSeries(url, division, reporter.team.id)));
}

const playerOf = ({ searchPlayers }, handle) => searchPlayers.items.find(({ discordName }) => discordName === handle);

/** The same with what the league has. What it lacks has no page. */
export function placesWith(found, begun) {
  const { currentSeason, latestSeries, upcomingSeries, news } = found;
  const captain = playerOf(found, 'captain');
  const division = currentSeason?.divisions[0];
  // one with players: a walkover, or a result without numbers, has none
  const latest = latestSeries.find(({ homeTotals }) => homeTotals.length > 0);
  const [upcoming] = upcomingSeries;
  const player = latest?.homeTotals[0]?.player.id;
  const divisionPath = division && `/division/${division.discriminator}/season/${division.seasonId}`;
  const list = [
    { name: 'start-first-visit', path: '/', as: 'stranger' },
    { name: 'start', path: '/' },
    { name: 'seasons', path: '/seasons' },
    { name: 'matches', path: '/matches' },
    { name: 'tonight', path: '/tonight' },
    { name: 'leaders', path: '/leaders' },
    { name: 'leaders-all-time', path: '/leaders?season=all&numbers=total' },
    { name: 'records', path: '/records' },
    { name: 'champions', path: '/champions' },
    { name: 'compare', path: '/compare/teams' },
    latest && { name: 'compare-teams', path: `/compare/teams/${latest.home.id}/${latest.away.id}` },
    player && { name: 'compare-players', path: `/compare/players/${player}/${latest.homeTotals.at(-1).player.id}` },
    { name: 'six-mans', path: '/6mans' },
    division && { name: 'division', path: divisionPath },
    division && { name: 'division-odds', path: `${divisionPath}?tab=odds` },
    division && { name: 'division-trends', path: `${divisionPath}?tab=trends` },
    division && { name: 'division-players', path: `${divisionPath}?tab=players` },
    division && { name: 'division-teams', path: `${divisionPath}?tab=teams` },
    latest && { name: 'series', path: `/series/${latest.id}` },
    latest && { name: 'series-game', path: `/series/${latest.id}?tab=1` },
    upcoming && { name: 'series-upcoming', path: `/series/${upcoming.id}` },
    latest && { name: 'team', path: `/team/${latest.home.id}` },
    player && { name: 'player', path: `/player/${player}` },
    { name: 'players', path: '/players' },
    { name: 'transfers', path: '/transfers' },
    { name: 'board', path: '/board' },
    { name: 'board-of-captain', path: '/board', as: 'captain3' },
    { name: 'join-over', path: '/join/nobody-knows-this-link' },
    { name: 'news', path: '/news' },
    { name: 'news-second-page', path: '/news/2' },
    news.items[0] && { name: 'news-category', path: `/news/1/${news.items[0].category.id}` },
    news.items[0] && { name: 'post', path: `/post/${news.items[0].slug}` },
    { name: 'post-unknown', path: '/post/finns-inte' },
    { name: 'own-matters', path: '/own-matters' },
    { name: 'prizes', path: '/prizes' },
    { name: 'member', path: '/member' },
    ...['faq', 'about', 'help-us', 'cooperation', 'casters', 'merch', 'developers', 'code-of-conduct', 'statutes'].map(
      (name) => ({
        name,
        path: `/${name}`,
      }),
    ),
    { name: 'rules', path: '/rules?q=walkover#9.2' },
    { name: 'rules-pdf', path: '/rules?tab=pdf&page=2' },
    { name: 'privacy', path: '/cookies-and-privacy-policy' },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'start-signed-in', path: '/', as: 'captain' },
    { name: 'notifications', path: '/notifications', as: 'captain' },
    { name: 'sessions', path: '/sessions', as: 'newcomer' },
    { name: 'partner-access', path: '/developers/access' },
    { name: 'partner-application', path: '/developers/access', as: 'captain' },
    { name: 'signup', path: '/signup', as: 'captain' },
    captain && { name: 'team-settings', path: `/team/${captain.team.id}/settings`, as: 'captain' },
    captain && { name: 'player-settings', path: `/player/${captain.player.id}/settings`, as: 'captain' },
    { name: 'my-week', path: '/my-week', as: 'captain' },
    upcoming && { name: 'week-series', path: `/my-week/${upcoming.id}`, as: 'admin' },
    upcoming && { name: 'week-report-early', path: `/my-week/${upcoming.id}/report`, as: 'captain' },
    begun && { name: 'week-report', path: `/my-week/${begun.id}/report`, as: 'captain2' },
    { name: 'create-team', path: '/createTeam', as: 'freeagent' },
    { name: 'register', path: '/register', as: 'newcomer' },
    { name: 'register-claim', path: '/register/claim', as: 'newcomer' },
    { name: 'register-done', path: '/register/done', as: 'newcomer' },
    { name: 'register-confirm', path: '/register/confirm', as: 'newcomer' },
    { name: 'staff', path: '/admin', as: 'admin' },
    ...[
      'dashboard',
      'audit',
      'requests',
      'signedupTeams',
      'users',
      'matches',
      'series',
      'news',
      'teams',
      'teams/all',
      'transfers',
      'transfers/all',
      'start',
      'seasons',
      'settings',
      'divisions',
      'divisions/all',
      'divisions/add',
    ].map((tab) => ({ name: `staff-${tab.replace('/', '-')}`, path: `/admin/${tab}`, as: 'admin' })),
    division && { name: 'staff-division', path: `/admin/divisions/${division.id}`, as: 'admin' },
    captain && { name: 'staff-team', path: `/admin/teams/all?team=${captain.team.id}`, as: 'admin' },
    { name: 'staff-times', path: '/admin/series/times', as: 'admin' },
    { name: 'staff-match-night', path: '/admin/match-night', as: 'admin' },
    { name: 'staff-night', path: '/admin/matches/replays', as: 'admin' },
    { name: 'staff-season-divisions', path: `/admin/seasons/${currentSeason?.id}/divisions`, as: 'admin' },
    { name: 'staff-season-end', path: `/admin/seasons/${currentSeason?.id}/end`, as: 'admin' },
    { name: 'staff-season-health', path: `/admin/seasons/${currentSeason?.id}/health`, as: 'admin' },
    { name: 'staff-stages', path: `/admin/seasons/${currentSeason?.id}/stages`, as: 'admin' },
    captain && { name: 'staff-person', path: `/admin/users/player-${captain.player.id}`, as: 'admin' },
    { name: 'staff-import', path: '/admin/import', as: 'admin' },
    { name: 'staff-sanctions', path: '/admin/sanctions', as: 'admin' },
    { name: 'staff-duplicates', path: '/admin/players/duplicates', as: 'admin' },
    { name: 'staff-operations', path: '/admin/operations', as: 'admin' },
    { name: 'staff-partners', path: '/admin/partners', as: 'admin' },
    { name: 'staff-partners-new', path: '/admin/partners?key=new', as: 'admin' },
    { name: 'staff-messages', path: '/admin/messages', as: 'admin' },
    { name: 'staff-6mans', path: '/admin/6mans', as: 'admin' },
    { name: 'staff-chat', path: '/admin/chat', as: 'admin' },
    { name: 'staff-replay-files', path: '/admin/replay-files', as: 'admin' },
    division && { name: 'staff-division-chat', path: `/admin/divisions/${division.id}?part=chat`, as: 'admin' },
    { name: 'staff-news-all', path: '/admin/news/all', as: 'writer' },
    { name: 'staff-news-add', path: '/admin/news/add', as: 'writer' },
    { name: 'staff-news-edit', path: '/admin/news/edit/1', as: 'writer' },
    { name: 'staff-news-categories', path: '/admin/news/category/add', as: 'writer' },
    { name: 'staff-pages', path: '/admin/pages', as: 'admin' },
    { name: 'staff-series-all', path: '/admin/series/all', as: 'divisionadmin' },
    upcoming && { name: 'staff-report', path: `/admin/matches/${upcoming.id}/report`, as: 'admin' },
    latest && { name: 'staff-correct', path: `/admin/matches/${latest.id}/report`, as: 'admin' },
    latest && { name: 'staff-contest', path: `/admin/matches/${latest.id}/dispute`, as: 'admin' },
    latest && { name: 'staff-raw', path: `/admin/series/edit/${latest.id}`, as: 'admin' },
  ];
  return list.filter(Boolean).map((place) => ({ as: 'visitor', ...place }));
}
