import type { RoleName } from '../../src/domain/actor.ts';
import { graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { logLines } from '../harness/log-lines.ts';
import { FittingValues } from './fitting-values.ts';
import { NEVER_SHOWN, PRIVATE_ROWS, PUBLIC_COLUMNS, WORDS } from './known-columns.ts';
import { PlantedMarks } from './planted-marks.ts';
import { callersOf, privateWorld } from './private-world.ts';
import type { CallerKind } from './private-world.ts';
import { SHOWN } from './shown-columns.ts';
import { walkedCalls } from './walked-calls.ts';
import type { WalkedCall } from './walked-calls.ts';

/** Objects on the way down in an answer of GraphQL; fewer when so many cost more than a document may. */
const DEPTH = 4;

/** What a walk has found. */
export interface Found {
  /** Marks where they may not be: the caller, the call, what became of it, and the columns. */
  leaks: string[];
  /** Answers that are faults of ours: what they hide is not known. */
  faults: string[];
  /** The private columns that someone has seen. */
  seen: Set<string>;
}

export interface Walk {
  /** Everyone's token. */
  tokens: Readonly<Record<CallerKind, string | null>>;
  marks: PlantedMarks;
  calls: readonly WalkedCall[];
  /** Makes each call once as each of these callers; `turn` chooses the rows. With `isShort`, without those whom the guard stops. */
  go(callers: readonly CallerKind[], turn: number, isShort: boolean): Promise<Found>;
}

/** Plants the marks in a league, and gets its callers ready. */
export async function walkOf(app: TestApp): Promise<Walk> {
  const world = await privateWorld(app);
  const marks = await PlantedMarks.plant(app.databaseUrl, new Set([...PUBLIC_COLUMNS, ...WORDS]), PRIVATE_ROWS);
  const tokens = await callersOf(app, world);
  marks.add('the password of a lobby', await passwordOf(app, tokens.admin ?? ''));
  const rows = await FittingValues.rowsIn(app.db);
  const calls = walkedCalls(app.app);
  const lines = logLines();
  return {
    tokens,
    marks,
    calls,
    async go(callers, turn, isShort) {
      const found: Found = { leaks: [], faults: [], seen: new Set() };
      const values = new FittingValues(rows, turn);
      for (const caller of callers) {
        for (const call of calls.filter((each) => !isShort || isLetIn(caller, each))) {
          const { text, isRefused, isFault } = await answerTo(app, call, tokens[caller], values);
          if (isFault) found.faults.push(`${caller} ${call.name}: ${causeOf(text, lines) ?? text.slice(0, 300)}`);
          const columns = marks.columnsIn(text);
          const wrong = columns.filter((column) => isRefused || !mayBeShown(caller, call, column));
          const how = isRefused ? 'is refused' : 'is answered';
          if (wrong.length > 0) found.leaks.push(`${caller} ${how} ${call.name} with ${wrong.join(' ')}`);
          for (const column of columns) found.seen.add(column);
        }
      }
      return found;
    },
  };
}

/** The password of the lobby of the series that begins soon: it is reckoned, and stored nowhere. */
async function passwordOf({ url, db }: TestApp, token: string): Promise<string> {
  const [soon] = await db.query<{ id: number }>('select id from series where scheduled_at > now() order by id limit 1');
  const query = `{ weekSeries(seriesId: ${soon?.id}) { ready { lobby { password } } } }`;
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await graphql<{ weekSeries: { ready: { lobby: { password: string } } } }>(url, query, { headers });
  return data?.weekSeries.ready.lobby.password as string;
}

/** Admins read everything but secrets; everyone else what the list says of the call. */
export function mayBeShown(caller: CallerKind, { name }: Pick<WalkedCall, 'name'>, column: string): boolean {
  if (caller === 'admin') return !NEVER_SHOWN.has(column);
  return SHOWN.some(({ calls, columns }) => calls.test(name) && columns.includes(column));
}

/** Whether the declaration of the call lets this caller in. What everyone may ask is asked as two of them: another test asks as a visitor. */
function isLetIn(caller: CallerKind, { access }: WalkedCall): boolean {
  if (access?.kind === 'roles') return access.roles.includes(caller as RoleName);
  return access?.kind === 'public' ? ['captain', 'divisionadmin'].includes(caller) : caller !== 'nobody';
}

async function answerTo({ url }: TestApp, call: WalkedCall, token: string | null, values: FittingValues) {
  for (let depth = DEPTH; ; depth--) {
    const { path, init } = call.request(token, values, depth);
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    if (depth > 1 && /"limit":\{/.test(text)) continue;
    const isFault = answer.status >= 500 || /"code":"INTERNAL"|GRAPHQL_VALIDATION_FAILED|"limit":\{/.test(text);
    return { text, isFault, isRefused: answer.status >= 400 || isRefusal(text) };
  }
}

/** What the log says about the fault in this answer. */
function causeOf(text: string, lines: readonly string[]): string | undefined {
  const id = /"requestId":"([^"]+)"/.exec(text)?.[1];
  const line = lines.find((each) => id !== undefined && each.includes(id) && each.includes('"err"'));
  return line && (JSON.parse(line) as { err: { message: string } }).err.message;
}

/** Whether an answer of GraphQL is an error, or a problem instead of a result. */
function isRefusal(text: string): boolean {
  if (!/^\{"(data|errors)":/.test(text)) return false;
  const { data, errors } = JSON.parse(text) as {
    data?: Record<string, { __typename?: string } | null>;
    errors?: unknown;
  };
  return errors !== undefined || Object.values(data ?? {})[0]?.__typename === 'Problem';
}
