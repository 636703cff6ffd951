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

/** Why the account's address leads to no membership, when the result is `notMember`. */
export const NO_MEMBER_REASONS = ['unverified', 'addressChanged', 'unknownAddress'] as const;

/** How a login ended. */
export interface LoginOutcome {
  result: LoginResult;
  /** Only of `notMember`, as is the ticket with which the person can ask staff for help. */
  reason?: (typeof NO_MEMBER_REASONS)[number];
  helpTicket?: string;
}

const asked = new Map<string, Promise<LoginOutcome>>();

async function ask(code: string, state: string): Promise<LoginOutcome> {
  const query = new URLSearchParams({ code, state });
  try {
    const response = await fetch(`${apiPaths.loginCallback}?${query}`, { credentials: 'same-origin' });
    const answer = (await response.json()) as Record<keyof LoginOutcome, unknown>;
    const result = LOGIN_RESULTS.find((known) => known === answer.result) ?? 'error';
    const reason = NO_MEMBER_REASONS.find((known) => known === answer.reason);
    const helpTicket = typeof answer.helpTicket === 'string' ? answer.helpTicket : undefined;
    return { result, ...(reason && { reason }), ...(helpTicket && { helpTicket }) };
  } catch {
    return { result: 'error' };
  }
}

/** Completes a login. A code can be exchanged only once, so a second call gets the first one's answer. */
export function completeLogin(code: string, state: string): Promise<LoginOutcome> {
  const running = asked.get(code) ?? ask(code, state);
  asked.set(code, running);
  return running;
}
