import { seasonName } from '../../../league/season-name';
import type { Language } from '../../../lib/i18n/language';
import { searchText } from '../../../lib/search-text';
import { paths } from '../../../lib/paths';
import type { BoxHit } from '../../../ui/dialog/palette-box';
import type { SearchPaletteQuery } from './search-palette.generated';

/** A search result of the palette. */
export interface PaletteHit extends BoxHit {
  to: string;
}

export type PaletteKind = 'pages' | 'playing' | 'players' | 'teams' | 'divisions' | 'news' | 'rules';

export interface PaletteGroup {
  kind: PaletteKind;
  hits: PaletteHit[];
}

/** A page of the site with the name of its menu entry. */
export type NamedPage = Pick<PaletteHit, 'to' | 'name'>;

const MOST_PAGES = 5;

interface Found {
  /** Every page that can be found. */
  pages: readonly NamedPage[];
  /** The results of the server's search. */
  search: SearchPaletteQuery['search'] | undefined;
  /** The results in the rule books. */
  rules: readonly PaletteHit[];
}

/** Words that this file does not know. */
interface Words {
  language: Language;
  /** "spelas nu" */
  on: string;
  /** The title of a post; its day, when it may tell a result and the reader hides results (R40). */
  titleOf: (post: FoundPost) => string;
}

export type FoundPost = SearchPaletteQuery['search']['news'][number];

/** There are few pages, so a letter that is typed with its ring or dots is meant so. */
const isFound = (name: string, wanted: string): boolean =>
  name.includes(wanted) || (searchText(wanted) === wanted && searchText(name).includes(wanted));

/** The results for a text, by kind. Kinds without a result are left out. */
export function paletteGroups(text: string, { pages, search, rules }: Found, words: Words): PaletteGroup[] {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  const groups: PaletteGroup[] = [
    {
      kind: 'pages',
      hits: pages.filter(({ name }) => isFound(name.toLowerCase(), wanted)).slice(0, MOST_PAGES),
    },
  ];
  if (search && wanted !== '') {
    groups.push(
      {
        kind: 'playing',
        hits: search.playing.map(({ id, home, away }) => ({
          to: paths.series(id),
          name: `${home.name} – ${away.name}`,
          note: words.on,
          image: { path: home.logo, isRound: false },
        })),
      },
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
          note: seasonName(season.name, words.language),
        })),
      },
      {
        kind: 'news',
        hits: search.news.map((post) => {
          const name = words.titleOf(post);
          return { to: paths.post(post.slug), name, ...(name === post.title && { lang: 'sv' }) };
        }),
      },
    );
  }
  groups.push({ kind: 'rules', hits: [...rules] });
  return groups.filter(({ hits }) => hits.length > 0);
}
