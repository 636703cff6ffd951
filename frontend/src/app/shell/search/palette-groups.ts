import { seasonName } from '../../../league/season-name';
import type { Language } from '../../../lib/i18n/language';
import { searchText } from '../../../lib/search-text';
import { paths } from '../../../lib/paths';
import type { BoxHit } from '../../../ui/dialog/palette-box';
import type { SearchPaletteQuery } from './search-palette.generated';
import { divisionName } from '../../../league/division-name';

/** A search result of the palette. */
export interface PaletteHit extends BoxHit {
  to: string;
}

export type PaletteKind = 'pages' | 'playing' | 'series' | 'divisions' | 'teams' | 'players' | 'news' | 'rules';

export interface PaletteGroup {
  kind: PaletteKind;
  hits: PaletteHit[];
}

/** A page of the site with the name of its menu entry, and other words for it, with commas between. */
export interface NamedPage {
  to: string;
  name: string;
  words: string;
}

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
  /** The reader's day and time of a series; null: no time is set. */
  whenOf: (scheduledAt: string | null) => string;
  /** The title of a post; its day, when it may tell a result and the reader hides results (R40). */
  titleOf: (post: FoundPost) => string;
}

export type FoundPost = SearchPaletteQuery['search']['news'][number];

/**
 * How well a name fits what is typed: 0 it begins so, 1 one of its words does, 2 it contains it, 3 it does not. There are few pages, so
 * a letter that is typed with its ring or dots is meant so.
 */
function fitTo(wanted: string): (name: string) => number {
  const isPlain = searchText(wanted) === wanted;
  return (name) => {
    const spelt = name.toLowerCase();
    const text = isPlain ? searchText(spelt) : spelt;
    if (text.startsWith(wanted)) return 0;
    if (text.includes(` ${wanted}`)) return 1;
    return text.includes(wanted) ? CONTAINED : NO_FIT;
  };
}
const CONTAINED = 2;
const NO_FIT = 3;

/** A page by its name, or by a word that people use for it, from its beginning. */
function pageFit({ name, words }: NamedPage, fit: (name: string) => number): number {
  const other = Math.min(...words.split(', ').map(fit));
  return Math.min(fit(name), other <= 1 ? other + 1 : NO_FIT);
}

const fittingPages = (pages: readonly NamedPage[], fit: (name: string) => number) =>
  pages
    .map((page) => ({ to: page.to, name: page.name, fit: pageFit(page, fit) }))
    .filter((page) => page.fit < NO_FIT)
    .toSorted((a, b) => a.fit - b.fit)
    .slice(0, MOST_PAGES);

/** The results for a text, by kind: those that fit best come first. Kinds without a result are left out. */
export function paletteGroups(text: string, { pages, search, rules }: Found, words: Words): PaletteGroup[] {
  const wanted = text.normalize('NFC').trim().toLowerCase();
  const fit = fitTo(wanted);
  const fitting = fittingPages(pages, fit);
  const groups: PaletteGroup[] = [{ kind: 'pages', hits: fitting.map(({ to, name }) => ({ to, name })) }];
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
        kind: 'series',
        // one that is being played stands above
        hits: search.series
          .filter(({ id }) => !search.playing.some((series) => series.id === id))
          .map(({ id, home, away, division, scheduledAt }) => ({
            to: paths.series(id),
            name: `${home.name} – ${away.name}`,
            excerpt: `${divisionName(division, words.language)}, ${words.whenOf(scheduledAt)}`,
            image: { path: home.logo, isRound: false },
          })),
      },
      {
        kind: 'divisions',
        hits: search.divisions.map(({ division, season }) => ({
          to: paths.division(division.discriminator, division.seasonId),
          name: divisionName(division, words.language),
          note: seasonName(season.name, words.language),
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
        kind: 'players',
        hits: search.players.map(({ id, nickname, avatar }) => ({
          to: paths.player(id),
          name: nickname,
          image: { path: avatar, isRound: true },
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
  const isOfBoth = ({ to }: PaletteHit) => search?.series.some(({ id }) => to === paths.series(id)) === true;
  // what a search found for its own reasons, as a wrong letter, follows what begins as it is typed
  const fitOf = ({ kind, hits }: PaletteGroup): number => {
    if (kind === 'pages') return fitting[0]?.fit ?? NO_FIT;
    if (kind === 'series') return 0;
    // another team's, found by one of the two that are named, follows theirs
    if (kind === 'playing') return search?.series.length && !hits.some(isOfBoth) ? 1 : 0;
    if (kind === 'rules') return NO_FIT;
    const best = Math.min(...hits.map(({ name }) => fit(name)));
    // a title begins with any word, and is rarely what one looks for by it
    return kind === 'news' ? Math.max(best, CONTAINED) : best;
  };
  return groups.filter(({ hits }) => hits.length > 0).toSorted((a, b) => fitOf(a) - fitOf(b));
}
