import type { SiteLanguage } from '../../../domain/site-language.ts';

/** The kinds of pages about a thing of the league; two `teams` or `players` side by side; `page` for all others. */
export const SUBJECT_KINDS = [
  'series',
  'division',
  'team',
  'player',
  'post',
  'news',
  'teams',
  'players',
  'page',
] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/**
 * The subject of a page. The key is an id, `<id>-<id>` of two, `<season>-<discriminator>` of a division, a post's slug,
 * `<page>` or `<page>-<category>` of the news, or a page's path. A wrong address has no subject.
 */
export interface Subject {
  kind: SubjectKind;
  key: string;
  /** What the address shows of it, in one spelling (`choices.ts`): `game=3&goal=2`, `if=12:3-1`. */
  shown?: string;
  /** The link is shared by a reader who hides results: its preview tells none (R40). */
  hidesResults?: boolean;
}

/** A team or player in a picture; `image` is the stored path, `standIn` is written when the fonts lack letters of the name. */
export interface Pictured {
  name: string;
  standIn: string;
  image: string | null;
}

/** A row of a table in a picture. */
export interface PicturedRow extends Pictured {
  position: number;
  points: number;
  color: string | null;
  /** Of a supposed table: how many places up (positive) or down. */
  moved?: number;
}

/** A row of a list in a picture: `lead` stands before the name, `value` at the end. */
export interface PicturedLine extends Pictured {
  lead: string;
  note: string;
  value: string;
}

/** A number of a player or a team, with what it means. */
export interface PicturedFact {
  value: string;
  label: string;
}

/** A goal in a picture. The track is the game's, and `ms` the goal's time in it; null: the field is not drawn. */
export interface PicturedGoal {
  scorer: Pictured;
  /** With whose help; null for nobody, and for an own goal. */
  assist: Pictured | null;
  side: 'home' | 'away';
  isOwnGoal: boolean;
  /** The score after it, home first. */
  score: [number, number];
  track: { digest: string; ms: number } | null;
}

/** The content of a link's picture. The picture's name is made from this, so equal pictures are drawn once. */
export type Picture =
  | { template: 'series'; label: string; home: Pictured; away: Pictured; score: [number, number] | null; note: string }
  | { template: 'table'; label: string; title: string; rows: PicturedRow[] }
  | {
      template: 'profile';
      label: string;
      subject: Pictured;
      isRound: boolean;
      note: string;
      /** Whose colours the picture has: the team's crest. */
      team: Pictured | null;
      facts: PicturedFact[];
      /** Of a team: its last series, the latest last. */
      form: readonly ('won' | 'lost')[];
    }
  | { template: 'list'; label: string; title: string; lines: PicturedLine[] }
  | { template: 'goal'; label: string; home: Pictured; away: Pictured; goal: PicturedGoal; note: string }
  | { template: 'text'; label: string; title: string };

/** What other sites and search engines show of a page. Texts are plain. */
export interface Preview {
  status: 200 | 404;
  /** The page's own title, without the league's name. */
  title: string;
  description: string | null;
  /** The page's canonical address; null when search engines should not list it. */
  canonicalPath: string | null;
  type: 'website' | 'article' | 'profile';
  picture: Picture | null;
  /** Data for search engines (schema.org). Addresses are paths of the site. */
  data: ((address: Address) => object) | null;
  feeds: Feed[];
  /** Programs that look at the link again find the same: what it shows, and that it tells no results (R40). */
  choice?: string;
}

/** What a reader's program can subscribe to. It is named in both languages, because readers choose theirs in the browser. */
export interface Feed {
  titles: Readonly<Record<SiteLanguage, string>>;
  path: string;
  type: string;
}

/** The whole address of a path, in the page's language. */
export type Address = (path: string) => string;
