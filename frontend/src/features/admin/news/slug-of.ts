const LONGEST = 80;

/** What the server makes of a title when no address is typed, so that the writer sees it while typing. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug.length <= LONGEST) return slug;
  return slug.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '') || slug.slice(0, LONGEST);
}
