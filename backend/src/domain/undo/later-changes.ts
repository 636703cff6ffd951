/**
 * Which later changes stand in the way of taking earlier ones back (R19). A change set is everything that one
 * transaction changed.
 */

/** A row that a statement changed. */
export interface ChangedRow {
  /** Grows with time. */
  changeId: number;
  /** The transaction's number; it grows too. */
  setId: number;
  table: string;
  kind: 'insert' | 'update' | 'delete';
  /** The row's primary key as text; several columns are joined with `/`. */
  key: string;
  /** The columns that an update changed; empty for inserts and deletes, which concern all columns. */
  columns: readonly string[];
}

/** One change set took back another. */
export interface TakenBack {
  undoneSetId: number;
  undoSetId: number;
}

/** In these tables each row is reckoned from the earlier ones, so that every later change builds on an earlier one. */
const LEDGERS: ReadonlySet<string> = new Set(['six_mans_result']);

/** The tables among the changes' whose later rows all count, whatever their keys. */
export const ledgersOf = (changes: readonly ChangedRow[]): string[] =>
  [...new Set(changes.map(({ table }) => table))].filter((table) => LEDGERS.has(table));

/** The pairs that count: a pair does not when its second was itself taken back. */
export function standingChanges(pairs: readonly TakenBack[]): TakenBack[] {
  const undone = new Set<number>();
  const kept: TakenBack[] = [];
  for (const pair of pairs.toSorted((one, other) => other.undoSetId - one.undoSetId)) {
    if (undone.has(pair.undoSetId)) continue;
    undone.add(pair.undoneSetId);
    kept.push(pair);
  }
  return kept;
}

/**
 * The change sets after `targets` that changed the same rows: the same columns of an updated row, anything of an
 * inserted or deleted one. A later set that was taken back again is no obstacle. Sorted, the newest first.
 */
export function laterSetsOn(
  targets: readonly ChangedRow[],
  later: readonly ChangedRow[],
  pairs: readonly TakenBack[],
): number[] {
  const touched = new Map<string, ChangedRow[]>();
  for (const target of targets) {
    const place = placeOf(target);
    touched.set(place, [...(touched.get(place) ?? []), target]);
  }
  const kept = standingChanges(pairs);
  const found = new Set<number>();
  for (const change of later) {
    const { setId } = change;
    const same = touched.get(placeOf(change)) ?? [];
    const earlier = same.filter((target) => target.changeId < change.changeId && isTouching(target, change));
    const first = Math.min(...earlier.map((target) => target.setId));
    if (earlier.length > 0 && !isVoidAfter(setId, first, kept)) found.add(setId);
  }
  return [...found].toSorted((one, other) => other - one);
}

/**
 * The series whose result was stored after one of `targets` changed their time, by their keys. A result stands on its time:
 * rosters, suspensions and records were reckoned with it, so the time is not taken back from under it.
 */
export function resultsOnTimes(
  targets: readonly ChangedRow[],
  later: readonly ChangedRow[],
  pairs: readonly TakenBack[],
): string[] {
  const kept = standingChanges(pairs);
  const isUpdate = ({ table, kind, columns }: ChangedRow, column: string): boolean =>
    table === 'series' && kind === 'update' && columns.includes(column);
  const timed = targets.filter((target) => isUpdate(target, 'scheduled_at'));
  const results = later.filter((change) => isUpdate(change, 'reported_at'));
  const standOn = timed.filter(({ key, changeId, setId }) =>
    results.some(
      (result) => result.key === key && result.changeId > changeId && !isVoidAfter(result.setId, setId, kept),
    ),
  );
  return [...new Set(standOn.map(({ key }) => key))];
}

/** Changes with the same place concern each other: those of a row, or of a whole ledger. */
const placeOf = ({ table, key }: ChangedRow): string => (LEDGERS.has(table) ? table : `${table} ${key}`);

function isTouching(target: ChangedRow, change: ChangedRow): boolean {
  if (LEDGERS.has(target.table)) return true;
  if (target.kind !== 'update' || change.kind !== 'update') return true;
  return change.columns.some((column) => target.columns.includes(column));
}

/** Both the set and its counterpart came after `setId`: together they changed nothing. */
const isVoidAfter = (which: number, setId: number, pairs: readonly TakenBack[]): boolean =>
  pairs.some(
    ({ undoneSetId, undoSetId }) =>
      (which === undoneSetId || which === undoSetId) && undoneSetId > setId && undoSetId > setId,
  );
