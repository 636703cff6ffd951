import { wrongAnswer } from './openapi.ts';
import type { DocumentedCall } from './role-table.ts';

/** An answer of a documented call, read once. `body` is undefined for a picture. */
export interface Answered {
  status: number;
  type: string | null;
  body: unknown;
}

/** A documented call with its method and path apart. */
export type ContractRow = DocumentedCall & { method: string; path: string };

/** The rows that contain the documented fields. */
function rowsOf(answer: string, body: unknown): unknown[] {
  const told = answer === 'envelope' ? (body as { MESSAGE?: unknown } | null)?.MESSAGE : body;
  return Array.isArray(told) ? told : [told];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How a good answer of a documented call breaks its contract; empty when it does not. */
export function contractFaults(row: ContractRow, { status, type, body }: Answered): string[] {
  if (status !== 200) return [`answers ${status}`];
  if (row.answer === 'image') return /^image\//.test(type ?? '') ? [] : [`answers ${type}`];
  const faults = wrongAnswer(row.method, row.path, status, body);
  const isEnvelope = isRecord(body) && Object.keys(body).join() === 'CODE,MESSAGE' && body['CODE'] === 200;
  if (isEnvelope !== (row.answer === 'envelope')) faults.push(isEnvelope ? 'has an envelope' : 'has no envelope');
  if (Array.isArray(body) !== (row.answer === 'list')) faults.push(`is no ${row.answer}`);
  if (body === null || body === undefined) faults.push('is empty');
  if (!row.fields) return faults;
  const rows = rowsOf(row.answer, body);
  if (rows.length === 0) faults.push('has no row');
  for (const found of rows) {
    const missing = row.fields.filter((field) => !isRecord(found) || !(field in found));
    if (missing.length > 0) faults.push(`lacks ${missing.join(', ')}`);
  }
  return faults;
}

/** A private field that a careless change could show. */
const PRIVATE = { birthdate: '1999-08-07' };

/** Every copy of the value in which one record of it, at any depth, has another content. */
function variants(value: unknown, change: (record: Record<string, unknown>) => Record<string, unknown>): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, at) => variants(each, change).map((changed) => value.with(at, changed)));
  }
  if (!isRecord(value)) return [];
  const deeper = Object.entries(value).flatMap(([key, each]) =>
    variants(each, change).map((changed) => ({ ...value, [key]: changed })),
  );
  return [change(value), ...deeper];
}

const without = (record: Record<string, unknown>, field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));

/** A right answer with the same fault in each of its rows. */
function inRows({ answer }: ContractRow, body: unknown, change: (row: unknown) => unknown): unknown {
  const told = answer === 'envelope' ? (body as { MESSAGE: unknown }).MESSAGE : body;
  const changed = Array.isArray(told) ? told.map(change) : change(told);
  return answer === 'envelope' ? { CODE: 200, MESSAGE: changed } : changed;
}

/** What a change of the product could do to a documented call, as variants of a right answer. */
export const PLANTED: Readonly<Record<string, (row: ContractRow, answered: Answered) => Answered[]>> = {
  'a missing route': (_row, { type }) => [{ status: 404, type, body: { CODE: 404, MESSAGE: 'api.path.unknown' } }],
  'another status': (_row, answered) => [201, 204, 302, 500].map((status) => ({ ...answered, status })),
  'another envelope': ({ answer }, { status, type, body }) => {
    if (answer === 'image') return [{ status, type: 'application/json', body: {} }];
    if (answer !== 'envelope') return [{ status, type, body: { CODE: 200, MESSAGE: body } }];
    const { MESSAGE } = body as { MESSAGE: unknown };
    return [MESSAGE, { code: 200, message: MESSAGE }, { CODE: 201, MESSAGE }].map((other) => ({
      status,
      type,
      body: other,
    }));
  },
  'a missing field': (row, answered) =>
    (row.fields ?? []).map((field) => ({
      ...answered,
      body: inRows(row, answered.body, (each) => without(each as Record<string, unknown>, field)),
    })),
  'a private field': (_row, answered) =>
    variants(answered.body, (record) => ({ ...record, ...PRIVATE })).map((body) => ({ ...answered, body })),
};
