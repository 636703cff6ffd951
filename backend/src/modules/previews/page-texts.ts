import type { SiteLanguage } from '../../domain/site-language.ts';

type InBoth = Readonly<Record<SiteLanguage, string>>;

/** How a page about nothing in particular is called, as the page calls itself; `isPrivate` is in nobody's list. */
export interface PageText {
  title: InBoth;
  description?: InBoth;
  isPrivate?: boolean;
}

export const LEAGUE_NAME = 'Svenska Bilbollsligan';
const ASSOCIATION = 'Föreningen Svensk Bilboll';

const open = (title: InBoth, description: InBoth): PageText => ({ title, description });
const closed = (se: string, en: string): PageText => ({ title: { se, en }, isPrivate: true });
const STAFF = closed('Admin', 'Admin');

/** By route. A route that is not here belongs to staff. */
const PAGE_TEXTS: Readonly<Record<string, PageText>> = {
  '/': open(
    { se: 'Tabeller, serier och resultat', en: 'Tables, series and results' },
    {
      se: `${LEAGUE_NAME}: tabeller, serier, resultat och statistik för Sveriges bilbollsliga.`,
      en: `${LEAGUE_NAME}: tables, series, results and statistics of Sweden's car-soccer league.`,
    },
  ),
  '/seasons': open(
    { se: 'Alla säsonger', en: 'All seasons' },
    {
      se: `Alla säsonger och divisioner i ${LEAGUE_NAME}.`,
      en: `All seasons and divisions of ${LEAGUE_NAME}.`,
    },
  ),
  '/players': open(
    { se: 'Sök spelare och lag', en: 'Search players and teams' },
    {
      se: `Sök bland spelarna och lagen i ${LEAGUE_NAME}.`,
      en: `Search the players and teams of ${LEAGUE_NAME}.`,
    },
  ),
  '/member': open(
    { se: 'Medlemskap', en: 'Membership' },
    { se: `Bli medlem i ${ASSOCIATION}. Det kostar inget.`, en: `Become a member of ${ASSOCIATION}. It is free.` },
  ),
  '/player/:playerId?': closed('Min profil', 'My profile'),
  '/player/:playerId/settings': closed('Spelarinställningar', 'Player settings'),
  '/team/:teamId/settings': closed('Laginställningar', 'Team settings'),
  '/createTeam': closed('Skapa lag', 'Create team'),
  '/notifications': closed('Aviseringar', 'Notifications'),
  '/register': closed('Ny spelare', 'New player'),
  '/register/claim': closed('Koppla en spelare', 'Link a player'),
  '/register/confirm': closed('Bekräfta dina uppgifter', 'Confirm your details'),
  '/register/done': closed('Du är registrerad', 'You are registered'),
  '/signup': closed('Anmäl laget', 'Sign the team up'),
  '/callback/login': closed('Loggar in', 'Logging in'),
  '/callback/logout': closed('Loggar ut', 'Logging out'),
};

export const textOf = (route: string): PageText => PAGE_TEXTS[route] ?? STAFF;

/** What the pages of things say, in the words of the pages themselves. */
export const PREVIEW_TEXTS = {
  se: {
    nothing: 'Sidan finns inte',
    noSeries: 'Serien finns inte',
    noDivision: 'Divisionen finns inte',
    noTeam: 'Laget finns inte',
    noPlayer: 'Spelaren finns inte',
    noPost: 'Nyheten finns inte',
    series: (teams: string, place: string) => `${teams} i ${place} av ${LEAGUE_NAME}.`,
    division: (division: string, season: string) =>
      `Tabell, serier och statistik för ${division} i ${season} av ${LEAGUE_NAME}.`,
    team: (team: string) => `Spelare, serier och statistik för ${team} i ${LEAGUE_NAME}.`,
    player: (player: string) => `Profil, statistik och lag för ${player} i ${LEAGUE_NAME}.`,
    result: (result: string) => `Resultat: ${result}.`,
    walkover: 'Walkover',
    played: 'Slutresultat',
    week: (week: number) => `Vecka ${week}`,
    teamLabel: 'Lag',
    playerLabel: 'Spelare',
    results: 'Resultat',
    news: 'Nyheter',
    calendar: (name: string) => `Kalender: ${name}`,
  },
  en: {
    nothing: 'There is no such page',
    noSeries: 'There is no such series',
    noDivision: 'There is no such division',
    noTeam: 'There is no such team',
    noPlayer: 'There is no such player',
    noPost: 'There is no such article',
    series: (teams: string, place: string) => `${teams} in ${place} of ${LEAGUE_NAME}.`,
    division: (division: string, season: string) =>
      `Table, series and statistics of ${division} in ${season} of ${LEAGUE_NAME}.`,
    team: (team: string) => `Players, series and statistics of ${team} in ${LEAGUE_NAME}.`,
    player: (player: string) => `Profile, statistics and teams of ${player} in ${LEAGUE_NAME}.`,
    result: (result: string) => `Result: ${result}.`,
    walkover: 'Walkover',
    played: 'Final score',
    week: (week: number) => `Week ${week}`,
    teamLabel: 'Team',
    playerLabel: 'Player',
    results: 'Results',
    news: 'News',
    calendar: (name: string) => `Calendar: ${name}`,
  },
} as const;
