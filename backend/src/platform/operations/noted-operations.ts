import { requestId } from '../logging/request-context.ts';
import { sqlStateOf } from '../db/pg-error.ts';

/** What is counted for operators. */
export type NotedKind = 'error' | 'slow-statement';

/** What one name has come to since the last report. Names are the product's own: no text of a caller, no value of a row. */
export interface Noted {
  kind: NotedKind;
  name: string;
  count: number;
  totalMs: number;
  slowestMs: number;
  /** In milliseconds of the process. */
  lastAt: number;
  /** The latest first. */
  requestIds: string[];
}

/** A statement that took longer is counted. */
export const SLOW_MS = 200;
/** How many ids of requests are kept for a name. */
export const REQUEST_IDS = 5;
/** How many names are told apart in one process; what comes then is counted together. */
const NAMES = 100;
const OTHERS = 'others';

/** Sums of errors and slow statements, in memory. One for the process: functions without a service note errors too. */
class NotedOperations {
  #since = new Map<string, Noted>();
  readonly #totals: Record<NotedKind, Map<string, number>> = { error: new Map(), 'slow-statement': new Map() };

  note(kind: NotedKind, wanted: string, ms = 0): void {
    const totals = this.#totals[kind];
    const name = totals.has(wanted) || totals.size < NAMES ? wanted : OTHERS;
    totals.set(name, (totals.get(name) ?? 0) + 1);
    const id = requestId();
    const requestIds = id === undefined ? [] : [id];
    this.#add({ kind, name, count: 1, totalMs: ms, slowestMs: ms, lastAt: performance.now(), requestIds });
  }

  /** What was noted since the last call. */
  take(): Noted[] {
    const taken = [...this.#since.values()];
    this.#since = new Map();
    return taken;
  }

  /** For what was taken and could not be stored. */
  putBack(taken: readonly Noted[]): void {
    for (const one of taken) this.#add(one);
  }

  /** All of it since the start of the process, by name. */
  totals(kind: NotedKind): ReadonlyMap<string, number> {
    return this.#totals[kind];
  }

  #add(more: Noted): void {
    const key = `${more.kind} ${more.name}`;
    const known = this.#since.get(key);
    if (!known) return void this.#since.set(key, more);
    const [newer, older] = more.lastAt >= known.lastAt ? [more, known] : [known, more];
    this.#since.set(key, {
      ...newer,
      count: known.count + more.count,
      totalMs: known.totalMs + more.totalMs,
      slowestMs: Math.max(known.slowestMs, more.slowestMs),
      requestIds: [...new Set([...newer.requestIds, ...older.requestIds])].slice(0, REQUEST_IDS),
    });
  }
}

export const notedOperations = new NotedOperations();

/** Counts an error that is in the log, by where it happened and its kind. */
export function noteError(where: string, error: unknown): void {
  notedOperations.note('error', `${where}: ${errorKind(error)}`);
}

/** Counts a statement of the database when it was slow. */
export function noteStatement(statement: { name?: string; text: string }, ms: number): void {
  if (ms >= SLOW_MS) notedOperations.note('slow-statement', statementName(statement), ms);
}

/** The class of an error, and the code of the system or the database: nothing of its message, which can quote a value. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'no error';
  const code = sqlStateOf(error) ?? (error as { code?: unknown }).code;
  const isCode = typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code);
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  return isCode ? `${name} ${code}` : name;
}

const FIRST_TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)/i;
const COMMENT = /\/\*[^]*?\*\/|--.*$/gm;
const FIRST_VERB = /[a-z]+/i;

/** The name in `backend/sql`; of a text that a reader's choice made, or an entity, what it does to which table. */
export function statementName({ name, text }: { name?: string; text: string }): string {
  // writes are prepared under a name of their own (named-write.ts)
  if (name !== undefined && !name.startsWith('chosen ')) return name.replace(/^write /, '');
  const plain = text.replaceAll(COMMENT, '');
  const verb = FIRST_VERB.exec(plain)?.[0].toLowerCase() ?? 'statement';
  const table = FIRST_TABLE.exec(plain)?.[1]?.toLowerCase();
  return table === undefined ? verb : `${verb} ${table}`;
}
