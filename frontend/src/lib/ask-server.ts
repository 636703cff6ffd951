/** The server could not be reached: the reader's connection is to be looked at, and nothing is wrong "on our side". */
export class NoAnswer extends Error {}

/**
 * `fetch` that throws `NoAnswer` when no answer comes. The browser's own TypeError could as well be a fault in the site's
 * code.
 */
export const askServer: typeof fetch = (address, init) =>
  fetch(address, init).catch((cause: unknown) => {
    throw cause instanceof TypeError ? new NoAnswer('no answer', { cause }) : cause;
  });
