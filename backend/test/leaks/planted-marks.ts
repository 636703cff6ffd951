import pg from 'pg';
import { PLATFORMS } from '../../src/domain/series/box-score.ts';

/** The kinds of columns that can have words or days of people: times, numbers, digests and ids of ours are left alone. */
const TYPES = ['text', 'character varying', 'character', 'USER-DEFINED', 'jsonb', 'date'];
/** The first of the days that are marks. */
const FIRST_DAY = Date.parse('1600-01-01T00:00:00Z');
const DAY = 86_400_000;
/** Words in JSON that are no one's own: a country, a platform. */
const CODE = new RegExp(`^([A-Z]{2}|${PLATFORMS.join('|')})$`);
/** SQLSTATE: a check, or a type of the database's, refuses the value. */
const REFUSED = ['23514', '22P02', '22007', '22001'];

interface Column {
  name: string;
  table: string;
  column: string;
  type: string;
}

/** Which rows of a column are private; all, unless it is named here. */
export type PrivateRows = Readonly<Record<string, string>>;

/** Marks that stand in the private columns of a database, each in one row. */
export class PlantedMarks {
  readonly #columns: string[] = [];
  readonly #texts = new Map<string, string>();
  /** Private columns in which no mark stands. */
  readonly empty: string[] = [];
  readonly refused: string[] = [];

  private constructor(private readonly client: pg.Client) {}

  /** Replaces every value of the columns that are not `known` with a mark. No trigger and no reference is in the way. */
  static async plant(url: string, known: ReadonlySet<string>, privateRows: PrivateRows): Promise<PlantedMarks> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(`set session_replication_role = 'replica'`);
      const marks = new PlantedMarks(client);
      const { rows } = await client.query<Column>(
        `select table_name || '.' || column_name as name, table_name as table, column_name as column, data_type as type
           from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
          where table_schema = 'public' and data_type = any($1) and is_generated = 'NEVER' and table_name <> 'migrations'
          order by table_name, ordinal_position`,
        [TYPES],
      );
      for (const each of rows.filter(({ name }) => !known.has(name) || privateRows[name] !== undefined))
        await marks.#plantIn(each, privateRows[each.name] ?? 'true');
      return marks;
    } finally {
      await client.end();
    }
  }

  /** The columns whose marks stand in this text, each once, sorted. */
  columnsIn(text: string): string[] {
    const found = new Set<string>();
    const add = (n: number): void => {
      const column = this.#columns[n];
      if (column !== undefined) found.add(column);
    };
    for (const [, n] of text.matchAll(/kanarie(\d+)x/gi)) add(Number(n));
    for (const [, n] of text.matchAll(/(\d{6})-\*{4}/g)) add(Number(n));
    for (const [day] of text.matchAll(/1[67]\d\d-\d\d-\d\d/g)) add((Date.parse(`${day}T00:00:00Z`) - FIRST_DAY) / DAY);
    for (const [whole, name] of this.#texts) if (text.includes(whole)) found.add(name);
    return [...found].sort();
  }

  /** Also a text that is stored nowhere. */
  add(name: string, text: string): void {
    this.#texts.set(text, name);
  }

  /** The columns in which marks stand. */
  get planted(): string[] {
    return [...new Set(this.#columns)].sort();
  }

  /** Words that stand in each of the columns: in the first row, and in the last. */
  get words(): { column: string; word: string }[] {
    const ends = this.#columns.map((column, n) => ({ column, n }));
    return ends
      .filter(({ column, n }) => this.#columns.indexOf(column) === n || this.#columns.lastIndexOf(column) === n)
      .map(({ column, n }) => ({ column, word: wordOf(n) }));
  }

  async #plantIn({ name, table, column, type }: Column, which: string): Promise<void> {
    const { rows } = await this.client.query<{ at: string; value: unknown }>(
      `select ctid as at, "${column}" as value from "${table}" where "${column}" is not null and (${which})`,
    );
    let planted = 0;
    for (const { at, value } of rows) {
      const text = `update "${table}" set "${column}" = $1 where ctid = $2`;
      for (const mark of type === 'jsonb' ? [this.#inJson(name, value)] : this.#shapes(name, type, String(value))) {
        try {
          await this.client.query(text, [mark, at]);
          planted++;
          break;
        } catch (error) {
          if (!REFUSED.includes((error as { code?: string }).code ?? '')) throw error;
        }
      }
    }
    if (planted === 0) (rows.length === 0 ? this.empty : this.refused).push(name);
  }

  #next(name: string): number {
    return this.#columns.push(name) - 1;
  }

  /** Marks for a column, in the form of its value: an address stays one. The second is a masked personal number. */
  #shapes(name: string, type: string, value: string): string[] {
    const n = this.#next(name);
    if (type === 'date') return [dayOf(n)];
    return [
      value.startsWith('https://') ? `https://${wordOf(n)}.example.org/` : wordOf(n),
      `${String(n).padStart(6, '0')}-****`,
    ];
  }

  /** The same JSON with a mark in the place of every text; a day becomes a day. */
  #inJson(name: string, value: unknown): string {
    return JSON.stringify(value, (_, each: unknown) => {
      if (typeof each !== 'string' || CODE.test(each)) return each;
      return /^\d{4}-\d\d-\d\d$/.test(each) ? dayOf(this.#next(name)) : wordOf(this.#next(name));
    });
  }
}

/** A word that stands nowhere. */
export const NOWHERE = 'kanarie999999x';
const wordOf = (n: number): string => `kanarie${n}x`;
const dayOf = (n: number): string => new Date(FIRST_DAY + n * DAY).toISOString().slice(0, 10);
