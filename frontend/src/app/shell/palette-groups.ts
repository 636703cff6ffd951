import type { SearchPaletteQuery } from '../../gql/graphql';
import { seasonName } from '../../league/season-name';
import type { Language } from '../../lib/language';
import { paths } from '../../lib/paths';

/** Something that the palette leads to. */
export interface PaletteHit {
  to: string;
  name: string;
  /** Tells apart what is called the same. */
  note?: string;
  image?: { path: string | null; isRound: boolean };
}

export type PaletteKind = 'pages' | 'players' | 'teams' | 'divisions' | 'news';

export interface PaletteGroup {
  kind: PaletteKind;
  hits: PaletteHit[];
}

/** A page of the site with the name that its menu entry has. */
export type NamedPage = Pick<PaletteHit, 'to' | 'name'>;

const MOST_PAGES = 5;

/** What is offered for a text, by kind; kinds without a hit are left out. Pages are found here, the rest by the server. */
export function paletteGroups(
  text: string,
  pages: readonly NamedPage[],
  found: SearchPaletteQuery['search'] | undefined,
  language: Language,
): PaletteGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups: PaletteGroup[] = [
    {
      kind: 'pages',
      hits: pages.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MOST_PAGES),
    },
  ];
  if (found && wanted !== '') {
    groups.push(
      {
        kind: 'players',
        hits: found.players.map(({ id, nickname, avatar }) => ({
          to: paths.player(id),
          name: nickname,
          image: { path: avatar, isRound: true },
        })),
      },
      {
        kind: 'teams',
        hits: found.teams.map(({ id, name, logo }) => ({
          to: paths.team(id),
          name,
          image: { path: logo, isRound: false },
        })),
      },
      {
        kind: 'divisions',
        hits: found.divisions.map(({ division, season }) => ({
          to: paths.division(division.discriminator, division.seasonId),
          name: division.name,
          note: seasonName(season.name, language),
        })),
      },
      { kind: 'news', hits: found.news.map(({ title, slug }) => ({ to: paths.post(slug), name: title })) },
    );
  }
  return groups.filter(({ hits }) => hits.length > 0);
}
