/**
 * The key of the sentence for a fault that the server has given no key of its own. `fetch` rejects with a TypeError when no
 * answer came: then the reader's connection is to be looked at, and nothing is wrong "on our side".
 */
export const faultKey = (fault: unknown): string =>
  fault instanceof TypeError || !navigator.onLine ? 'api.error.no-answer' : 'api.error.internal';
