import type ROUTES from '../lib/routes.json';
import { page, type PageLoader } from './page-loader';

/**
 * The pages that most visits start with, and the texts that they need (whose files `lib/i18n/first-locale-files` names). Each
 * name of a file is a part of every first view's script, so the other pages are in `more-pages`, which costs them a request.
 */
export const FIRST_PAGES = {
  home: page(() => import('../features/home/home.page'), 'home'),
  division: page(
    () => import('../features/divisions/division.page'),
    'divisions',
    'league-statistics',
    'league-subscribe',
  ),
  series: page(() => import('../features/series/series.page'), 'series'),
  team: page(
    () => import('../features/teams/team.page'),
    'teams',
    'league-sanctions',
    'league-statistics',
    'league-subscribe',
  ),
  player: page(
    () => import('../features/players/player.page'),
    'players',
    'league-sanctions',
    'league-statistics',
    'league-subscribe',
  ),
} satisfies { readonly [name in keyof typeof ROUTES]?: PageLoader };

/** The addresses of these pages by name. */
export type FirstRoute = keyof typeof FIRST_PAGES;
