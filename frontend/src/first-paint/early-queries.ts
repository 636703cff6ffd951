import { addTypenameToDocument } from '@apollo/client/utilities';
import { print, type DocumentNode } from 'graphql';
import { ShellDocument } from '../app/shell/shell.generated';
import { HomePageDocument } from '../features/home/home-page.generated';
import { PlayerPageDocument } from '../features/players/player-page.generated';
import { DivisionPageDocument } from '../features/seasons/divisions/division-page.generated';
import { SeriesPageDocument } from '../features/series/series-page.generated';
import { TeamPageDocument } from '../features/teams/team-page.generated';
import { FIRST_TEXTS } from '../lib/i18n/first-texts';
import ROUTES from '../lib/routes.json';

/** A query in the client's own text. */
const textOf = (document: DocumentNode): string => print(addTypenameToDocument(document));

interface EarlyPage {
  route: keyof typeof FIRST_TEXTS;
  operationName: string;
  query: string;
  /** The query's variables in the order in which they stand in the address; ids are numbers. */
  variables: { name: string; isNumber: boolean }[];
}

const ID = [{ name: 'id', isNumber: true }];

/**
 * The queries that boot.js sends while the site's script is still loading. It requests the page's file too, which
 * `app/first-pages` names.
 */
const PAGES: EarlyPage[] = [
  {
    route: 'home',
    operationName: 'HomePage',
    query: textOf(HomePageDocument),
    variables: [],
  },
  {
    route: 'division',
    operationName: 'DivisionPage',
    query: textOf(DivisionPageDocument),
    variables: [
      { name: 'discriminator', isNumber: false },
      { name: 'seasonId', isNumber: true },
    ],
  },
  {
    route: 'series',
    operationName: 'SeriesPage',
    query: textOf(SeriesPageDocument),
    variables: ID,
  },
  {
    route: 'team',
    operationName: 'TeamPage',
    query: textOf(TeamPageDocument),
    variables: ID,
  },
  {
    route: 'player',
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

/** The body of the shell's query, exactly as the client sends it. */
export const SHELL_BODY = JSON.stringify({ operationName: 'Shell', variables: {}, query: textOf(ShellDocument) });

/** The pages, with their addresses and the namespaces of their texts. */
export const EARLY_PAGES = PAGES.map((page) => ({ ...page, address: addressOf(page), texts: FIRST_TEXTS[page.route] }));
