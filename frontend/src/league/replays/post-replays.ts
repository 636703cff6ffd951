import { askServer } from '../../lib/ask-server';
import { refreshSession } from '../../lib/session/refresh-session';

/** A sentence of the server: its key, and its values. */
export interface Sentence {
  messageKey: string;
  params: Record<string, string | number>;
}

/** The server's answer, or its sentence about the failure. */
export type PostOutcome = { status: 'answered'; answer: unknown } | ({ status: 'refused' } & Sentence);

const FAILED: PostOutcome = { status: 'refused', messageKey: 'api.error.internal', params: {} };

/** Sends a form with replay files. A login that has expired is renewed once. Throws when the line breaks. */
export async function postReplays(url: string, form: FormData): Promise<PostOutcome> {
  const send = () => askServer(url, { method: 'POST', credentials: 'same-origin', body: form });
  let response = await send();
  if (response.status === 401 && (await refreshSession())) response = await send();
  const answer: unknown = await response.json();
  return response.ok ? { status: 'answered', answer } : refusalOf(answer);
}

function refusalOf(answer: unknown): PostOutcome {
  if (typeof answer !== 'object' || answer === null || !('MESSAGE' in answer)) return FAILED;
  const { MESSAGE, params } = answer as { MESSAGE: unknown; params?: Sentence['params'] };
  return typeof MESSAGE === 'string' ? { status: 'refused', messageKey: MESSAGE, params: params ?? {} } : FAILED;
}
