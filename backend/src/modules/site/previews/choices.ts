/** What an address shows of its page beside the path: a goal, supposed results, a season, honours. */
import { isId, pageKeyOf } from './pages.ts';
import type { Subject, SubjectKind } from './preview.ts';

/** What readers who hide results add to an address that they share (frontend/src/league/share/shared-address.ts). */
export const WITHOUT_RESULTS = 'spoilers=off';

/** Pages whose previews tell results. */
const TELLING: ReadonlySet<string> = new Set<SubjectKind | `page ${string}`>([
  'series',
  'division',
  'team',
  'player',
  'post',
  'page /leaders',
  'page /records',
  'page /champions',
  'page /seasons',
]);

/** The most supposed results that a preview looks at, as many as the page takes (R29). */
const MOST_WHAT_IFS = 60;
const WHAT_IF = /^([1-9]\d{0,8}):(\d)-(\d)$/;

/** The longest name of a division in the address of the records. */
const LONGEST_NAME = 100;

type Reader = (asked: URLSearchParams) => Readonly<Record<string, string | null>>;

const idIn = (asked: URLSearchParams, name: string): string | null => {
  const text = asked.get(name) ?? undefined;
  return isId(text) ? text : null;
};

/** What is read of a query, by kind, or by the path of a page that is about no single thing. */
const READERS: Readonly<Record<string, Reader>> = {
  series: (asked) => {
    const [game, goal] = [asked.get('game') ?? '', asked.get('goal') ?? ''];
    // numbers that no series has are no choice
    const isGoal = /^[1-9]$/.test(game) && /^[1-9]\d?$/.test(goal);
    return { game: isGoal ? game : null, goal: isGoal ? goal : null };
  },
  division: (asked) => ({ if: whatIfIn(asked.get('if') ?? '') }),
  team: (asked) => ({ show: asked.get('show') === 'honours' ? 'honours' : null }),
  player: (asked) => ({ show: asked.get('show') === 'honours' ? 'honours' : null }),
  'page /leaders': (asked) => ({
    division: idIn(asked, 'division'),
    season: asked.get('season') === 'all' ? 'all' : idIn(asked, 'season'),
    numbers: asked.get('numbers') === 'total' ? 'total' : null,
  }),
  'page /seasons': (asked) => ({ season: idIn(asked, 'season') }),
  'page /records': (asked) => ({
    division: asked.get('division')?.slice(0, LONGEST_NAME) ?? null,
    season: idIn(asked, 'season'),
  }),
};

/** Supposed results in one spelling, `124:0-3,125:3-1`; null for none. */
function whatIfIn(text: string): string | null {
  const found = new Map<number, string>();
  for (const entry of text.split(',').slice(0, MOST_WHAT_IFS)) {
    const [, id] = WHAT_IF.exec(entry) ?? [];
    if (id !== undefined) found.set(Number(id), entry);
  }
  const sorted = [...found].sort(([one], [other]) => one - other);
  return sorted.length > 0 ? sorted.map(([, entry]) => entry).join(',') : null;
}

const nameOf = ({ kind, key }: Subject): string => (kind === 'page' ? `page ${pageKeyOf(key)}` : kind);

/** What of a query the preview of a subject shows, in one spelling: `game=3&goal=2`. '' for nothing. */
function shownIn(subject: Subject, asked: URLSearchParams): string {
  const found = READERS[nameOf(subject)]?.(asked) ?? {};
  const named = Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return String(new URLSearchParams(named));
}

/** What of a query the preview of a subject depends on, in one spelling: `game=3&goal=2`, or `spoilers=off`. '' for nothing. */
export function choiceOf(subject: Subject, query: string): string {
  if (query === '' || !TELLING.has(nameOf(subject))) return '';
  const asked = new URLSearchParams(query);
  // which goals and games there were is a result too
  return asked.get('spoilers') === 'off' ? WITHOUT_RESULTS : shownIn(subject, asked);
}

/** The subject with such a choice. */
export function chosenSubject(subject: Subject, choice: string): Subject {
  if (choice === WITHOUT_RESULTS) return { ...subject, hidesResults: true };
  const shown = shownIn(subject, new URLSearchParams(choice));
  return { ...subject, ...(shown && { shown }) };
}

/** How many choices an address can have: those of a goal and of hidden results are few, of all others they are many. */
export const isOneOfMany = (choice: string): boolean => /(?:^|&)(?:if|division|season)=/.test(choice);

/** The goal that a subject shows. */
export interface ShownGoal {
  game: number;
  goal: number;
}

/** The goal that a series' address opens; null for none. */
export function shownGoal({ kind, shown = '' }: Subject): ShownGoal | null {
  const asked = new URLSearchParams(shown);
  return kind === 'series' && asked.has('goal')
    ? { game: Number(asked.get('game')), goal: Number(asked.get('goal')) }
    : null;
}

/** A supposed result as an address has it. */
export interface ShownWhatIf {
  seriesId: number;
  homeGames: number;
  awayGames: number;
}

/** The results that a division's address supposes. */
export function shownWhatIfs({ kind, shown = '' }: Subject): ShownWhatIf[] {
  const text = kind === 'division' ? (new URLSearchParams(shown).get('if') ?? '') : '';
  return text.split(',').flatMap((entry) => {
    const [, id, home, away] = WHAT_IF.exec(entry) ?? [];
    return id === undefined ? [] : [{ seriesId: Number(id), homeGames: Number(home), awayGames: Number(away) }];
  });
}
