import type { SearchPaletteQuery } from '../../../gql/graphql';
import { seasonName } from '../../../league/season-name';
import type { Language } from '../../../lib/i18n/language';
import { paths } from '../../../lib/paths';

/** Something that the palette leads to. */
export interface PaletteHit {
  to: string;
  name: string;
  /** Tells apart what is called the same. */
  note?: string;
  /** How it goes, under its name. */
  excerpt?: string;
  image?: { path: string | null; isRound: boolean };
}

export type PaletteKind = 'pages' | 'players' | 'teams' | 'divisions' | 'news' | 'rules';

export interface PaletteGroup {
  kind: PaletteKind;
  hits: PaletteHit[];
}

/** A page of the site with the name that its menu entry has. */
export type NamedPage = Pick<PaletteHit, 'to' | 'name'>;

const MOST_PAGES = 5;

interface Found {
  /** Every page that there is to choose from. */
  pages: readonly NamedPage[];
  /** What the server has search. */
  search: SearchPaletteQuery['search'] | undefined;
  /** What the rule books say, found already. */
  rules: readonly PaletteHit[];
}

/** What is offered for a text, by kind; kinds without a hit are left out. */
export function paletteGroups(text: string, { pages, search, rules }: Found, language: Language): PaletteGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups: PaletteGroup[] = [
    {
      kind: 'pages',
      hits: pages.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_PAGES),
    },
  ];
  if (search && wanted !== '') {
    groups.push(
      {
        kind: 'players',
        hits: search.players.map(({ id, nickname, avatar }) => ({
          to: paths.player(id),
          name: nickname,
          image: { path: avatar, isRound: true },
        })),
      },
      {
        kind: 'teams',
        hits: search.teams.map(({ id, name, logo }) => ({
          to: paths.team(id),
          name,
          image: { path: logo, isRound: false },
        })),
      },
      {
        kind: 'divisions',
        hits: search.divisions.map(({ division, season }) => ({
          to: paths.division(division.discriminator, division.seasonId),
          name: division.name,
          note: seasonName(season.name, language),
        })),
      },
      { kind: 'news', hits: search.news.map(({ title, slug }) => ({ to: paths.post(slug), name: title })) },
    );
  }
  groups.push({ kind: 'rules', hits: [...rules] });
  return groups.filter(({ hits }) => hits.length > 0);
}
