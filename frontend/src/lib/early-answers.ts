import { askServer, wholeAnswer } from './ask-server';

declare global {
  interface Window {
    /** The queries that first-paint/boot.js sent while the script was loading. */
    askedEarly?: {
      /** The cookies at that time. With other cookies, another session would get the answers. */
      cookies: string;
      /** From the body of a query to its answer. */
      answers: Map<string, Promise<Response>>;
    };
  }
}

/**
 * `fetch` that uses an early answer, once. It sends the query itself when the early answer fails, or when a session has
 * begun, ended or been renewed since then.
 */
export const fetchUnlessAsked: typeof fetch = (address, init) => {
  const body = typeof init?.body === 'string' ? init.body : '';
  const early = window.askedEarly;
  const answer = early?.answers.get(body);
  early?.answers.delete(body);
  if (!answer || early?.cookies !== document.cookie) return askServer(address, init);
  return answer.then(wholeAnswer, () => askServer(address, init));
};
