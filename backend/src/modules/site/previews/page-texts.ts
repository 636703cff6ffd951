import { LEAGUE } from '../../../platform/config/league.ts';
import type { SiteLanguage } from '../../../domain/site-language.ts';

type InBoth = Readonly<Record<SiteLanguage, string>>;

/**
 * The title of a page that is not about a thing of the league, the same as on the page. Search engines may not list it
 * when it `isPrivate`.
 */
export interface PageText {
  title: InBoth;
  description?: InBoth;
  isPrivate?: boolean;
}

const open = (title: InBoth, description: InBoth): PageText => ({ title, description });
const closed = (se: string, en: string): PageText => ({ title: { se, en }, isPrivate: true });
const STAFF = closed('Admin', 'Admin');

/** By route. A route that is missing here belongs to staff. */
const PAGE_TEXTS: Readonly<Record<string, PageText>> = {
  '/news/:page?/:category?': { title: { se: 'Nyheter', en: 'News' } },
  '/': open(
    { se: 'Tabeller, serier och resultat', en: 'Tables, series and results' },
    {
      se: `${LEAGUE.name}: tabeller, serier, resultat och statistik för Sveriges bilbollsliga.`,
      en: `${LEAGUE.name}: tables, series, results and statistics of Sweden's car-soccer league.`,
    },
  ),
  '/seasons': open(
    { se: 'Alla säsonger', en: 'All seasons' },
    {
      se: `Alla säsonger och divisioner i ${LEAGUE.name}.`,
      en: `All seasons and divisions of ${LEAGUE.name}.`,
    },
  ),
  '/matches': open(
    { se: 'Matcher', en: 'Matches' },
    {
      se: `Tider och resultat vecka för vecka i alla divisioner av ${LEAGUE.name}.`,
      en: `Times and results week by week in all divisions of ${LEAGUE.name}.`,
    },
  ),
  '/tonight': open(
    { se: 'I kväll', en: 'Tonight' },
    {
      se: `Kvällens serier i alla divisioner av ${LEAGUE.name}: tider, sändningar och resultat när de kommer.`,
      en: `Tonight’s series in all divisions of ${LEAGUE.name}: times, streams and results as they come.`,
    },
  ),
  '/leaders': open(
    { se: 'Topplistor', en: 'Leaders' },
    {
      se: `Flest mål, assist, räddningar och skott, och högst rating i ${LEAGUE.name}: per division, säsong och genom tiderna.`,
      en: `Most goals, assists, saves and shots, and the highest rating in ${LEAGUE.name}: by division, season and all time.`,
    },
  ),
  '/records': open(
    { se: 'Rekord', en: 'Records' },
    {
      se: `Rekorden i ${LEAGUE.name}: i en match, en serie, en säsong och genom karriären.`,
      en: `The records of ${LEAGUE.name}: in a game, a series, a season and a career.`,
    },
  ),
  '/champions': open(
    { se: 'Mästare', en: 'Champions' },
    {
      se: `Mästarna, divisionsvinnarna och säsongens bästa spelare i ${LEAGUE.name} genom tiderna.`,
      en: `The champions, the winners of divisions and the best players of every season of ${LEAGUE.name}.`,
    },
  ),
  '/compare/:kind?/:homeId?/:awayId?': open(
    { se: 'Jämför lag och spelare', en: 'Compare teams and players' },
    {
      se: `Två lag eller två spelare i ${LEAGUE.name} sida vid sida, med alla möten.`,
      en: `Two teams or two players of ${LEAGUE.name} side by side, with all meetings.`,
    },
  ),
  '/players': open(
    { se: 'Sök spelare och lag', en: 'Search players and teams' },
    {
      se: `Sök bland spelarna och lagen i ${LEAGUE.name}.`,
      en: `Search the players and teams of ${LEAGUE.name}.`,
    },
  ),
  '/board': open(
    { se: 'Hitta lag', en: 'Find a team' },
    {
      se: 'Lag som har plats och spelare som saknar lag. Alla kan läsa det som står här.',
      en: 'Teams with a free place, and players without a team. Everyone can read what stands here.',
    },
  ),
  '/transfers': open(
    { se: 'Övergångar', en: 'Transfers' },
    {
      se: `De senaste övergångarna i ${LEAGUE.name}: vem som har gått till vilket lag.`,
      en: `The latest transfers in ${LEAGUE.name}: who has gone to which team.`,
    },
  ),
  '/member': open(
    { se: 'Medlemskap', en: 'Membership' },
    {
      se: `Bli medlem i ${LEAGUE.association}. Det kostar ingenting.`,
      en: `Become a member of ${LEAGUE.association}. It is free.`,
    },
  ),
  '/6mans': open(
    { se: '6mans', en: '6mans' },
    {
      se: `Ställningen i 6mans, sex spelare i taget, på ${LEAGUE.shortName}:s Discordserver.`,
      en: `The 6mans leaderboard, six players at a time, on the ${LEAGUE.shortName} Discord server.`,
    },
  ),
  '/own-matters': open(
    { se: 'Beslut i egna ärenden', en: 'Decisions in own matters' },
    {
      se: 'Vad administratörer har beslutat om sitt eget lag, om lag i samma division eller om sig själva.',
      en: 'What admins have decided about their own team, about teams in the same division, or about themselves.',
    },
  ),
  '/prizes': open(
    { se: 'Priser', en: 'Prizes' },
    { se: `Vad det finns att vinna i ${LEAGUE.name}.`, en: `What there is to win in ${LEAGUE.name}.` },
  ),
  '/faq': open(
    { se: 'Vanliga frågor', en: 'FAQ' },
    {
      se: `Svar på det som spelare, kaptener och besökare oftast frågar om ${LEAGUE.name}.`,
      en: `Answers to what players, captains and visitors most often ask about ${LEAGUE.name}.`,
    },
  ),
  '/about': open(
    { se: 'Om oss', en: 'About us' },
    {
      se: `Vilka som driver ${LEAGUE.name}, och hur du når styrelsen.`,
      en: `Who runs ${LEAGUE.name}, and how to reach the board.`,
    },
  ),
  '/cooperation': open(
    { se: 'Samarbeten', en: 'Partners' },
    {
      se: `Företagen som stödjer ${LEAGUE.name}, och hur ditt företag kan vara med.`,
      en: `The companies that support ${LEAGUE.name}, and how yours can take part.`,
    },
  ),
  '/casters': open(
    { se: 'För sändningar', en: 'For casters' },
    {
      se: 'Grafik för dig som sänder ligans serier: ställning, laguppställningar, tabell, resultat och nästa serie, som uppdateras av sig själv.',
      en: "Graphics for those who stream the league's series: score, line-ups, table, results and the next series, which update by themselves.",
    },
  ),
  '/developers': open(
    { se: 'För utvecklare', en: 'For developers' },
    {
      se: `Så läser du ${LEAGUE.name} med GraphQL, REST, kalendrar och flöden.`,
      en: `How to read ${LEAGUE.name} with GraphQL, REST, calendars and feeds.`,
    },
  ),
  // the texts of these pages are in files of their own (modules/content)
  '/help-us': { title: { se: 'Hjälp oss', en: 'Help us' } },
  '/merch': { title: { se: 'Merch', en: 'Merch' } },
  '/cookies-and-privacy-policy': { title: { se: 'Kakor och integritet', en: 'Cookies and privacy' } },
  '/rules': { title: { se: 'Tävlingsregler', en: 'Competition rules' } },
  '/code-of-conduct': { title: { se: 'Uppförandekod', en: 'Code of conduct' } },
  '/statutes': { title: { se: 'Stadgar', en: 'Statutes' } },
  '/player/:playerId?': closed('Min profil', 'My profile'),
  '/player/:playerId/settings': closed('Spelarinställningar', 'Player settings'),
  '/team/:teamId/settings': closed('Laginställningar', 'Team settings'),
  '/createTeam': closed('Skapa lag', 'Create team'),
  '/join/:token': closed('Inbjudan till ett lag', 'Invitation to a team'),
  '/notifications': closed('Aviseringar', 'Notifications'),
  '/sessions': closed('Dina inloggningar', 'Your logins'),
  '/developers/access': closed('Partneråtkomst', 'Partner access'),
  '/my-week': closed('Min vecka', 'My week'),
  '/my-week/:seriesId': closed('Spelveckan', 'Game week'),
  '/my-week/:seriesId/report': closed('Rapportera serien', 'Report the series'),
  '/register': closed('Ny spelare', 'New player'),
  '/register/claim': closed('Koppla en spelare', 'Link a player'),
  '/register/confirm': closed('Bekräfta dina uppgifter', 'Confirm your details'),
  '/register/done': closed('Du är registrerad', 'You are registered'),
  '/signup': closed('Anmäl laget', 'Sign the team up'),
  '/callback/login': closed('Loggar in', 'Logging in'),
  '/callback/logout': closed('Loggar ut', 'Logging out'),
};

