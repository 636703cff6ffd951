/** The pictures of this site in a Markdown text: `![words](/api/images/<name>)`. */

/** Longer than any text of news: one with more is no text any more. */
export const MOST_PICTURES = 40;

const PICTURE = /\/api\/images\/([0-9a-f]{32}\.png)/g;

/** The names of the site's own pictures that a text has, each once, in their order. */
export const picturesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(PICTURE)].map(([, name]) => name as string)),
];
