import type { LoginResult } from './login-result';

/** What the chat platform sent the browser back with, and what came of it once that is known. */
export interface LoginAnswer {
  code: string;
  state: string;
  result?: LoginResult;
}

const kept = (): LoginAnswer | null => (window.history.state as { login?: LoginAnswer } | null)?.login ?? null;

/** Keeps it in this place of the history, and nothing of it in the address. */
function keep(login: LoginAnswer): void {
  const state = { ...(window.history.state as object | null), login };
  window.history.replaceState(state, '', window.location.pathname);
}

/** The answer that this visit to the page is about; null where the browser came without one. */
export function readLoginAnswer(search: URLSearchParams): LoginAnswer | null {
  const code = search.get('code');
  if (!code) return kept();
  // first-paint/choices.js has done so already, unless it did not arrive
  const login = { code, state: search.get('state') ?? '' };
  keep(login);
  return login;
}

/** A reload shows what came of the login and does not ask again: a code counts once. */
export const rememberResult = (login: LoginAnswer, result: LoginResult): void => keep({ ...login, result });
