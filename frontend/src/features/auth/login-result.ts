import { apiPaths } from '../../lib/paths';

/** The six ways that a login can end (R12). */
export const LOGIN_RESULTS = [
  'success',
  'notMember',
  'notMemberOfGuild',
  'notConnectedToPlayer',
  'waitingInformation',
  'error',
] as const;
export type LoginResult = (typeof LOGIN_RESULTS)[number];

const asked = new Map<string, Promise<LoginResult>>();

async function ask(code: string, state: string): Promise<LoginResult> {
  const query = new URLSearchParams({ code, state });
  try {
    const response = await fetch(`${apiPaths.loginCallback}?${query}`, { credentials: 'same-origin' });
    const { result } = (await response.json()) as { result?: unknown };
    return LOGIN_RESULTS.find((known) => known === result) ?? 'error';
  } catch {
    return 'error';
  }
}

/** Completes a login. A code can be exchanged only once, so a second call gets the first one's answer. */
export function completeLogin(code: string, state: string): Promise<LoginResult> {
  const running = asked.get(code) ?? ask(code, state);
  asked.set(code, running);
  return running;
}
