const LONGEST = 80;

/** Words that have another meaning in the place of a post's address. */
const RESERVED = /^(?:page|count|all|add|edit|category|categories|feed|rss|atom|sitemap)$/;

/** The address of a title that has only signs. */
const NAMELESS = 'nyhet';

/**
 * The address that the server makes from the title when none is typed, shown to the writer while typing. Tests of both
 * sides use docs/contracts/slug-cases.json.
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
