/** Pages that are about a thing of the league, and `page`: all others. */
export const SUBJECT_KINDS = ['series', 'division', 'team', 'player', 'post', 'news', 'page'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * What a page is about. The key is an id, `<season>-<discriminator>` of a division, a post's slug, `<page>` or
 * `<page>-<category>` of the news, or a page's path; none where the address is wrong.
 */
export interface Subject {
  kind: SubjectKind;
  key: string;
}

/** A team or player as pictures show them: `image` as it is stored. */
export interface Pictured {
  name: string;
  image: string | null;
}

/** A row of a table in a picture. */
export interface PicturedRow extends Pictured {
  position: number;
  points: number;
  color: string | null;
}

/** What is drawn for a link; a picture is named after this, so equal ones are drawn once. */
export type Picture =
  | { template: 'series'; label: string; home: Pictured; away: Pictured; score: [number, number] | null; note: string }
  | { template: 'table'; label: string; title: string; rows: PicturedRow[] }
  | { template: 'profile'; label: string; subject: Pictured; isRound: boolean; note: string }
  | { template: 'text'; label: string; title: string };

/** What a page says of itself outside of the site. Texts are plain. */
export interface Preview {
  status: 200 | 404;
  /** As the page itself calls it, without the league's name. */
  title: string;
  description: string | null;
  /** The one address of the page; null when it should be in no one's list. */
  canonicalPath: string | null;
  type: 'website' | 'article' | 'profile';
  picture: Picture | null;
  /** What search engines read (schema.org), with addresses as paths of the site. */
  data: ((address: Address) => object) | null;
  feeds: { title: string; path: string; type: string }[];
}

/** The whole address of a path of the site, in the page's language. */
export type Address = (path: string) => string;
