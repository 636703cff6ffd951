import { lazy, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { fetchAgain } from '../lib/fetch-again';
import ROUTES from '../lib/routes.json';
import { FIRST_PAGES, type FirstRoute } from './first-pages';
import type { PageLoader, PageRead } from './page-loader';
import { awaitedPage } from './shell/awaited-pages';

type RouteName = keyof typeof ROUTES;

const isFirst = (name: RouteName): name is FirstRoute => name in FIRST_PAGES;

/** Loads the page of an address in `routes.json`. */
const loaderOf = (name: RouteName): PageLoader =>
  isFirst(name) ? FIRST_PAGES[name] : () => import('./more-pages').then((more) => more.loaderOf(name)());

const NAMES = Object.keys(ROUTES) as RouteName[];

/** The pages that did not load. */
const failed = new Set<RouteName>();

function later(name: RouteName): ReactNode {
  const Page = lazy(() =>
    awaitedPage(fetchAgain(loaderOf(name))).catch((fault: unknown) => {
      failed.add(name);
      throw fault;
    }),
  );
  return <Page />;
}

/**
 * The component of each address. A page that was loaded before is here itself, because `lazy` would show its fallback
 * first.
 */
const drawn = new Map(NAMES.map((name) => [name, later(name)]));

const PageAt = ({ name }: { name: RouteName }) => drawn.get(name);

/** The same for React Router. */
const routes = NAMES.map((name) => ({ id: name, path: ROUTES[name], element: <PageAt name={name} /> }));

/** `/team/7` is `team`. React Router does not tell capitals from small letters. */
const firstPart = (path: string): string => partsOf(path)[1]?.toLowerCase() ?? '';

/** As React Router reads them: `/%74eam/7` is `/team/7`, and one code that means nothing leaves all as they are. */
function partsOf(path: string): string[] {
  const parts = path.split('/');
  try {
    return parts.map((part) => decodeURIComponent(part));
  } catch {
    return parts;
  }
}

/**
 * The routes that an address can match. React Router ranks all routes that it gets, each time; the whole list takes a slow
 * phone 40 ms.
 */
export function routesNear(pathname: string): RouteObject[] {
  const first = firstPart(pathname);
  return routes.filter(({ path }) => path === ROUTES.notFound || firstPart(path) === first);
}

/** Loads failed pages again when they are drawn next, because React remembers a failure forever. */
export function forgetFailedPages(): void {
  failed.forEach((name) => drawn.set(name, later(name)));
  failed.clear();
}

function matchAt(pathname: string) {
  const match = matchRoutes(routesNear(pathname), pathname)?.[0];
  return { name: (match?.route.id ?? 'notFound') as RouteName, params: match?.params ?? {} };
}

/** The name of the page at an address; `notFound` when there is none. */
export const routeAt = (pathname: string): RouteName => matchAt(pathname).name;

/** Is the page at an address as wide as those of the back office? A division or bracket is. */
export const isWidePage = (pathname: string): boolean => routeAt(pathname) === 'division';

/**
 * Loads the code and texts of an address before it is shown, so that the first render has everything. When that fails,
 * the page waits. Returns what the page will read, if it is known.
 */
export async function preparePage(pathname: string): Promise<PageRead | undefined> {
  const { name, params } = matchAt(pathname);
  const module = await loaderOf(name)().catch(() => null);
  if (!module) return undefined;
  const { default: Page, pageRead } = module;
  drawn.set(name, <Page />);
  return pageRead?.(params);
}
