/** What is sent. What a redirect does is not the caller's choice. */
export type OutsideCall = Omit<RequestInit, 'redirect'>;

/**
 * Calls an outside service by `fetch`; all such calls are made here. A redirect is an answer like another, and not a good one
 * (T129): what is sent is often a secret, and it would go where the operator has not set it, perhaps into the own network.
 */
export const callOutside = (url: string | URL, init: OutsideCall): Promise<Response> =>
  fetch(url, { ...init, redirect: 'manual' });
