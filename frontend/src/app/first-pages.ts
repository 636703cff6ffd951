import { FIRST_TEXTS } from '../lib/i18n/first-texts';
import type ROUTES from '../lib/routes.json';
import { pageLoader, type PageLoader } from './page-loader';

/** The addresses of these pages by name. */
export type FirstRoute = keyof typeof FIRST_TEXTS & keyof typeof ROUTES;

/**
 * The pages that most visits start with. Each name of a file is a part of every first view's script, so the other pages are in
 * `more-pages`, which costs them a request.
 */
export const FIRST_PAGES = {
  home: pageLoader(() => import('../features/home/home.page'), ...FIRST_TEXTS.home),
  division: pageLoader(() => import('../features/seasons/divisions/division.page'), ...FIRST_TEXTS.division),
  series: pageLoader(() => import('../features/series/series.page'), ...FIRST_TEXTS.series),
  team: pageLoader(() => import('../features/teams/team.page'), ...FIRST_TEXTS.team),
  player: pageLoader(() => import('../features/players/player.page'), ...FIRST_TEXTS.player),
} satisfies { readonly [name in FirstRoute]: PageLoader };
