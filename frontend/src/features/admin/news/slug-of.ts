const LONGEST = 80;

/** Words that mean something else where a post's address stands. */
const RESERVED = /^(?:page|count|all|add|edit|category|categories|feed|rss|atom|sitemap)$/;

/** What a title of nothing but signs becomes. */
const NAMELESS = 'nyhet';

/**
 * What the server makes of a title when no address is typed, so that the writer sees it while typing.
 * docs/contracts/slug-cases.json holds the two together.
 */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const short = slug.length <= LONGEST ? slug : slug.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '');
  const found = short || slug.slice(0, LONGEST) || NAMELESS;
  return RESERVED.test(found) ? `${found}-${NAMELESS}` : found;
}
