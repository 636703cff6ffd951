/** The server could not be reached: the reader's connection is to be looked at, and nothing is wrong "on our side". */
export class NoAnswer extends Error {}

function sayNoAnswer(cause: unknown): never {
  throw cause instanceof TypeError ? new NoAnswer('no answer', { cause }) : cause;
}

/** The same answer, after its whole text has come. Throws `NoAnswer` when the line breaks meanwhile. */
export const wholeAnswer = (answer: Response): Promise<Response> =>
  // an answer without content, as with status 204, may not have a text, not even an empty one
  answer.text().then((text) => new Response(text || null, answer), sayNoAnswer);

/**
 * `fetch` for answers of text, that throws `NoAnswer` when none comes, or only a part of it. The browser's own TypeError could
 * as well be a fault in the site's code.
 */
export const askServer: typeof fetch = (address, init) => fetch(address, init).then(wholeAnswer, sayNoAnswer);
