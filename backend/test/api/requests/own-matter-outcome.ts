import type { TestApp } from '../../harness/app.ts';
import type { Browser } from '../../harness/browser.ts';
import { queryAsUser } from '../staff/division-calls.ts';
import type { FIELD_ACTS } from './own-matter-acts.ts';

/** The newest entry of the log. */
export async function lastEntryOf({ db }: TestApp): Promise<{ id: number; isOwn: boolean }> {
  const [entry] = await db.query<{ id: number; isOwn: boolean }>(
    'select id, is_own_team as "isOwn" from audit_entry order by id desc limit 1',
  );
  return entry ?? { id: 0, isOwn: false };
}

/** The result of an act: a refusal's code, or whether the new log entry is marked. */
export async function outcomeOf(app: TestApp, act: () => Promise<string | null>): Promise<string> {
  const before = await lastEntryOf(app);
  const code = await act();
  const entry = await lastEntryOf(app);
  if (entry.id === before.id) return code ?? 'nothing happened';
  return `done, ${entry.isOwn ? 'own' : 'not own'}`;
}

interface FieldCall {
  field: string;
  act: (typeof FIELD_ACTS)[string];
  variables: object;
}

/** Runs the act as a mutation. Returns the refusal's code; null when it was done. */
export async function callField(
  app: TestApp,
  as: Browser,
  { field, act, variables }: FieldCall,
): Promise<string | null> {
  const text = `mutation (${act.parameters}) { it: ${field}(${act.args}) { __typename ... on Problem { code rows { code } } } }`;
  try {
    const { it } = await queryAsUser<{ it: { code?: string; rows?: { code: string }[] } }>(app, as, text, {
      ...variables,
    });
    return it.rows?.[0]?.code ?? it.code ?? null;
  } catch (error) {
    return /FORBIDDEN/.exec(String(error))?.[0] ?? String(error);
  }
}

/** Runs the act as a documented call. Returns the same as `callField`. */
export async function callRest(as: Browser, call: string, body: object): Promise<string | null> {
  const answer = await as.post(call.replace('POST ', ''), { accessToken: 'session', ...body });
  const { MESSAGE } = (await answer.json()) as { MESSAGE?: string };
  if (answer.status === 200) return null;
  if (/\.(own-(team|rating)|another-admin)$/.test(MESSAGE ?? '')) return 'OWN_TEAM';
  return answer.status === 403 ? 'FORBIDDEN' : `${MESSAGE}`;
}
