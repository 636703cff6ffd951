import type { AuditResultFragment, AuditResultRowFragment, AuditResultsFragment } from './result-change.generated';

export const NUMBERS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

/** A value that may have been another one; `before` undefined: it was not, or there is nothing to compare. */
export interface Shown {
  now: string;
  before?: string;
}

/** A player's row: the name, and the numbers in the order of `NUMBERS`. */
export interface ShownRow {
  player: Shown;
  numbers: Shown[];
}

/** A game as it is shown. */
export interface ShownGame {
  number: number;
  score: Shown;
  order: Shown | null;
  home: ShownRow[];
  away: ShownRow[];
  /** The other result has no such game. */
  isOnlyHere: boolean;
}

/** A result as it is shown: `gone` is one that no other follows, and `corrected` tells only the games that differ. */
export interface ShownResult {
  kind: 'new' | 'gone' | 'corrected';
  score: Shown;
  games: ShownGame[];
}

type Game = AuditResultFragment['games'][number];

const dash = (home: number, away: number): string => `${home}–${away}`;

const scoreOf = ({ homeGames, awayGames, walkover }: AuditResultFragment, walkoverWord: string): string =>
  walkover === null ? dash(homeGames, awayGames) : `${walkoverWord} ${dash(homeGames, awayGames)}`;

/** The change of a series' result, as a box score (R19); null when there was no result before and after. */
export function shownResult({ before, after }: AuditResultsFragment, walkoverWord: string): ShownResult | null {
  const shown = after ?? before;
  if (!shown) return null;
  const other = before && after ? before : null;
  const count = Math.max(shown.games.length, other?.games.length ?? 0);
  const games = Array.from({ length: count }, (_, index) =>
    shownGame(index + 1, shown.games[index], other?.games[index]),
  );
  return {
    kind: other ? 'corrected' : after ? 'new' : 'gone',
    score: compared(scoreOf(shown, walkoverWord), other && scoreOf(other, walkoverWord)),
    games: other ? games.filter(isChanged) : games,
  };
}

function shownGame(number: number, game: Game | undefined, other: Game | undefined): ShownGame {
  const shown = game ?? other;
  if (!shown) throw new Error('a game stands in one of two results');
  const compare = game && other;
  return {
    number,
    score: compared(dash(shown.homeGoals, shown.awayGoals), compare ? dash(other.homeGoals, other.awayGoals) : null),
    order: shown.goalOrder === null ? null : compared(shown.goalOrder, compare ? other.goalOrder : null),
    home: shownRows(shown.home, compare ? other.home : null),
    away: shownRows(shown.away, compare ? other.away : null),
    isOnlyHere: !compare && (game === undefined || other === undefined),
  };
}

const shownRows = (
  rows: readonly AuditResultRowFragment[],
  others: readonly AuditResultRowFragment[] | null,
): ShownRow[] =>
  rows.map((row, index) => {
    const other = others?.[index];
    return {
      player: compared(row.player ?? '–', other ? (other.player ?? '–') : null),
      numbers: NUMBERS.map((name) => compared(String(row[name]), other ? String(other[name]) : null)),
    };
  });

const compared = (now: string, before: string | null): Shown =>
  before === null || before === now ? { now } : { now, before };

const isChanged = ({ isOnlyHere, score, order, home, away }: ShownGame): boolean =>
  isOnlyHere ||
  [score, order, ...[...home, ...away].flatMap(({ player, numbers }) => [player, ...numbers])].some(
    (shown) => shown?.before !== undefined,
  );
