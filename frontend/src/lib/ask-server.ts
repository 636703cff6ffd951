/** The server could not be reached: the reader's connection is to be looked at, and nothing is wrong "on our side". */
export class NoAnswer extends Error {}

function sayNoAnswer(cause: unknown): never {
  throw cause instanceof TypeError ? new NoAnswer('no answer', { cause }) : cause;
}

/**
 * The answer, whose reading throws `NoAnswer` when the line breaks meanwhile. An answer that was read before is a fault in the
 * site's code, with a TypeError too.
 */
export function heard(answer: Response): Response {
  for (const read of ['text', 'json'] as const) {
    const readAll = answer[read].bind(answer);
    answer[read] = () => (answer.bodyUsed ? readAll() : readAll().catch(sayNoAnswer));
  }
  return answer;
}

/**
 * `fetch` that throws `NoAnswer` when no answer comes, or only a part of it. The browser's own TypeError could as well be a
 * fault in the site's code.
 */
export const askServer: typeof fetch = (address, init) => fetch(address, init).then(heard, sayNoAnswer);
