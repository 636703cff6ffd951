import { LEAGUE } from '../../../lib/league-config';
import { paths } from '../../../lib/paths';
import type { ShellQuery } from '../shell.generated';

/** Text keys of the entries: `menu.…` in the app's namespace. */
export type MenuKey =
  | 'start'
  | 'league'
  | 'signup'
  | 'matches'
  | 'leaders'
  | 'records'
  | 'champions'
  | 'tonight'
  | 'seasons'
  | 'players'
  | 'transfers'
  | 'board'
  | 'information'
  | 'about'
  | 'cooperation'
  | 'rules'
  | 'code-of-conduct'
  | 'statutes'
  | 'faq'
  | 'prizes'
  | 'help-us'
  | 'cookies'
  | 'news'
  | 'member'
  | 'six-mans'
  | 'shop'
  | 'merch'
  | 'developers'
  | 'more';

export interface MenuLink {
  to: string;
  /** Leads to another site. */
  isExternal?: true;
  /** A translated text, or a name from the data (a division's). */
  label: { key: MenuKey } | { text: string };
  /** Shown below: the time when it closes, or opens. */
  closesAt?: string | null;
  opensAt?: string;
}

export interface MenuGroup {
  key: MenuKey;
  links: MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

type Divisions = NonNullable<ShellQuery['currentSeason']>['divisions'];

/** Teams can sign up now (`closesAt` is null when staff have set no time), or from `opensAt` on. */
export type MenuSignup = { closesAt: string | null } | { opensAt: string };

const link = (key: MenuKey, to: string): MenuLink => ({ label: { key }, to });

/** The site's menu, in order, without empty groups: a league may have no shop. */
export function menuEntries(divisions: Divisions, signup: MenuSignup | null = null): MenuEntry[] {
  const divisionLinks = divisions.map(({ name, discriminator, seasonId }) => ({
    label: { text: name },
    to: paths.division(discriminator, seasonId),
  }));
  const entries: MenuEntry[] = [
    link('start', paths.home()),
    {
      key: 'league',
      links: [
        ...(signup ? [{ ...link('signup', paths.signup()), ...signup }] : []),
        ...divisionLinks,
        link('tonight', paths.tonight()),
        link('matches', paths.matches()),
        link('leaders', paths.leaders()),
        link('records', paths.records()),
        link('champions', paths.champions()),
        link('seasons', paths.seasons()),
        link('players', paths.players()),
        link('transfers', paths.transfers()),
        link('board', paths.board()),
        link('six-mans', paths.sixMans()),
      ],
    },
    {
      key: 'information',
      links: [
        link('about', paths.about()),
        link('cooperation', paths.cooperation()),
        link('rules', paths.rules()),
        link('code-of-conduct', paths.codeOfConduct()),
        link('statutes', paths.statutes()),
        link('faq', paths.faq()),
        link('prizes', paths.prizes()),
      ],
    },
    link('news', paths.news()),
    link('member', paths.member()),
    {
      key: 'shop',
      links: LEAGUE.shops.map(({ name, url }) => ({ to: url, isExternal: true, label: { text: name } })),
    },
  ];
  return entries.filter((entry) => 'to' in entry || entry.links.length > 0);
}

/** Every page that can be listed without data, for the footer: the menu's groups, and the rest. */
export function sitemapSections(): MenuGroup[] {
  const entries = menuEntries([]);
  const [start, ...others] = entries.filter((entry) => 'to' in entry);
  const groups = entries.flatMap((entry) =>
    'links' in entry ? [{ ...entry, links: entry.links.filter(({ isExternal }) => !isExternal) }] : [],
  );
  const [first, ...later] = groups.filter(({ links }) => links.length > 0);
  const more = [
    ...others,
    link('help-us', paths.helpUs()),
    link('merch', paths.merch()),
    link('developers', paths.developers()),
    link('cookies', paths.cookiesAndPrivacy()),
  ];
  return [
    { key: first?.key ?? 'league', links: [...(start ? [start] : []), ...(first?.links ?? [])] },
    ...later,
    { key: 'more', links: more },
  ];
}

/** The same as one list. */
export const sitemapLinks = (): MenuLink[] => sitemapSections().flatMap(({ links }) => links);
