/** A player's numbers in a game, as an entry of the audit tells them. */
export interface ShownRow {
  /** The name then; null when it is not stored any more. */
  player: string | null;
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** A game of a result. */
export interface ShownGame {
  homeGoals: number;
  awayGoals: number;
  /** "1–0 Ada, 1–1 Bo"; null when the order is not known. */
  goalOrder: string | null;
  home: ShownRow[];
  away: ShownRow[];
}

/** A whole result of a series, which people read as a box score and not value by value. */
export interface ShownResult {
  homeGames: number;
  awayGames: number;
  walkover: 'home' | 'away' | 'both' | null;
  games: ShownGame[];
}

/** The result before an act and after it; null where there was none. */
export interface ShownResults {
  before: ShownResult | null;
  after: ShownResult | null;
}

const RESULT_KEYS = ['homeGames', 'awayGames', 'walkover', 'games'] as const;

/** The values of an act about a series' result: the results, and what else it tells. Null results: it is about no result. */
export function resultsIn(
  before: unknown,
  after: unknown,
): { results: ShownResults | null; before: unknown; after: unknown } {
  if (!isAboutResult(before) && !isAboutResult(after)) return { results: null, before, after };
  const results = { before: resultOf(before), after: resultOf(after) };
  return { results, before: withoutResult(before), after: withoutResult(after) };
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

const isAboutResult = (value: unknown): boolean => {
  const fields = fieldsOf(value);
  return fields !== null && 'homeGames' in fields && Array.isArray(fields['games']);
};

function resultOf(value: unknown): ShownResult | null {
  const fields = fieldsOf(value);
  if (fields === null || typeof fields['homeGames'] !== 'number') return null;
  const { games } = fields as { games: Partial<ShownGame>[] };
  const { homeGames, awayGames, walkover } = fields as unknown as ShownResult;
  return { homeGames, awayGames, walkover: walkover ?? null, games: games.map(gameOf) };
}

// entries of earlier versions have no order of goals, and those of a result alone no rows
const gameOf = ({
  homeGoals = 0,
  awayGoals = 0,
  goalOrder = null,
  home = [],
  away = [],
}: Partial<ShownGame>): ShownGame => ({
  ...{ homeGoals, awayGoals, goalOrder },
  home: home.map(rowOf),
  away: away.map(rowOf),
});

const rowOf = (row: ShownRow): ShownRow => ({ ...row, player: row.player ?? null });

function withoutResult(value: unknown): unknown {
  const fields = fieldsOf(value);
  if (fields === null) return value;
  const rest = Object.entries(fields).filter(([key]) => !(RESULT_KEYS as readonly string[]).includes(key));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}