export const textOf = (route: string): PageText => PAGE_TEXTS[route] ?? STAFF;

/** The texts of pages about things, the same as on the pages. */
export const PREVIEW_TEXTS = {
  se: {
    nothing: 'Sidan finns inte',
    noSeries: 'Serien finns inte',
    noDivision: 'Divisionen finns inte',
    noTeam: 'Laget finns inte',
    noPlayer: 'Spelaren finns inte',
    noPost: 'Nyheten finns inte',
    noPair: 'Jämför lag och spelare',
    series: (teams: string, place: string) => `${teams} i ${place} av ${LEAGUE.name}.`,
    stage: (stage: string, season: string) => `Träd, serier och statistik för ${stage} i ${season} av ${LEAGUE.name}.`,
    division: (division: string, season: string) =>
      `Tabell, serier och statistik för ${division} i ${season} av ${LEAGUE.name}.`,
    team: (team: string) => `Spelare, serier och statistik för ${team} i ${LEAGUE.name}.`,
    player: (player: string) => `Profil, statistik och lag för ${player} i ${LEAGUE.name}.`,
    pair: (home: string, away: string) =>
      `${home} och ${away} sida vid sida: statistik, möten och säsonger i ${LEAGUE.name}.`,
    pairLabel: 'Sida vid sida',
    goal: (teams: string, game: string, goal: string) => `${teams}: mål ${goal} i match ${game}`,
    goalBy: (scorer: string | null, score: string, clock: string) =>
      `${scorer === null ? 'Självmål' : `Mål av ${scorer}`}${clock && ` (${clock})`}: ${score}.`,
    ownGoal: 'Självmål',
    gameNumber: (game: number) => `Match ${game}`,
    whatIf: (count: number) => `Tabellen om ${count === 1 ? 'en serie' : `${count} serier`} slutar som i länken.`,
    whatIfLabel: (count: number) => `tänkt tabell, ${count === 1 ? 'ett resultat' : `${count} resultat`}`,
    whatIfFirst: (team: string) => `${team} är då först.`,
    result: (result: string) => `Resultat: ${result}.`,
    walkover: 'Walkover',
    played: 'Slutresultat',
    week: (week: number) => `Vecka ${week}`,
    swedishTime: 'svensk tid',
    teamLabel: 'Lag',
    playerLabel: 'Spelare',
    results: 'Resultat',
    news: 'Nyheter',
    newsOf: (category: string) => `Nyheter: ${category}`,
    newsPage: (title: string, page: number) => `${title}, sida ${page}`,
    quietPost: (date: string) => `Nyhet från ${date}`,
    aboutNews: `Nyheter från ${LEAGUE.name}: resultat, lag, säsonger och föreningen.`,
    calendar: (name: string) => `Kalender: ${name}`,
  },
  en: {
    nothing: 'There is no such page',
    noSeries: 'There is no such series',
    noDivision: 'There is no such division',
    noTeam: 'There is no such team',
    noPlayer: 'There is no such player',
    noPost: 'There is no such post',
    noPair: 'Compare teams and players',
    series: (teams: string, place: string) => `${teams} in ${place} of ${LEAGUE.name}.`,
    stage: (stage: string, season: string) =>
      `Bracket, series and statistics of ${stage} in ${season} of ${LEAGUE.name}.`,
    division: (division: string, season: string) =>
      `Table, series and statistics of ${division} in ${season} of ${LEAGUE.name}.`,
    team: (team: string) => `Players, series and statistics of ${team} in ${LEAGUE.name}.`,
    player: (player: string) => `Profile, statistics and teams of ${player} in ${LEAGUE.name}.`,
    pair: (home: string, away: string) =>
      `${home} and ${away} side by side: numbers, meetings and seasons in ${LEAGUE.name}.`,
    pairLabel: 'Side by side',
    goal: (teams: string, game: string, goal: string) => `${teams}: goal ${goal} of game ${game}`,
    goalBy: (scorer: string | null, score: string, clock: string) =>
      `${scorer === null ? 'Own goal' : `Goal by ${scorer}`}${clock && ` (${clock})`}: ${score}.`,
    ownGoal: 'Own goal',
    gameNumber: (game: number) => `Game ${game}`,
    whatIf: (count: number) =>
      `The table if ${count === 1 ? 'one series ends' : `${count} series end`} as in the link.`,
    whatIfLabel: (count: number) => `supposed table, ${count === 1 ? 'one result' : `${count} results`}`,
    whatIfFirst: (team: string) => `${team} would be first.`,
    result: (result: string) => `Result: ${result}.`,
    walkover: 'Walkover',
    played: 'Final score',
    week: (week: number) => `Week ${week}`,
    swedishTime: 'Swedish time',
    teamLabel: 'Team',
    playerLabel: 'Player',
    results: 'Results',
    news: 'News',
    newsOf: (category: string) => `News: ${category}`,
    newsPage: (title: string, page: number) => `${title}, page ${page}`,
    quietPost: (date: string) => `Post of ${date}`,
    aboutNews: `News from ${LEAGUE.name}: results, teams, seasons and the association.`,
    calendar: (name: string) => `Calendar: ${name}`,
  },
} as const;
