import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import {
  DivisionPageDocument,
  HomePageDocument,
  PlayerPageDocument,
  SeriesPageDocument,
  ShellDocument,
  TeamPageDocument,
} from '../gql/graphql';
import ROUTES from '../lib/routes.json';

/** A query as the site's client writes it. */
const textOf = (document: DocumentNode): string => print(addTypenameToDocument(document));

interface EarlyPage {
  route: keyof typeof ROUTES;
  /** The page's file, and the folders of the texts that it draws with (app/router.tsx). */
  page: string;
  texts: string[];
  operationName: string;
  query: string;
  /** The query's variables in the order in which they stand in the address; ids are numbers. */
  variables: { name: string; isNumber: boolean }[];
}

const ID = [{ name: 'id', isNumber: true }];

/** Whose query and files choices.js asks for while the site's script is still on its way. */
const PAGES: EarlyPage[] = [
  {
    route: 'home',
    page: '/features/home/home.page.tsx',
    texts: ['/features/home/locales'],
    operationName: 'HomePage',
    query: textOf(HomePageDocument),
    variables: [],
  },
  {
    route: 'division',
    page: '/features/divisions/division.page.tsx',
    texts: ['/features/divisions/locales', '/league/statistics/locales', '/league/subscribe/locales'],
    operationName: 'DivisionPage',
    query: textOf(DivisionPageDocument),
    variables: [
      { name: 'discriminator', isNumber: false },
      { name: 'seasonId', isNumber: true },
    ],
  },
  {
    route: 'series',
    page: '/features/series/series.page.tsx',
    texts: ['/features/series/locales'],
    operationName: 'SeriesPage',
    query: textOf(SeriesPageDocument),
    variables: ID,
  },
  {
    route: 'team',
    page: '/features/teams/team.page.tsx',
    texts: ['/features/teams/locales', '/league/statistics/locales', '/league/subscribe/locales'],
    operationName: 'TeamPage',
    query: textOf(TeamPageDocument),
    variables: ID,
  },
  {
    route: 'player',
    page: '/features/players/player.page.tsx',
    texts: ['/features/players/locales', '/league/statistics/locales', '/league/subscribe/locales'],
    operationName: 'PlayerPage',
    query: textOf(PlayerPageDocument),
    variables: ID,
  },
];

/** `/series/:seriesId` as an expression: a number where the variable is one. */
function addressOf({ route, variables }: EarlyPage): string {
  let at = 0;
  return `^${ROUTES[route].replace(/:\w+\??/g, () => (variables[at++]?.isNumber ? '([1-9]\\d{0,9})' : '([^/]+)'))}$`;
}

/** What every page asks for: the body of the client's request, letter by letter. */
export const SHELL_BODY = JSON.stringify({ operationName: 'Shell', variables: {}, query: textOf(ShellDocument) });

/** The pages, with the addresses that they stand at. */
export const EARLY_PAGES = PAGES.map((page) => ({ ...page, address: addressOf(page) }));
