import type { LoginOutcome } from './login-result';

/** The chat platform's answer in the browser's address, and how the login ended when it is known. */
export interface LoginAnswer extends Partial<LoginOutcome> {
  code: string;
  state: string;
}

const kept = (): LoginAnswer | null => (window.history.state as { login?: LoginAnswer } | null)?.login ?? null;

/** Stores it in this entry of the history, and removes it from the address. */
function keep(login: LoginAnswer): void {
  const state = { ...(window.history.state as object | null), login };
  window.history.replaceState(state, '', window.location.pathname);
}

/** The answer of this visit to the page; null when the browser came without one. */
export function readLoginAnswer(search: URLSearchParams): LoginAnswer | null {
  const code = search.get('code');
  if (!code) return kept();
  // first-paint/boot.js has already done this, unless it failed to load
  const login = { code, state: search.get('state') ?? '' };
  keep(login);
  return login;
}

/** A reload shows how the login ended and does not ask again, because a code can be used only once. */
export const rememberOutcome = (login: LoginAnswer, outcome: LoginOutcome): void => keep({ ...login, ...outcome });
